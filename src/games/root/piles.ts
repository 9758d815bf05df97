import { bit, EVERYBODY, type Mask, NOBODY } from '../../kernel/index.ts';
import { ALLIANCE, FACTIONS, type Faction } from './words.ts';

/** Where cards lie. Hands and play areas stand once per faction; §1.2.2: the discard pile is open to all. */
export const DECK = 0;
export const DISCARD = 1;
/** §3.3.3: dominance cards beside the map. */
export const AVAILABLE = 2;
/** §10.2.6 */
export const LOST_SOULS = 3;
/** Cards of the other deck, and dominance cards taken out (5.1.3). */
export const BOX = 4;
/** §8.2.3 */
export const SUPPORTERS = 5;
/** §7.5.2: four columns from here. */
export const DECREE = 6;
/** §13.5.2: three columns from here. */
export const RETINUE = 10;
const HANDS = 13;
const PLAY_AREAS = HANDS + FACTIONS.length;
/** How many piles there are. */
export const PILE_COUNT = PLAY_AREAS + FACTIONS.length;

/** The hand of a faction (1.2.1). */
export const handOf = (f: Faction): number => HANDS + f;
/** §2.6: the play area of a faction; §2.1.4: what is revealed lies there. */
export const playArea = (f: Faction): number => PLAY_AREAS + f;

/** Who sees what lies in each pile, given who plays each faction. */
export function pileOwners(seat: readonly number[]): Mask[] {
  const owners = Array.from({ length: PILE_COUNT }, (): Mask => EVERYBODY);
  owners[DECK] = NOBODY;
  const player = (f: Faction): Mask => (seat[f]! < 0 ? NOBODY : bit(seat[f]!));
  owners[SUPPORTERS] = player(ALLIANCE);
  FACTIONS.forEach((_, f) => {
    owners[handOf(f)] = player(f);
  });
  return owners;
}
