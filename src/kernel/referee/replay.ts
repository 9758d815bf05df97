import type { Game, Problem } from '../game.ts';
import type { GameTypes } from '../procedure.ts';
import { seatMask } from '../seat.ts';
import { brokenCommitments, fairSource, tableKey } from './outcomes.ts';
import { type JournalEntry, type Journal, lastRebase, liveEntries } from './journal.ts';
import { Referee } from './referee.ts';
import { undoReach } from './undo.ts';
import type { RejectionCode } from './verdict.ts';

/** A contradiction between a journal and the rules or the proof of fairness. `entry` is -1 when it is of no entry. */
export interface Discrepancy {
  readonly entry: number;
  readonly what: RejectionCode | 'unfair' | 'promise' | 'undo' | 'digest' | 'settings' | 'start' | 'thrown';
  readonly detail: string;
}

/** The result of a replay; `referee` is undefined when the journal could not be opened. */
export interface ReplayResult<K extends GameTypes> {
  readonly referee: Referee<K> | undefined;
  readonly discrepancies: readonly Discrepancy[];
  readonly outcomes: number;
  readonly proved: boolean;
}

/** Undo entries that the journal alone proves wrong, also before a rebase entry, where they are not replayed. */
function wrongUndo(entries: readonly JournalEntry[]): Discrepancy[] {
  return entries.flatMap((entry, number): Discrepancy[] => {
    if (!('undo' in entry)) return [];
    const { undo: to, seat, consent } = entry;
    const before = entries.slice(0, number);
    const wrong = (detail: string): Discrepancy[] => [{ entry: number, what: 'undo', detail }];
    if (to <= lastRebase(before) || !liveEntries(before).includes(to)) return wrong(`no live entry ${to}`);
    const free = consent || undoReach(before, seat, seatMask(seat), 'own').points.includes(to);
    return free ? [] : wrong(`to ${to} without consent`);
  });
}

function unfair(journal: Journal): Discrepancy[] {
  const { fairness, entries } = journal;
  if (!fairness) return [{ entry: -1, what: 'promise', detail: 'no proof' }];
  const found: Discrepancy[] = brokenCommitments(fairness).map((party) => ({
    entry: -1,
    what: 'promise',
    detail: party < 0 ? 'seed' : `seat ${party}`,
  }));
  const key = tableKey(fairness);
  if (!key) return found;
  const outcome = fairSource(key);
  let drawn = 0;
  entries.forEach((entry, number) => {
    if (!('chance' in entry)) return;
    const n = outcome(drawn++, entry.of);
    if (n !== entry.n) found.push({ entry: number, what: 'unfair', detail: `${entry.n}, not ${n}, of ${entry.of}` });
  });
  return found;
}

/** Replays a journal, and with `verify` recomputes every outcome. Stops at the first wrong entry, or before entry `upTo`. */
export function replay<K extends GameTypes>(
  game: Game<K>,
  journal: Journal,
  verify = false,
  upTo = Infinity,
): ReplayResult<K> {
  const discrepancies = verify ? [...unfair(journal), ...wrongUndo(journal.entries)] : [];
  const outcomes = journal.entries.filter((e) => 'chance' in e).length;
  const proved = verify && discrepancies.length === 0;
  let referee: Referee<K> | undefined;
  const ended = (entry: number, what: Discrepancy['what'], detail: string): ReplayResult<K> => ({
    referee,
    discrepancies: [...discrepancies, { entry, what, detail }],
    outcomes,
    proved: false,
  });
  const settings = game.readSettings(journal.settings);
  if (!settings.ok) return ended(-1, 'settings', problemText(settings.problems));
  const start = journal.start === undefined ? undefined : game.positions?.read(journal.start);
  if (journal.start !== undefined && !start) return ended(-1, 'start', 'this game has no positions');
  if (start && !start.ok) return ended(-1, 'start', problemText(start.problems));
  try {
    referee = new Referee<K>({
      game,
      settings: settings.value,
      source: () => 0,
      transcript: journal.digest !== undefined,
      renumbered: journal.rules !== game.version,
      ...(start?.ok && { start: start.value }),
    });
    const wrong = referee.resume(upTo === Infinity ? journal.entries : journal.entries.slice(0, upTo));
    if (wrong) {
      const { fault, because } = wrong.verdict;
      const reason = because ? ` ${because.law} ${because.why}` : '';
      return ended(wrong.entry, fault, `${JSON.stringify(journal.entries[wrong.entry])}${reason}`);
    }
  } catch (error) {
    return ended(referee?.entries.length ?? -1, 'thrown', error instanceof Error ? error.message : String(error));
  }
  if (journal.digest !== undefined && upTo === Infinity && referee.digest !== journal.digest)
    return ended(-1, 'digest', referee.digest);
  return { referee, discrepancies, outcomes, proved };
}

function problemText(problems: readonly Problem[]): string {
  return problems.map((p) => `${p.path} ${p.code}`.trim()).join(', ');
}

/** The journal of a referee so far. */
export function journalOf<K extends GameTypes>(referee: Referee<K>, extra: Partial<Journal> = {}): Journal {
  const { pack } = referee.game;
  return {
    format: 1,
    game: referee.game.name,
    rules: referee.game.version,
    ...(pack && { pack: pack.builtIn ? { hash: pack.hash } : { hash: pack.hash, data: pack.data } }),
    settings: referee.state.settings,
    ...(referee.start && { start: referee.game.positions?.write(referee.start) }),
    entries: referee.entries.slice(),
    ...(referee.digest !== '' && { digest: referee.digest }),
    ...extra,
  };
}

/** The entries that are not undone: they lead to the same state. */
export function withoutUndone(entries: readonly JournalEntry[]): JournalEntry[] {
  return liveEntries(entries).map((i) => entries[i]!);
}
