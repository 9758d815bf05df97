import type { Game } from '../game.ts';
import { MUTE, type EventSink } from '../event-sink.ts';
import type { GameTypes } from '../procedure.ts';
import type { Random } from '../random.ts';
import type { Seat } from '../seat.ts';
import { type SeatPerspective, perspectiveOf } from '../referee/players.ts';
import type { CoverageCounter } from './coverage.ts';

/** A player with a will follows it once in so many answers, and else chance. */
const WILLED = 3;

/** How many options a player with a will compares. */
const LOOKS = 4;

/**
 * How a hunt plays: as it comes, towards what was met least, towards points, by habit (each seat has its favourite verbs and
 * targets for a whole game), or towards content not met yet.
 */
export const STYLES = ['random', 'curious', 'greedy', 'stubborn', 'seeking'] as const;

/**
 * How somebody plays; those who are `ending` all want points for anybody, so that the game comes to its end, and who is
 * `able` plays as well as it can, with a slip now and then.
 */
export type Style = (typeof STYLES)[number] | 'ending' | 'able';

/** An able player slips once in so many answers. */
const SLIPS = 12;

/** A player of habit forgets it once in so many answers. */
const LAPSES = 4;

/** How much a word is liked, the less the more; another seed likes others (FNV-1a). */
function liking(word: string, seed: number): number {
  let hash = (0x811c9dc5 ^ Math.imul(seed, 0x9e3779b1)) | 0;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** What a player goes by. */
export interface StyleOptions<K extends GameTypes> {
  readonly style: Style;
  readonly seed: number;
  readonly atlas: CoverageCounter;
  /** Plays where the style is `able`; never sees the true state. */
  able?(chair: SeatPerspective<K>): K['option'];
}

/** Listens only for names of content, told or not. */
export class ContentListener<K extends GameTypes> implements EventSink<K['event']> {
  readonly on = true;
  constructor(
    readonly game: Game<K>,
    readonly name: (name: string) => void,
    public s: K['state'],
  ) {}
  emit(shared: K['event'], _to?: number, secret?: K['event']): void {
    for (const name of this.game.checks.reached(shared, this.s)) this.name(name);
    if (secret) for (const name of this.game.checks.reached(secret, this.s)) this.name(name);
  }
  learned(): void {}
  cite(): void {}
}

/** Picks among options as the style says. */
export class StyledPlayer<K extends GameTypes> {
  private readonly game: Game<K>;
  private readonly will: StyleOptions<K>;
  private readonly random: Random;

  constructor(game: Game<K>, will: StyleOptions<K>, random: Random) {
    this.game = game;
    this.will = will;
    this.random = random;
  }

  /** One of the options. */
  choose(s: K['state'], seat: Seat, list: readonly K['option'][]): K['option'] {
    const { random } = this;
    const { style } = this.will;
    if (list.length === 1) return list[0]!;
    if (style === 'able' && this.will.able && random(SLIPS) > 0)
      return this.will.able(perspectiveOf(this.game, s, seat));
    if (style === 'stubborn') return random(LAPSES) > 0 ? this.favourite(seat, list) : list[random(list.length)]!;
    if (style === 'random' || style === 'able' || random(WILLED) > 0) return list[random(list.length)]!;
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

  /** The option this seat likes best all through the game: first by its verb, then by the rest. */
  private favourite(seat: Seat, list: readonly K['option'][]): K['option'] {
    let best = list[0]!;
    let rank = Infinity;
    for (const o of list) {
      const one = liking(o.verb, this.will.seed + seat) + liking(o.text, this.will.seed + seat) / 2 ** 32;
      if (one < rank) {
        best = o;
        rank = one;
      }
    }
    return best;
  }

  private cost(s: K['state'], seat: Seat, o: K['option']): number {
    const { style } = this.will;
    return style === 'greedy' || style === 'ending' ? -this.points(s, seat, o) : this.familiarity(s, seat, o);
  }

  private familiarity(s: K['state'], seat: Seat, o: K['option']): number {
    const { atlas, style } = this.will;
    if (style === 'seeking' && atlas.isLooking && this.reachesWanted(s, seat, o)) return -1;
    return atlas.familiarity(o);
  }

  private reachesWanted(s: K['state'], seat: Seat, o: K['option']): boolean {
    const { atlas } = this.will;
    const copy = this.game.clone(s);
    let wanted = false;
    this.game.choose(
      copy,
      seat,
      o,
      new ContentListener<K>(this.game, (name) => (wanted ||= atlas.isWanted(name)), copy),
    );
    return wanted;
  }

  /** The points after the option: of whoever takes it, or of all. */
  private points(s: K['state'], seat: Seat, o: K['option']): number {
    const copy = this.game.clone(s);
    this.game.choose(copy, seat, o, MUTE);
    if (copy.over) return Infinity;
    const scores = this.game.scores(copy);
    return this.will.style === 'greedy' ? scores[seat]! : scores.reduce((sum, score) => sum + score, 0);
  }
}
