import {
  type AnalysisModel,
  type BotName,
  type Evaluation,
  scoreEvaluator,
  scoreFigures,
  UNCALIBRATED,
} from '../bots/index.ts';
import type { Learning } from '../bots/learned/learning.ts';
import { bytesOfBase64 } from '../bots/learned/base64.ts';
import { readWeights, WeightsError } from '../bots/learned/weights.ts';
import type { AnyEvaluator, AnyLeaf, BotsManifest } from '../bots/manifest.ts';
import type { AnyGame, GameTypes } from '../kernel/index.ts';
import { GAMES, isGameId } from './index.ts';

const botsOf = (game: AnyGame): BotsManifest | undefined => (isGameId(game.name) ? GAMES[game.name].bots : undefined);

/** The weights of a game's evaluator and how it is made from them; undefined for a game that is not in the registry. */
export async function evaluationOf(game: AnyGame): Promise<Evaluation | undefined> {
  return botsOf(game)?.evaluation();
}

/** The evaluator that bots of a game play by; the score alone for a game that is not in the registry. */
export async function evaluatorFor(game: AnyGame): Promise<AnyEvaluator> {
  const evaluation = await evaluationOf(game);
  return evaluation ? evaluation.evaluator(game, evaluation.weights) : scoreEvaluator(game);
}

/**
 * What hints and reviews of a game are computed from; the score alone where its bots have no analysis. Chances are those of the
 * network, if there is one that can be loaded and `byHand` is not asked for.
 */
export async function analysisFor(game: AnyGame, byHand = false): Promise<AnalysisModel<GameTypes>> {
  const data = await botsOf(game)?.analysis?.(game);
  const leaf = data?.netCalibration && !byHand ? await loadedLeafOf(game) : undefined;
  return {
    evaluator: data?.evaluator ?? (await evaluatorFor(game)),
    figures: data?.figures ?? scoreFigures(game),
    calibration: (leaf ? data?.netCalibration : data?.calibration) ?? UNCALIBRATED,
    ...(leaf && { leaf }),
    ...(data?.features && { features: data.features }),
  };
}

/** The leaf that a level of play uses; undefined where it has none. `master` has that of `hard` where the weights do not fit. */
export async function leafFor(game: AnyGame, level: BotName): Promise<AnyLeaf | undefined> {
  if (level !== 'hard' && level !== 'master') return undefined;
  const learned = level === 'master' ? await fittingLeafOf(game) : undefined;
  return learned ?? botsOf(game)?.leaf?.();
}

/** The learned leaf; undefined also where a pack names other components than those that the weights were trained with. */
async function fittingLeafOf(game: AnyGame): Promise<AnyLeaf | undefined> {
  try {
    return await learnedLeafOf(game);
  } catch (error) {
    if (error instanceof WeightsError) return undefined;
    throw error;
  }
}

/**
 * The learned leaf of a game's bots; undefined where no weights are built in. Throws `WeightsError` where they do not fit the
 * game's inputs. Weights are loaded with the first call, by the same dynamic import in the server, in a browser's worker and on
 * the command line.
 */
export async function learnedLeafOf(game: AnyGame): Promise<AnyLeaf | undefined> {
  const [learning, net] = await Promise.all([learningOf(game), botsOf(game)?.net?.()]);
  return learning && net ? learning.leaf(readWeights(bytesOfBase64(net))) : undefined;
}

/** The learned leaf; undefined also where the weights do not fit or cannot be fetched, as without network. */
async function loadedLeafOf(game: AnyGame): Promise<AnyLeaf | undefined> {
  try {
    return await learnedLeafOf(game);
  } catch {
    return undefined;
  }
}

/** Learning from self-play; undefined for a game whose bots do not learn. */
export async function learningOf(game: AnyGame): Promise<Learning<GameTypes> | undefined> {
  return botsOf(game)?.learning?.(game);
}
