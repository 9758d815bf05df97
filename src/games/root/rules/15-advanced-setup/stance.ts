import { type HirelingBox, hirelingsOf, KINDS_IN_PLAY, tiedTo } from '../14-hirelings/boxes.ts';
import { FACTION_DATA } from '../../factions/data.ts';
import type { FactionName, Party } from '../../words.ts';

/** How many corners a map has. */
export const MOST_CORNERS = 4;

/** §15.8.1-R1: true for the red cards. */
export const isMilitant = (name: FactionName): boolean => FACTION_DATA[name].stance === 'militant';

/** §14.1.5, §15.8.1, §15.8.1.I, §15.8.1.I-E1: the setup cards that are shuffled, once the tied ones are out. */
export function shuffledCards(
  pool: readonly FactionName[],
  hirelings: readonly Party[],
  seats: number,
): readonly FactionName[] {
  const tied = hirelings.flatMap(tiedTo);
  return pool.filter((name) => !tied.includes(name) && (seats > 2 || isMilitant(name)));
}

/** How many cards can lie in the row for these seats: none without a militant to begin it. */
function rowOf(pool: readonly FactionName[], hirelings: readonly Party[], seats: number): number {
  const cards = shuffledCards(pool, hirelings, seats);
  return cards.some(isMilitant) ? Math.min(cards.length, seats + 1) : 0;
}

/** Every set of three hirelings that the boxes can deal. */
function deals(boxes: readonly HirelingBox[]): Party[][] {
  const all = hirelingsOf(boxes, []);
  const sets: Party[][] = [];
  all.forEach((a, i) =>
    all.slice(i + 1).forEach((b, j) => {
      for (const c of all.slice(i + j + 2)) sets.push([a, b, c]);
    }),
  );
  return sets.filter((set) => set.length === KINDS_IN_PLAY);
}

/** §15.8.1-R2, §15.8.1.I-R1: the longest row that any deal of hirelings leaves; -1 when three cannot be dealt. */
export function bestRow(pool: readonly FactionName[], boxes: readonly HirelingBox[], seats: number): number {
  if (boxes.length === 0) return rowOf(pool, [], seats);
  return Math.max(-1, ...deals(boxes).map((set) => rowOf(pool, set, seats)));
}

/** §15.8.1.I-R1: the deals of hirelings that leave the longest row: others would be dealt again. */
export function dealsForDraft(pool: readonly FactionName[], boxes: readonly HirelingBox[], seats: number): Party[][] {
  const best = bestRow(pool, boxes, seats);
  return deals(boxes).filter((set) => rowOf(pool, set, seats) === best);
}

/** §14.0, §14.1.1: the deals of hirelings beside factions that are chosen already. */
export function dealsBeside(factions: readonly FactionName[], boxes: readonly HirelingBox[]): Party[][] {
  const free = hirelingsOf(boxes, factions);
  return deals(boxes).filter((set) => set.every((party) => free.includes(party)));
}
