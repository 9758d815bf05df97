import { type AnalysisModel, rawChances } from '../../bots/index.ts';
import { fastRandom, type GameTypes, MUTE, type Settings, seatsOf } from '../../kernel/index.ts';
import { perspectiveOf } from '../../kernel/referee/index.ts';
import { UserError, EXIT_FINDINGS } from '../user-error.ts';
import { type Contestant, createContestantBot, type ContestantEvaluation } from '../contestants.ts';
import type { AnyGame } from '../games.ts';

/** The evaluation at the start of a turn. */
export interface TurnEvaluation {
  /** How far the game had gone, from 0 to 1. */
  readonly progress: number;
  /** Every seat's chance by the evaluator. */
  readonly chances: readonly number[];
  /** The features of the position, if the game has them. */
  readonly signs?: readonly number[];
}

/** One game: the evaluations of its turns, and each seat's share of the victory. */
export interface Sample {
  readonly seed: number;
  readonly judged: readonly TurnEvaluation[];
  readonly won: readonly number[];
}

/** Most acts of a game. More means the game does not end. */
const MOST_ACTS = 100_000;

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
  const judged: TurnEvaluation[] = [];
  const read = new Float64Array(features?.names.length ?? 0);
  let turn = Number.NaN;
  for (let acts = 0; !s.over; acts++) {
    if (acts >= MOST_ACTS)
      throw new UserError(`game ${seed} of ${game.name} goes on after ${MOST_ACTS} acts`, EXIT_FINDINGS);
    const of = game.outcomeCount(s);
    if (of > 0) {
      game.applyOutcome(s, random(of), MUTE);
      continue;
    }
    if (evaluator.turn(s) !== turn) {
      turn = evaluator.turn(s);
      features?.read(s, read);
      judged.push({
        progress: rounded(figures.progress(s)),
        chances: rawChances(evaluator, s, leaf).map(rounded),
        ...(features && { signs: [...read].map(rounded) }),
      });
    }
    const asked = seatsOf(game.asked(s));
    const seat = asked.length > 1 ? asked[random(asked.length)]! : asked[0]!;
    game.choose(s, seat, players[seat]!.answer(perspectiveOf(game, s, seat)), MUTE);
  }
  const { winners } = s.over;
  const share = 1 / Math.max(1, evaluator.together ? 1 : winners.length);
  return { seed, judged, won: players.map((_, seat) => (winners.includes(seat) ? share : 0)) };
}
