import { hash } from 'node:crypto';
import {
  seatMask,
  type EntryEvents,
  entryEventsFor,
  type GameTypes,
  type Mask,
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
import { findGame, type ServerContext } from '../context.ts';
import type { Slice } from '../cost/slicer.ts';
import type { Batch, Downtime } from '../storage/storage.ts';
import type { TableDoc } from '../tables/doc.ts';
import { Clocks, type ClockState } from './clock.ts';

/** What a game is played with, once it has begun. */
export interface SessionConfig {
  readonly game: AnyGame;
  readonly settings: GameTypes['settings'];
  readonly source: OutcomeSource;
  readonly strictness: UndoPolicy;
  readonly clock: ClockRule;
  readonly downtimes: readonly Downtime[];
  /** How the clocks stood when the game was carried over to these rules. */
  readonly carried?: { readonly rules: string; readonly clocks?: ClockState };
}

/** The stored journal does not play under these rules any more. */
export class UnreadableJournal extends Error {}

/** What is sent again is mostly what was sent last: of so many moves the names are kept in memory. */
const RECENT_MOVES = 32;

/** Node's own SHA-256: some transcripts are long, and there is one for every entry. */
const nativeHash = (text: string): string => hash('sha256', text);

/** Rules may stumble over a journal that others wrote: they cannot read it. */
function readable<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new UnreadableJournal('the rules stumbled', { cause: error });
  }
}

/** Nothing was told. */
const UNTOLD: EntryEvents = { law: '', tellings: [] };

/** What was tried and is not safe yet. */
export interface UncommittedEntries {
  readonly entries: readonly JournalEntry[];
  readonly told: readonly EntryEvents[];
  readonly digest: string;
}

/** A game on its way: the journal as far as it is safe on disk, replayed. */
export class GameSession {
  readonly referee: Referee<GameTypes>;
  readonly clocks: Clocks;
  /** How many entries are safe. */
  version = 0;
  /** When the last of them was written. */
  at = 0;
  /** The version after each of the moves that were taken last, by who called it what; the storage knows all of them. */
  readonly #moves = new Map<string, number>();
  #told: EntryEvents[] = [];
  #askedBefore: Mask = NOBODY;
  #partBefore = false;
  /** The entries that said a part of a sentence which had begun before. */
  readonly #parts = new Set<number>();
  readonly #questions: number[] = [];
  readonly #opened: number[] = [];
  readonly #seats: number;
  readonly #carried: SessionConfig['carried'];

  constructor({ game, settings, source, strictness, clock, downtimes, carried }: SessionConfig) {
    this.#seats = settings.seats;
    this.#carried = carried;
    this.clocks = new Clocks(clock, settings.seats, downtimes);
    this.referee = new Referee<GameTypes>({
      game,
      settings,
      source,
      strictness,
      transcript: true,
      hash: nativeHash,
      heard: (_entry, _number, heard) => this.#told.push(heard),
    });
  }

  /** Takes a whole journal. What lies before its last new base was played under other rules, and only counts. */
  take(batches: readonly Batch[]): void {
    for (const batch of this.#afterBase(batches)) this.feed(batch);
  }

  /** Takes a whole journal in slices. */
  async takeInSlices(batches: readonly Batch[], slice: Slice): Promise<void> {
    for (const batch of this.#afterBase(batches)) {
      this.feed(batch);
      if (slice.due) await slice.rest();
    }
  }

  /** Goes on from the last new base, if there is one; gives what follows it. */
  #afterBase(batches: readonly Batch[]): readonly Batch[] {
    const base = lastRebaseBatch(batches);
    if (base >= 0) this.#goOnFrom(batches.slice(0, base + 1));
    return batches.slice(base + 1);
  }

  #goOnFrom(batches: readonly Batch[]): void {
    const last = batches[batches.length - 1]!;
    const entries = batches.flatMap((batch) => batch.entries);
    const wrong = readable(() => this.referee.resume(entries));
    if (wrong) throw new UnreadableJournal(`entry ${wrong.entry}: ${wrong.verdict.fault}`);
    if (this.referee.digest !== last.digest) throw new UnreadableJournal(`digest after entry ${last.version}`);
    for (const { version, entries: written, move } of batches) this.#remember(move, version + written.length);
    const base = entries[lastRebase(entries)]!;
    if ('base' in base && base.rules === this.#carried?.rules && this.#carried.clocks)
      this.clocks.goOnFrom(this.#carried.clocks);
    this.keep(last);
  }

  /** Goes on with a journal that was played under other rules; gives what must be written for that. */
  carriedOver(batches: readonly Batch[], entries: readonly JournalEntry[], at: number): Batch {
    const old = batches.flatMap((batch) => batch.entries);
    const wrong = this.referee.resume([...old, ...entries]);
    if (wrong) throw new UnreadableJournal(`entry ${wrong.entry}: ${wrong.verdict.fault}`);
    this.referee.advance();
    // What took entries back is on record only: the last of these, the base itself, is the first that was heard.
    const told = [...entries.slice(1).map(() => UNTOLD), ...this.#told];
    return {
      version: old.length,
      at,
      entries: this.referee.entries.slice(old.length),
      told,
      digest: this.referee.digest,
    };
  }

  /** The rules that the game was carried over to; undefined: it was not. */
  get rules(): string | undefined {
    const base = this.referee.entries[this.referee.base];
    return base && 'base' in base ? base.rules : undefined;
  }

  /** Takes what is in the journal. */
  feed(batch: Batch): void {
    if (batch.version !== this.version) throw new UnreadableJournal(`entry ${this.version} is missing`);
    for (const entry of batch.entries) {
      const verdict = readable(() => this.referee.applyRecorded(entry));
      if (!verdict.ok) throw new UnreadableJournal(`entry ${this.referee.entries.length - 1}: ${verdict.fault}`);
    }
    if (this.referee.digest !== batch.digest) throw new UnreadableJournal(`digest after entry ${batch.version}`);
    this.keep(batch);
  }

  /** Tries something; what it wrote is a draft until `keep`. After a failure to keep it, this course is void. */
  attempt(act: (referee: Referee<GameTypes>) => Verdict): Verdict {
    const verdict = act(this.referee);
    if (!verdict.ok) this.#told = [];
    return verdict;
  }

  /** What was tried since the last batch; undefined: nothing was written. */
  draft(): UncommittedEntries | undefined {
    const { entries, digest } = this.referee;
    if (entries.length === this.version) return undefined;
    return { entries: entries.slice(this.version), told: this.#told, digest };
  }

  #asked(): Mask {
    return this.referee.game.asked(this.referee.state);
  }

  /** The draft is safe now, or was read from where it is safe. */
  keep(batch: Batch): void {
    this.#told = [];
    if (this.#partBefore) this.#parts.add(batch.version);
    this.#partBefore = this.referee.game.window(this.referee.state)?.part ?? false;
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
      this.#opened[seat] = batch.at;
    }
    this.clocks.step(batch.at, asked, renewed, answered & this.#askedBefore);
    this.#askedBefore = asked;
  }

  #remember(move: string | undefined, version: number): void {
    if (move === undefined) return;
    this.#moves.set(move, version);
    if (this.#moves.size <= RECENT_MOVES) return;
    const [oldest] = this.#moves.keys();
    this.#moves.delete(oldest!);
  }

  /** The version after a move, if it was taken lately. */
  lately(move: string | undefined): number | undefined {
    return move === undefined ? undefined : this.#moves.get(move);
  }

  /** The parts of a sentence that the seat has said and the open question continues. */
  said(seat: Seat): ViewerSnapshot['said'] {
    const parts: ViewerSnapshot['said'] = [];
    if (!this.#partBefore || this.#asked() !== seatMask(seat)) return parts;
    const { entries } = this.referee;
    for (let number = lastLiveEntry(entries, entries.length); number >= 0; number = lastLiveEntry(entries, number)) {
      const entry = entries[number]!;
      if (!('say' in entry) || entry.seat !== seat) break;
      parts.unshift({ text: entry.say, entry: number });
      // What was forced came in one batch with the answer before it.
      if (entry.by !== 'forced' && !this.#parts.has(number)) break;
    }
    return parts;
  }

  /** When the seat was asked the question that is open for it. */
  askedAt(seat: Seat): number {
    return this.#opened[seat] ?? 0;
  }
}

/** A game at its beginning, as its table describes it. */
export async function openSession(house: ServerContext, doc: TableDoc): Promise<GameSession> {
  const game = await findGame(house.games, doc.game);
  const settings = game?.readSettings(doc.settings);
  const key = tableKey({ seed: doc.seed, seats: doc.seats.map(({ promise = '', ...s }) => ({ hash: promise, ...s })) });
  if (!game || !settings?.ok || !key) throw new UnreadableJournal(`${doc.game} ${doc.rules}`);
  return new GameSession({
    game,
    settings: settings.value,
    source: fairSource(key),
    strictness: doc.strict ? 'strict' : 'own',
    clock: doc.clock,
    downtimes: house.uptime.downtimes,
    ...(doc.carry && { carried: doc.carry }),
  });
}

/** How the game ended, if its rules say that it has. */
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

/** Which of these batches holds the last new base; -1: none does. */
export function lastRebaseBatch(batches: readonly Batch[]): number {
  let i = batches.length - 1;
  while (i >= 0 && lastRebase(batches[i]!.entries) < 0) i--;
  return i;
}

/** The entries of some batches that still count, as one viewer was told them, from a version on. */
export function entriesForViewer(batches: readonly Batch[], viewer: Seat, since: number): EntryForViewer[] {
  const list: EntryForViewer[] = [];
  for (const { version, at, entries, told } of batches)
    entries.forEach((entry, k) => {
      const n = version + k;
      if ('undo' in entry) while (list.length > 0 && list[list.length - 1]!.n >= entry.undo) list.pop();
      else if (n >= since) {
        const who = whose(entry, viewer);
        list.push({ n, at, ...entryEventsFor(told[k] ?? UNTOLD, viewer, who.say !== undefined), ...who });
      }
    });
  return list;
}

/** Who speaks is known to all; the words, and whether anybody chose them, to the seat alone. */
function whose(entry: JournalEntry, viewer: Seat): Pick<EntryForViewer, 'seat' | 'say' | 'by'> {
  if ('withdraw' in entry) return { seat: entry.withdraw };
  if (!('seat' in entry)) return {};
  if (!('say' in entry) || entry.seat !== viewer) return { seat: entry.seat };
  return { seat: viewer, say: entry.say, ...(entry.by && { by: entry.by }) };
}
