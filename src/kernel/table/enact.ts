import type { Game } from '../game.ts';
import type { Out } from '../out.ts';
import type { Kinds } from '../procedure.ts';
import { type Mask, NOBODY, type Seat } from '../seat.ts';
import { load } from './digest.ts';
import type { Base, Entry, Outcome } from './journal.ts';

/** The outcome with this name, `n` itself if that is its name; -1: no due outcome has it. */
export function outcomeCalled<K extends Kinds>(game: Game<K>, s: K['state'], { chance, n }: Outcome): number {
  const of = game.outcomes(s);
  if (n < of && game.outcomeName(s, n) === chance) return n;
  for (let i = 0; i < of; i++) if (game.outcomeName(s, i) === chance) return i;
  return -1;
}

/**
 * Carries out a recorded entry that is known to be sound; gives the state to go on with. `said` is the option that an answer
 * means, if somebody knows it already.
 */
export function enact<K extends Kinds>(
  game: Game<K>,
  s: K['state'],
  entry: Entry,
  out: Out<K['event']>,
  said?: K['option'],
): K['state'] {
  if ('say' in entry) game.choose(s, entry.seat, said ?? game.parse(entry.say)!, out);
  else if ('chance' in entry) game.befall(s, outcomeCalled(game, s, entry), out);
  else if ('withdraw' in entry) game.withdraw(s, entry.withdraw);
  else if ('aside' in entry) game.asides?.take(s, entry.seat, game.parse(entry.aside)!, out);
  else if ('base' in entry) return load<K['state']>(entry.base, s.settings);
  return s;
}

/** One line of the transcript: who was asked what, the texts offered, and what came. No number of an outcome: bags may
 * be sorted otherwise one day. */
export function transcriptLine<K extends Kinds>(
  game: Game<K>,
  s: K['state'],
  entry: Entry,
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
export function isBase<K extends Kinds>(game: Game<K>, s: K['state'], entry: Base): boolean {
  try {
    const state = load<K['state']>(entry.base, s.settings);
    if (!Array.isArray(state.stack) || game.checks.audit(state).length > 0) return false;
    if (game.scores(state).length !== game.scores(s).length) return false;
    return state.over !== null || game.outcomes(state) > 0 || game.window(state) !== undefined;
  } catch {
    return false;
  }
}

/** The entry with the news it really brought, whatever it said before. */
export function withNews(entry: Entry, news: Mask): Entry {
  if (!('news' in entry)) return news === NOBODY ? entry : { ...entry, news };
  const { news: _, ...rest } = entry;
  return news === NOBODY ? rest : { ...rest, news };
}
