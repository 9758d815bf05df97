import { CELLS, EDGES, NOWHERE } from '../../../games/wild/rules/00-board/geometry.ts';
import { CARDS } from '../../../games/wild/words.ts';

/** What may be done at each place and with each card, from the whole moves that may still be said. */
export interface MovesByPlace {
  readonly byCell: ReadonlyMap<number, readonly string[]>;
  readonly byEdge: ReadonlyMap<number, readonly string[]>;
  readonly byCard: ReadonlyMap<number, readonly string[]>;
  /** Moves that name no place and no card. */
  readonly plain: readonly string[];
  /** The cells one move of the leader reaches. */
  readonly reach: ReadonlySet<number>;
}

const indexOf = (list: readonly string[]): ReadonlyMap<string, number> => new Map(list.map((word, at) => [word, at]));
const CELL_OF = indexOf(CELLS);
const EDGE_AT = indexOf(EDGES);
const CARD_AT = indexOf(CARDS);

/** Verbs that lead along a way of connected terrain. */
const MOVES = ['move', 'use-maps-move'];

/** Sorts moves by the place or card that each names next; `chosen` words are passed over. */
export function sortMoves(moves: readonly string[], chosen: number): MovesByPlace {
  const byCell = new Map<number, string[]>();
  const byEdge = new Map<number, string[]>();
  const byCard = new Map<number, string[]>();
  const plain: string[] = [];
  const reach = new Set<number>();
  const add = (to: Map<number, string[]>, at: number, text: string): void => {
    to.set(at, [...(to.get(at) ?? []), text]);
  };
  for (const text of moves) {
    const words = text.split(' ');
    const word = words
      .slice(Math.max(1, chosen))
      .find((one) => CELL_OF.has(one) || EDGE_AT.has(one) || CARD_AT.has(one));
    const cell = CELL_OF.get(word ?? '');
    const edge = EDGE_AT.get(word ?? '');
    const card = CARD_AT.get(word ?? '');
    if (cell !== undefined) add(byCell, cell, text);
    else if (edge !== undefined) add(byEdge, edge, text);
    else if (card !== undefined) add(byCard, card, text);
    else plain.push(text);
    if (cell !== undefined && MOVES.includes(words[0]!)) reach.add(cell);
  }
  return { byCell, byEdge, byCard, plain, reach };
}

/** The words that several moves share: what a tap on their place says. */
export function sharedWords(moves: readonly string[]): string {
  const [first = '', ...rest] = moves;
  const words = first.split(' ');
  let end = words.length;
  for (const other of rest.map((text) => text.split(' ')))
    while (words.slice(0, end).some((word, i) => other[i] !== word)) end--;
  return words.slice(0, end).join(' ');
}

/** The cell that a move leads to, or -1. */
export function goalOf(move: string | undefined): number {
  const [verb = '', word = ''] = (move ?? '').split(' ');
  return MOVES.includes(verb) ? (CELL_OF.get(word) ?? NOWHERE) : NOWHERE;
}

/** The cell and the wall that a move names last, or -1. */
export function placeOf(move: string | undefined): { readonly cell: number; readonly edge: number } {
  const word = (move ?? '').split(' ').at(-1)!;
  return { cell: CELL_OF.get(word) ?? NOWHERE, edge: EDGE_AT.get(word) ?? NOWHERE };
}
