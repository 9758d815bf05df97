import { dirname, join } from 'node:path/posix';
import { child, list, type Node, parse, word } from '../../scripts/mutate/syntax.ts';

/** By imported file, whether every import of it is type-only. */
export type Imports = ReadonlyMap<string, boolean>;

const isType = (node: Node): boolean => word(node, 'importKind') === 'type' || word(node, 'exportKind') === 'type';

/** True when the statement names types only; `import './a.ts'` and `export * from './a.ts'` name values. */
function isTypeOnly(statement: Node): boolean {
  if (isType(statement)) return true;
  const names = list(statement, 'specifiers');
  return names.length > 0 && names.every(isType);
}

function* descendants(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) yield* descendants(each);
    return;
  }
  if ('type' in value) yield value as Node;
  for (const each of Object.values(value)) yield* descendants(each);
}

/** The relative imports of a source file, also `import('…')` in code (a value) and in types (a type). */
export function importsOf(file: string, text: string): Imports {
  const imports = new Map<string, boolean>();
  const program = parse(file, text);
  if (!program) throw new Error(`${file} cannot be parsed`);
  // Only dynamic imports and import types stand deeper than the top level.
  const nodes = /\bimport\(/.test(text) ? descendants(program) : list(program, 'body');
  for (const node of nodes) {
    const source = child(node, 'source');
    const target = source && word(source, 'value');
    if (!target?.startsWith('.')) continue;
    const to = join(dirname(file), target);
    const typeOnly = node.type === 'TSImportType' || isTypeOnly(node);
    imports.set(to, (imports.get(to) ?? true) && typeOnly);
  }
  return imports;
}

/** Files that all import each other, directly or through others of them (a strongly connected component). */
export interface Cycle {
  readonly files: readonly string[];
  /** True when all imports among the files are type-only and all files stand in one folder. */
  readonly harmless: boolean;
}

/** The import cycles among these files, by Tarjan's algorithm. Imports of other files do not count. */
export function findCycles(graph: ReadonlyMap<string, Imports>): readonly Cycle[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const cycles: Cycle[] = [];

  function visit(file: string): void {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    stack.push(file);
    onStack.add(file);
    for (const to of graph.get(file)!.keys()) {
      if (!graph.has(to)) continue;
      if (!order.has(to)) {
        visit(to);
        lowest.set(file, Math.min(lowest.get(file)!, lowest.get(to)!));
      } else if (onStack.has(to)) lowest.set(file, Math.min(lowest.get(file)!, order.get(to)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const files = stack.splice(stack.indexOf(file));
    for (const each of files) onStack.delete(each);
    if (files.length > 1 || graph.get(file)!.has(file)) cycles.push({ files, harmless: isHarmless(graph, files) });
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

function isHarmless(graph: ReadonlyMap<string, Imports>, files: readonly string[]): boolean {
  const inside = new Set(files);
  const folder = dirname(files[0]!);
  return files.every(
    (file) => dirname(file) === folder && [...graph.get(file)!].every(([to, typeOnly]) => typeOnly || !inside.has(to)),
  );
}

/** A shortest way from the first file of a cycle back to it, as text for a failing test: `=>` imports values, `~>` types. */
export function describeCycle(graph: ReadonlyMap<string, Imports>, { files }: Cycle): string {
  const start = files[0]!;
  const inside = new Set(files);
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const file of queue)
    for (const to of graph.get(file)!.keys()) {
      if (!inside.has(to) || cameFrom.has(to)) continue;
      cameFrom.set(to, file);
      queue.push(to);
    }
  const way: string[] = [start];
  while (way.length === 1 || way[0] !== start) way.unshift(cameFrom.get(way[0]!)!);
  const arrow = (i: number): string => (graph.get(way[i]!)!.get(way[i + 1]!) ? '~>' : '=>');
  const text = way.map((file, i) => (i < way.length - 1 ? `${file} ${arrow(i)} ` : file)).join('');
  return `${files.length} files, for example ${text}`;
}
