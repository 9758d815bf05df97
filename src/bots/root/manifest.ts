import type { BotsManifest } from '../manifest.ts';
import type { RootWeights } from './weights.ts';

/** Bots of Root in the registry. */
export const rootBots: BotsManifest = {
  async evaluation() {
    const [{ rootEvaluator }, { ROOT_WEIGHTS }] = await Promise.all([import('./evaluator.ts'), import('./weights.ts')]);
    return {
      weights: ROOT_WEIGHTS,
      tuningTable: { seats: 4 },
      evaluator: (_game, weights) => rootEvaluator(weights as RootWeights),
    };
  },
  async analysis() {
    const { rootAnalysis } = await import('./analysis.ts');
    return rootAnalysis();
  },
  async leaf() {
    const { neutralLeaf } = await import('./analysis.ts');
    return neutralLeaf();
  },
  async learning() {
    const { rootLearning } = await import('./learning.ts');
    return rootLearning();
  },
  async net() {
    const { NET } = await import('./net.ts');
    return NET;
  },
};
