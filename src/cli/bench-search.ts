import { createBot, type AnalysisModel, type Evaluator, searchBotFor } from '../bots/index.ts';
import { fastRandom, type GameTypes, MUTE, type Settings, seatsOf, type State } from '../kernel/index.ts';
import { type SeatPerspective, perspectiveOf } from '../kernel/referee/index.ts';
import type { AnyGame } from './games.ts';

/** The parts of game and evaluator that a search spends its time in, as printed. */
export const SEARCH_PARTS = ['apply', 'options', 'clone', 'worlds', 'evaluation'] as const;
type SearchPart = (typeof SEARCH_PARTS)[number];

/** Iterations per question. */
const ITERATIONS = 400;
/** Least number of options of a measured question. */
const FEWEST_ANSWERS = 4;

/** Progress of a game between which questions are taken. */
const FROM = 0.3;
const TO = 0.7;
const QUESTIONS = 24;

/** One call in this many is timed, because reading the clock takes as long as a small part of the rules. */
const SAMPLED = 16;
const WARM_UP = 2000;

/** Plays with easy bots, and returns perspectives at real decisions in the middle of the games. */
export function midGameQuestions(
  game: AnyGame,
  { evaluator, figures }: AnalysisModel<GameTypes>,
  tables: readonly Settings[],
): SeatPerspective<GameTypes>[] {
  const questions: SeatPerspective<GameTypes>[] = [];
  for (let seed = 1; questions.length < QUESTIONS && seed <= QUESTIONS; seed++) {
    const random = fastRandom(seed);
    const s: State = game.begin(tables[seed % tables.length]!);
    const bots = Array.from({ length: s.settings.seats }, (_, seat) =>
      createBot('easy', game, evaluator, fastRandom(seat + seed)),
    );
    while (!s.over && questions.length < QUESTIONS && figures.progress(s) <= TO) {
      const of = game.outcomeCount(s);
      if (of > 0) {
        game.applyOutcome(s, random(of), MUTE);
        continue;
      }
      const seat = seatsOf(game.asked(s))[0]!;
      const perspective = perspectiveOf(game, s, seat);
      if (figures.progress(s) >= FROM && perspective.options.length >= FEWEST_ANSWERS && random(4) === 0)
        questions.push(perspectiveOf(game, game.clone(s), seat));
      game.choose(s, seat, bots[seat]!.answer(perspective), MUTE);
    }
  }
  return questions;
}

/** Milliseconds of processor time of this process. */
function clock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Iterations and evaluated states per second at these questions. */
export function thinking(
  game: AnyGame,
  evaluator: Evaluator<GameTypes>,
  questions: readonly SeatPerspective<GameTypes>[],
): (span: number) => number[] {
  let at = 0;
  return (span) => {
    const start = clock();
    let iterations = 0;
    let nodes = 0;
    let time = 0;
    while (time < span && questions.length > 0) {
      const search = searchBotFor(game, evaluator, fastRandom(at), { iterations: ITERATIONS });
      search.weigh(questions[at++ % questions.length]!);
      iterations += search.iterations;
      nodes += search.nodes;
      time = clock() - start;
    }
    return time === 0 ? [0, 0] : [(iterations * 1000) / time, (nodes * 1000) / time];
  };
}

/** Times some calls of a function, and counts all of them. */
class Stopwatch {
  #calls = 0;
  #timed = 0;
  #sampled = 0;

  /** Wraps a function so that some of its calls are timed. */
  watch<A extends readonly unknown[], R>(work: (...args: A) => R): (...args: A) => R {
    return (...args) => {
      if (this.#calls++ % SAMPLED !== 0) return work(...args);
      const start = clock();
      const result = work(...args);
      this.#timed += clock() - start;
      this.#sampled++;
      return result;
    };
  }

  /** The time of all calls in ms, extrapolated from the timed ones; `looking` is the time of reading the clock. */
  spent(looking: number): number {
    return this.#sampled === 0 ? 0 : Math.max(0, this.#timed / this.#sampled - looking) * this.#calls;
  }
}

/** The time of reading the clock twice, in ms. */
function lookingTime(): number {
  let sum = 0;
  for (let n = 0; n < WARM_UP; n++) {
    const start = clock();
    sum += clock() - start;
  }
  return sum / WARM_UP;
}

/** The shares of a search's time in percent, in the order of `SEARCH_PARTS`. Measured with wrappers, so that the product has no timers. */
export function spending(
  game: AnyGame,
  evaluator: Evaluator<GameTypes>,
  questions: readonly SeatPerspective<GameTypes>[],
): (span: number) => number[] {
  return (span) => {
    const watches = Object.fromEntries(SEARCH_PARTS.map((name) => [name, new Stopwatch()])) as Record<
      SearchPart,
      Stopwatch
    >;
    const watched: AnyGame = Object.assign(Object.create(Object.getPrototypeOf(game) as object) as AnyGame, game, {
      choose: watches.apply.watch<Parameters<AnyGame['choose']>, void>((s, seat, option, out) =>
        game.choose(s, seat, option, out),
      ),
      options: watches.options.watch<Parameters<AnyGame['options']>, void>((s, seat, ask) =>
        game.options(s, seat, ask),
      ),
      clone: watches.clone.watch((s: State) => game.clone(s)),
    });
    const timed: Evaluator<GameTypes> = {
      ...evaluator,
      sideValues: watches.evaluation.watch((s: State, into: Float64Array) => evaluator.sideValues(s, into)),
    };
    const start = clock();
    let time = 0;
    for (let at = 0; time < span && questions.length > 0; at++) {
      const perspective = questions[at % questions.length]!;
      const draw = watches.worlds.watch((random: Parameters<typeof perspective.draw>[0]) => perspective.draw(random));
      searchBotFor(watched, timed, fastRandom(at), { iterations: ITERATIONS }).weigh({
        ...perspective,
        game: watched,
        draw,
      });
      time = clock() - start;
    }
    const looking = lookingTime();
    return SEARCH_PARTS.map((name) => (time === 0 ? 0 : (100 * watches[name].spent(looking)) / time));
  };
}
