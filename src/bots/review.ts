import { type Game, type GameTypes, MUTE, OfferList, type Random, type Seat } from '../kernel/index.ts';
import { perspectiveOf, type Decider, applyEntry, type JournalEntry, liveEntries } from '../kernel/referee/index.ts';
import { advise, type RatedAnswer } from './advice.ts';
import type { Budget } from './bot.ts';
import { calibratedChances, type AnalysisModel } from './analysis.ts';

/** The chances of all seats at the start of a turn, before this journal entry; the last item is the end of the game. */
export interface TurnChances {
  readonly entry: number;
  readonly turn: number;
  readonly chances: readonly number[];
}

/** An answered question with two or more options. */
export interface ReviewedQuestion {
  readonly entry: number;
  readonly seat: Seat;
  readonly say: string;
  /** What decided, if it was not a person. */
  readonly by?: Decider;
  /** The index of its turn in `Reviewer.turns`. */
  readonly moment: number;
}

/** A reviewed decision: the given answer, and the best ones by what the seat knew. */
export interface Decision extends ReviewedQuestion {
  readonly said: RatedAnswer;
  /** The best answers, the best first. */
  readonly best: readonly RatedAnswer[];
  /** The difference in win chance between the best answer and the given one. */
  readonly cost: number;
}

/** A turn that changed the chances a lot, and the seat whose chance changed most. */
export interface TurningPoint {
  /** The index of the turn in `Reviewer.turns`. */
  readonly moment: number;
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

/** Number of best answers in a review. */
const FEW = 3;

/** Least change of a seat's chance that makes a turning point. */
const TURNING_CHANGE = 0.08;
/** Most turning points of a game. */
const MOST_TURNING_POINTS = 6;

/** Reviews a finished game: computes the chances at once, and decisions on demand. */
export class Reviewer<K extends GameTypes> {
  readonly turns: readonly TurnChances[];
  readonly asked: readonly ReviewedQuestion[];
  readonly #game: Game<K>;
  readonly #model: AnalysisModel<K>;
  /** The states before the decisions, by entry. */
  readonly #states = new Map<number, K['state']>();

  /** Replays the journal from its first state; `entries` include undone ones. */
  constructor(game: Game<K>, model: AnalysisModel<K>, start: K['state'], entries: readonly JournalEntry[]) {
    this.#game = game;
    this.#model = model;
    const { evaluator } = model;
    const turns: TurnChances[] = [];
    const asked: ReviewedQuestion[] = [];
    const offers = new OfferList<K['option']>();
    let s = game.clone(start);
    let turn = Number.NaN;
    const look = (entry: number): void => {
      turn = evaluator.turn(s);
      turns.push({ entry, turn, chances: calibratedChances(model, s) });
    };
    for (const number of liveEntries(entries)) {
      const entry = entries[number]!;
      if (evaluator.turn(s) !== turn) look(number);
      if ('say' in entry && entry.by !== 'forced' && game.outcomeCount(s) === 0 && !s.over) {
        game.options(s, entry.seat, offers.clear());
        if (offers.list.length > 1 && offers.list.some(({ text }) => text === entry.say)) {
          const { seat, say, by } = entry;
          asked.push({ entry: number, seat, say, ...(by && { by }), moment: turns.length - 1 });
          this.#states.set(number, game.clone(s));
        }
      }
      s = applyEntry(game, s, entry, MUTE);
    }
    look(entries.length);
    this.turns = turns;
    this.asked = asked;
  }

  /** Reviews a decision from what its seat knew then. */
  look(asked: ReviewedQuestion, random: Random, budget: Budget): Decision {
    const perspective = perspectiveOf(this.#game, this.#states.get(asked.entry)!, asked.seat);
    const { best, said } = advise(this.#game, this.#model, perspective, random, { budget, few: FEW, said: asked.say });
    return { ...asked, said: said!, best, cost: Math.max(0, best[0]!.chance - said!.chance) };
  }

  /** The turns that changed the chances most, in the order of the game. */
  turningPoints(): TurningPoint[] {
    return turningPoints(this.turns);
  }
}

/** The turns that changed the chances most, in the order of the game. */
export function turningPoints(turns: readonly TurnChances[]): TurningPoint[] {
  return turns
    .slice(1)
    .map(({ chances }, moment): TurningPoint => {
      const before = turns[moment]!.chances;
      const swing = (seat: number): number => Math.abs(chances[seat]! - before[seat]!);
      let seat = 0;
      for (let other = 1; other < chances.length; other++) if (swing(other) > swing(seat)) seat = other;
      return { moment, seat, before: before[seat]!, after: chances[seat]! };
    })
    .filter(({ before, after }) => Math.abs(after - before) >= TURNING_CHANGE)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, MOST_TURNING_POINTS)
    .sort((a, b) => a.moment - b.moment);
}

/** The decisions ordered by interest: those of the turns that changed the chances most first. */
export function byInterest(asked: readonly ReviewedQuestion[], turns: readonly TurnChances[]): ReviewedQuestion[] {
  const swing = ({ moment }: ReviewedQuestion): number => {
    const before = turns[moment]?.chances ?? [];
    const after = turns[moment + 1]?.chances ?? [];
    return Math.max(0, ...before.map((chance, seat) => Math.abs((after[seat] ?? chance) - chance)));
  };
  return asked.slice().sort((a, b) => swing(b) - swing(a) || a.entry - b.entry);
}
