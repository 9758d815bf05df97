import { type Game, type Kinds, MUTE, type Random, type Seat } from '../kernel/index.ts';
import { chairOf, enact, type Entry } from '../kernel/table/index.ts';
import { chances, type Judge, MOST_SIDES } from './judge.ts';
import { Search } from './search/search.ts';

/** An answer as a review names it, and the seat's chance by it. */
export interface Judged {
  readonly say: string;
  readonly chance: number;
}

/** One decision of a finished game: what was said, and the best answers as far as the seat could know. */
export interface Decision {
  readonly entry: number;
  readonly seat: Seat;
  readonly said: Judged;
  /** The best answers, the best first. */
  readonly best: readonly Judged[];
  /** What the answer cost against the best one. */
  readonly cost: number;
}

/** The chances of all seats before an entry, where a turn began. */
export interface Moment {
  readonly entry: number;
  readonly turn: number;
  readonly chances: readonly number[];
}

/** A finished game looked at again. */
export interface Review {
  readonly moments: readonly Moment[];
  /** All real decisions, those that cost most first. */
  readonly decisions: readonly Decision[];
}

/** How many of the best answers a review names. */
const FEW = 3;

/** The best answers to a question with the chances they give, found by search from what the seat knows: a hint. */
export function bestAnswers<K extends Kinds>(
  game: Game<K>,
  judge: Judge<K>,
  s: K['state'],
  seat: Seat,
  random: Random,
  thoughts: number,
): Judged[] {
  const weighed = new Search(game, judge, random, { thoughts }).weigh(chairOf(game, s, seat));
  return weighed.map(({ option, chance }) => ({ say: option.text, chance }));
}

/**
 * Looks at a finished game again: the chances of all seats turn by turn, from the true position, and each decision
 * against the best answers that a search finds from what the seat knew then.
 */
export function review<K extends Kinds>(
  game: Game<K>,
  judge: Judge<K>,
  start: K['state'],
  entries: readonly Entry[],
  random: Random,
  thoughts: number,
): Review {
  const moments: Moment[] = [];
  const decisions: Decision[] = [];
  const now = new Float64Array(MOST_SIDES);
  let s = game.clone(start);
  let turn = Number.NaN;
  const look = (entry: number): void => {
    turn = judge.turn(s);
    chances(judge, s, now);
    moments.push({ entry, turn, chances: [...now.subarray(0, s.settings.seats)] });
  };
  for (const [number, entry] of entries.entries()) {
    if (judge.turn(s) !== turn) look(number);
    if ('say' in entry && entry.by !== 'forced' && game.outcomes(s) === 0 && !s.over) {
      const best = bestAnswers(game, judge, s, entry.seat, random, thoughts);
      const said = best.find(({ say }) => say === entry.say);
      if (said && best.length > 1) {
        const top = Math.max(...best.map(({ chance }) => chance));
        const cost = top - said.chance;
        decisions.push({ entry: number, seat: entry.seat, said, best: best.slice(0, FEW), cost });
      }
    }
    s = enact(game, s, entry, MUTE);
  }
  look(entries.length);
  return { moments, decisions: decisions.sort((a, b) => b.cost - a.cost) };
}
