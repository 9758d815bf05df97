import type { Game } from '../game.ts';
import type { EventSink } from '../event-sink.ts';
import type { GameTypes } from '../procedure.ts';
import { type Mask, NOBODY, type Seat } from '../seat.ts';
import { loadState } from './digest.ts';
import type { RebaseEntry, JournalEntry, OutcomeEntry } from './journal.ts';

/** The outcome with this name, `n` itself if that is its name; -1: no due outcome has it. */
export function outcomeNamed<K extends GameTypes>(game: Game<K>, s: K['state'], { chance, n }: OutcomeEntry): number {
  const of = game.outcomeCount(s);
  if (n < of && game.outcomeName(s, n) === chance) return n;
  for (let i = 0; i < of; i++) if (game.outcomeName(s, i) === chance) return i;
  return -1;
}

/**
 * Carries out a recorded entry that is known to be sound; gives the state to go on with. `said` is the option that an answer
 * means, if somebody knows it already.
 */
export function applyEntry<K extends GameTypes>(
  game: Game<K>,
  s: K['state'],
  entry: JournalEntry,
  out: EventSink<K['event']>,
  said?: K['option'],
): K['state'] {
  if ('say' in entry) game.choose(s, entry.seat, said ?? game.parse(entry.say)!, out);
  else if ('chance' in entry) game.applyOutcome(s, outcomeNamed(game, s, entry), out);
  else if ('withdraw' in entry) game.withdraw(s, entry.withdraw);
  else if ('aside' in entry) game.asides?.take(s, entry.seat, game.parse(entry.aside)!, out);
  else if ('base' in entry) return loadState<K['state']>(entry.base, s.settings);
  return s;
}

/** One line of the transcript: who was asked what, the texts offered, and what came. No number of an outcome: bags may
 * be sorted otherwise one day. */
export function transcriptLine<K extends GameTypes>(
  game: Game<K>,
  s: K['state'],
  entry: JournalEntry,
  offered: (seat: Seat) => readonly K['option'][],
): string {
  if ('chance' in entry) return `chance ${entry.chance}`;
  if ('withdraw' in entry) return `${entry.withdraw} withdraws`;
  if ('aside' in entry) return `${entry.seat} aside ${entry.aside}`;
  if ('undo' in entry) return `undo ${entry.undo}`;
  if ('base' in entry) return `base ${entry.rules}`;
  let texts = '';
  for (const o of offered(entry.seat)) texts = texts === '' ? o.text : `${texts};${o.text}`;
  return `${game.asked(s)} ${game.window(s)?.name}|${texts}|${entry.seat} ${entry.say}`;
}

/** Whether a new base is a state of this game on these settings: it loads, adds up, and can be asked. */
export function isValidRebase<K extends GameTypes>(game: Game<K>, s: K['state'], entry: RebaseEntry): boolean {
  try {
    const state = loadState<K['state']>(entry.base, s.settings);
    if (!Array.isArray(state.stack) || game.checks.audit(state).length > 0) return false;
    if (game.scores(state).length !== game.scores(s).length) return false;
    return state.over !== null || game.outcomeCount(state) > 0 || game.window(state) !== undefined;
  } catch {
    return false;
  }
}

/** The entry with the news it really brought, whatever it said before. */
export function withNews(entry: JournalEntry, news: Mask): JournalEntry {
  if (!('news' in entry)) return news === NOBODY ? entry : { ...entry, news };
  const { news: _, ...rest } = entry;
  return news === NOBODY ? rest : { ...rest, news };
}
