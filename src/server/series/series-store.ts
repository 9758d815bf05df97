import { admitToSeries, type Visit } from '../access.ts';
import { ApiError } from '../api-error.ts';
import type { ServerContext } from '../context.ts';
import { reportDamage } from '../damage.ts';
import type { TableCache } from '../play/table-cache.ts';
import type { SeriesChange } from '../storage/series-storage.ts';
import { readSeriesDoc, type SeriesDoc, seriesIndexOf } from './doc.ts';

/** Most attempts to write while other processes write first. */
const MOST_TRIES = 50;

/** A line for the log. */
export interface LogLine {
  readonly what: string;
  readonly by?: string;
  readonly round?: number;
  readonly match?: number;
  readonly players?: readonly string[];
  readonly until?: number;
  readonly points?: readonly number[];
  readonly reason?: string;
}

/** A change of a series: the new description, and what is stored with it. */
export interface Change extends Omit<SeriesChange, 'log'> {
  readonly doc: SeriesDoc;
  readonly log: readonly LogLine[];
}

/** Reads and changes stored series. Every change is one transaction at the revision that was read. */
export class SeriesStore {
  readonly #context: ServerContext;
  readonly #tableCache: TableCache;

  constructor(context: ServerContext, tableCache: TableCache) {
    this.#context = context;
    this.#tableCache = tableCache;
  }

  /** A series that this visitor may see. */
  async find(id: string, visit: Visit): Promise<SeriesDoc> {
    const { doc } = await this.read(id);
    admitToSeries(doc, visit);
    return doc;
  }

  async read(id: string): Promise<{ doc: SeriesDoc; revision: number }> {
    const row = await this.#context.storage.readSeries(id);
    if (!row) throw new ApiError('no-series');
    const doc = readSeriesDoc(row.doc);
    if (doc) return { doc, revision: row.revision };
    reportDamage(this.#context.log, 'series', id);
    throw new ApiError('unreadable');
  }

  /** Changes a series. `change` is called again when another process changed it first; undefined: nothing to change. */
  async amend(id: string, change: (doc: SeriesDoc) => Promise<Change | undefined>): Promise<SeriesDoc> {
    const { storage } = this.#context;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { doc, revision } = await this.read(id);
      const made = await change(doc);
      if (!made) return doc;
      const now = this.#context.now();
      const { log, tables = [], done = [], rewritten = [] } = made;
      const next = { ...made.doc, logged: doc.logged + log.length };
      const row = { id, revision: revision + 1, doc: JSON.stringify(next) };
      const lines = log.map((entry, i) => ({ n: doc.logged + i + 1, at: now, entry: JSON.stringify(entry) }));
      if (!(await storage.updateSeries(row, seriesIndexOf(next), { tables, done, rewritten, log: lines }, now)))
        continue;
      if (tables.length > 0) this.#context.costs.revision += 1;
      // The tables are due at once: if this process dies here, another one begins their games.
      for (const { row: table } of tables) await this.#tableCache.table(table.id).catch(() => {});
      return next;
    }
    throw new ApiError('storage');
  }
}
