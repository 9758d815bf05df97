import type { CDPSession, Page } from 'playwright-core';

/** A node of the browser's accessibility tree, as a screen reader gets it. */
export interface SpokenNode {
  readonly id: string;
  readonly role: string;
  readonly name: string;
  readonly value: string;
  readonly level: number;
  readonly focused: boolean;
  readonly children: readonly SpokenNode[];
}

interface RawNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly value?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? `${value}` : '';

/** A page in which nothing has changed for so long shows what it will show. */
const STILL_MS = 120;

/** Reads a page by its accessibility tree alone. */
export class Reader {
  readonly #page: Page;
  readonly #line: CDPSession;

  private constructor(page: Page, line: CDPSession) {
    this.#page = page;
    this.#line = line;
  }

  static async open(page: Page): Promise<Reader> {
    const line = await page.context().newCDPSession(page);
    await line.send('Accessibility.enable');
    return new Reader(page, line);
  }

  /** Waits until nothing has changed in the page for a while: reading a tree takes longer than that. */
  async settled(): Promise<void> {
    await this.#page.evaluate(
      (still) =>
        new Promise<void>((done) => {
          const observer = new MutationObserver(() => {
            clearTimeout(timer);
            timer = setTimeout(end, still);
          });
          let timer = setTimeout(end, still);
          function end(): void {
            observer.disconnect();
            done();
          }
          observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        }),
      STILL_MS,
    );
  }

  /** The whole tree; what is ignored is left out, its children are not. */
  async read(): Promise<SpokenNode> {
    const { nodes } = (await this.#line.send('Accessibility.getFullAXTree')) as unknown as { nodes: RawNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const build = (id: string): SpokenNode[] => {
      const node = byId.get(id);
      if (!node) return [];
      const children = (node.childIds ?? []).flatMap(build);
      if (node.ignored) return children;
      const property = (name: string): unknown => node.properties?.find((one) => one.name === name)?.value.value;
      return [
        {
          id,
          role: text(node.role?.value),
          name: text(node.name?.value),
          value: text(node.value?.value),
          level: Number(property('level') ?? 0),
          focused: property('focused') === true,
          children,
        },
      ];
    };
    return build(nodes[0]!.nodeId)[0]!;
  }
}

/** All nodes of a tree, in the order in which they are read. */
export function all(node: SpokenNode | undefined): readonly SpokenNode[] {
  const found: SpokenNode[] = [];
  const add = (one: SpokenNode): void => {
    found.push(one);
    one.children.forEach(add);
  };
  if (node) add(node);
  return found;
}

/** The nodes with a role, and a name if one is given. */
export function byRole(node: SpokenNode | undefined, role: string, name?: string | RegExp): readonly SpokenNode[] {
  return all(node).filter(
    (one) =>
      one.role === role && (name === undefined || (typeof name === 'string' ? one.name === name : name.test(one.name))),
  );
}

/** What a reader hears of a node. */
export function heard(node: SpokenNode | undefined): string {
  return all(node)
    .filter(({ role }) => role === 'StaticText')
    .map(({ name }) => name)
    .join(' ');
}
