import { parseSync } from 'rolldown/utils';

/** A node of the syntax tree, as the parser gives it; fields beyond these are read with {@link child} and {@link list}. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The node in a field; undefined when there is none. */
export function child(node: Node, field: string): Node | undefined {
  const value = node[field];
  return isNode(value) ? value : undefined;
}

/** The nodes in a list field, without gaps. */
export function list(node: Node, field: string): readonly Node[] {
  const value = node[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** A field with a name or an operator in it. */
export function word(node: Node | undefined, field: string): string {
  const value = node?.[field];
  return typeof value === 'string' ? value : '';
}

/** The name of an identifier. */
export const nameOf = (node: Node | undefined): string => (node?.type === 'Identifier' ? word(node, 'name') : '');

/** `x` of `x!`, `x as T`, `x satisfies T` and `(x)`. */
export function bare(node: Node): Node {
  const inner = /^(TS(NonNull|As|Satisfies)Expression|ParenthesizedExpression)$/.test(node.type)
    ? child(node, 'expression')
    : undefined;
  return inner === undefined ? node : bare(inner);
}

/** All child nodes with their fields, in the order of the text, without types. */
export function below(node: Node): readonly (readonly [field: string, node: Node])[] {
  const found: [string, Node][] = [];
  for (const field of Object.keys(node)) {
    const value = node[field];
    for (const each of Array.isArray(value) ? value : [value])
      if (isNode(each) && !isType(each)) found.push([field, each]);
  }
  return found;
}

/** True for types and declarations of types, which do not exist at run time. */
const isType = (node: Node): boolean =>
  node.type.startsWith('TS') && !/^TS(NonNull|As|Satisfies|Instantiation)Expression$/.test(node.type);

/** The syntax tree of a file; `undefined` when its text does not parse. */
export function parse(file: string, text: string): Node | undefined {
  const { program, errors } = parseSync(file, text);
  return errors.length > 0 ? undefined : (program as unknown as Node);
}
