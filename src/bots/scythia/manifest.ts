import type { ScythiaGame } from '../../games/scythia/index.ts';
import type { AnyGame } from '../../kernel/index.ts';
import type { BotsManifest } from '../manifest.ts';
import type { ScythiaWeights } from './weights.ts';

const own = (game: AnyGame): ScythiaGame => game as unknown as ScythiaGame;

/** Bots of Raiders of Scythia in the registry. */
export const scythiaBots: BotsManifest = {
  async evaluation() {
    const [{ scythiaEvaluator }, { SCYTHIA_WEIGHTS }] = await Promise.all([
      import('./evaluator.ts'),
      import('./weights.ts'),
    ]);
    return {
      weights: SCYTHIA_WEIGHTS,
      tuningTable: { seats: 2 },
      evaluator: (game, weights) => scythiaEvaluator(own(game), weights as ScythiaWeights),
    };
  },
  async analysis(game) {
    const { scythiaAnalysis } = await import('./analysis.ts');
    return scythiaAnalysis(own(game));
  },
  async learning(game) {
    const { scythiaLearning } = await import('./learning.ts');
    return scythiaLearning(own(game));
  },
  async net() {
    const { NET } = await import('./net.ts');
    return NET;
  },
  balance: async () => (await import('./balance.ts')).SCYTHIA_BALANCE,
};
