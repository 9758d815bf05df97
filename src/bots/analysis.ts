import type { Game, GameTypes } from '../kernel/index.ts';
import type { ScythiaGame } from '../games/scythia/index.ts';
import { type Calibration, calibratedAll, UNCALIBRATED } from './calibration.ts';
import { winChances, type Evaluator, MOST_SIDES } from './evaluator.ts';
import { evaluatorFor } from './levels.ts';
import { predictedChance, type OutcomeFeatures } from './features.ts';
import { scoreFigures, type Figures } from './figures.ts';

/** All that is needed to tell people about a position: the bots' judgement, its terms, and how far it can be trusted. */
export interface AnalysisModel<K extends GameTypes> {
  readonly judge: Evaluator<K>;
  readonly terms: Figures<K>;
  readonly calibration: Calibration;
  /** What foretells the end where the judgement does not. */
  readonly signs?: OutcomeFeatures<K>;
}

/** What a game tells people by; its own judgement where bots judge with something else in mind. */
interface Told {
  readonly judge?: Evaluator<GameTypes>;
  readonly terms: Figures<GameTypes>;
  readonly calibration: Calibration;
  readonly signs?: OutcomeFeatures<GameTypes>;
}

/** Hides the kinds of a game: states go through unread. */
const hide = (terms: unknown): Figures<GameTypes> => terms as Figures<GameTypes>;
const hideJudge = (judge: unknown): Evaluator<GameTypes> => judge as Evaluator<GameTypes>;

const TOLD: Readonly<Record<string, (game: Game<GameTypes>) => Promise<Told>>> = {
  root: async () => {
    const [{ ROOT_TERMS }, { ROOT_CALIBRATION }, { rootEvaluator }, { NEUTRAL_WEIGHTS }] = await Promise.all([
      import('./root/figures.ts'),
      import('./root/calibration.ts'),
      import('./root/evaluator.ts'),
      import('./root/weights.ts'),
    ]);
    return { judge: hideJudge(rootEvaluator(NEUTRAL_WEIGHTS)), terms: hide(ROOT_TERMS), calibration: ROOT_CALIBRATION };
  },
  wild: async () => {
    const [{ WILD_TERMS }, { WILD_CALIBRATION }, { WILD_SIGNS }] = await Promise.all([
      import('./wild/figures.ts'),
      import('./wild/calibration.ts'),
      import('./wild/features.ts'),
    ]);
    const signs = WILD_SIGNS as unknown as OutcomeFeatures<GameTypes>;
    return { terms: hide(WILD_TERMS), calibration: WILD_CALIBRATION, signs };
  },
  scythia: async (game) => {
    const [{ scythiaTerms }, { SCYTHIA_CALIBRATION }] = await Promise.all([
      import('./scythia/figures.ts'),
      import('./scythia/calibration.ts'),
    ]);
    return { terms: hide(scythiaTerms(game as unknown as ScythiaGame)), calibration: SCYTHIA_CALIBRATION };
  },
};

/** What can be told about positions of a game. */
export async function analysisFor(game: Game<GameTypes>): Promise<AnalysisModel<GameTypes>> {
  const told = Object.hasOwn(TOLD, game.name) ? await TOLD[game.name]!(game) : undefined;
  const judge = told?.judge ?? (await evaluatorFor(game));
  const { signs } = told ?? {};
  return {
    judge,
    terms: told?.terms ?? scoreFigures(game),
    calibration: told?.calibration ?? UNCALIBRATED,
    ...(signs && { signs }),
  };
}

const judged = new Float64Array(MOST_SIDES);

/** Every seat's chance to win as the judgement sees it, before it is put right. */
export function rawChances<K extends GameTypes>(judge: Evaluator<K>, s: K['state']): number[] {
  winChances(judge, s, judged);
  return [...judged.subarray(0, s.settings.seats)];
}

/** The chance of all together by the signs of a position; certain when the game is over. */
export function chanceByFeatures<K extends GameTypes>(
  signs: OutcomeFeatures<K>,
  { weights = [] }: Calibration,
  s: K['state'],
): number {
  if (s.over) return s.over.winners.length > 0 ? 1 : 0;
  const read = new Float64Array(signs.names.length);
  signs.read(s, read);
  return predictedChance(weights, read);
}

/** Every seat's chance to win, between 0 and 1. */
export function calibratedChances<K extends GameTypes>(insight: AnalysisModel<K>, s: K['state']): number[] {
  const { judge, terms, calibration, signs } = insight;
  if (signs) return Array<number>(s.settings.seats).fill(chanceByFeatures(signs, calibration, s));
  const raw = rawChances(judge, s);
  return s.over ? raw : calibratedAll(calibration, terms.progress(s), judge.together, raw);
}
