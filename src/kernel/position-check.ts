import { OfferList } from './option-collector.ts';
import type { Game, Problem, ParseResult } from './game.ts';
import { MUTE } from './event-sink.ts';
import type { GameTypes } from './procedure.ts';
import { fastRandom, type Random } from './random.ts';
import { seatsOf } from './seat.ts';

/** Most answers or outcomes that are tried from the position; more are skipped. */
const MOST_TRIED = 120;
/** Number of random playouts from the position. */
const PLAYOUTS = 3;
/** Most acts of one playout. */
const STEPS = 30;

function answers<K extends GameTypes>(
  game: Game<K>,
  s: K['state'],
): { readonly seat: number; readonly o: K['option'] }[] {
  return seatsOf(game.asked(s)).flatMap((seat) => {
    const offers = new OfferList<K['option']>();
    game.options(s, seat, offers);
    return offers.list.map((o) => ({ seat, o }));
  });
}

/** Throws when an invariant is broken. */
function checkInvariants<K extends GameTypes>(game: Game<K>, s: K['state']): void {
  const [wrong] = game.checks.audit(s);
  if (wrong !== undefined) throw new Error(wrong);
}

/** Applies every possible next answer or outcome, each to a copy. */
function tryAll<K extends GameTypes>(game: Game<K>, s: K['state']): void {
  const outcomes = game.outcomeCount(s);
  for (let n = 0; n < Math.min(outcomes, MOST_TRIED); n++) {
    const copy = game.clone(s);
    game.applyOutcome(copy, n, MUTE);
    checkInvariants(game, copy);
  }
  if (outcomes > 0) return;
  for (const { seat, o } of answers(game, s).slice(0, MOST_TRIED)) {
    const copy = game.clone(s);
    game.choose(copy, seat, o, MUTE);
    checkInvariants(game, copy);
  }
}

/** Plays on at random. */
function playOn<K extends GameTypes>(game: Game<K>, s: K['state'], random: Random): void {
  for (let step = 0; step < STEPS && !s.over; step++) {
    const outcomes = game.outcomeCount(s);
    if (outcomes > 0) game.applyOutcome(s, random(outcomes), MUTE);
    else {
      const list = answers(game, s);
      const { seat, o } = list[random(list.length)]!;
      game.choose(s, seat, o, MUTE);
    }
  }
  checkInvariants(game, s);
}

/**
 * Reads an untrusted position and plays on from it: frames that contradict the board make the rules throw even when all
 * invariants hold. Never throws itself.
 */
export function readPosition<K extends GameTypes>(game: Game<K>, raw: unknown): ParseResult<K['state']> {
  const problem = (code: string, args?: Problem['args']): ParseResult<K['state']> => ({
    ok: false,
    problems: [args ? { path: 'stack', code, args } : { path: 'stack', code }],
  });
  if (!game.positions) return problem('no-positions');
  let reading: ParseResult<K['state']>;
  try {
    reading = game.positions.read(raw);
  } catch (error) {
    return problem('unreadable', { why: String(error) });
  }
  if (!reading.ok || reading.value.over) return reading;
  try {
    tryAll(game, reading.value);
    for (let seed = 1; seed <= PLAYOUTS; seed++) playOn(game, game.clone(reading.value), fastRandom(seed));
  } catch (error) {
    return problem('does-not-run', { why: String(error) });
  }
  return reading;
}
