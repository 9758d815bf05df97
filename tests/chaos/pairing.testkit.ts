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

/** Somebody who waits at whichever process answers, until seated. Some pairings they let pass, and ask again. */
export class Seeker {
  readonly faults: string[] = [];
  /** The tables that the server named, in order. */
  readonly tables: string[] = [];
  /** How often a pairing of theirs was not confirmed by others. */
  lapsed = 0;
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
    let asked: string | undefined;
    /** Pairings that this person lets pass: only then the server may forget the wait. */
    const ignored = new Set<string>();
    while (!this.#stopped && this.tables.length === 0) {
      const [wait] = (await this.#call('GET', ''))?.waits ?? [];
      if (this.#stopped) return;
      if (!wait) {
        if (asked === undefined || !ignored.has(asked)) this.faults.push(`${this.name} was forgotten`);
        await this.#wait();
        asked = undefined;
        continue;
      }
      if (wait.table !== undefined) {
        this.tables.push(wait.table);
        return;
      }
      if (asked !== undefined && wait.pairing?.id !== asked) this.lapsed += 1;
      if (wait.pairing && wait.pairing.id !== asked) {
        const isIgnored = this.#luck() < 0.04;
        if (isIgnored) ignored.add(wait.pairing.id);
        else await this.#confirm(wait.pairing.id);
      }
      asked = wait.pairing?.id ?? (asked !== undefined && ignored.has(asked) ? asked : undefined);
      await pause(100 + 200 * this.#luck());
    }
  }

  async #confirm(pairing: string): Promise<void> {
    try {
      await this.#call('POST', `/${pairing}/confirm`, {});
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
  for (const [person, { name, tables }] of idOf) {
    const table = seatedAt.get(person);
    if (tables.some((one) => one !== table)) wrong.push(`${name} was sent to ${tables.join()}, sits at ${table}`);
    const waiting = (await storage.waitsOf(person)).some((wait) => wait.table === '');
    if (table === undefined && !waiting) wrong.push(`${name} is lost`);
    if (table !== undefined && waiting) wrong.push(`${name} sits and waits`);
  }
  const begun = pairings.filter(({ state }) => state === 'begun').length;
  return { begun, lapsed: pairings.filter(({ state }) => state === 'lapsed').length, widest, wrong };
}
