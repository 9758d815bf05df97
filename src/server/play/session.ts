import { hash } from 'node:crypto';
import {
  seatMask,
  type EntryEvents,
  entryEventsFor,
  type GameTypes,
  type Mask,
  NO_EVENTS,
  NOBODY,
  type Seat,
  type UndoPolicy,
} from '../../kernel/index.ts';
import {
  fairSource,
  type JournalEntry,
  lastRebase,
  lastLiveEntry,
  Referee,
  type OutcomeSource,
  tableKey,
  type Verdict,
} from '../../kernel/referee/index.ts';
import type { ClockRule, ViewerSnapshot, EntryForViewer, TableView } from '../../protocol/index.ts';
import type { AnyGame } from '../../registry/index.ts';
import type { ServerContext } from '../context.ts';
import { gameOfTable } from '../games.ts';
import type { Slice } from '../cost/slicer.ts';
import type { Batch, Downtime } from '../storage/storage.ts';
import type { FinalPosition } from '../matches/record.ts';
import type { TableDoc } from '../tables/doc.ts';
import { Clocks, type ClockState } from './clock.ts';

/** What a session is created with. */
export interface SessionConfig {
  readonly game: AnyGame;
  readonly settings: GameTypes['settings'];
  readonly source: OutcomeSource;
  readonly strictness: UndoPolicy;
  readonly clock: ClockRule;
  readonly downtimes: readonly Downtime[];
  /** By seat, when its clock over days pauses; the lists may grow. */
  readonly pauses?: readonly (readonly Downtime[])[];
  /** The rules that the game was migrated to, and the clocks at that time. */
  readonly migrated?: { readonly rules: string; readonly clocks?: ClockState };
}

/** The stored journal does not replay under these rules. */
export class UnreadableJournal extends Error {}

/**
 * How many idempotency keys a session keeps in memory at least; at most twice as many. Clients mostly repeat their last move; the
 * storage knows all keys.
 */
const RECENT_MOVES = 32;

/** Node's own SHA-256: faster than the kernel's, and a transcript is hashed for every entry. */
const nativeHash = (text: string): string => hash('sha256', text);

/** Runs rules on a recorded journal. Rules of another version may throw: the journal is unreadable then. */
function readable<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new UnreadableJournal('the rules threw an error', { cause: error });
  }
}

/** Entries that the referee wrote and the storage has not committed. */
export interface UncommittedEntries {
  readonly entries: readonly JournalEntry[];
  readonly told: readonly EntryEvents[];
  readonly digest: string;
}

/** The running game of a table: a referee that has replayed every committed entry. */
export class GameSession {
  readonly referee: Referee<GameTypes>;
  readonly clocks: Clocks;
  /** Number of committed entries. */
  version = 0;
  /** When the last of them was committed, in ms since 1970. */
  at = 0;
  /** The version after each recent move, by its idempotency key. */
  #recentMoves = new Map<string, number>();
  /** Those before them. Two maps, because a map from which each move deletes another key is slow. */
  #earlierMoves: ReadonlyMap<string, number> | undefined;
  /** Events of the entries that are not committed yet. */
  #events: EntryEvents[] = [];
  #askedBefore: Mask = NOBODY;
  #partBefore = false;
  /** Entries that continued a move which had begun before. */
  readonly #parts = new Set<number>();
  /** By seat, its open question and when it was asked, in ms since 1970. */
  readonly #questions: number[] = [];
  readonly #askedAt: number[] = [];
  readonly #seats: number;
  readonly #migrated: SessionConfig['migrated'];

  constructor({ game, settings, source, strictness, clock, downtimes, pauses, migrated }: SessionConfig) {
    this.#seats = settings.seats;
    this.#migrated = migrated;
    this.clocks = new Clocks(clock, settings.seats, downtimes, pauses);
    this.referee = new Referee<GameTypes>({
      game,
      settings,
      source,
      strictness,
      transcript: true,
      hash: nativeHash,
      onEntry: (_entry, _number, events) => this.#events.push(events),
    });
  }

  /** Replays a whole journal. Entries before its last rebase were played under other rules and are not replayed. */
  replayAll(batches: readonly Batch[]): void {
    for (const batch of this.#afterRebase(batches)) this.replay(batch);
  }

  /** `replayAll` in slices, so that other work is not delayed. */
  async replayAllInSlices(batches: readonly Batch[], slice: Slice): Promise<void> {
    for (const batch of this.#afterRebase(batches)) {
      this.replay(batch);
      if (slice.due) await slice.rest();
    }
  }

  /** Resumes at the last rebase, if there is one, and returns the batches after it. */
  #afterRebase(batches: readonly Batch[]): readonly Batch[] {
    const base = lastRebaseBatch(batches);
    if (base >= 0) this.#resumeAt(batches.slice(0, base + 1));
    return batches.slice(base + 1);
  }

  #resumeAt(batches: readonly Batch[]): void {
    const last = batches[batches.length - 1]!;
    const entries = batches.flatMap((batch) => batch.entries);
    const wrong = readable(() => this.referee.resume(entries));
    if (wrong) throw new UnreadableJournal(`entry ${wrong.entry}: ${wrong.verdict.fault}`);
    if (last.digest !== '' && this.referee.digest !== last.digest)
      throw new UnreadableJournal(`digest after entry ${last.version}`);
    for (const { version, entries: written, move } of batches) this.#remember(move, version + written.length);
    const base = entries[lastRebase(entries)]!;
    if ('base' in base && base.rules === this.#migrated?.rules && this.#migrated.clocks)
      this.clocks.restore(this.#migrated.clocks);
    this.accept(last);
  }

  /** Resumes a journal of other rules with the entries of a migration; returns the batch to commit. */
  migrate(batches: readonly Batch[], entries: readonly JournalEntry[], at: number): Batch {
    const old = batches.flatMap((batch) => batch.entries);
    const wrong = this.referee.resume([...old, ...entries]);
    if (wrong) throw new UnreadableJournal(`entry ${wrong.entry}: ${wrong.verdict.fault}`);
    this.referee.advance();
    // Only the rebase, the last of these entries, emits events: an undo before it emits none.
    const told = [...entries.slice(1).map(() => NO_EVENTS), ...this.#events];
    return {
      version: old.length,
      at,
      entries: this.referee.entries.slice(old.length),
      told,
      digest: this.referee.digest,
    };
  }

  /** The rules that the game was migrated to; undefined: it was not. */
  get rules(): string | undefined {
    const base = this.referee.entries[this.referee.base];
    return base && 'base' in base ? base.rules : undefined;
  }

  /** Replays a committed batch. */
  replay(batch: Batch): void {
    if (batch.version !== this.version) throw new UnreadableJournal(`entry ${this.version} is missing`);
    for (const entry of batch.entries) {
      const verdict = readable(() => this.referee.applyRecorded(entry));
      if (!verdict.ok) throw new UnreadableJournal(`entry ${this.referee.entries.length - 1}: ${verdict.fault}`);
    }
    if (batch.digest !== '' && this.referee.digest !== batch.digest)
      throw new UnreadableJournal(`digest after entry ${batch.version}`);
    this.accept(batch);
  }

  /** Applies something to the referee. Its entries are uncommitted until `accept`; if the commit fails, discard this session. */
  attempt(act: (referee: Referee<GameTypes>) => Verdict): Verdict {
    const verdict = act(this.referee);
    if (!verdict.ok) this.#events = [];
    return verdict;
  }

  /** Entries since the last batch; undefined: none. */
  uncommitted(): UncommittedEntries | undefined {
    const { entries, digest } = this.referee;
    if (entries.length === this.version) return undefined;
    return { entries: entries.slice(this.version), told: this.#events, digest };
  }

  #asked(): Mask {
    return this.referee.game.asked(this.referee.state);
  }

  /**
   * Counts the entries of a batch as part of the game: the caller replayed them, or is about to commit them. Updates version,
   * clocks and questions.
   */
  accept(batch: Batch): void {
    this.#events = [];
    if (this.#partBefore) this.#parts.add(batch.version);
    this.#partBefore = this.referee.window?.part ?? false;
    this.version = this.referee.entries.length;
    this.at = batch.at;
    this.#remember(batch.move, this.version);
    const asked = this.#asked();
    let renewed: Mask = NOBODY;
    let answered: Mask = NOBODY;
    for (const entry of batch.entries) if ('say' in entry) answered |= 1 << entry.seat;
    for (let seat = 0; seat < this.#seats; seat++) {
      const question = this.referee.question(seat);
      if (question === this.#questions[seat]) continue;
      renewed |= 1 << seat;
      this.#questions[seat] = question;
      this.#askedAt[seat] = batch.at;
    }
    this.clocks.step(batch.at, asked, renewed, answered & this.#askedBefore);
    this.#askedBefore = asked;
  }

  #remember(move: string | undefined, version: number): void {
    if (move === undefined) return;
    if (this.#recentMoves.size >= RECENT_MOVES) {
      this.#earlierMoves = this.#recentMoves;
      this.#recentMoves = new Map();
    }
    this.#recentMoves.set(move, version);
  }

  /** The version after a recent move; undefined: not among the last ones. */
  versionOfRecentMove(move: string | undefined): number | undefined {
    return move === undefined ? undefined : (this.#recentMoves.get(move) ?? this.#earlierMoves?.get(move));
  }

  /** The parts of an unfinished move that the seat has said; the open question continues them. */
  said(seat: Seat): ViewerSnapshot['said'] {
    const parts: ViewerSnapshot['said'] = [];
    if (!this.#partBefore || this.#asked() !== seatMask(seat)) return parts;
    const { entries } = this.referee;
    for (let number = lastLiveEntry(entries, entries.length); number >= 0; number = lastLiveEntry(entries, number)) {
      const entry = entries[number]!;
      if (!('say' in entry) || entry.seat !== seat) break;
      parts.unshift({ text: entry.say, entry: number });
      // A forced answer is in one batch with the answer before it.
      if (entry.by !== 'forced' && !this.#parts.has(number)) break;
    }
    return parts;
  }

  /** When the seat was asked its open question, in ms since 1970; 0: it was never asked. */
  askedAt(seat: Seat): number {
    return this.#askedAt[seat] ?? 0;
  }
}

/** A session before its first entry, as the table's description configures it. */
export async function openSession(context: ServerContext, doc: TableDoc): Promise<GameSession> {
  const game = await gameOfTable(context, doc);
  const settings = game?.readSettings(doc.settings);
  const key = tableKey({ seed: doc.seed, seats: doc.seats.map(({ promise = '', ...s }) => ({ hash: promise, ...s })) });
  if (!game || !settings?.ok || !key) throw new UnreadableJournal(`${doc.game} ${doc.rules}`);
  return new GameSession({
    game,
    settings: settings.value,
    source: fairSource(key),
    strictness: doc.strict ? 'strict' : 'own',
    clock: doc.clock,
    downtimes: context.uptime.downtimes,
    ...(doc.clock.kind === 'days' && { pauses: await pausesAt(context, doc) }),
    ...(doc.carry && { migrated: doc.carry }),
  });
}

/** By seat, when its clock pauses. */
const pausesAt = (context: ServerContext, { seats }: TableDoc): Promise<readonly (readonly Downtime[])[]> =>
  Promise.all(seats.map(async ({ person }) => (person === undefined ? [] : await context.pauses.of(person))));

/** How the game ended by its rules; undefined: it has not ended. */
export function resultOf({ referee }: GameSession): TableView['result'] {
  const { game, state } = referee;
  if (!state.over) return undefined;
  const { winners, ranking, law } = state.over;
  return {
    why: 'rules',
    winners: [...winners],
    ranking: ranking.map((seats) => [...seats]),
    scores: [...game.scores(state)],
    law,
  };
}

/** The position that a finished game ended in. */
export const finalPosition = ({ referee: { game, state }, version }: GameSession): FinalPosition => ({
  game,
  state,
  entries: version,
});

/** Index of the batch with the last rebase; -1: there is none. */
export function lastRebaseBatch(batches: readonly Batch[]): number {
  let i = batches.length - 1;
  while (i >= 0 && lastRebase(batches[i]!.entries) < 0) i--;
  return i;
}

/** The entries of some batches that are not undone, as one viewer may see them, from a version on. */
export function entriesForViewer(batches: readonly Batch[], viewer: Seat, since: number): EntryForViewer[] {
  const list: EntryForViewer[] = [];
  for (const { version, at, entries, told } of batches)
    entries.forEach((entry, k) => {
      const n = version + k;
      if ('undo' in entry) while (list.length > 0 && list[list.length - 1]!.n >= entry.undo) list.pop();
      else if (n >= since) {
        const speaker = speakerOf(entry, viewer);
        list.push({ n, at, ...entryEventsFor(told[k] ?? NO_EVENTS, viewer, speaker.say !== undefined), ...speaker });
      }
    });
  return list;
}

/** The seat of an entry is public. Its words, and whether they were automatic, are for the seat alone. */
export function speakerOf(entry: JournalEntry, viewer: Seat): Pick<EntryForViewer, 'seat' | 'say' | 'by'> {
  if ('withdraw' in entry) return { seat: entry.withdraw };
  if (!('seat' in entry)) return {};
  if (!('say' in entry) || entry.seat !== viewer) return { seat: entry.seat };
  return { seat: viewer, say: entry.say, ...(entry.by && { by: entry.by }) };
}
