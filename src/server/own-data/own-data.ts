import type { Keys, KnownKey } from '../accounts/keys.ts';
import type { Confirmations } from '../accounts/confirmations.ts';
import type { ServerContext } from '../context.ts';
import type { TableCache } from '../play/table-cache.ts';
import type { SeriesService } from '../series/series-service.ts';
import { indexRowOf, readDoc } from '../tables/doc.ts';
import { withoutPerson } from './leaving.ts';

/** Most attempts to change a description while others change it. */
const MOST_TRIES = 20;

/** What a person may do with everything that is stored about them. */
export class OwnData {
  readonly #context: ServerContext;
  readonly #tables: TableCache;
  readonly #series: SeriesService;
  readonly #keys: Keys;
  readonly #confirmations: Confirmations;

  constructor(
    context: ServerContext,
    tables: TableCache,
    series: SeriesService,
    keys: Keys,
    confirmations: Confirmations,
  ) {
    this.#context = context;
    this.#tables = tables;
    this.#series = series;
    this.#keys = keys;
    this.#confirmations = confirmations;
  }

  /** Everything that is stored about the holder of a key, who must have confirmed. */
  async export(key: KnownKey): Promise<Readonly<Record<string, unknown>>> {
    await this.#confirmations.check(key);
    return {
      format: 1,
      about: 'Everything that this Vatra server stores about you. Times are in milliseconds since 1970.',
      at: this.#context.now(),
      ...(await this.#context.storage.exportPerson(key.person.id)),
    };
  }

  /** Deletes the holder of a key, who must have confirmed. */
  async delete(key: KnownKey): Promise<void> {
    await this.#confirmations.check(key);
    await this.#context.storage.beginErasure(key.person.id);
    await this.#erase(key.person.id);
  }

  /** Ends deletions that an earlier process has begun. */
  async resume(): Promise<void> {
    try {
      for (const person of await this.#context.storage.erasures()) await this.#erase(person);
    } catch (error) {
      this.#context.log.error({ err: error }, 'deleting an account failed');
    }
  }

  async #erase(person: string): Promise<void> {
    const { storage, log } = this.#context;
    // Nobody acts for the person from here on, in any process.
    await this.#keys.endAll(person);
    for (const id of await storage.tablesOf(person)) await this.#leave(id, person);
    await this.#series.forget(person);
    await storage.erasePerson(person);
    log.info('an account was deleted');
  }

  /** Removes a person from a table. Finished games are changed without loading them. */
  async #leave(id: string, person: string): Promise<void> {
    const { storage } = this.#context;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const row = await storage.readTable(id);
      const doc = row && readDoc(row.doc);
      if (!row || !doc) return;
      const left = withoutPerson(doc, person);
      if (!left) return await this.#tables.delete(id);
      if (doc.status !== 'over' || this.#tables.has(id)) {
        const table = await this.#tables.table(id);
        await table.exclusive(async () => {
          await table.amend((now) => withoutPerson(now, person) ?? now);
          await table.broadcastTable();
          table.schedule();
        });
        return;
      }
      const changed = { id, revision: row.revision + 1, doc: JSON.stringify(left) };
      if (await storage.updateTable(changed, indexRowOf(left))) return;
    }
    throw new Error(`table ${id} could not be left`);
  }
}
