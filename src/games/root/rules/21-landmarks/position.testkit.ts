import { MUTE, NOBODY } from '../../../../kernel/index.ts';
import { piece, type PieceName, PIECES } from '../../components/pieces.ts';
import { MARKET } from '../../components/piles.ts';
import type { CardNames, RootPosition } from '../../testkit/root-position.testkit.ts';
import { CLEARINGS, type Item, ITEMS, type Suit, SUITS } from '../../words.ts';
import { stockForge } from './forge.ts';
import { type LandmarkName, LANDMARKS } from './landmark.ts';
import { inCity } from './printed.ts';
import { standLandmark } from './setup.ts';

/** Words of test positions for landmarks. */
export const landmarkWords = {
  /** Sets up a landmark in a clearing; the Forge takes its items. */
  landmark<P extends RootPosition>(this: P, name: LandmarkName, c: (typeof CLEARINGS)[number]): P {
    standLandmark(this.state, LANDMARKS.indexOf(name), CLEARINGS.indexOf(c), MUTE);
    if (name === 'legendary-forge') stockForge(this.state);
    return this;
  },
  /** Lays the three cards of the Black Market, unseen. */
  goods<P extends RootPosition>(this: P, ...cards: CardNames): P {
    cards.forEach((card, i) => this.put([card], MARKET + i, NOBODY));
    return this;
  },
  /** Lets the current player not have exchanged a card. */
  marketOpens<P extends RootPosition>(this: P): P {
    this.state.landmarks.traded = 0;
    return this;
  },
  /** The clearing with a landmark that has an effect of its own. */
  landmarkAt(this: RootPosition, name: 'legendary-forge' | 'lost-city'): string | undefined {
    const { forge, city } = this.state.landmarks;
    return CLEARINGS[name === 'lost-city' ? city : forge];
  },
  /** The building in the slot of the Elder Treetop. */
  housed(this: RootPosition): PieceName | undefined {
    return PIECES[this.state.landmarks.housed];
  },
  /** The items on the card of the Legendary Forge. */
  forgeItems(this: RootPosition): Item[] {
    return this.state.landmarks.forged.flatMap((count, item) => Array.from({ length: count }, () => ITEMS[item]!));
  },
  /** The printed suits of pieces of a kind in the Lost City. */
  printed(this: RootPosition, name: 'garden' | 'tradepost' | 'base'): Suit[] {
    return SUITS.flatMap((suit, n) => Array.from({ length: inCity(this.state, piece(name), n) || 0 }, () => suit));
  },
};
