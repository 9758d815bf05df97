import { type Faction, FACTIONS, NO_FACTION, RIVERFOLK } from '../../words.ts';

/** §11.2.7: the services, in the order of their tracks. */
export const SERVICES = ['hand-card', 'riverboats', 'mercenaries'] as const;
/** Services by number. */
export const HAND_CARD = 0;
export const RIVERBOATS = 1;
export const MERCENARIES = 2;

/** What is the Riverfolk's alone. */
export class RiverfolkState {
  /** §11.2.4: warriors in the Funds box, by owner. */
  funds: number[];
  /** §11.2.6.I: warriors in the Payments box, by owner. */
  payments: number[];
  /** §11.5: committed warriors, those on trade post spaces included, by owner. */
  committed: number[];
  /** §11.5.3: of those, how many lie on trade post spaces, by suit. */
  spaces: number[];
  /** §11.3.5: the price of each service, 0 before it is set. */
  prices: number[];
  /** §11.2.5.I: trade posts that left the game, by suit. */
  lostPosts: number[];
  /** §11.2.6.II: services the current player may still buy, -1 before the first. */
  left: number;
  /** §11.2.7.II: for whom rivers are paths this turn, -1 for nobody. */
  boats: Faction;
  /** §11.2.7.III: who has bought mercenaries this turn, -1 for nobody. */
  hirer: Faction;
  /** The same from Daylight on, while they serve. */
  serving: Faction;

  /** A copy that shares nothing. */
  constructor(r: RiverfolkState) {
    this.funds = r.funds.slice();
    this.payments = r.payments.slice();
    this.committed = r.committed.slice();
    this.spaces = r.spaces.slice();
    this.prices = r.prices.slice();
    this.lostPosts = r.lostPosts.slice();
    this.left = r.left;
    this.boats = r.boats;
    this.hirer = r.hirer;
    this.serving = r.serving;
  }
}

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

/** Nothing yet. */
export function newRiverfolk(): RiverfolkState {
  return new RiverfolkState({
    funds: zeros(FACTIONS.length),
    payments: zeros(FACTIONS.length),
    committed: zeros(FACTIONS.length),
    spaces: zeros(3),
    prices: zeros(SERVICES.length),
    lostPosts: zeros(3),
    left: -1,
    boats: NO_FACTION,
    hirer: NO_FACTION,
    serving: NO_FACTION,
  });
}

/** A copy for a copied state; `seat` holds the seats by faction. What does not play never changes, so copies share it. */
export const copyRiverfolk = (own: RiverfolkState, seat: readonly number[]): RiverfolkState =>
  seat[RIVERFOLK]! >= 0 ? new RiverfolkState(own) : own;
