import { type Seat, SPECTATOR } from '../../kernel/index.ts';
import type { ComputedResponse, Payer } from '../cost/costs.ts';
import type { Slice } from '../cost/slicer.ts';
import type { Batch } from '../storage/storage.ts';
import { firstUndone } from './subscriber-group.ts';
import { entriesForViewer } from './session.ts';
import { BATCHES_PER_PAGE } from './journal-pages.ts';
import type { TableHost } from './table-host.ts';

/** One entry that is not undone, as JSON of an `EntryForViewer`. */
interface LogEntry {
  readonly n: number;
  readonly text: string;
}

/** A batch at `version` undid the entries from `to` on, or made them void. */
interface UndoneRange {
  readonly version: number;
  readonly to: number;
}

/** All entries of a game up to a version as one viewer may see them, ready to be sent. Immutable. */
export interface ViewerLog {
  readonly version: number;
  /** The time up to which the journal was read, in ms since 1970. */
  readonly until: number;
  readonly entries: readonly LogEntry[];
  readonly undone: readonly UndoneRange[];
}

const NOTHING: ViewerLog = { version: 0, until: 0, entries: [], undone: [] };

/** Memory of an entry besides its text, in bytes. */
const ENTRY_BYTES = 64;
/** A delayed log older than this is extended, in ms. */
const STALE_MS = 10_000;

/** Extends a log, batch by batch. */
class LogWriter {
  readonly #viewer: Seat;
  readonly #entries: LogEntry[];
  readonly #undone: UndoneRange[];
  readonly #until: number;
  version: number;

  constructor(log: ViewerLog, viewer: Seat, until: number) {
    this.#viewer = viewer;
    this.#until = until;
    this.#entries = log.entries.slice();
    this.#undone = log.undone.slice();
    this.version = log.version;
  }

  add(batch: Batch): void {
    const to = firstUndone([batch]);
    if (to !== undefined) this.#undone.push({ version: batch.version, to });
    // Undone entries leave the log; entries that a rebase made void stay in it.
    for (const entry of batch.entries)
      if ('undo' in entry) while ((this.#entries.at(-1)?.n ?? -1) >= entry.undo) this.#entries.pop();
    for (const entry of entriesForViewer([batch], this.#viewer, 0))
      this.#entries.push({ n: entry.n, text: JSON.stringify(entry) });
    this.version = batch.version + batch.entries.length;
  }

  get log(): ViewerLog {
    return { version: this.version, until: this.#until, entries: this.#entries, undone: this.#undone };
  }
}

/** The log with the batches that follow it. */
function extended(log: ViewerLog, batches: readonly Batch[], viewer: Seat): ViewerLog {
  if (batches.length === 0) return log;
  const writer = new LogWriter(log, viewer, log.until);
  for (const batch of batches) writer.add(batch);
  return writer.log;
}

/** The entries from a version on, as JSON of a list. */
export function logText({ entries }: ViewerLog, since: number): string {
  const first = entries.findIndex(({ n }) => n >= since);
  if (first < 0) return '[]';
  return `[${(first === 0 ? entries : entries.slice(first)).map(({ text }) => text).join(',')}]`;
}

/** The earliest entry that was undone in batches from a version on; undefined: none. */
export function undoneSince({ undone }: ViewerLog, since: number): number | undefined {
  const later = undone.filter(({ version }) => version >= since);
  return later.length === 0 ? undefined : Math.min(...later.map(({ to }) => to));
}

async function build(
  table: TableHost,
  viewer: Seat,
  until: number,
  slice: Slice,
  before: ViewerLog,
): Promise<ComputedResponse<ViewerLog>> {
  const writer = new LogWriter(before, viewer, until);
  for (;;) {
    const { version } = writer;
    const page = await slice.outside(() => table.context.storage.readJournal(table.id, version, BATCHES_PER_PAGE));
    for (const batch of page) {
      if (batch.at > until) break;
      writer.add(batch);
      if (slice.due) await slice.rest();
    }
    if (page.length < BATCHES_PER_PAGE || page.at(-1)!.at > until) break;
  }
  const { log } = writer;
  const bytes = log.entries.reduce((sum, { text }) => sum + text.length + ENTRY_BYTES, 0);
  return { value: log, bytes };
}

/**
 * The log of a viewer, nearly to the end: at most a page of entries is missing, which `completeLog` adds. Delayed spectators
 * have a log of their own, with nothing that was committed after `until`.
 */
export function viewerLog(
  table: TableHost,
  viewer: Seat,
  delayed: boolean,
  until: number,
  payer: Payer,
): Promise<ViewerLog> {
  const { context, id, session } = table;
  const version = session?.version ?? 0;
  return context.costs.answer<ViewerLog>(
    payer,
    `log ${id} ${delayed ? 'delayed' : viewer}`,
    (log) => (delayed ? until - log.until <= STALE_MS : version - log.version <= BATCHES_PER_PAGE),
    (slice, before) => build(table, delayed ? SPECTATOR : viewer, until, slice, before ?? NOTHING),
  );
}

/** An empty log that begins at a version. */
export const emptyLogAt = (version: number): ViewerLog => ({ ...NOTHING, version });

/** True when more than a page of entries is asked for, so that a cached log is worth its memory. */
export const isLong = ({ session }: TableHost, since: number): boolean =>
  (session?.version ?? Infinity) - since > BATCHES_PER_PAGE;

/** The log with all entries committed since, up to a time or version. */
export async function completeLog(
  table: TableHost,
  log: ViewerLog,
  viewer: Seat,
  { until = Infinity, version = Infinity }: { readonly until?: number; readonly version?: number } = {},
): Promise<ViewerLog> {
  let full = log;
  for (;;) {
    const page = await table.context.storage.readJournal(table.id, full.version, BATCHES_PER_PAGE);
    const known = page.filter((batch) => batch.at <= until && batch.version < version);
    full = extended(full, known, viewer);
    if (page.length < BATCHES_PER_PAGE || known.length < page.length) return full;
  }
}
