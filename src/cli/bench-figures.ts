import {
  fastRandom,
  type GameTypes,
  lowestSeat,
  MUTE,
  OfferList,
  OfferBuffer,
  type Option,
  type Random,
  type Settings,
  type State,
} from '../kernel/index.ts';
import { type AnalysisModel, rawChances } from '../bots/index.ts';
import { MOST_SIDES } from '../bots/evaluator.ts';
import { analysisFor, learningOf } from '../registry/bots.ts';
import { randomLeaf } from './bench-learned.ts';
import { midGameQuestions, SEARCH_PARTS, spending, thinking } from './bench-search.ts';
import {
  fairSource,
  fastSource,
  type Journal,
  journalOf,
  Referee,
  randomPlayer,
  runPlayers,
  replay,
  saveState,
} from '../kernel/referee/index.ts';
import type { AnyGame } from './games.ts';

/** Whether more or less of a figure is better. */
export type Better = 'more' | 'less';

/** One figure of a game: its best and its median round. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly best: number;
  readonly median: number;
}

/** The duration of a measurement. */
export interface Effort {
  readonly rounds: number;
  /** Milliseconds per round. */
  readonly span: number;
}

/** Works for one round of `span` ms, and returns its figures. */
export type Round = (span: number) => readonly number[];

const SAMPLE_STATES = 200;
/** Most acts of a random game. Some tables do not end in random play. */
const MOST_ACTS = 20_000;
/** Number of games between two looks at the clock, which takes as long as a few decisions. Every table is played equally often. */
const gamesPerLook = (tables: number): number => (tables === 1 ? 16 : tables);

/** Processor time of all threads of this process in ms, which other load changes little. */
function clock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The decisions before which the state is cloned. */
type Cloning = 'none' | 'each' | 'real';

/** Plays the tables in turn at random until the time is up; returns decisions and real decisions per second. */
function playing(game: AnyGame, tables: readonly Settings[], cloning: Cloning): Round {
  let seed = 1;
  const look = gamesPerLook(tables.length);
  const list = new OfferBuffer<Option>();
  return (span) => {
    let decisions = 0;
    let real = 0;
    let games = 0;
    const start = clock();
    let time = 0;
    while (time < span) {
      const random = fastRandom(seed);
      let s = game.begin(tables[seed++ % tables.length]!);
      for (let acts = 0; !s.over && acts < MOST_ACTS; acts++) {
        const of = game.outcomeCount(s);
        if (of > 0) {
          game.applyOutcome(s, random(of), MUTE);
          continue;
        }
        if (cloning === 'each') s = game.clone(s);
        const seat = lowestSeat(game.asked(s));
        game.options(s, seat, list.clear());
        decisions++;
        if (list.count > 1) {
          real++;
          if (cloning === 'real') s = game.clone(s);
        }
        game.choose(s, seat, list.at(random(list.count)), MUTE);
      }
      if (++games % look === 0) time = clock() - start;
    }
    time = clock() - start;
    return [(decisions / time) * 1000, (real / time) * 1000];
  };
}

/** States met at decisions of random games. */
function sample(game: AnyGame, tables: readonly Settings[]): State[] {
  const states: State[] = [];
  const offers = new OfferList<Option>();
  for (let seed = 1; states.length < SAMPLE_STATES; seed++) {
    const random = fastRandom(seed);
    const s = game.begin(tables[seed % tables.length]!);
    for (let acts = 0; !s.over && acts < MOST_ACTS; acts++) {
      const of = game.outcomeCount(s);
      if (of > 0) {
        game.applyOutcome(s, random(of), MUTE);
        continue;
      }
      if (random(5 * tables.length) === 0) states.push(game.clone(s));
      const seat = lowestSeat(game.asked(s));
      game.options(s, seat, offers.clear());
      game.choose(s, seat, offers.list[random(offers.list.length)]!, MUTE);
    }
  }
  return states;
}

/** Receives results, so that the JavaScript engine cannot eliminate the work. */
export const blackhole: { last: unknown } = { last: undefined };

/** Microseconds per call over all sample states. */
function perState(states: readonly State[], work: (s: State) => unknown): Round {
  return (span) => {
    const start = clock();
    let calls = 0;
    let time = 0;
    while (time < span) {
      for (const s of states) blackhole.last = work(s);
      calls += states.length;
      time = clock() - start;
    }
    return [(time * 1000) / calls];
  };
}

async function recorded(game: AnyGame, settings: Settings): Promise<Journal> {
  const referee = new Referee({ game, settings, source: fastSource(fastRandom(1)) });
  await runPlayers(
    referee,
    Array.from({ length: settings.seats }, (_, seat) => randomPlayer(fastRandom(seat + 1))),
  );
  return journalOf(referee);
}

/** Entries per millisecond of a replay with all checks of the referee. */
function replaying(game: AnyGame, journal: Journal): Round {
  return (span) => {
    const start = clock();
    let entries = 0;
    let time = 0;
    while (time < span) {
      const { discrepancies } = replay(game, journal);
      if (discrepancies.length > 0) throw new Error(`${game.name} does not replay: ${discrepancies[0]!.detail}`);
      entries += journal.entries.length;
      time = clock() - start;
    }
    return [entries / time];
  };
}

function drawing(): Round {
  const outcome = fairSource(new Uint8Array(32).fill(42));
  let number = 0;
  return (span) => {
    const start = clock();
    const first = number;
    let time = 0;
    while (time < span) {
      for (let k = 0; k < 100; k++) blackhole.last = outcome(number++, 54);
      time = clock() - start;
    }
    return [(time * 1000) / (number - first)];
  };
}

/** A measurement that gives several figures. */
export interface Measurement {
  readonly names: readonly string[];
  readonly unit: string;
  readonly better: Better;
  readonly round: Round;
}

/** The estimates of chances: by hand, the inputs of a network, and hand and network. */
async function estimates(
  game: AnyGame,
  { evaluator }: AnalysisModel<GameTypes>,
  states: readonly State[],
): Promise<readonly Measurement[]> {
  const less = (name: string, work: (s: State) => unknown): Measurement => ({
    names: [name],
    unit: 'µs',
    better: 'less',
    round: perState(states, work),
  });
  const byHand = less('chances by hand', (s) => rawChances(evaluator, s));
  const learning = await learningOf(game);
  if (!learning) return [byHand];
  const reader = learning.reader();
  const leaf = randomLeaf(game.name, learning);
  const chances = new Float64Array(MOST_SIDES);
  return [
    byHand,
    less('inputs of a network', (s) => reader.read(s)),
    less('chances by hand and network', (s) => leaf.winChances(s, chances)),
  ];
}

/** All measurements of a game at these tables. */
export async function measurements(game: AnyGame, tables: readonly Settings[]): Promise<readonly Measurement[]> {
  const states = sample(game, tables);
  const random: Random = fastRandom(9);
  const model = await analysisFor(game);
  const { evaluator } = model;
  const questions = midGameQuestions(game, model, tables);
  const less = (name: string, round: Round): Measurement => ({ names: [name], unit: 'µs', better: 'less', round });
  const more = (names: readonly string[], unit: string, round: Round): Measurement => ({
    names,
    unit,
    better: 'more',
    round,
  });
  let turn = 0;
  return [
    more(['random play', 'random play, real decisions'], '1/s', playing(game, tables, 'none')),
    more(['cloning before each'], '1/s', playing(game, tables, 'each')),
    more(
      ['cloning before each real decision', 'cloning before real ones, real decisions'],
      '1/s',
      playing(game, tables, 'real'),
    ),
    less(
      'clone',
      perState(states, (s) => game.clone(s)),
    ),
    less(
      'view',
      perState(states, (s) => game.view(s, turn++ % s.settings.seats)),
    ),
    less(
      'determinize',
      perState(states, (s) => game.determinize(s, turn++ % s.settings.seats, random)),
    ),
    more(['search, iterations', 'search, positions evaluated'], '1/s', thinking(game, evaluator, questions)),
    {
      names: SEARCH_PARTS.map((part) => `search, share of ${part}`),
      unit: '%',
      better: 'less',
      round: spending(game, evaluator, questions),
    },
    ...(await estimates(game, model, states)),
    more(['replay'], 'entries/ms', replaying(game, await recorded(game, tables[0]!))),
    less('fair outcome', drawing()),
    {
      names: ['saved state'],
      unit: 'bytes',
      better: 'less',
      round: () => [states.reduce((sum, s) => sum + JSON.stringify(saveState(s)).length, 0) / states.length],
    },
  ];
}

/**
 * Warms up, measures several rounds, and returns the best and the median of each figure. The warm-up takes twice as many
 * rounds as are measured, because the compiler uses the same processor time.
 */
export function figuresOf({ names, unit, better, round }: Measurement, { rounds, span }: Effort): Figure[] {
  for (let i = 0; i < 2 * rounds; i++) round(span);
  const results = Array.from({ length: rounds }, () => round(span));
  return names.map((name, k) => {
    const values = results.map((result) => result[k]!).sort((a, b) => (better === 'more' ? b - a : a - b));
    return { name, unit, best: values[0]!, median: values[values.length >> 1]! };
  });
}
