import type { ServerContext } from '../context.ts';
import { CLOSING_NOTICE } from '../notices/payloads.ts';
import type { TableCache } from '../play/table-cache.ts';
import type { ClosingTable } from '../storage/retention.ts';
import { abandoned, withoutClosing } from '../tables/closing.ts';

/** How long tables are kept, in ms; 0: for ever. */
export interface RetentionLimits {
  /** A table that has not begun is closed this long after it was opened. */
  readonly lobby: number;
  /** A running game is closed this long after its last move. */
  readonly idle: number;
  /** People are warned this long before. */
  readonly warning: number;
  /** A closed game is removed this long after it was closed. */
  readonly closed: number;
}

/** Tables handled at once. */
const PAGE = 50;

/**
 * Closes tables that nobody has touched for long. Their people are warned first, and any of them can keep the table; a move keeps it, too.
 * A table that had not begun is removed; a game that had is over without a result, stays readable, and is removed later.
 */
export class Retention {
  readonly #context: ServerContext;
  readonly #tables: TableCache;
  readonly #limits: RetentionLimits;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> = Promise.resolve();

  constructor(context: ServerContext, tables: TableCache, limits: RetentionLimits, every: number) {
    this.#context = context;
    this.#tables = tables;
    this.#limits = limits;
    this.#timer = setInterval(() => {
      this.#running = this.#running.then(() => this.#run());
    }, every);
    this.#timer.unref();
  }

  async #run(): Promise<void> {
    try {
      for (const closing of await this.#context.storage.dueClosings(this.#context.now(), PAGE))
        await this.#act(closing);
      await this.#warnIdle('open', this.#limits.lobby);
      await this.#warnIdle('playing', this.#limits.idle);
    } catch (error) {
      this.#context.log.error({ err: error }, 'closing idle tables failed');
    }
  }

  async #warnIdle(status: 'open' | 'playing', limit: number): Promise<void> {
    if (limit === 0) return;
    const { storage } = this.#context;
    // The warning comes within the limit.
    const before = this.#context.now() - Math.max(0, limit - this.#limits.warning);
    for (const table of await storage.idleTables(status, before, PAGE)) await this.#warn(table);
  }

  /** Tells the people of a table when it will be closed. */
  async #warn(id: string): Promise<void> {
    const { storage } = this.#context;
    const now = this.#context.now();
    const closesAt = now + this.#limits.warning;
    const table = await this.#tables.table(id);
    await table.exclusive(async () => {
      await table.amend((doc) => (doc.status === 'over' ? doc : { ...doc, closesAt }));
      await table.broadcastTable();
    });
    await storage.setClosing({ table: id, warned: now, due: closesAt });
    for (const [seat, { person, bot }] of table.doc.seats.entries())
      if (person !== undefined && !bot) await storage.queueNotices(id, seat, person, CLOSING_NOTICE, now);
  }

  /** Does what is due at a table: closes it, warns again, or removes it. */
  async #act({ table: id, warned }: ClosingTable): Promise<void> {
    const { storage } = this.#context;
    const row = await storage.readTable(id);
    if (!row) return await storage.dropClosing(id);
    const table = await this.#tables.table(id);
    const { doc } = table;
    if (doc.status === 'over')
      return await (doc.result?.why === 'abandoned' ? this.#remove(id) : storage.dropClosing(id));
    const moved = (await storage.lastMove(id)) ?? 0;
    if (doc.closesAt === undefined || moved > warned) return await this.#keep(id, Math.max(moved, warned));
    if (doc.status === 'open') return await this.#remove(id);
    const closedAt = this.#context.now();
    await table.exclusive(async () => {
      await table.amend((current) => abandoned(current, closedAt));
      await table.broadcastTable();
    });
    const { closed } = this.#limits;
    if (closed === 0) await storage.dropClosing(id);
    else await storage.setClosing({ table: id, warned, due: closedAt + closed });
    this.#context.log.info({ table: id }, 'idle game closed');
  }

  /** Looks at a table again when it has been untouched for the whole time. */
  async #keep(id: string, touched: number): Promise<void> {
    const table = await this.#tables.table(id);
    await table.exclusive(async () => {
      await table.amend(withoutClosing);
      await table.broadcastTable();
    });
    const limit = table.doc.status === 'open' ? this.#limits.lobby : this.#limits.idle;
    const due = touched + limit - this.#limits.warning;
    if (limit > 0 && due <= this.#context.now()) return await this.#warn(id);
    if (limit === 0) await this.#context.storage.dropClosing(id);
    else await this.#context.storage.setClosing({ table: id, warned: touched, due });
  }

  async #remove(id: string): Promise<void> {
    await this.#tables.delete(id);
    this.#context.log.info({ table: id }, 'closed table removed');
  }

  /** Somebody keeps the table: it counts as touched now. */
  async keep(id: string): Promise<void> {
    await this.#keep(id, this.#context.now());
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }
}
