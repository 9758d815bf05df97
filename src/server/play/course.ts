import {
  bit,
  type Kinds,
  type Mask,
  NOBODY,
  type Seat,
  type Strictness,
  type Telling,
  toldTo,
} from '../../kernel/index.ts';
import { type Entry, lastLive, Referee, type Source, type Verdict } from '../../kernel/table/index.ts';
import type { ClockRule, Moment, ToldEntry } from '../../protocol/index.ts';
import type { AnyGame } from '../../shelf/index.ts';
import type { Batch, Downtime } from '../storage/port.ts';
import { Clocks } from './clock.ts';

/** What a game is played with, once it has begun. */
export interface Terms {
  readonly game: AnyGame;
  readonly settings: Kinds['settings'];
  readonly source: Source;
  readonly strictness: Strictness;
  readonly clock: ClockRule;
  readonly downtimes: readonly Downtime[];
}

/** The stored journal does not play under these rules any more. */
export class Unreadable extends Error {}

/** What was tried and is not safe yet. */
export interface Draft {
  readonly entries: readonly Entry[];
  readonly told: readonly (readonly Telling[])[];
  readonly digest: string;
}

/** A game on its way: the journal as far as it is safe on disk, replayed. */
export class Course {
  readonly referee: Referee<Kinds>;
  readonly clocks: Clocks;
  /** How many entries are safe. */
  version = 0;
  /** When the last of them was written. */
  at = 0;
  /** The version after each move that was taken, by who called it what. */
  readonly moves = new Map<string, number>();
  #told: (readonly Telling[])[] = [];
  #askedBefore: Mask = NOBODY;
  #partBefore = false;
  /** The entries that said a part of a sentence which had begun before. */
  readonly #parts = new Set<number>();
  readonly #questions: number[] = [];
  readonly #opened: number[] = [];
  readonly #seats: number;

  constructor({ game, settings, source, strictness, clock, downtimes }: Terms) {
    this.#seats = settings.seats;
    this.clocks = new Clocks(clock, settings.seats, downtimes);
    this.referee = new Referee<Kinds>({
      game,
      settings,
      source,
      strictness,
      transcript: true,
      heard: (_entry, _number, tellings) => this.#told.push(tellings),
    });
  }

  /** Takes what is in the journal. */
  feed(batch: Batch): void {
    if (batch.version !== this.version) throw new Unreadable(`entry ${this.version} is missing`);
    for (const entry of batch.entries) {
      const verdict = this.referee.feed(entry);
      if (!verdict.ok) throw new Unreadable(`entry ${this.referee.entries.length - 1}: ${verdict.fault}`);
    }
    if (this.referee.digest !== batch.digest) throw new Unreadable(`digest after entry ${batch.version}`);
    this.keep(batch);
  }

  /** Tries something; what it wrote is a draft until `keep`. After a failure to keep it, this course is void. */
  attempt(act: (referee: Referee<Kinds>) => Verdict): Verdict {
    const verdict = act(this.referee);
    if (!verdict.ok) this.#told = [];
    return verdict;
  }

  /** What was tried since the last batch; undefined: nothing was written. */
  draft(): Draft | undefined {
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
    if (batch.move !== undefined) this.moves.set(batch.move, this.version);
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

  /** The parts of a sentence that the seat has said and the open question continues. */
  said(seat: Seat): Moment['said'] {
    const parts: Moment['said'] = [];
    if (!this.#partBefore || this.#asked() !== bit(seat)) return parts;
    const { entries } = this.referee;
    for (let number = lastLive(entries, entries.length); number >= 0; number = lastLive(entries, number)) {
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

/** The entries of some batches that still count, as one viewer was told them, from a version on. */
export function toldFrom(batches: readonly Batch[], viewer: Seat, since: number): ToldEntry[] {
  const list: ToldEntry[] = [];
  for (const { version, at, entries, told } of batches)
    entries.forEach((entry, k) => {
      const n = version + k;
      if ('undo' in entry) while (list.length > 0 && list[list.length - 1]!.n >= entry.undo) list.pop();
      else if (n >= since) list.push({ n, at, events: toldTo(told[k] ?? [], viewer), ...whose(entry, viewer) });
    });
  return list;
}

/** Who speaks is known to all; the words, and whether anybody chose them, to the seat alone. */
function whose(entry: Entry, viewer: Seat): Pick<ToldEntry, 'seat' | 'say' | 'by'> {
  if ('withdraw' in entry) return { seat: entry.withdraw };
  if (!('seat' in entry)) return {};
  if (!('say' in entry) || entry.seat !== viewer) return { seat: entry.seat };
  return { seat: viewer, say: entry.say, ...(entry.by && { by: entry.by }) };
}
