import { type AnalysisModel, rawChances } from '../../bots/index.ts';
import { fastRandom, type GameTypes, type Settings } from '../../kernel/index.ts';
import { perspectiveOf } from '../../kernel/referee/index.ts';
import { type Contestant, createContestantBot, type ContestantEvaluation } from '../contestants.ts';
import type { AnyGame } from '../games.ts';
import { checkActs, playAct } from '../play-act.ts';

/** The evaluation at the start of a turn. */
export interface Prediction {
  /** How far the game had gone, from 0 to 1. */
  readonly progress: number;
  /** Every seat's chance by the evaluator. */
  readonly chances: readonly number[];
  /** The features of the position, if the game has them. */
  readonly features?: readonly number[];
}

/** One game: the evaluations of its turns, and each seat's share of the victory. */
export interface Sample {
  readonly seed: number;
  readonly predictions: readonly Prediction[];
  readonly won: readonly number[];
}

/** Rounds to 8 digits, so that a chance near 0 or 1 does not become 0 or 1. */
const rounded = (value: number): number => Number(value.toPrecision(8));

/** Plays a game, and records the evaluation that hints use at the start of every turn. */
export function playSample(
  game: AnyGame,
  { evaluator, figures, features, leaf }: AnalysisModel<GameTypes>,
  evaluations: readonly ContestantEvaluation[],
  settings: Settings,
  bots: readonly Contestant[],
  seed: number,
): Sample {
  const random = fastRandom(seed);
  const players = bots.map((bot, seat) =>
    createContestantBot(bot, game, evaluations[seat]!, fastRandom(seed * 8 + seat)),
  );
  const s = game.begin(settings);
  const predictions: Prediction[] = [];
  const read = new Float64Array(features?.names.length ?? 0);
  let turn = Number.NaN;
  for (let acts = 0; !s.over; acts++) {
    checkActs(game, seed, acts);
    if (game.outcomeCount(s) === 0 && evaluator.turn(s) !== turn) {
      turn = evaluator.turn(s);
      features?.read(s, read);
      predictions.push({
        progress: rounded(figures.progress(s)),
        chances: rawChances(evaluator, s, leaf).map(rounded),
        ...(features && { features: [...read].map(rounded) }),
      });
    }
    playAct(game, s, random, (seat) => players[seat]!.answer(perspectiveOf(game, s, seat)));
  }
  const { winners } = s.over;
  const share = 1 / Math.max(1, evaluator.together ? 1 : winners.length);
  return { seed, predictions, won: players.map((_, seat) => (winners.includes(seat) ? share : 0)) };
}
