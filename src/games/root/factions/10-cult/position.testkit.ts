import { piece } from '../../components/pieces.ts';
import { LOST_SOULS } from '../../components/piles.ts';
import { type Suit, SUITS } from '../../words.ts';
import { EVERYBODY, withAdded } from '../../../../kernel/index.ts';
import type { CardNames, RootPosition } from '../../testkit/root-position.testkit.ts';

/** Words of test positions for the Cult. */
export const cultWords = {
  /** Chooses the outcast, hated or not, and makes warriors of the Cult acolytes. */
  cult<P extends RootPosition>(this: P, outcast: Suit, acolytes = 0, hated = false): P {
    this.state.cult.outcast = SUITS.indexOf(outcast);
    this.state.cult.hated = hated ? 1 : 0;
    this.state.cult.acolytes = acolytes;
    this.state.supply[piece('lizard')]! -= acolytes;
    this.state.away = withAdded(this.state.away, piece('lizard'), acolytes);
    return this;
  },
  /** Makes another suit the outcast. */
  outcastIs<P extends RootPosition>(this: P, suit: Suit): P {
    this.state.cult.outcast = SUITS.indexOf(suit);
    return this;
  },
  /** Makes the outcast hated, or no longer. */
  hated<P extends RootPosition>(this: P, isHated = true): P {
    this.state.cult.hated = isHated ? 1 : 0;
    return this;
  },
  /** How many acolytes there are. */
  acolytes(this: RootPosition): number {
    return this.state.cult.acolytes;
  },
  /** The suit of the outcast. */
  outcast(this: RootPosition): Suit | undefined {
    return SUITS[this.state.cult.outcast];
  },
  /** True when the outcast is hated. */
  isHated(this: RootPosition): boolean {
    return this.state.cult.hated === 1;
  },
  /** Puts cards on the Lost Souls pile. */
  souls<P extends RootPosition>(this: P, ...cards: CardNames): P {
    return this.put(cards, LOST_SOULS, EVERYBODY);
  },
};
