import { OfferList } from '../option-collector.ts';
import type { Game } from '../game.ts';
import { MUTE, type EventSink, EventRecorder } from '../event-sink.ts';
import type { GameTypes } from '../procedure.ts';
import { fastRandom } from '../random.ts';
import { isSingleSeat, lowestSeat, seatsOf } from '../seat.ts';
import { type PlayedAct, answer, asidesOf, applyAct } from './act.ts';
import { countRefusals } from './coverage.ts';
import { StyledPlayer, ContentListener, type StyleOptions } from './styles.ts';

/** What is counted is looked at after so many acts: a piece that is lost stays lost. */
const AUDIT_EVERY = 64;

/** Reasons are listed at one in so many questions. */
const REASONS_EVERY = 16;

/** One in so many acts is an aside or a withdrawal, if there is one. */
const RARE = 24;

/** Whoever runs a sprint can stop it after so many acts. */
const YIELD_EVERY = 2000;

/** How to run once. */
export interface FastRunOptions<K extends GameTypes> extends StyleOptions<K> {
  readonly settings: K['settings'];
  readonly bound: number;
  /** True: nobody listens and nothing is written down; the same game as without it, several times as fast. */
  readonly silent?: boolean;
  /** Acts that were taken before; they are played again, and nothing is looked at. */
  readonly after?: readonly PlayedAct[];
}

/** What came of a run; `trouble` says how it failed, in words. */
export interface FastRunResult {
  /** How many acts it took. */
  readonly length: number;
  /** The acts, unless the run was silent. */
  readonly acts: readonly PlayedAct[];
  /** Answers with two or more options. */
  readonly decisions: number;
  readonly over: boolean;
  readonly trouble: string | undefined;
  /** True when the trouble is that the game goes on after all acts it may have. */
  readonly long: boolean;
  /** Why the game may well go on for ever, where the game knows that. */
  readonly unending: string | undefined;
}

/**
 * Plays one game to its end as fast as the rules go and makes only the cheap checks: nothing throws, whoever is asked has
 * an answer, nothing is lost or invented, and the game ends. Tells the atlas what was met. Yields now and then.
 */
export function* fastRun<K extends GameTypes>(game: Game<K>, run: FastRunOptions<K>): Generator<void, FastRunResult> {
  const { settings, bound, atlas, silent = false } = run;
  const random = fastRandom(run.seed);
  // Of its own, so that a silent run goes the same way.
  const glances = fastRandom(run.seed ^ 0x61a2ce);
  const chooser = new StyledPlayer(game, run, random);
  const offers = new OfferList<K['option']>();
  const acts: PlayedAct[] = [];
  let length = 0;
  let decisions = 0;
  let s: K['state'] | undefined;

  function rareAct(state: K['state'], out: EventSink<K['event']>): boolean {
    const seat = random(settings.seats);
    if (game.mayWithdraw(state, seat)) {
      if (!silent) acts.push({ withdraw: seat });
      game.withdraw(state, seat);
      return true;
    }
    if (!game.asides) return false;
    const { list } = asidesOf(game, state, seat);
    const o = list[random(list.length)];
    if (!o) return false;
    if (!silent) {
      acts.push({ seat, aside: o.text });
      atlas.meetOption(o);
    }
    game.asides.take(state, seat, o, out);
    return true;
  }

  function answerOne(state: K['state'], out: EventSink<K['event']>): string | undefined {
    const mask = game.asked(state);
    if (mask === 0) return 'a dead end: nobody is asked, nothing is due, and the game is not over';
    const asked = isSingleSeat(mask) ? undefined : seatsOf(mask);
    const seat = asked ? asked[random(asked.length)]! : lowestSeat(mask);
    if (!silent && glances(REASONS_EVERY) === 0) countRefusals(atlas, game, state);
    game.options(state, seat, offers.clear());
    const { list } = offers;
    if (list.length === 0) return `seat ${seat} has no option in ${game.window(state)?.name}`;
    if (list.length > 1) decisions++;
    const o = chooser.choose(state, seat, list);
    if (!silent) {
      acts.push(answer(seat, o.text, game.window(state)?.mode));
      atlas.meetOption(o);
    }
    game.choose(state, seat, o, out);
    return undefined;
  }

  function befall(state: K['state'], of: number, out: EventSink<K['event']>): void {
    const n = random(of);
    if (!silent) acts.push({ chance: game.outcomeName(state, n), n, of });
    game.applyOutcome(state, n, out);
  }

  function begin(): { state: K['state']; out: EventSink<K['event']> } {
    const begun = new EventRecorder<K['event']>();
    const state = game.begin(settings, silent ? MUTE : begun);
    for (const act of run.after ?? []) {
      acts.push(act);
      length++;
      applyAct(game, state, act, MUTE);
    }
    if (silent) return { state, out: MUTE };
    const ear = new ContentListener<K>(game, (name) => atlas.meet(name), state);
    for (const { shared, secret } of begun.tellings) ear.emit(shared, 0, secret);
    return { state, out: ear };
  }

  const end = (trouble?: string, long = false): FastRunResult => ({
    length,
    acts,
    decisions,
    over: s !== undefined && s.over !== null,
    trouble,
    long,
    unending: s && game.checks.mayNeverEnd?.(s),
  });
  try {
    const { state, out } = begin();
    s = state;
    for (; !state.over; length++) {
      if (length >= bound) return end(`the game goes on after ${bound} acts`, true);
      const of = game.outcomeCount(state);
      if (of > 0) befall(state, of, out);
      else if (random(RARE) > 0 || !rareAct(state, out)) {
        const stuck = answerOne(state, out);
        if (stuck !== undefined) return end(stuck);
      }
      if (length % AUDIT_EVERY === 0 || state.over) {
        const wrong = game.checks.audit(state);
        if (wrong.length > 0) return end(wrong.join('; '));
      }
      if (length % YIELD_EVERY === 0) yield;
    }
    return end();
  } catch (error) {
    return end(`throws: ${error instanceof Error ? error.message : String(error)}`);
  }
}
