import type { Game } from '../game.ts';
import { MUTE, type Out } from '../out.ts';
import type { Kinds } from '../procedure.ts';
import type { Random } from '../random.ts';
import type { Seat } from '../seat.ts';
import { type Chair, chairOf } from '../table/seats.ts';
import type { Atlas } from './coverage.ts';

/** A player with a will follows it once in so many answers, and else chance. */
const WILLED = 3;

/** How many options a player with a will compares. */
const LOOKS = 4;

/** How a hunt plays: as it comes, towards what was met least, towards points, or towards content not met yet. */
export const STYLES = ['random', 'curious', 'greedy', 'seeking'] as const;

/**
 * How somebody plays; those who are `ending` all want points for anybody, so that the game comes to its end, and who is
 * `able` plays as well as it can, with a slip now and then.
 */
export type Style = (typeof STYLES)[number] | 'ending' | 'able';

/** An able player slips once in so many answers. */
const SLIPS = 12;

/** What a player goes by. */
export interface Will<K extends Kinds> {
  readonly style: Style;
  readonly atlas: Atlas;
  /** Plays where the style is `able`; never sees the true state. */
  able?(chair: Chair<K>): K['option'];
}

/** Listens only for names of content, told or not. */
export class Ear<K extends Kinds> implements Out<K['event']> {
  readonly on = true;
  constructor(
    readonly game: Game<K>,
    readonly name: (name: string) => void,
    public s: K['state'],
  ) {}
  tell(shared: K['event'], _to?: number, secret?: K['event']): void {
    for (const name of this.game.checks.reached(shared, this.s)) this.name(name);
    if (secret) for (const name of this.game.checks.reached(secret, this.s)) this.name(name);
  }
  learned(): void {}
}

/** Picks among options as the style says. */
export class Chooser<K extends Kinds> {
  private readonly game: Game<K>;
  private readonly will: Will<K>;
  private readonly random: Random;

  constructor(game: Game<K>, will: Will<K>, random: Random) {
    this.game = game;
    this.will = will;
    this.random = random;
  }

  /** One of the options. */
  choose(s: K['state'], seat: Seat, list: readonly K['option'][]): K['option'] {
    const { random } = this;
    const { style } = this.will;
    if (list.length === 1) return list[0]!;
    if (style === 'able' && this.will.able && random(SLIPS) > 0) return this.will.able(chairOf(this.game, s, seat));
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
    this.game.choose(copy, seat, o, new Ear<K>(this.game, (name) => (wanted ||= atlas.isWanted(name)), copy));
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
