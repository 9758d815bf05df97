import type { Piece } from './model.ts';

/** Placeholders of values in the text of a variant: `NUMBER` for a number, `VALUE` for anything else. */
export const VALUE = '\uE000';
export const NUMBER = '\uE001';

/** The text of one choice of branches of a message, with the names of its values in order. */
export interface Variant {
  readonly text: string;
  readonly names: readonly string[];
}

const EMPTY: Variant = { text: '', names: [] };
const MOST = 1024;

/** Every variant of a message, with placeholders for values; undefined when there are more than `MOST`. */
export function variantsOf(pieces: readonly Piece[]): readonly Variant[] | undefined {
  let soFar: readonly Variant[] = [EMPTY];
  for (const piece of pieces) {
    const next = nextVariants(piece);
    if (next === undefined || soFar.length * next.length > MOST) return undefined;
    soFar = soFar.flatMap((start) => next.map((end) => join(start, end)));
  }
  return soFar;
}

function nextVariants(piece: Piece): readonly Variant[] | undefined {
  switch (piece.kind) {
    case 'text':
      return [{ text: piece.text, names: [] }];
    case 'arg':
      return [{ text: VALUE, names: [piece.name] }];
    case 'number':
      return [{ text: NUMBER, names: [piece.name] }];
    case 'count':
      return [{ text: NUMBER, names: ['#'] }];
    case 'tag':
      // The text of a key or a paragraph number is not a word of the language.
      return piece.tag === 'b' ? variantsOf(piece.pieces) : [{ text: NUMBER, names: [piece.tag] }];
    case 'unsaid':
      return [EMPTY];
    case 'plural':
    case 'select':
    case 'agree': {
      const all = piece.branches.map(([, branch]) => variantsOf(branch));
      return all.every((some) => some !== undefined) ? all.flat() : undefined;
    }
  }
}

function join(a: Variant, b: Variant): Variant {
  return { text: a.text + b.text, names: [...a.names, ...b.names] };
}
