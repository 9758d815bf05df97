import type { Game } from '../game.ts';
import type { EventSink } from '../event-sink.ts';
import type { GameTypes } from '../procedure.ts';
import type { Option } from '../option.ts';
import { type Mask, NOBODY } from '../seat.ts';
import { loadState, saveState } from './digest.ts';
import type { AnswerEntry, RebaseEntry, JournalEntry, OutcomeEntry } from './journal.ts';

/** The index of the due outcome with the entry's name; `n` if it has that name, -1 if none has. */
export function outcomeNamed<K extends GameTypes>(game: Game<K>, s: K['state'], { chance, n }: OutcomeEntry): number {
  const of = game.outcomeCount(s);
  if (n < of && game.outcomeName(s, n) === chance) return n;
  for (let i = 0; i < of; i++) if (game.outcomeName(s, i) === chance) return i;
  return -1;
}

/**
 * Applies a recorded entry that was checked before; returns the state to go on with. `option` is the option of an answer, if
 * the caller has it already.
 */
export function applyEntry<K extends GameTypes>(
  game: Game<K>,
  s: K['state'],
  entry: JournalEntry,
  out: EventSink<K['event']>,
  option?: K['option'],
): K['state'] {
  if ('say' in entry) game.choose(s, entry.seat, option ?? game.parse(entry.say)!, out);
  else if ('chance' in entry) game.applyOutcome(s, outcomeNamed(game, s, entry), out);
  else if ('withdraw' in entry) game.withdraw(s, entry.withdraw);
  else if ('aside' in entry) game.asides?.take(s, entry.seat, game.parse(entry.aside)!, out);
  else if ('base' in entry) return rebasedState(game, entry, s.settings);
  return s;
}

/**
 * One line of the transcript for an entry that is no answer. Outcomes appear by name only, so that a change in the order of a bag
 * does not change the digest.
 */
export function transcriptLine(entry: Exclude<JournalEntry, AnswerEntry>): string {
  if ('chance' in entry) return `chance ${entry.chance}`;
  if ('withdraw' in entry) return `${entry.withdraw} withdraws`;
  if ('aside' in entry) return `${entry.seat} aside ${entry.aside}`;
  if ('undo' in entry) return `undo ${entry.undo}`;
  return `base ${entry.rules}`;
}

/** One line of the transcript for an answer: the asked seats, the window, the offered texts and the answer. */
export function answerLine(
  asked: Mask,
  window: string | undefined,
  offered: readonly Option[],
  { seat, say }: AnswerEntry,
): string {
  let texts = '';
  for (const o of offered) texts = texts === '' ? o.text : `${texts};${o.text}`;
  return `${asked} ${window}|${texts}|${seat} ${say}`;
}

/** The state of a rebase entry. Fields that states have got since it was written are as at the beginning of a game. */
function rebasedState<K extends GameTypes>(
  game: Game<K>,
  { base }: RebaseEntry,
  settings: K['state']['settings'],
): K['state'] {
  if (typeof base !== 'object' || base === null) throw new Error('a base is an object');
  const saved = game.upgradeSaved?.(base) ?? base;
  return loadState<K['state']>({ ...(saveState(game.begin(settings)) as object), ...saved }, settings);
}

/** True when the state of a rebase entry loads, breaks no invariant, fits the seats, and is at a choice, chance or end. */
export function isValidRebase<K extends GameTypes>(game: Game<K>, s: K['state'], entry: RebaseEntry): boolean {
  try {
    const state = rebasedState(game, entry, s.settings);
    if (!Array.isArray(state.stack) || game.checks.audit(state).length > 0) return false;
    if (game.scores(state).length !== game.scores(s).length) return false;
    return state.over !== null || game.outcomeCount(state) > 0 || game.window(state) !== undefined;
  } catch {
    return false;
  }
}

/** The entry with `news` set to these seats; left out when there are none. */
export function withNews(entry: JournalEntry, news: Mask): JournalEntry {
  if (!('news' in entry)) {
    if (news === NOBODY) return entry;
    // Nearly all entries that bring news are outcomes; a spread takes several times as long.
    return 'chance' in entry ? { chance: entry.chance, n: entry.n, of: entry.of, news } : { ...entry, news };
  }
  const { news: _, ...rest } = entry;
  return news === NOBODY ? rest : { ...rest, news };
}
