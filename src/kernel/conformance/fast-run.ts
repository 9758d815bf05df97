import { OfferList } from '../option-collector.ts';
import type { Game } from '../game.ts';
import { MUTE, type EventSink, EventRecorder } from '../event-sink.ts';
import type { GameTypes } from '../procedure.ts';
import { fastRandom } from '../random.ts';
import { isSingleSeat, lowestSeat, seatsOf } from '../seat.ts';
import { type PlayedAct, answer, asidesOf, applyAct } from './act.ts';
import { countRefusals } from './coverage.ts';
import { StyledPlayer, ContentListener, type StyleOptions } from './styles.ts';

/** Number of acts between two audits. A broken invariant stays broken, so that none is missed. */
const AUDIT_EVERY = 64;

/** Refusals are listed at one question in this many. */
const REFUSALS_EVERY = 16;

/** One act in this many is an aside or a withdrawal, if there is one. */
const RARE = 24;

/** Number of acts between two yields. */
const YIELD_EVERY = 2000;

/** Options of a fast run. */
export interface FastRunOptions<K extends GameTypes> extends StyleOptions<K> {
  readonly settings: K['settings'];
  readonly bound: number;
  /** True: no events and no recorded acts. The game is the same, several times as fast. */
  readonly silent?: boolean;
  /** Acts to replay first, without checks. */
  readonly after?: readonly PlayedAct[];
}

/** The result of a fast run. */
export interface FastRunResult {
  /** Number of acts. */
  readonly length: number;
  /** The acts; empty when the run was silent. */
  readonly acts: readonly PlayedAct[];
  /** Number of answers with two or more options. */
  readonly decisions: number;
  readonly over: boolean;
  /** How the run failed, in words; undefined when it did not. */
  readonly failure: string | undefined;
  /** True when the failure is that the game goes on after `bound` acts. */
  readonly long: boolean;
  /** Why the rules allow this game to go on for ever; undefined when they do not. */
  readonly mayNeverEnd: string | undefined;
}

/**
 * Plays one game to its end with cheap checks only: nothing throws, every asked seat has an option, no invariant breaks, and
 * the game ends. Counts what it meets. Yields every `YIELD_EVERY` acts.
 */
export function* fastRun<K extends GameTypes>(game: Game<K>, run: FastRunOptions<K>): Generator<void, FastRunResult> {
  const { settings, bound, counter, silent = false } = run;
  const random = fastRandom(run.seed);
  // A generator of its own, so that a silent run plays the same game.
  const refusalRandom = fastRandom(run.seed ^ 0x61a2ce);
  const player = new StyledPlayer(game, run, random);
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
      counter.meetOption(o);
    }
    game.asides.take(state, seat, o, out);
    return true;
  }

  function answerOne(state: K['state'], out: EventSink<K['event']>): string | undefined {
    const mask = game.asked(state);
    if (mask === 0) return 'a dead end: nobody is asked, nothing is due, and the game is not over';
    const asked = isSingleSeat(mask) ? undefined : seatsOf(mask);
    const seat = asked ? asked[random(asked.length)]! : lowestSeat(mask);
    if (!silent && refusalRandom(REFUSALS_EVERY) === 0) countRefusals(counter, game, state);
    game.options(state, seat, offers.clear());
    const { list } = offers;
    if (list.length === 0) return `seat ${seat} has no option in ${game.window(state)?.name}`;
    if (list.length > 1) decisions++;
    const o = player.choose(state, seat, list);
    if (!silent) {
      acts.push(answer(seat, o.text, game.window(state)?.mode));
      counter.meetOption(o);
    }
    game.choose(state, seat, o, out);
    return undefined;
  }

  function drawOutcome(state: K['state'], of: number, out: EventSink<K['event']>): void {
    const n = random(of);
    if (!silent) acts.push({ chance: game.outcomeName(state, n), n, of });
    game.applyOutcome(state, n, out);
  }

  function begin(): { state: K['state']; out: EventSink<K['event']> } {
    const recorder = new EventRecorder<K['event']>();
    const state = game.begin(settings, silent ? MUTE : recorder);
    for (const act of run.after ?? []) {
      acts.push(act);
      length++;
      applyAct(game, state, act, MUTE);
    }
    if (silent) return { state, out: MUTE };
    const listener = new ContentListener<K>(game, (name) => counter.meet(name), state);
    for (const { shared, secret } of recorder.tellings) listener.emit(shared, 0, secret);
    return { state, out: listener };
  }

  const end = (failure?: string, long = false): FastRunResult => ({
    length,
    acts,
    decisions,
    over: s !== undefined && s.over !== null,
    failure,
    long,
    mayNeverEnd: s && game.checks.mayNeverEnd?.(s),
  });
  try {
    const { state, out } = begin();
    s = state;
    for (; !state.over; length++) {
      if (length >= bound) return end(`the game goes on after ${bound} acts`, true);
      const of = game.outcomeCount(state);
      if (of > 0) drawOutcome(state, of, out);
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
