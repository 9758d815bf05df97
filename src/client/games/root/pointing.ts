import { TITLES, type TitleName } from '../../../games/root/components/cards/index.ts';
import { WARRIOR_OF } from '../../../games/root/components/pieces.ts';
import { CLEARING_COUNT, CLEARINGS, FACTIONS } from '../../../games/root/words.ts';
import type { RootView } from '../../../games/root/view-types.ts';

/** True for the word of a clearing, a forest or the Burrow. */
export const isPlace = (word: string): boolean => /^(?:[cf]\d+|burrow)$/.test(word);

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

/** How many warriors of the viewer stand in a clearing. */
function warriorsIn(thing: string, view: RootView): number {
  const faction = view.factions[view.viewer];
  // §17.2.2: only its owner has warriors in the Burrow.
  if (thing === 'burrow') return view.duchy.burrow;
  const clearing = CLEARINGS.findIndex((word) => word === thing);
  if (faction === null || faction === undefined || clearing < 0) return 0;
  const warrior = WARRIOR_OF[FACTIONS.indexOf(faction)]!;
  return warrior < 0 ? 0 : view.on[warrior * CLEARING_COUNT + clearing]!;
}

/** The offered moves that are done with the viewer's warriors in a clearing without naming it. */
export function doneWith(thing: string, moves: readonly string[], view: RootView): readonly string[] {
  return warriorsIn(thing, view) === 0 ? [] : moves.filter((text) => MARCHES.includes(text));
}

/** How many warriors can go along: those in the clearing that a move begins in. */
export function warriorsToMove(
  begun: readonly string[],
  pointed: string | undefined,
  moves: readonly string[],
  view: RootView,
): number {
  const [verb, from] = begun;
  if (verb === 'move' && from !== undefined && begun.length === 2) return warriorsIn(from, view);
  const isPointed = begun.length === 0 && pointed !== undefined && doneWith(pointed, moves, view).length > 0;
  return isPointed ? warriorsIn(pointed, view) : 0;
}
