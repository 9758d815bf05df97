import { TITLES, type TitleName } from '../../../games/root/components/cards/index.ts';
import { WARRIOR_OF } from '../../../games/root/components/pieces.ts';
import type { RootView } from '../../../games/root/view.ts';
import { CLEARING_COUNT, CLEARINGS, FACTIONS } from '../../../games/root/words.ts';

/** True for the word of a clearing or a forest. */
export const isPlace = (word: string): boolean => /^[cf]\d+$/.test(word);

const isCard = (word: string): boolean => TITLES.includes(word as TitleName);

/**
 * The places and cards that moves name first after their `said` words: to point at one asks what can be done with it. Once a place
 * is pointed at, the places that moves lead to from there are among them.
 */
export function pointable(moves: readonly string[], said: number, pointed?: string): ReadonlySet<string> {
  const things = new Set<string>();
  for (const text of moves) {
    const rest = text.split(' ').slice(said);
    const places = rest.filter(isPlace);
    const next = pointed !== undefined && places[0] === pointed ? places[1] : undefined;
    for (const thing of [places[0], next, rest.find(isCard)]) if (thing !== undefined) things.add(thing);
  }
  return things;
}

/** Verbs that move one's own warriors, named in a question of their own. */
const MARCHES = ['march'];

/** The offered moves that are done with the viewer's warriors in a clearing without naming it. */
export function doneWith(thing: string, moves: readonly string[], view: RootView): readonly string[] {
  const faction = view.factions[view.viewer];
  const clearing = CLEARINGS.findIndex((word) => word === thing);
  if (faction === null || faction === undefined || clearing < 0) return [];
  const warrior = WARRIOR_OF[FACTIONS.indexOf(faction)]!;
  if (warrior < 0 || view.on[warrior * CLEARING_COUNT + clearing] === 0) return [];
  return moves.filter((text) => MARCHES.includes(text));
}
