import { piece } from '../../components/pieces.ts';
import { SUPPORTERS } from '../../components/piles.ts';
import { FACTIONS } from '../../words.ts';
import { seatMask, withAdded } from '../../../../kernel/index.ts';
import type { CardNames, RootPosition } from '../../testkit/root-position.testkit.ts';

/** Words of test positions for the Alliance. */
export const allianceWords = {
  /** Puts cards on the supporters stack. */
  supporters<P extends RootPosition>(this: P, ...cards: CardNames): P {
    return this.put(cards, SUPPORTERS, seatMask(this.state.seat[FACTIONS.indexOf('alliance')]!));
  },
  /** Makes warriors of the Alliance officers. */
  officers<P extends RootPosition>(this: P, count: number): P {
    this.state.supply[piece('mouse')]! -= count;
    this.state.away = withAdded(this.state.away, piece('mouse'), count);
    this.state.alliance.officers = count;
    return this;
  },
  /** How many officers there are. */
  officerCount(this: RootPosition): number {
    return this.state.alliance.officers;
  },
};
