import type { TitleName } from '../../components/cards/index.ts';
import { piece } from '../../components/pieces.ts';
import { DUCHY_REVEALED } from '../../components/piles.ts';
import { standBelow } from '../../rules/02-key-terms/burrow.ts';
import type { RootPosition } from '../../testkit/root-position.testkit.ts';
import { type MinisterName, MINISTERS, rankOf, RANKS } from './state.ts';

/** Words of test positions for the Duchy. */
export const duchyWords = {
  /** Puts warriors from the supply into the Burrow. */
  burrow<P extends RootPosition>(this: P, count: number): P {
    this.state.supply[piece('mole')]! -= count;
    standBelow(this.state, count);
    return this;
  },
  /** Sways ministers, each with a crown of its rank. */
  swayed<P extends RootPosition>(this: P, ...names: readonly MinisterName[]): P {
    for (const name of names) {
      const m = MINISTERS.indexOf(name);
      this.state.duchy.swayed[m] = 1;
      this.state.duchy.crowns[rankOf(m)]!--;
    }
    return this;
  },
  /** Takes crowns of a rank out of the game. */
  lostCrowns<P extends RootPosition>(this: P, rank: (typeof RANKS)[number], count: number): P {
    this.state.duchy.crowns[RANKS.indexOf(rank)]! -= count;
    return this;
  },
  /** The warriors in the Burrow. */
  inBurrow(this: RootPosition): number {
    return this.state.duchy.burrow;
  },
  /** The swayed ministers. */
  ministers(this: RootPosition): MinisterName[] {
    return MINISTERS.filter((_, m) => this.state.duchy.swayed[m] === 1);
  },
  /** The crowns on the board, by rank. */
  crowns(this: RootPosition): number[] {
    return this.state.duchy.crowns.slice();
  },
  /** The cards that lie revealed. */
  shown(this: RootPosition): TitleName[] {
    return this.pile(DUCHY_REVEALED);
  },
};
