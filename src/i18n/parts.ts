/** Marks a message may put on its words. What they look like is the screen's affair. */
export const TAGS = ['b', 'law', 'key'] as const;
export type Tag = (typeof TAGS)[number];

export type Scalar = string | number;

/** Forms of a name for which a message may ask: cases, and those of a feminine adjective (`{suit_facc}` is «лисячу»). */
export const FORMS = ['gen', 'dat', 'acc', 'ins', 'loc', 'f', 'fgen', 'facc', 'floc'] as const;
export type Form = (typeof FORMS)[number];

/** A name that messages decline and whose number verbs follow. A form that is not listed equals the text. */
export interface Name {
  readonly text: string;
  /** What the name is of, for a screen that draws it; without one, its text. */
  readonly id?: string;
  readonly forms?: { readonly [F in Form]?: string };
  /** A verb beside it stands in the plural: «Крилаті будують». */
  readonly isPlural?: boolean;
}

/** What a message may be given. A list is printed with commas. */
export type Value = Scalar | Name | readonly (Scalar | Name)[];

export interface Tagged {
  readonly tag: Tag;
  readonly parts: readonly Part[];
}

/** A value that was put into a message: its name there, what was passed, and how it reads in its place. */
export interface Argument {
  readonly arg: string;
  readonly value: Scalar | readonly Scalar[];
  readonly text: string;
}

/** A message as a screen draws it: words, marked words, and values that may become links or signs. */
export type Part = string | Tagged | Argument;

/** What compiled messages are made of. */
export type Node = string | Argument | { readonly tag: Tag; readonly node: Node } | readonly Node[];

/** A message without arguments; generated code imports it. @public */
export type Plain = Node;
/** A message with arguments. */
export type Message<A> = (args: A) => Node;

export function textOf(node: Node): string {
  if (typeof node === 'string') return node;
  if (isList(node)) return node.map(textOf).join('');
  return 'arg' in node ? node.text : textOf(node.node);
}

/** The same as parts, neighbouring words joined into one. */
export function partsOf(node: Node): readonly Part[] {
  const parts: Part[] = [];
  gather(node, parts);
  return parts;
}

function gather(node: Node, parts: Part[]): void {
  if (typeof node === 'string') {
    const last = parts.at(-1);
    if (typeof last === 'string') parts[parts.length - 1] = last + node;
    else if (node !== '') parts.push(node);
  } else if (isList(node)) {
    for (const child of node) gather(child, parts);
  } else {
    parts.push('arg' in node ? node : { tag: node.tag, parts: partsOf(node.node) });
  }
}

function isList(node: Node): node is readonly Node[] {
  return Array.isArray(node);
}
