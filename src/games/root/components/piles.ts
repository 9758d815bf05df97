import { EVERYBODY, filledList, type Mask, NOBODY, seatMask } from '../../../kernel/index.ts';
import { DATA_OF } from '../factions/data.ts';
import { type Faction, type FactionName, FACTIONS, FIRST_FACTION_COUNT, type Party } from '../words.ts';

/** Where cards lie. Hands and play areas stand once per faction; §1.2.2: the discard pile is open to all. */
export const DECK = 0;
export const DISCARD = 1;
/** §3.3.3: dominance cards beside the map. */
export const AVAILABLE = 2;
/** §10.2.6 */
export const LOST_SOULS = 3;
/** Cards of the other deck, and dominance cards taken out (5.1.3). */
export const BOX = 4;
// From 5 to 12 lie piles of factions that say their number.
const HANDS = 13;
const PLAY_AREAS = HANDS + FIRST_FACTION_COUNT;
const OPENING = PLAY_AREAS + FIRST_FACTION_COUNT;
const MOST_SEATS = 6;
/** Mole Artisans: crafted cards that come back to hand. */
export const KEPT = OPENING + MOST_SEATS;

/** A pile that only one faction has; those of several columns follow one another. */
export interface OwnPile {
  readonly faction: Faction;
  readonly name: string;
  /** The name of its column, undefined for a pile without columns. */
  readonly column: string | undefined;
  readonly pile: number;
  readonly seenBy: 'player' | 'everybody';
}

/** §21.3: how many cards the Black Market has, each in a pile of its own. */
export const MARKET_CARDS = 3;

const HAND_OF: number[] = [];
const PLAY_AREA_OF: number[] = [];

/**
 * All piles that only one faction has: those that say their number lie there, the others after all common piles. The hand and the
 * play area of a later faction lie before its own piles, the Black Market before those of all later factions.
 */
const { list: ownPiles, market } = ((): { readonly list: OwnPile[]; readonly market: number } => {
  const list: OwnPile[] = [];
  let next = KEPT + 1;
  let market = -1;
  DATA_OF.forEach(({ piles }, faction) => {
    const isLater = faction >= FIRST_FACTION_COUNT;
    if (isLater && market < 0) {
      market = next;
      next += MARKET_CARDS;
    }
    HAND_OF.push(isLater ? next++ : HANDS + faction);
    PLAY_AREA_OF.push(isLater ? next++ : PLAY_AREAS + faction);
    for (const { name, columns, seenBy, first } of piles) {
      const start = first ?? next;
      (columns ?? [undefined]).forEach((column, i) => list.push({ faction, name, column, pile: start + i, seenBy }));
      if (first === undefined) next = start + (columns?.length ?? 1);
    }
  });
  return { list, market: market < 0 ? next : market };
})();

/** All piles that only one faction has. */
export const OWN_PILES: readonly OwnPile[] = ownPiles;
/** §21.3: the first pile of the Black Market; the others follow. */
export const MARKET: number = market;

/** The number of a faction's own pile, the first of its columns. */
export function ownPile(faction: FactionName, name: string): number {
  const found = OWN_PILES.find((each) => FACTIONS[each.faction] === faction && each.name === name);
  if (!found) throw new Error(`no pile ${name} of ${faction}`);
  return found.pile;
}

/** §8.2.3 */
export const SUPPORTERS = ownPile('alliance', 'supporters');
/** §7.5.2: four columns from here. */
export const DECREE = ownPile('eyrie', 'decree');
/** §13.5.2: three columns from here. */
export const RETINUE = ownPile('keepers', 'retinue');
/** §10.5, §2.1.4: cards of the Cult that lie revealed until Evening, apart from what it has crafted. */
export const REVEALED = ownPile('cult', 'revealed');
/** §17.5.1.I, §2.1.4: cards of the Duchy that lie revealed until Evening. */
export const DUCHY_REVEALED = ownPile('duchy', 'shown');
/** How many piles there are. */
export const PILE_COUNT =
  Math.max(MARKET + MARKET_CARDS - 1, ...PLAY_AREA_OF, ...OWN_PILES.map(({ pile }) => pile)) + 1;

/** The hand of a faction (1.2.1). */
export const handOf = (f: Party): number => HAND_OF[f]!;
/** §2.6: the play area of a faction. */
export const playArea = (f: Faction): number => PLAY_AREA_OF[f]!;
/** True for play areas, by pile. */
export const IS_PLAY_AREA: readonly boolean[] = Array.from({ length: PILE_COUNT }, (_, pile) =>
  PLAY_AREA_OF.includes(pile),
);
/** The faction whose hand a pile is, -1 for another pile. */
export const handOwner = (pile: number): Faction => HAND_OF.indexOf(pile);
/** The faction whose play area a pile is, -1 for another pile. */
export const playAreaOwner = (pile: number): Faction => PLAY_AREA_OF.indexOf(pile);

/** §15.7: the five cards of a seat before its faction is set up. */
export const openingOf = (seat: number): number => OPENING + seat;

/** Who sees what lies in each pile, given who plays each faction. */
export function pileOwners(seat: readonly number[]): Mask[] {
  const owners: Mask[] = filledList(PILE_COUNT, EVERYBODY);
  owners[DECK] = NOBODY;
  const player = (f: Faction): Mask => (seat[f]! < 0 ? NOBODY : seatMask(seat[f]!));
  for (const { faction, pile, seenBy } of OWN_PILES) if (seenBy === 'player') owners[pile] = player(faction);
  // §21.3: face down; the player who lays a card there knows it.
  for (let i = 0; i < MARKET_CARDS; i++) owners[MARKET + i] = NOBODY;
  // §15.7: a seat sees its own five cards.
  for (let s = 0; s < MOST_SEATS; s++) owners[openingOf(s)] = seatMask(s);
  DATA_OF.forEach(({ openHand }, f) => {
    owners[handOf(f)] = openHand ? EVERYBODY : player(f);
    // §11.2.3: everybody sees the first cards of who lays the hand open.
    if (openHand && seat[f]! >= 0) owners[openingOf(seat[f]!)] = EVERYBODY;
  });
  return owners;
}
