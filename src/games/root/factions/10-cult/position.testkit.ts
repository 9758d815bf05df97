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
  /** Puts cards on the Lost Souls pile. */
  souls<P extends RootPosition>(this: P, ...cards: CardNames): P {
    return this.put(cards, LOST_SOULS, EVERYBODY);
  },
};
