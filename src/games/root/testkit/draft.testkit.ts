import { newGame, type Position } from './position.testkit.ts';

/** An advanced set-up whose chances are the first of each, up to the row of setup cards. */
export function seated(table: object): Position {
  const p = newGame({ setup: 'advanced', seating: 'listed', ...table });
  while (p.window() === 'chance' && !p.outcomes().some((name) => name.startsWith('card '))) p.chance(p.outcomes()[0]!);
  return p;
}

/** Lays these cards out in a row: `eyrie`, or `vagabond ranger` with a character. */
export function rowOf(table: object, ...cards: readonly string[]): Position {
  const p = seated(table);
  for (const card of cards) {
    const [name, character] = card.split(' ');
    p.chance(`card ${name}`);
    if (character !== undefined) p.chance(`character ${character}`);
  }
  return p;
}

/** Answers everything with the first option until this window opens. */
export function until(p: Position, window: string): Position {
  while (p.window() !== window)
    if (p.window() === 'chance') p.chance(p.outcomes()[0]!);
    else p.play(p.offers()[0]!);
  return p;
}

/** The setup cards that can be chosen now. */
export const cards = (p: Position): string[] => p.offers('draft').map((text) => text.slice('draft '.length));
