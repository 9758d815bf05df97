import { seatMask, EVERYBODY, type Mask, NOBODY } from '../../../kernel/index.ts';
import { ALLIANCE, FACTIONS, type Faction, RIVERFOLK } from '../words.ts';

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
const OPENING = PLAY_AREAS + FACTIONS.length;
const MOST_SEATS = 6;
/** Mole Artisans: crafted cards that come back to hand. */
export const KEPT = OPENING + MOST_SEATS;
/** §10.5, §2.1.4: cards of the Cult that lie revealed until Evening, apart from what it has crafted. */
export const REVEALED = KEPT + 1;
/** How many piles there are. */
export const PILE_COUNT = REVEALED + 1;

/** The hand of a faction (1.2.1). */
export const handOf = (f: Faction): number => HANDS + f;
/** §2.6: the play area of a faction. */
export const playArea = (f: Faction): number => PLAY_AREAS + f;

/** §15.7: the five cards of a seat before its faction is set up. */
export const openingOf = (seat: number): number => OPENING + seat;

/** Who sees what lies in each pile, given who plays each faction. */
export function pileOwners(seat: readonly number[]): Mask[] {
  const owners = Array.from({ length: PILE_COUNT }, (): Mask => EVERYBODY);
  owners[DECK] = NOBODY;
  const player = (f: Faction): Mask => (seat[f]! < 0 ? NOBODY : seatMask(seat[f]!));
  owners[SUPPORTERS] = player(ALLIANCE);
  FACTIONS.forEach((_, f) => {
    // §11.2.3: the Riverfolk lay their hand open.
    owners[handOf(f)] = f === RIVERFOLK ? EVERYBODY : player(f);
  });
  // §15.7, §11.2.3: a seat sees its own five cards, everybody those of the Riverfolk.
  for (let s = 0; s < MOST_SEATS; s++) owners[openingOf(s)] = seat[RIVERFOLK] === s ? EVERYBODY : seatMask(s);
  return owners;
}
