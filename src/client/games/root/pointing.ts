import { TITLES, type TitleName } from '../../../games/root/components/cards/index.ts';

/** True for the word of a clearing or a forest. */
export const isPlace = (word: string): boolean => /^[cf]\d+$/.test(word);

const isCard = (word: string): boolean => TITLES.includes(word as TitleName);

/** The places and cards that moves name first after their `said` words: to point at one asks what can be done with it. */
export function pointable(moves: readonly string[], said: number): ReadonlySet<string> {
  const things = new Set<string>();
  for (const text of moves) {
    const rest = text.split(' ').slice(said);
    for (const thing of [rest.find(isPlace), rest.find(isCard)]) if (thing !== undefined) things.add(thing);
  }
  return things;
}
