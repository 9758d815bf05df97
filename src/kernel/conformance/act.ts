import { OfferList, OfferRefusalList } from '../option-collector.ts';
import type { Game, Window } from '../game.ts';
import type { EventSink } from '../event-sink.ts';
import type { GameTypes } from '../procedure.ts';
import { hasSeat, type Seat, seatsOf } from '../seat.ts';
import type { AnswerEntry, AsideEntry, Journal, OutcomeEntry, WithdrawalEntry } from '../referee/journal.ts';

/** An act of a walk, as a journal entry: an answer, an outcome, a withdrawal or an aside. */
export type PlayedAct = AnswerEntry | OutcomeEntry | WithdrawalEntry | AsideEntry;

/** A journal of these acts, for `replay`. */
export function journalOfActs<K extends GameTypes>(
  game: Game<K>,
  settings: K['settings'],
  acts: readonly PlayedAct[],
): Journal {
  return { format: 1, game: game.name, rules: game.version, settings, entries: acts };
}

/** The actor of an outcome. */
export const CHANCE_ACTOR: Seat = -1;

/** The seat that acts; `CHANCE_ACTOR` for an outcome. */
export function actorOf(act: PlayedAct): Seat {
  if ('chance' in act) return CHANCE_ACTOR;
  return 'withdraw' in act ? act.withdraw : act.seat;
}

/** An act as text. */
export function actText(act: PlayedAct): string {
  if ('chance' in act) return `chance ${act.chance}`;
  if ('withdraw' in act) return `${act.withdraw} withdraws`;
  return 'aside' in act ? `${act.seat} aside ${act.aside}` : `${act.seat} ${act.say}`;
}

/** The journal entry of an answer. */
export function answer(seat: Seat, say: string, mode: Window['mode'] | undefined): AnswerEntry {
  return mode === 'each' ? { seat, say, each: true } : { seat, say };
}

/** The options offered to a seat. */
export function offersOf<K extends GameTypes>(game: Game<K>, s: K['state'], seat: Seat): K['option'][] {
  const offers = new OfferList<K['option']>();
  game.options(s, seat, offers);
  return offers.list;
}

/** The options offered to a seat and refused to it. */
export function reasonsOf<K extends GameTypes>(
  game: Game<K>,
  s: K['state'],
  seat: Seat,
): OfferRefusalList<K['option']> {
  const reasons = new OfferRefusalList<K['option']>();
  game.options(s, seat, reasons);
  return reasons;
}

/** The asides offered to a seat and refused to it. */
export function asidesOf<K extends GameTypes>(game: Game<K>, s: K['state'], seat: Seat): OfferRefusalList<K['option']> {
  const reasons = new OfferRefusalList<K['option']>();
  game.asides?.options(s, seat, reasons);
  return reasons;
}

/** The due outcomes, one for each name. */
export function chancesOf<K extends GameTypes>(game: Game<K>, s: K['state']): PlayedAct[] {
  const of = game.outcomeCount(s);
  const seen = new Set<string>();
  const list: PlayedAct[] = [];
  for (let n = 0; n < of; n++) {
    const chance = game.outcomeName(s, n);
    if (!seen.has(chance)) list.push({ chance, n, of });
    seen.add(chance);
  }
  return list;
}

/** All possible next answers and outcomes; not asides and withdrawals, which move no frame. */
export function actsOf<K extends GameTypes>(game: Game<K>, s: K['state']): PlayedAct[] {
  const list = chancesOf(game, s);
  const mode = game.window(s)?.mode;
  for (const seat of seatsOf(game.asked(s)))
    for (const o of offersOf(game, s, seat)) list.push(answer(seat, o.text, mode));
  return list;
}

/** The index of the due outcome with this name; `n` if it has that name, -1 if none has. */
function outcomeNamed<K extends GameTypes>(game: Game<K>, s: K['state'], name: string, n: number): number {
  const of = game.outcomeCount(s);
  if (n < of && game.outcomeName(s, n) === name) return n;
  for (let i = 0; i < of; i++) if (game.outcomeName(s, i) === name) return i;
  return -1;
}

/** Applies an act. Returns false, and changes nothing, when the act is not possible. */
export function applyAct<K extends GameTypes>(
  game: Game<K>,
  s: K['state'],
  act: PlayedAct,
  out: EventSink<K['event']>,
): boolean {
  if ('chance' in act) {
    const n = outcomeNamed(game, s, act.chance, act.n);
    if (n >= 0) game.applyOutcome(s, n, out);
    return n >= 0;
  }
  if ('withdraw' in act) {
    const may = game.mayWithdraw(s, act.withdraw);
    if (may) game.withdraw(s, act.withdraw);
    return may;
  }
  if ('aside' in act) {
    const o = asidesOf(game, s, act.seat).list.find((option) => option.text === act.aside);
    if (o) game.asides?.take(s, act.seat, o, out);
    return o !== undefined;
  }
  if (!hasSeat(game.asked(s), act.seat)) return false;
  const o = offersOf(game, s, act.seat).find((option) => option.text === act.say);
  if (o) game.choose(s, act.seat, o, out);
  return o !== undefined;
}
