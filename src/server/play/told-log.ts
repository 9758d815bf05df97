import { type Seat, SPECTATOR } from '../../kernel/index.ts';
import type { Made, Payer } from '../cost/costs.ts';
import type { Slice } from '../cost/slicer.ts';
import type { Batch } from '../storage/storage.ts';
import { firstUndone } from './subscriber-group.ts';
import { entriesForViewer } from './session.ts';
import { PAGE } from './journal-pages.ts';
import type { TableHost } from './table-host.ts';

/** One entry that counts, as JSON of a `ToldEntry`. */
interface Part {
  readonly n: number;
  readonly text: string;
}

/** A batch at `version` took back the entries from `to` on, or made them void. */
interface TakenBack {
  readonly version: number;
  readonly to: number;
}

/** All that a viewer was told of a game up to a version, ready to be sent. Never changed: a longer one is made of it. */
export interface ToldLog {
  readonly version: number;
  /** The time up to which it was read, in milliseconds since 1970. */
  readonly until: number;
  readonly parts: readonly Part[];
  readonly takenBack: readonly TakenBack[];
}

const NOTHING: ToldLog = { version: 0, until: 0, parts: [], takenBack: [] };

/** What an entry takes in memory besides its text, in bytes. */
const PART_BYTES = 64;
/** A log for those who lag behind is read on when it is older than this, in milliseconds. */
const STALE_MS = 10_000;

/** Makes a log longer, batch by batch. */
class LogWriter {
  readonly #viewer: Seat;
  readonly #parts: Part[];
  readonly #takenBack: TakenBack[];
  readonly #until: number;
  version: number;

  constructor(log: ToldLog, viewer: Seat, until: number) {
    this.#viewer = viewer;
    this.#until = until;
    this.#parts = log.parts.slice();
    this.#takenBack = log.takenBack.slice();
    this.version = log.version;
  }

  add(batch: Batch): void {
    const to = firstUndone([batch]);
    if (to !== undefined) this.#takenBack.push({ version: batch.version, to });
    // What a new base made void stays on record; what was taken back does not.
    for (const entry of batch.entries)
      if ('undo' in entry) while ((this.#parts.at(-1)?.n ?? -1) >= entry.undo) this.#parts.pop();
    for (const told of entriesForViewer([batch], this.#viewer, 0))
      this.#parts.push({ n: told.n, text: JSON.stringify(told) });
    this.version = batch.version + batch.entries.length;
  }

  get log(): ToldLog {
    return { version: this.version, until: this.#until, parts: this.#parts, takenBack: this.#takenBack };
  }
}

/** The log with batches that follow on it. */
function longer(log: ToldLog, batches: readonly Batch[], viewer: Seat): ToldLog {
  if (batches.length === 0) return log;
  const writer = new LogWriter(log, viewer, log.until);
  for (const batch of batches) writer.add(batch);
  return writer.log;
}

/** The log as JSON of a list, from a version on. */
export function textFrom({ parts }: ToldLog, since: number): string {
  const first = parts.findIndex(({ n }) => n >= since);
  if (first < 0) return '[]';
  return `[${(first === 0 ? parts : parts.slice(first)).map(({ text }) => text).join(',')}]`;
}

/** The earliest entry that was taken back in batches from a version on; undefined: none was. */
export function undoneFrom({ takenBack }: ToldLog, since: number): number | undefined {
  const later = takenBack.filter(({ version }) => version >= since);
  return later.length === 0 ? undefined : Math.min(...later.map(({ to }) => to));
}

async function build(
  table: TableHost,
  viewer: Seat,
  until: number,
  slice: Slice,
  before: ToldLog,
): Promise<Made<ToldLog>> {
  const writer = new LogWriter(before, viewer, until);
  for (;;) {
    const { version } = writer;
    const page = await slice.outside(() => table.context.storage.readJournal(table.id, version, PAGE));
    for (const batch of page) {
      if (batch.at > until) break;
      writer.add(batch);
      if (slice.due) await slice.rest();
    }
    if (page.length < PAGE || page.at(-1)!.at > until) break;
  }
  const { log } = writer;
  const bytes = log.parts.reduce((sum, { text }) => sum + text.length + PART_BYTES, 0);
  return { value: log, bytes };
}

/**
 * What a viewer was told, nearly to the end: at most a page of entries is missing, which `completed` adds. Spectators who lag behind have a log of
 * their own, with nothing that was written after `until`.
 */
export function toldLog(
  table: TableHost,
  viewer: Seat,
  lagging: boolean,
  until: number,
  payer: Payer,
): Promise<ToldLog> {
  const { context, id, session } = table;
  const version = session?.version ?? 0;
  return context.costs.answer<ToldLog>(
    payer,
    `told ${id} ${lagging ? 'late' : viewer}`,
    (log) => (lagging ? until - log.until <= STALE_MS : version - log.version <= PAGE),
    (slice, before) => build(table, lagging ? SPECTATOR : viewer, until, slice, before ?? NOTHING),
  );
}

/** A log that begins at a version: nothing before it is needed. */
export const logFrom = (version: number): ToldLog => ({ ...NOTHING, version });

/** True when so many events are asked for that a log of all of them is worth its price. */
export const isLong = ({ session }: TableHost, since: number): boolean => (session?.version ?? Infinity) - since > PAGE;

/** The log with everything that was written since, up to a time or version. */
export async function completed(
  table: TableHost,
  log: ToldLog,
  viewer: Seat,
  { until = Infinity, version = Infinity }: { readonly until?: number; readonly version?: number } = {},
): Promise<ToldLog> {
  let whole = log;
  for (;;) {
    const page = await table.context.storage.readJournal(table.id, whole.version, PAGE);
    const known = page.filter((batch) => batch.at <= until && batch.version < version);
    whole = longer(whole, known, viewer);
    if (page.length < PAGE || known.length < page.length) return whole;
  }
}
