import { MUTE, NOBODY } from '../../../../kernel/index.ts';
import { MARKET } from '../../components/piles.ts';
import type { CardNames, RootPosition } from '../../testkit/root-position.testkit.ts';
import { CLEARINGS } from '../../words.ts';
import { stockForge } from './forge.ts';
import { type LandmarkName, LANDMARKS } from './landmark.ts';
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
};
