/** Tags that a message may put around its words. The screen decides what they look like. */
export const TAGS = ['b', 'law', 'key'] as const;
export type Tag = (typeof TAGS)[number];

export type Scalar = string | number;

/** Forms of a name that a message may use: cases, those of a feminine adjective (`{suit_facc}` is «лисячу»), the plural. */
export const FORMS = ['gen', 'dat', 'acc', 'ins', 'loc', 'f', 'fgen', 'facc', 'floc', 'pl'] as const;
export type Form = (typeof FORMS)[number];

/** A name that messages inflect and that verbs agree with. A form that is not listed equals the text. */
export interface Name {
  readonly text: string;
  /** The id of the named thing, for a screen that draws it; left out: the text. */
  readonly id?: string;
  readonly forms?: { readonly [F in Form]?: string };
  /** True when its verb is plural: «Крилаті будують». */
  readonly isPlural?: boolean;
}

/** A value of a message argument. A list is printed with commas. */
export type Value = Scalar | Name | readonly (Scalar | Name)[];

export interface TaggedPart {
  readonly tag: Tag;
  readonly parts: readonly Part[];
}

/** An argument inside a message: its name, the value that was passed, and its text there. */
export interface Argument {
  readonly arg: string;
  readonly value: Scalar | readonly Scalar[];
  readonly text: string;
}

/** A part of a message as a screen draws it: words, tagged words, or an argument that may become a link or an icon. */
export type Part = string | TaggedPart | Argument;

/** A node of a compiled message. */
export type Node = string | Argument | { readonly tag: Tag; readonly node: Node } | readonly Node[];

/** A message without arguments; generated code imports it. @public */
export type Plain = Node;
/** A message with arguments. */
export type Message<A> = (args: A) => Node;

/** A message as plain text, without tags. */
export function textOf(node: Node): string {
  if (typeof node === 'string') return node;
  if (isList(node)) return node.map(textOf).join('');
  return 'arg' in node ? node.text : textOf(node.node);
}

/** A message as parts; neighbouring words are joined into one part. */
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
