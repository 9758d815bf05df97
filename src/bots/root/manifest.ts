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
    const [{ ROOT_FIGURES }, { ROOT_CALIBRATION }, { ROOT_NET_CALIBRATION }, { rootEvaluator }, { NEUTRAL_WEIGHTS }] =
      await Promise.all([
        import('./figures.ts'),
        import('./calibration.ts'),
        import('./net-calibration.ts'),
        import('./evaluator.ts'),
        import('./weights.ts'),
      ]);
    return {
      evaluator: rootEvaluator(NEUTRAL_WEIGHTS),
      figures: ROOT_FIGURES,
      calibration: ROOT_CALIBRATION,
      netCalibration: ROOT_NET_CALIBRATION,
    };
  },
  async leaf() {
    const [{ rootEvaluator }, { NEUTRAL_WEIGHTS }, { evaluatorLeaf }] = await Promise.all([
      import('./evaluator.ts'),
      import('./weights.ts'),
      import('../leaf.ts'),
    ]);
    return evaluatorLeaf(rootEvaluator(NEUTRAL_WEIGHTS));
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
