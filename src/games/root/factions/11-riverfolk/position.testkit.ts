import { WARRIOR_OF } from '../../components/pieces.ts';
import { type FactionName, FACTIONS } from '../../words.ts';
import type { RootPosition } from '../../testkit/root-position.testkit.ts';

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
  /** Warriors of each owner in a box of the Riverfolk, those with none left out. */
  inBox(this: RootPosition, box: 'funds' | 'payments' | 'committed'): Record<string, number> {
    const found: Record<string, number> = {};
    this.state.riverfolk[box].forEach((count, f) => {
      if (count > 0) found[FACTIONS[f]!] = count;
    });
    return found;
  },
};
