import type { BotsManifest } from '../manifest.ts';
import type { WildWeights } from './weights.ts';

/** Bots of Defenders of the Wild in the registry. */
export const wildBots: BotsManifest = {
  async evaluation() {
    const [{ wildEvaluator }, { WILD_WEIGHTS }] = await Promise.all([import('./evaluator.ts'), import('./weights.ts')]);
    return {
      weights: WILD_WEIGHTS,
      tuningTable: { seats: 2 },
      evaluator: (_game, weights) => wildEvaluator(weights as WildWeights),
    };
  },
  async analysis() {
    const [{ WILD_FIGURES }, { WILD_CALIBRATION }, { WILD_FEATURES }] = await Promise.all([
      import('./figures.ts'),
      import('./calibration.ts'),
      import('./features.ts'),
    ]);
    return {
      figures: WILD_FIGURES,
      calibration: WILD_CALIBRATION,
      features: WILD_FEATURES,
    };
  },
  async learning() {
    const { wildLearning } = await import('./learning.ts');
    return wildLearning();
  },
  balance: async () => (await import('./balance.ts')).WILD_BALANCE,
};
