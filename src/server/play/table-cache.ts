import { setTimeout as pause } from 'node:timers/promises';
import type { ServerContext } from '../context.ts';
import { ApiError, errorBodyOf } from '../api-error.ts';
import { timeSlices } from './time-slices.ts';
import { LiveTable } from './table.ts';
import { broadcastChat } from './talk.ts';

const SWEEP_MS = 15_000;
const POLL_MS = 1_000;
/** A due time this far in the past was left behind by another process, in ms: its own process acts at once. */
const GRACE_MS = 3_000;
const LEASE_MS = 15_000;
const DUE_AT_ONCE = 50;
/** A table in memory stores its position after this many entries. */
const POSITION_EVERY = 64;
/** Longest time in a row for writing positions, in ms: a move may have to wait this long. One position takes up to 1 ms. */
const POSITIONS_MS = 2;
/** Pause between such slices, in ms: long enough that one move meets one slice at most. */
const REST_MS = 40;

/** The tables in memory: loads and evicts them, and runs due tables that no process handles. */
export class TableCache {
  readonly #context: ServerContext;
  readonly #tables = new Map<string, Promise<LiveTable | undefined>>();
  /** The tables of `#tables` that are loaded. */
  readonly #ready = new Map<string, LiveTable>();
  readonly #timers: NodeJS.Timeout[] = [];
  #sweeping = false;
  #closed = false;

  constructor(context: ServerContext) {
    this.#context = context;
    this.#every(SWEEP_MS, () => this.#sweep());
    this.#every(POLL_MS, () => this.#poll());
  }

  #every(ms: number, work: () => Promise<void>): void {
    const run = (): void => {
      work().catch((error: unknown) => this.#logFailure(error));
    };
    const timer = setInterval(run, ms);
    timer.unref();
    this.#timers.push(timer);
  }

  /** Handles a notice of another process; `*`: notices were missed. */
  onNotice(notice: string): void {
    const [id, kind, n] = notice.split(':');
    const ids = id === '*' ? [...this.#tables.keys()] : [id!];
    for (const each of ids)
      this.#handleNotice(each, kind, Number(n)).catch((error: unknown) => this.#logFailure(error));
  }

  async #handleNotice(id: string, kind: string | undefined, n: number): Promise<void> {
    const table = await this.#tables.get(id);
    if (!table) return;
    if (kind === 'gone') await this.#drop(id);
    else if (kind === 'chat') await this.#sendChat(table, n);
    else if (kind === 'here') await table.current().then(() => table.broadcastTable());
    else table.refresh();
  }

  #logFailure(error: unknown): void {
    this.#context.log.error({ err: error }, 'table cache task failed');
  }

  async #sendChat(table: LiveTable, n: number): Promise<void> {
    const row = await this.#context.storage.readLine(table.id, n);
    // The description must be at least as new as the line: it decides who may read it.
    await table.current();
    if (row) await broadcastChat(table, row);
  }

  /** Sends the tables of a person that are in memory to their viewers again, and sets their timers again. */
  async showAgain(person: string): Promise<void> {
    for (const loading of this.#tables.values()) {
      const table = await loading.catch(() => undefined);
      if (!table?.doc.seats.some((seat) => seat.person === person)) continue;
      await table.broadcastTable();
      table.schedule();
    }
  }

  /** The table with this id, loaded if needed. Throws `no-table` if there is none. */
  async table(id: string): Promise<LiveTable> {
    let loading = this.#tables.get(id);
    if (!loading) {
      loading = LiveTable.load(this.#context, id);
      this.#tables.set(id, loading);
      this.#context.metrics.tables.set(this.#tables.size);
      const own = loading;
      loading.then(
        (table) => {
          if (!table) this.#remove(id);
          else if (this.#tables.get(id) === own) this.#ready.set(id, table);
        },
        () => this.#remove(id),
      );
    }
    const table = await loading;
    if (!table) throw new ApiError('no-table');
    table.used = this.#context.now();
    return table;
  }

  /** The table with this id if it is in memory; undefined: it is not, or still being loaded. */
  inMemory(id: string): LiveTable | undefined {
    const table = this.#ready.get(id);
    if (table) table.used = this.#context.now();
    return table;
  }

  /** True when the table is in memory or being loaded. */
  has(id: string): boolean {
    return this.#tables.has(id);
  }

  /** Deletes a table from memory and storage. */
  async delete(id: string): Promise<void> {
    await this.#drop(id);
    await this.#context.storage.removeTable(id);
    // A request may have loaded it before its rows were gone.
    await this.#drop(id);
  }

  /** Takes a deleted table out of memory; its subscribers get nothing more. */
  async #drop(id: string): Promise<void> {
    const table = await this.#tables.get(id)?.catch(() => undefined);
    table?.close();
    this.#remove(id);
  }

  #remove(id: string): void {
    this.#tables.delete(id);
    this.#ready.delete(id);
    this.#context.metrics.tables.set(this.#tables.size);
  }

  async #loaded(): Promise<LiveTable[]> {
    const settled = await Promise.allSettled(this.#tables.values());
    return settled.flatMap((each) => (each.status === 'fulfilled' && each.value ? [each.value] : []));
  }

  async #sweep(): Promise<void> {
    // With many tables and the pauses, a sweep may take longer than the interval.
    if (this.#sweeping) return;
    this.#sweeping = true;
    try {
      await this.#evictIdle();
    } finally {
      this.#sweeping = false;
    }
  }

  async #evictIdle(): Promise<void> {
    const now = this.#context.now();
    const tables = await this.#loaded();
    await this.#storePositions(tables, (table) => (table.isIdle(now) ? 0 : POSITION_EVERY), REST_MS);
    if (this.#closed) return;
    for (const table of tables) {
      // The table may have been used while the positions were written.
      if (!table.isIdle(now)) continue;
      table.close();
      this.#remove(table.id);
    }
  }

  /** Stores positions in slices with pauses of `rest` ms between them, so that no move is delayed noticeably. */
  async #storePositions(
    tables: readonly LiveTable[],
    every: (table: LiveTable) => number,
    rest: number,
  ): Promise<void> {
    for (const rows of timeSlices(tables, (table) => table.position(every(table)), POSITIONS_MS)) {
      await this.#context.storage.keepPositions(rows);
      if (rest === 0) continue;
      await pause(rest, undefined, { ref: false });
      if (this.#closed) return;
    }
  }

  /** Runs due tables that no process has in memory, or whose process died. */
  async #poll(): Promise<void> {
    const { storage } = this.#context;
    const due = await storage.takeDue(this.#context.now() - GRACE_MS, LEASE_MS + GRACE_MS, DUE_AT_ONCE);
    for (const id of due) {
      try {
        const table = await this.table(id);
        await table.scheduler.runDue();
        await storage.setDue(id, table.scheduler.next(this.#context.now()));
      } catch (error) {
        // One unreadable table must not stop the others. It was logged, and is due again when the lease ends.
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
      // Wait for work in progress.
      await table.exclusive(() => Promise.resolve());
    }
    this.#tables.clear();
    this.#ready.clear();
    try {
      await this.#storePositions(tables, () => 0, 0);
    } catch (error) {
      // Positions only help future rules: the journals hold everything.
      this.#logFailure(error);
    }
  }
}
