import type { RouteResponse } from '../../src/protocol/index.ts';
import { ratingWindow } from '../../src/server/pairing/rating-window.ts';
import { hashOf } from '../../src/server/secrets.ts';
import type { Storage } from '../../src/server/storage/storage.ts';
import { readDoc } from '../../src/server/tables/doc.ts';
import { Refusal, Visitor } from '../server/client.testkit.ts';

type Waits = RouteResponse<'myWaits'>['waits'];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What everybody waits for. */
const WISH = {
  game: 'embers',
  settings: { seats: 3 },
  clock: { kind: 'live', bank: 600, increment: 5 },
  rated: false,
  bots: false,
};

/** How many of the pairings people let pass. */
const IGNORED = 0.03;

/** Somebody who waits at whichever process answers, until seated. Some pairings they let pass, and ask again. */
export class Seeker {
  readonly faults: string[] = [];
  /** The tables that the server named, in order. */
  readonly tables: string[] = [];
  /** How often the server had forgotten the wait: that happens to people who do not confirm in time, and to nobody else. */
  gone = 0;
  /** Pairings whose confirmation the server acknowledged. */
  readonly confirmed = new Set<string>();
  readonly #address: () => string;
  readonly #luck: () => number;
  readonly name: string;
  #visitor: Visitor | undefined;
  #stopped = false;

  constructor(name: string, address: () => string, luck: () => number) {
    this.name = name;
    this.#address = address;
    this.#luck = luck;
  }

  get key(): string {
    return this.#visitor!.key!;
  }

  async arrive(): Promise<void> {
    this.#visitor = await this.#insist(() => Visitor.arrive(this.#address(), this.name));
  }

  stop(): void {
    this.#stopped = true;
  }

  async #insist<T>(work: () => Promise<T>): Promise<T | undefined> {
    while (!this.#stopped) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof Refusal && !['closing', 'storage', 'internal'].includes(error.body.code)) throw error;
        await pause(40);
      }
    }
    return undefined;
  }

  #call(method: string, path: string, body?: object): Promise<{ waits: Waits } | undefined> {
    return this.#insist(() => this.#visitor!.at(this.#address()).call(method, `/api/me/pairing${path}`, body));
  }

  /** Asks to be paired. A process may die after it stored that, and the wait is paired before the same is asked again. */
  async #wait(): Promise<void> {
    try {
      await this.#call('POST', '', WISH);
    } catch (error) {
      if (!(error instanceof Refusal && error.body.code === 'paired')) throw error;
    }
  }

  /** Waits until seated. */
  async seek(): Promise<void> {
    await this.#wait();
    const ignored = new Set<string>();
    while (!this.#stopped && this.tables.length === 0) {
      const [wait] = (await this.#call('GET', ''))?.waits ?? [];
      if (this.#stopped) return;
      if (!wait) {
        this.gone += 1;
        await this.#wait();
      } else if (wait.table !== undefined) this.tables.push(wait.table);
      else if (wait.pairing && !wait.pairing.yours && !ignored.has(wait.pairing.id)) {
        if (this.#luck() < IGNORED) ignored.add(wait.pairing.id);
        else await this.#confirm(wait.pairing.id);
      }
      await pause(300 + 300 * this.#luck());
    }
  }

  async #confirm(pairing: string): Promise<void> {
    try {
      const answer = await this.#call('POST', `/${pairing}/confirm`, {});
      if (answer) this.confirmed.add(pairing);
    } catch (error) {
      if (!(error instanceof Refusal && error.body.code === 'no-pairing')) throw error;
    }
  }
}

/** What became of everybody. */
export interface PairingAudit {
  readonly begun: number;
  readonly lapsed: number;
  /** The widest difference of ratings in one pairing, in points. */
  readonly widest: number;
  readonly wrong: string[];
}

/** Compares what people were told with what is stored: nobody twice, nobody lost, ratings within the windows. */
export async function auditPairings(storage: Storage, seekers: readonly Seeker[]): Promise<PairingAudit> {
  const wrong = seekers.flatMap(({ faults }) => faults);
  const idOf = new Map<string, Seeker>();
  for (const seeker of seekers) idOf.set((await storage.keyOf(hashOf(seeker.key)))!.person, seeker);
  const pairings = await storage.pairings(100_000);
  const seatedAt = new Map<string, string>();
  let widest = 0;
  for (const { id, state, created, table, members } of pairings) {
    if (new Set(members.map(({ person }) => person)).size !== members.length) wrong.push(`${id}: somebody twice`);
    for (const a of members)
      for (const b of members) {
        const apart = Math.abs(a.rating - b.rating);
        widest = Math.max(widest, apart);
        const window = Math.min(ratingWindow('now', created - a.since), ratingWindow('now', created - b.since));
        if (apart > window) wrong.push(`${id}: ${apart} points apart, ${window} were promised`);
      }
    if (state !== 'begun') continue;
    const doc = readDoc((await storage.readTable(table))?.doc ?? '');
    const seated = doc?.seats.flatMap(({ person }) => person ?? []) ?? [];
    if (
      seated.slice().sort().join() !==
      members
        .map(({ person }) => person)
        .sort()
        .join()
    )
      wrong.push(`${id}: ${table} seats others`);
    if (doc?.status !== 'playing' || (await storage.readJournal(table, 0, 1)).length === 0)
      wrong.push(`${table} has not begun`);
    for (const { person } of members) {
      if (seatedAt.has(person)) wrong.push(`${idOf.get(person)?.name} is paired twice`);
      seatedAt.set(person, table);
    }
  }
  for (const [person, { name, tables, gone, confirmed }] of idOf) {
    const table = seatedAt.get(person);
    if (tables.some((one) => one !== table)) wrong.push(`${name} was sent to ${tables.join()}, sits at ${table}`);
    const waiting = (await storage.waitsOf(person)).some((wait) => wait.table === '');
    if (table === undefined && !waiting) wrong.push(`${name} is lost`);
    if (table !== undefined && waiting) wrong.push(`${name} sits and waits`);
    // Each time a wait was gone, a pairing had lapsed that this person had not confirmed.
    const missed = pairings.filter(
      ({ id, state, members }) =>
        state === 'lapsed' && !confirmed.has(id) && members.some((member) => member.person === person),
    ).length;
    if (gone > missed) wrong.push(`${name} was forgotten ${gone} times, and missed ${missed} pairings`);
  }
  const begun = pairings.filter(({ state }) => state === 'begun').length;
  return { begun, lapsed: pairings.filter(({ state }) => state === 'lapsed').length, widest, wrong };
}
