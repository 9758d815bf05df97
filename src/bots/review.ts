import { type Game, type GameTypes, MUTE, OfferList, type Random, type Seat } from '../kernel/index.ts';
import { perspectiveOf, type Decider, applyEntry, type JournalEntry, liveEntries } from '../kernel/referee/index.ts';
import { advise, type RatedAnswer } from './advice.ts';
import type { Budget } from './bot.ts';
import { calibratedChances, type AnalysisModel } from './analysis.ts';

/** The chances of all seats before an entry of the journal, where a turn began; the last one is the end. */
export interface TurnChances {
  readonly entry: number;
  readonly turn: number;
  readonly chances: readonly number[];
}

/** A question with two or more answers that somebody answered. */
export interface ReviewedQuestion {
  readonly entry: number;
  readonly seat: Seat;
  readonly say: string;
  /** Who decided, if it was not a person. */
  readonly by?: Decider;
  /** The moment of the turn it belongs to: a place in the list of moments. */
  readonly moment: number;
}

/** One decision looked at again: what was said, and the best answers as far as the seat could know. */
export interface Decision extends ReviewedQuestion {
  readonly said: RatedAnswer;
  /** The best answers, the best first. */
  readonly best: readonly RatedAnswer[];
  /** What the answer cost against the best one. */
  readonly cost: number;
}

/** A turn in which the chances changed much, and whose they were. */
export interface TurningPoint {
  /** The moment before it: a place in the list of moments. */
  readonly moment: number;
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

/** How many of the best answers a review names. */
const FEW = 3;

/** A turn that changes somebody's chance by so much turns the game; so many are named. */
const TURNS_THE_GAME = 0.08;
const MOST_TURNING_POINTS = 6;

/** A finished game that is looked at again: the chances at once, decisions one by one as they are asked for. */
export class Reviewer<K extends GameTypes> {
  readonly moments: readonly TurnChances[];
  readonly asked: readonly ReviewedQuestion[];
  readonly #game: Game<K>;
  readonly #insight: AnalysisModel<K>;
  /** The states before the decisions, by entry. */
  readonly #states = new Map<number, K['state']>();

  /** Follows the journal from its first state: `entries` as they were written, what was undone included. */
  constructor(game: Game<K>, insight: AnalysisModel<K>, start: K['state'], entries: readonly JournalEntry[]) {
    this.#game = game;
    this.#insight = insight;
    const { judge } = insight;
    const moments: TurnChances[] = [];
    const asked: ReviewedQuestion[] = [];
    const offers = new OfferList<K['option']>();
    let s = game.clone(start);
    let turn = Number.NaN;
    const look = (entry: number): void => {
      turn = judge.turn(s);
      moments.push({ entry, turn, chances: calibratedChances(insight, s) });
    };
    for (const number of liveEntries(entries)) {
      const entry = entries[number]!;
      if (judge.turn(s) !== turn) look(number);
      if ('say' in entry && entry.by !== 'forced' && game.outcomeCount(s) === 0 && !s.over) {
        game.options(s, entry.seat, offers.clear());
        if (offers.list.length > 1 && offers.list.some(({ text }) => text === entry.say)) {
          const { seat, say, by } = entry;
          asked.push({ entry: number, seat, say, ...(by && { by }), moment: moments.length - 1 });
          this.#states.set(number, game.clone(s));
        }
      }
      s = applyEntry(game, s, entry, MUTE);
    }
    look(entries.length);
    this.moments = moments;
    this.asked = asked;
  }

  /** Looks at a decision again, from what its seat knew then. */
  look(asked: ReviewedQuestion, random: Random, budget: Budget): Decision {
    const chair = perspectiveOf(this.#game, this.#states.get(asked.entry)!, asked.seat);
    const { best, said } = advise(this.#game, this.#insight, chair, random, { budget, few: FEW, said: asked.say });
    return { ...asked, said: said!, best, cost: Math.max(0, best[0]!.chance - said!.chance) };
  }

  /** The turns that changed the chances most, in the order of the game. */
  turningPoints(): TurningPoint[] {
    return turningPoints(this.moments);
  }
}

/** The turns that changed the chances most, in their order. */
export function turningPoints(moments: readonly TurnChances[]): TurningPoint[] {
  return moments
    .slice(1)
    .map(({ chances }, moment): TurningPoint => {
      const before = moments[moment]!.chances;
      const swing = (seat: number): number => Math.abs(chances[seat]! - before[seat]!);
      let seat = 0;
      for (let other = 1; other < chances.length; other++) if (swing(other) > swing(seat)) seat = other;
      return { moment, seat, before: before[seat]!, after: chances[seat]! };
    })
    .filter(({ before, after }) => Math.abs(after - before) >= TURNS_THE_GAME)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, MOST_TURNING_POINTS)
    .sort((a, b) => a.moment - b.moment);
}

/** The decisions in the order in which they are worth looking at: those of the turns that changed most first. */
export function byInterest(asked: readonly ReviewedQuestion[], moments: readonly TurnChances[]): ReviewedQuestion[] {
  const swing = ({ moment }: ReviewedQuestion): number => {
    const before = moments[moment]?.chances ?? [];
    const after = moments[moment + 1]?.chances ?? [];
    return Math.max(0, ...before.map((chance, seat) => Math.abs((after[seat] ?? chance) - chance)));
  };
  return asked.slice().sort((a, b) => swing(b) - swing(a) || a.entry - b.entry);
}
