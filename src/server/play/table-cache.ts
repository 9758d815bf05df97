import { setTimeout as pause } from 'node:timers/promises';
import type { ServerContext } from '../context.ts';
import { ApiError, errorBodyOf } from '../api-error.ts';
import { timeSlices } from './time-slices.ts';
import { LiveTable } from './table.ts';
import { chatLine, broadcastChat } from './talk.ts';

const SWEEP_MS = 15_000;
const POLL_MS = 1_000;
/** Whoever wrote a due time attends to it at once; only what is so late was left behind by somebody. */
const GRACE_MS = 3_000;
const LEASE_MS = 15_000;
const DUE_AT_ONCE = 50;
/** A table that stays in memory writes its position down after so many entries. */
const POSITION_EVERY = 64;
/** To write one position down takes a game up to a millisecond: so long a move may have to wait for them. */
const KEEPING_MS = 2;
/** And so long nobody has to: a move takes several turns of the event loop, and shall meet with one slice at most. */
const REST_MS = 40;

/** The tables that are in memory here. */
export class TableCache {
  readonly #house: ServerContext;
  readonly #tables = new Map<string, Promise<LiveTable | undefined>>();
  readonly #timers: NodeJS.Timeout[] = [];
  #sweeping = false;
  #closed = false;

  constructor(house: ServerContext) {
    this.#house = house;
    this.#every(SWEEP_MS, () => this.#sweep());
    this.#every(POLL_MS, () => this.#poll());
  }

  #every(ms: number, work: () => Promise<void>): void {
    const run = (): void => {
      work().catch((error: unknown) => this.#failed(error));
    };
    const timer = setInterval(run, ms);
    timer.unref();
    this.#timers.push(timer);
  }

  /** A notice of another process; `*`: notices were missed. */
  heard(notice: string): void {
    const [id, kind, n] = notice.split(':');
    const ids = id === '*' ? [...this.#tables.keys()] : [id!];
    for (const each of ids) this.#heard(each, kind, Number(n)).catch((error: unknown) => this.#failed(error));
  }

  async #heard(id: string, kind: string | undefined, n: number): Promise<void> {
    const table = await this.#tables.get(id);
    if (!table) return;
    if (kind === 'chat') await this.#chat(table, n);
    else if (kind === 'here') await table.current().then(() => table.broadcastTable());
    else table.refresh();
  }

  #failed(error: unknown): void {
    this.#house.log.error({ err: error }, 'the hall failed');
  }

  async #chat(table: LiveTable, n: number): Promise<void> {
    const row = await this.#house.storage.readLine(table.id, n);
    // Who sat down or stood up before it was said is known by then.
    await table.current();
    if (row) broadcastChat(table, chatLine(table.doc, row));
  }

  /** The table with this id. */
  async table(id: string): Promise<LiveTable> {
    let loading = this.#tables.get(id);
    if (!loading) {
      loading = LiveTable.load(this.#house, id);
      this.#tables.set(id, loading);
      this.#house.metrics.tables.set(this.#tables.size);
      loading.then(
        (table) => table ?? this.#forget(id),
        () => this.#forget(id),
      );
    }
    const table = await loading;
    if (!table) throw new ApiError('no-table');
    table.used = this.#house.now();
    return table;
  }

  /** True when the table is in memory, or about to be. */
  has(id: string): boolean {
    return this.#tables.has(id);
  }

  #forget(id: string): void {
    this.#tables.delete(id);
    this.#house.metrics.tables.set(this.#tables.size);
  }

  async #loaded(): Promise<LiveTable[]> {
    const settled = await Promise.allSettled(this.#tables.values());
    return settled.flatMap((each) => (each.status === 'fulfilled' && each.value ? [each.value] : []));
  }

  async #sweep(): Promise<void> {
    // With many tables and all the rests it may take longer than until the next one.
    if (this.#sweeping) return;
    this.#sweeping = true;
    try {
      await this.#tidy();
    } finally {
      this.#sweeping = false;
    }
  }

  async #tidy(): Promise<void> {
    const now = this.#house.now();
    const tables = await this.#loaded();
    await this.#keep(tables, (table) => (table.idle(now) ? 0 : POSITION_EVERY), REST_MS);
    if (this.#closed) return;
    for (const table of tables) {
      // Somebody may have come while the positions were written.
      if (!table.idle(now)) continue;
      table.close();
      this.#forget(table.id);
    }
  }

  /** Writes positions down, a few at a time with rests: nobody who plays shall notice. Who closes does not rest. */
  async #keep(tables: readonly LiveTable[], every: (table: LiveTable) => number, rest: number): Promise<void> {
    for (const rows of timeSlices(tables, (table) => table.position(every(table)), KEEPING_MS)) {
      await this.#house.storage.keepPositions(rows);
      if (rest === 0) continue;
      await pause(rest, undefined, { ref: false });
      if (this.#closed) return;
    }
  }

  /** Attends to tables that somebody left behind, or whose time came while nobody had them in memory. */
  async #poll(): Promise<void> {
    const { storage } = this.#house;
    const due = await storage.takeDue(this.#house.now() - GRACE_MS, LEASE_MS + GRACE_MS, DUE_AT_ONCE);
    for (const id of due) {
      try {
        const table = await this.table(id);
        await table.scheduler.runDue();
        await storage.setDue(id, table.scheduler.next(this.#house.now()));
      } catch (error) {
        // One table that cannot be read must not stop the others. It was logged, and is looked at again when the lease is over.
        if (!['unreadable', 'no-table'].includes(errorBodyOf(error)?.code ?? '')) throw error;
      }
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers) clearInterval(timer);
    const tables = await this.#loaded();
    for (const table of tables) {
      table.close();
      // Whatever is on its way is finished first.
      await table.exclusive(() => Promise.resolve());
    }
    this.#tables.clear();
    try {
      await this.#keep(tables, () => 0, 0);
    } catch (error) {
      // The journals say it all; positions only help rules to come.
      this.#failed(error);
    }
  }
}
