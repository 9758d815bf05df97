import { Offers } from '../ask.ts';
import type { Game } from '../game.ts';
import { MUTE, type Out, Told } from '../out.ts';
import type { Kinds } from '../procedure.ts';
import { fastRandom, type Random } from '../random.ts';
import { isOne, lowest, type Seat, seatsOf } from '../seat.ts';
import { type Act, answer, asidesOf, perform } from './act.ts';
import { type Chair, chairOf } from '../table/seats.ts';
import { type Atlas, meetMoment } from './coverage.ts';

/** What is counted is looked at after so many acts: a piece that is lost stays lost. */
const AUDIT_EVERY = 16;

/** Reasons are listed at one in so many questions. */
const REASONS_EVERY = 8;

/** One in so many acts is an aside or a withdrawal, if there is one. */
const RARE = 24;

/** Whoever runs a sprint can stop it after so many acts. */
const YIELD_EVERY = 2000;

/** How many options a player with a will compares. */
const LOOKS = 6;

/** How a hunt plays: as it comes, towards what was met least, towards points, or towards content not met yet. */
export const STYLES = ['random', 'curious', 'greedy', 'seeking'] as const;

/**
 * How somebody plays; those who are `ending` all want points for anybody, so that the game comes to its end, and who is
 * `able` plays as well as it can, with a slip now and then.
 */
export type Style = (typeof STYLES)[number] | 'ending' | 'able';

/** An able player slips once in so many answers. */
const SLIPS = 12;

/** How to run once. */
export interface Run<K extends Kinds> {
  readonly settings: K['settings'];
  readonly seed: number;
  readonly bound: number;
  readonly style: Style;
  readonly atlas: Atlas;
  /** Plays where the style is `able`; never sees the true state. */
  able?(chair: Chair<K>): K['option'];
  /** Acts that were taken before; they are played again, and nothing is looked at. */
  readonly after?: readonly Act[];
}

/** What came of a run; `trouble` says how it failed, in words. */
export interface Ran {
  readonly acts: readonly Act[];
  /** Answers with two or more options. */
  readonly decisions: number;
  readonly over: boolean;
  readonly trouble: string | undefined;
  /** Why the game may well go on for ever, where the game knows that. */
  readonly unending: string | undefined;
}

/** Listens only for names of content, told or not. */
class Ear<K extends Kinds> implements Out<K['event']> {
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
class Chooser<K extends Kinds> {
  private readonly game: Game<K>;
  private readonly run: Run<K>;
  private readonly random: Random;

  constructor(game: Game<K>, run: Run<K>, random: Random) {
    this.game = game;
    this.run = run;
    this.random = random;
  }

  choose(s: K['state'], seat: Seat, list: readonly K['option'][]): K['option'] {
    const { random } = this;
    const { style } = this.run;
    if (list.length === 1) return list[0]!;
    if (style === 'able' && this.run.able && random(SLIPS) > 0) return this.run.able(chairOf(this.game, s, seat));
    if (style === 'random' || style === 'able' || random(2) === 0) return list[random(list.length)]!;
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
    const { style } = this.run;
    return style === 'greedy' || style === 'ending' ? -this.points(s, seat, o) : this.familiarity(s, seat, o);
  }

  private familiarity(s: K['state'], seat: Seat, o: K['option']): number {
    const { atlas, style } = this.run;
    if (style === 'seeking' && atlas.isLooking && this.reachesWanted(s, seat, o)) return -1;
    return atlas.times(`verb ${o.do}`) + 2 * atlas.times(`option ${o.text}`);
  }

  private reachesWanted(s: K['state'], seat: Seat, o: K['option']): boolean {
    const { atlas } = this.run;
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
    return this.run.style === 'greedy' ? scores[seat]! : scores.reduce((sum, score) => sum + score, 0);
  }
}

/**
 * Plays one game to its end as fast as the rules go and makes only the cheap checks: nothing throws, whoever is asked has
 * an answer, nothing is lost or invented, and the game ends. Tells the atlas what was met. Yields now and then.
 */
export function* sprint<K extends Kinds>(game: Game<K>, run: Run<K>): Generator<void, Ran> {
  const { settings, bound, atlas } = run;
  const random = fastRandom(run.seed);
  const chooser = new Chooser(game, run, random);
  const offers = new Offers<K['option']>();
  const acts: Act[] = [];
  let decisions = 0;
  let s: K['state'] | undefined;

  function rareAct(state: K['state'], out: Out<K['event']>): boolean {
    const seat = random(settings.seats);
    if (game.mayWithdraw(state, seat)) {
      acts.push({ withdraw: seat });
      game.withdraw(state, seat);
      return true;
    }
    if (!game.asides) return false;
    const { list } = asidesOf(game, state, seat);
    const o = list[random(list.length)];
    if (!o) return false;
    acts.push({ seat, aside: o.text });
    atlas.meet(`verb ${o.do}`);
    game.asides.take(state, seat, o, out);
    return true;
  }

  function answerOne(state: K['state'], out: Out<K['event']>): string | undefined {
    const mask = game.asked(state);
    if (mask === 0) return 'a dead end: nobody is asked, nothing is due, and the game is not over';
    const asked = isOne(mask) ? undefined : seatsOf(mask);
    const seat = asked ? asked[random(asked.length)]! : lowest(mask);
    if (random(REASONS_EVERY) === 0) meetMoment(atlas, game, state);
    game.options(state, seat, offers.clear());
    const { list } = offers;
    if (list.length === 0) return `seat ${seat} has no option in ${game.window(state)?.name}`;
    if (list.length > 1) decisions++;
    const o = chooser.choose(state, seat, list);
    acts.push(answer(seat, o.text, asked || game.mayWithdraw(state, seat) ? game.window(state)?.mode : undefined));
    atlas.meet(`verb ${o.do}`);
    if (run.style !== 'random') atlas.meet(`option ${o.text}`);
    game.choose(state, seat, o, out);
    return undefined;
  }

  const end = (trouble?: string): Ran => ({
    acts,
    decisions,
    over: s !== undefined && s.over !== null,
    trouble,
    unending: s && game.checks.unending?.(s),
  });
  try {
    const begun = new Told<K['event']>();
    const state = game.begin(settings, begun);
    s = state;
    for (const act of run.after ?? []) {
      acts.push(act);
      perform(game, state, act, MUTE);
    }
    const ear = new Ear<K>(game, (name) => atlas.meet(name), state);
    for (const { shared, secret } of begun.tellings) ear.tell(shared, 0, secret);
    while (!state.over) {
      if (acts.length >= bound) return end(`the game goes on after ${bound} acts`);
      const of = game.outcomes(state);
      if (of > 0) {
        const n = random(of);
        acts.push({ chance: game.outcomeName(state, n), n, of });
        game.befall(state, n, ear);
      } else if (random(RARE) > 0 || !rareAct(state, ear)) {
        const stuck = answerOne(state, ear);
        if (stuck !== undefined) return end(stuck);
      }
      if (acts.length % AUDIT_EVERY === 0 || state.over) {
        const wrong = game.checks.audit(state);
        if (wrong.length > 0) return end(wrong.join('; '));
      }
      if (acts.length % YIELD_EVERY === 0) yield;
    }
    return end();
  } catch (error) {
    return end(`throws: ${error instanceof Error ? error.message : String(error)}`);
  }
}
