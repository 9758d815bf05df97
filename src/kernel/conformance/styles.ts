import type { Game } from '../game.ts';
import { MUTE, type EventSink } from '../event-sink.ts';
import type { GameTypes } from '../procedure.ts';
import type { Random } from '../random.ts';
import type { Seat } from '../seat.ts';
import { type SeatPerspective, perspectiveOf } from '../referee/players.ts';
import type { CoverageCounter } from './coverage.ts';

/** A style other than `random` decides one answer in this many; the rest is random. */
const STYLED = 3;

/** Number of random options that a styled answer compares. */
const LOOKS = 4;

/**
 * How a hunt plays: at random, towards what was met least (`curious`), towards points (`greedy`), with favourite verbs and
 * targets per seat for a whole game (`stubborn`), or towards content not met yet (`seeking`).
 */
export const STYLES = ['random', 'curious', 'greedy', 'stubborn', 'seeking'] as const;

/**
 * All styles. `ending`: every seat wants points for any seat, so that the game ends. `able`: plays as well as it can, with a
 * random answer now and then.
 */
export type Style = (typeof STYLES)[number] | 'ending' | 'able';

/** One answer in this many of an able player is random. */
const SLIPS = 12;

/** One answer in this many of a stubborn player is random. */
const LAPSES = 4;

/** A seeded hash of a word (FNV-1a): the favourite word has the lowest one. */
function preference(word: string, seed: number): number {
  let hash = (0x811c9dc5 ^ Math.imul(seed, 0x9e3779b1)) | 0;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** How a styled player decides. */
export interface StyleOptions<K extends GameTypes> {
  readonly style: Style;
  readonly seed: number;
  readonly counter: CoverageCounter;
  /** Answers when the style is `able`; it never sees the true state. */
  able?(perspective: SeatPerspective<K>): K['option'];
}

/** A sink that reports the content reached by events, in both their forms. */
export class ContentListener<K extends GameTypes> implements EventSink<K['event']> {
  readonly on = true;
  constructor(
    readonly game: Game<K>,
    readonly reached: (name: string) => void,
    public s: K['state'],
  ) {}
  emit(shared: K['event'], _to?: number, secret?: K['event']): void {
    for (const name of this.game.checks.reached(shared, this.s)) this.reached(name);
    if (secret) for (const name of this.game.checks.reached(secret, this.s)) this.reached(name);
  }
  learned(): void {}
  cite(): void {}
}

/** Chooses among options by a style. */
export class StyledPlayer<K extends GameTypes> {
  private readonly game: Game<K>;
  private readonly options: StyleOptions<K>;
  private readonly random: Random;

  constructor(game: Game<K>, options: StyleOptions<K>, random: Random) {
    this.game = game;
    this.options = options;
    this.random = random;
  }

  /** One of the options. */
  choose(s: K['state'], seat: Seat, list: readonly K['option'][]): K['option'] {
    const { random } = this;
    const { style } = this.options;
    if (list.length === 1) return list[0]!;
    if (style === 'able' && this.options.able && random(SLIPS) > 0)
      return this.options.able(perspectiveOf(this.game, s, seat));
    if (style === 'stubborn') return random(LAPSES) > 0 ? this.favourite(seat, list) : list[random(list.length)]!;
    if (style === 'random' || style === 'able' || random(STYLED) > 0) return list[random(list.length)]!;
    let best = list[random(list.length)]!;
    let price = Infinity;
    for (let look = 0; look < LOOKS; look++) {
      const o = list[random(list.length)]!;
      const cost = this.cost(s, seat, o);
      if (cost < price) {
        best = o;
        price = cost;
      }
    }
    return best;
  }

  /** The option that this seat prefers for the whole game: first by its verb, then by its text. */
  private favourite(seat: Seat, list: readonly K['option'][]): K['option'] {
    let best = list[0]!;
    let rank = Infinity;
    for (const o of list) {
      const one = preference(o.verb, this.options.seed + seat) + preference(o.text, this.options.seed + seat) / 2 ** 32;
      if (one < rank) {
        best = o;
        rank = one;
      }
    }
    return best;
  }

  private cost(s: K['state'], seat: Seat, o: K['option']): number {
    const { style } = this.options;
    return style === 'greedy' || style === 'ending' ? -this.points(s, seat, o) : this.familiarity(s, seat, o);
  }

  private familiarity(s: K['state'], seat: Seat, o: K['option']): number {
    const { counter, style } = this.options;
    if (style === 'seeking' && counter.hasWanted && this.reachesWanted(s, seat, o)) return -1;
    return counter.familiarity(o);
  }

  private reachesWanted(s: K['state'], seat: Seat, o: K['option']): boolean {
    const { counter } = this.options;
    const copy = this.game.clone(s);
    let wanted = false;
    this.game.choose(
      copy,
      seat,
      o,
      new ContentListener<K>(this.game, (name) => (wanted ||= counter.isWanted(name)), copy),
    );
    return wanted;
  }

  /** The points after the option: of the seat when greedy, else of all seats. */
  private points(s: K['state'], seat: Seat, o: K['option']): number {
    const copy = this.game.clone(s);
    this.game.choose(copy, seat, o, MUTE);
    if (copy.over) return Infinity;
    const scores = this.game.scores(copy);
    return this.options.style === 'greedy' ? scores[seat]! : scores.reduce((sum, score) => sum + score, 0);
  }
}
