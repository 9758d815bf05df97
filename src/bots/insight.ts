import type { Game, GameTypes } from '../kernel/index.ts';
import type { ScythiaGame } from '../games/scythia/index.ts';
import { type Calibration, calibratedAll, UNCALIBRATED } from './calibration.ts';
import { chances, type Judge, MOST_SIDES } from './judge.ts';
import { judgeOf } from './ladder.ts';
import { foretold, type Signs } from './signs.ts';
import { plainTerms, type Terms } from './terms.ts';

/** All that is needed to tell people about a position: the bots' judgement, its terms, and how far it can be trusted. */
export interface Insight<K extends GameTypes> {
  readonly judge: Judge<K>;
  readonly terms: Terms<K>;
  readonly calibration: Calibration;
  /** What foretells the end where the judgement does not. */
  readonly signs?: Signs<K>;
}

/** What a game tells people by; its own judgement where bots judge with something else in mind. */
interface Told {
  readonly judge?: Judge<GameTypes>;
  readonly terms: Terms<GameTypes>;
  readonly calibration: Calibration;
  readonly signs?: Signs<GameTypes>;
}

/** Hides the kinds of a game: states go through unread. */
const hide = (terms: unknown): Terms<GameTypes> => terms as Terms<GameTypes>;
const hideJudge = (judge: unknown): Judge<GameTypes> => judge as Judge<GameTypes>;

const TOLD: Readonly<Record<string, (game: Game<GameTypes>) => Promise<Told>>> = {
  root: async () => {
    const [{ ROOT_TERMS }, { ROOT_CALIBRATION }, { rootJudge }, { FEARLESS }] = await Promise.all([
      import('./root/terms.ts'),
      import('./root/calibration.ts'),
      import('./root/judge.ts'),
      import('./root/weights.ts'),
    ]);
    return { judge: hideJudge(rootJudge(FEARLESS)), terms: hide(ROOT_TERMS), calibration: ROOT_CALIBRATION };
  },
  wild: async () => {
    const [{ WILD_TERMS }, { WILD_CALIBRATION }, { WILD_SIGNS }] = await Promise.all([
      import('./wild/terms.ts'),
      import('./wild/calibration.ts'),
      import('./wild/signs.ts'),
    ]);
    const signs = WILD_SIGNS as unknown as Signs<GameTypes>;
    return { terms: hide(WILD_TERMS), calibration: WILD_CALIBRATION, signs };
  },
  scythia: async (game) => {
    const [{ scythiaTerms }, { SCYTHIA_CALIBRATION }] = await Promise.all([
      import('./scythia/terms.ts'),
      import('./scythia/calibration.ts'),
    ]);
    return { terms: hide(scythiaTerms(game as unknown as ScythiaGame)), calibration: SCYTHIA_CALIBRATION };
  },
};

/** What can be told about positions of a game. */
export async function insightOf(game: Game<GameTypes>): Promise<Insight<GameTypes>> {
  const told = Object.hasOwn(TOLD, game.name) ? await TOLD[game.name]!(game) : undefined;
  const judge = told?.judge ?? (await judgeOf(game));
  const { signs } = told ?? {};
  return {
    judge,
    terms: told?.terms ?? plainTerms(game),
    calibration: told?.calibration ?? UNCALIBRATED,
    ...(signs && { signs }),
  };
}

const judged = new Float64Array(MOST_SIDES);

/** Every seat's chance to win as the judgement sees it, before it is put right. */
export function rawChances<K extends GameTypes>(judge: Judge<K>, s: K['state']): number[] {
  chances(judge, s, judged);
  return [...judged.subarray(0, s.settings.seats)];
}

/** The chance of all together by the signs of a position; certain when the game is over. */
export function bySigns<K extends GameTypes>(signs: Signs<K>, { weights = [] }: Calibration, s: K['state']): number {
  if (s.over) return s.over.winners.length > 0 ? 1 : 0;
  const read = new Float64Array(signs.names.length);
  signs.read(s, read);
  return foretold(weights, read);
}

/** Every seat's chance to win, between 0 and 1. */
export function chancesAt<K extends GameTypes>(insight: Insight<K>, s: K['state']): number[] {
  const { judge, terms, calibration, signs } = insight;
  if (signs) return Array<number>(s.settings.seats).fill(bySigns(signs, calibration, s));
  const raw = rawChances(judge, s);
  return s.over ? raw : calibratedAll(calibration, terms.progress(s), judge.together, raw);
}
