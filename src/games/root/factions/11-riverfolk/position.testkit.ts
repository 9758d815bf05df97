import { withAdded } from '../../../../kernel/index.ts';
import { TRADE_POST, WARRIOR_OF } from '../../components/pieces.ts';
import { type FactionName, FACTIONS, type Suit, SUITS } from '../../words.ts';
import type { RootPosition } from '../../testkit/root-position.testkit.ts';

/** The suits that clearings have. */
const CLEARING_SUITS = SUITS.slice(0, 3);

const suitsOf = (counts: readonly number[]): Suit[] =>
  CLEARING_SUITS.flatMap((suit, n) => Array.from({ length: counts[n]! }, () => suit));

/** Words of test positions for the Riverfolk. */
export const riverfolkWords = {
  /** Puts warriors of an owner from supply into a box of the Riverfolk. */
  box<P extends RootPosition>(this: P, box: 'funds' | 'payments' | 'committed', owner: FactionName, count: number): P {
    const f = this.factionOf(owner);
    this.state.supply[WARRIOR_OF[f]!]! -= count;
    this.state.riverfolk[box][f]! += count;
    return this;
  },
  /** Sets the prices of the services: hand card, riverboats, mercenaries. */
  prices<P extends RootPosition>(this: P, card: number, boats: number, mercenaries: number): P {
    this.state.riverfolk.prices = [card, boats, mercenaries];
    return this;
  },
  /** Lets a faction have bought mercenaries, who serve now. */
  hire<P extends RootPosition>(this: P, name: FactionName): P {
    this.state.riverfolk.hirer = this.factionOf(name);
    this.state.riverfolk.serving = this.factionOf(name);
    return this;
  },
  /** Puts warriors on the trade post spaces of these suits. */
  usedSpaces<P extends RootPosition>(this: P, ...suits: readonly Suit[]): P {
    this.state.riverfolk.spaces = CLEARING_SUITS.map((suit) => (suits.includes(suit) ? 1 : 0));
    return this;
  },
  /** Takes a trade post of a suit out of the game. */
  postLost<P extends RootPosition>(this: P, suit: Suit): P {
    this.state.riverfolk.lostPosts[SUITS.indexOf(suit)]!++;
    this.state.supply[TRADE_POST]!--;
    this.state.away = withAdded(this.state.away, TRADE_POST, 1);
    return this;
  },
  /** The prices of the services: hand card, riverboats, mercenaries. */
  priceList(this: RootPosition): number[] {
    return this.state.riverfolk.prices.slice();
  },
  /** The suits of the trade post spaces with warriors, once for each. */
  spaces(this: RootPosition): Suit[] {
    return suitsOf(this.state.riverfolk.spaces);
  },
  /** The suits of the trade posts that left the game, once for each. */
  lostPosts(this: RootPosition): Suit[] {
    return suitsOf(this.state.riverfolk.lostPosts);
  },
  /** Who bought mercenaries. */
  hirer(this: RootPosition): FactionName | undefined {
    return FACTIONS[this.state.riverfolk.hirer];
  },
  /** Who bought riverboats. */
  boatsOf(this: RootPosition): FactionName | undefined {
    return FACTIONS[this.state.riverfolk.boats];
  },
  /** Warriors of each owner in a box of the Riverfolk, those with none left out. */
  inBox(this: RootPosition, box: 'funds' | 'payments' | 'committed'): Record<string, number> {
    const found: Record<string, number> = {};
    this.state.riverfolk[box].forEach((count, f) => {
      if (count > 0) found[FACTIONS[f]!] = count;
    });
    return found;
  },
};
