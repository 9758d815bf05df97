import { type Clearing, ITEMS } from '../../words.ts';

/**
 * What landmarks keep besides the clearings of Ferry and Tower; a table without landmarks shares a blank one. §21.1.1, §21.1.2,
 * §21.1.2-R1: a landmark is a place in the state, no piece: no battle, removal, rule or slot can reach it, and nobody owns it.
 */
export class LandmarksState {
  /** §21.2: numbers of the landmarks that were dealt and are not set up yet. */
  dealt: number[];
  /** §21.3: the clearing with the Black Market, -1 where there is none. */
  market: Clearing;
  /** §21.3: 1 once the current player has exchanged a card in this turn. */
  traded: number;
  /** §21.4: the clearing with the Elder Treetop, -1 where there is none. */
  treetop: Clearing;
  /** §21.4-R1: the kind of the building in the slot of the Elder Treetop, -1 while the slot is empty. */
  housed: number;
  /** §21.6: the clearing with the Legendary Forge, -1 where there is none. */
  forge: Clearing;
  /** §21.6: items on the card of the Legendary Forge, by item. */
  forged: number[];
  /** §21.7: the clearing with the Lost City, -1 where there is none. */
  city: Clearing;
  /** §21.7: the suit that the clearing of the Lost City had before, -1 where there is none. */
  under: number;
  /** §21.7-R3, §21.7-R4, §21.7-R5: pieces in the Lost City by their printed suit: three numbers for each of `SUITED`. */
  printed: number[];
  /** §21.7: the printed suit of a piece placed in the Lost City, until its owner is asked; -1 otherwise. */
  latest: number;

  /** A copy that shares nothing. */
  constructor(l: LandmarksState) {
    this.dealt = l.dealt.slice();
    this.market = l.market;
    this.traded = l.traded;
    this.treetop = l.treetop;
    this.housed = l.housed;
    this.forge = l.forge;
    this.forged = l.forged.slice();
    this.city = l.city;
    this.under = l.under;
    this.printed = l.printed.slice();
    this.latest = l.latest;
  }
}

/** No landmark is dealt yet. */
export const newLandmarks = (): LandmarksState =>
  new LandmarksState({
    dealt: [],
    market: -1,
    traded: 0,
    treetop: -1,
    housed: -1,
    forge: -1,
    forged: ITEMS.map(() => 0),
    city: -1,
    under: -1,
    printed: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    latest: -1,
  });
