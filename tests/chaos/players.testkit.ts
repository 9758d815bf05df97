import { randomUUID } from 'node:crypto';
import { fastRandom, type Random } from '../../src/kernel/index.ts';
import type { PlayerAction } from '../../src/protocol/index.ts';
import type { Storage } from '../../src/server/storage/storage.ts';
import { Client, Refusal, Visitor } from '../server/client.testkit.ts';
import { pick } from '../server/table.testkit.ts';

type Answer = Extract<PlayerAction, { readonly do: 'answer' }>;

/** What a player was told about a move. */
export interface SentMove {
  readonly table: string;
  readonly seat: number;
  readonly move: string;
  readonly say: string;
  readonly version: number;
}

/** Where a player finds a server just now: it may change, and there may be none. */
export type Address = (seat: number) => string;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** People at one table who never give up: cut off, they come back and send the same move again. */
export class Party {
  readonly acknowledged: SentMove[] = [];
  /** Moves that the server said it did not take. */
  readonly refused: SentMove[] = [];
  readonly tables: string[] = [];
  readonly faults: string[] = [];
  reconnected = 0;
  readonly #address: Address;
  readonly #seats: number;
  readonly #random: Random;
  readonly #visitors: Visitor[] = [];
  #stopped = false;

  constructor(address: Address, seats: number, luck: number) {
    this.#address = address;
    this.#seats = seats;
    this.#random = fastRandom(luck);
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Plays game after game until stopped. */
  async play(): Promise<void> {
    while (!this.#stopped) {
      const table = await this.#insist(0, (url) => this.#open(url));
      if (table === undefined) return;
      this.tables.push(table);
      await Promise.all(Array.from({ length: this.#seats }, (_, seat) => this.#sit(table, seat)));
    }
  }

  /** Tries again until the server is there. */
  async #insist<T>(seat: number, work: (url: string) => Promise<T>): Promise<T | undefined> {
    while (!this.#stopped) {
      try {
        return await work(this.#address(seat));
      } catch (error) {
        if (error instanceof Refusal && !['closing', 'storage', 'no-table'].includes(error.body.code)) throw error;
        await pause(40);
      }
    }
    return undefined;
  }

  async #open(url: string): Promise<string> {
    while (this.#visitors.length < this.#seats)
      this.#visitors.push(await Visitor.arrive(url, `Guest ${this.#visitors.length}`));
    const at = (seat: number): Visitor => this.#visitors[seat]!.at(url);
    const { id } = await at(0).table('POST', '', { game: 'embers', settings: { seats: this.#seats } });
    for (let seat = 0; seat < this.#seats; seat++) await at(seat).table('POST', `/${id}/seats/${seat}`, {});
    await at(0).table('POST', `/${id}/start`);
    return id;
  }

  /** One seat to the end of the game, over as many connections as it takes. */
  async #sit(table: string, seat: number): Promise<void> {
    let pending: Answer | undefined;
    let since: number | undefined;
    while (!this.#stopped) {
      let client: Client | undefined;
      try {
        client = await Client.connect(this.#address(seat), this.#visitors[seat]!.key);
        await client.watch(table, seat, since);
        const name = `${table} ${seat}`;
        for (;;) {
          const now = client;
          await now.until(() => {
            const moment = now.following.get(name)?.moment;
            return (
              !now.open ||
              this.#stopped ||
              (moment !== undefined && (moment.over || moment.question >= 0 || pending !== undefined))
            );
          }, 60_000);
          if (!client.open) throw new Error('closed');
          const { moment, faults } = client.at(table, seat);
          this.faults.push(...faults.splice(0).map((fault) => `${name}: ${fault}`));
          since = moment!.version;
          if (this.#stopped || (moment!.over && pending === undefined)) return client.close();
          pending ??= {
            do: 'answer',
            seat,
            question: moment!.question,
            says: [pick(moment!, this.#random)],
            move: randomUUID(),
          };
          pending = await this.#send(client, table, pending);
        }
      } catch {
        this.reconnected += 1;
        client?.close();
        await pause(20);
      }
    }
  }

  /** Gives the move to go on with: none once the server has answered. */
  async #send(client: Client, table: string, act: Answer): Promise<undefined> {
    const sent = { table, seat: act.seat, move: act.move, say: act.says[0]! };
    try {
      const { version } = await client.act(table, act);
      this.acknowledged.push({ ...sent, version });
      await client.until(() => !client.open || client.at(table, act.seat).moment!.version >= version);
    } catch (error) {
      if (!(error instanceof Refusal) || ['storage', 'closing', 'internal'].includes(error.body.code)) throw error;
      this.refused.push({ ...sent, version: -1 });
      if (!['stale', 'not-asked', 'over'].includes(error.body.code)) this.faults.push(`refused: ${error.body.code}`);
      await client.until(() => !client.open || client.at(table, act.seat).moment!.question !== act.question);
    }
    return undefined;
  }
}

/** Compares what players were told with what is stored: lost, doubled or invented moves, gaps in journals. */
export async function audit(storage: Storage, parties: readonly Party[]): Promise<{ moves: number; wrong: string[] }> {
  const wrong = parties.flatMap((party) => party.faults);
  let moves = 0;
  for (const party of parties)
    for (const table of party.tables) {
      const journal = await storage.readJournal(table, 0);
      const stored = new Map<string, { say: string; after: number }>();
      let next = 0;
      for (const { version, entries, move } of journal) {
        if (version !== next) wrong.push(`${table}: entry ${next} is missing`);
        next = version + entries.length;
        if (move === undefined) continue;
        if (stored.has(move)) wrong.push(`${table}: ${move} is doubled`);
        const [first] = entries;
        stored.set(move, { say: first && 'say' in first ? first.say : '', after: next });
      }
      moves += stored.size;
      const of = (list: readonly SentMove[]): SentMove[] => list.filter((sent) => sent.table === table);
      for (const { seat, move, say, version } of of(party.acknowledged)) {
        const kept = stored.get(`${seat}:${move}`);
        if (!kept) wrong.push(`${table}: "${say}" was acknowledged at ${version} and is lost`);
        else if (kept.say !== say || kept.after !== version) wrong.push(`${table}: "${say}" became "${kept.say}"`);
      }
      for (const { seat, move, say } of of(party.refused))
        if (stored.has(`${seat}:${move}`)) wrong.push(`${table}: "${say}" was refused and is there`);
    }
  return { moves, wrong };
}
