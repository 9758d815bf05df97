import { randomUUID } from 'node:crypto';
import { fastRandom, type Random } from '../../src/kernel/index.ts';
import { Client, Refusal, Visitor } from '../server/client.testkit.ts';
import { pick } from '../server/table.testkit.ts';

/** What a load brought. */
export interface Figures {
  readonly moves: number;
  readonly perSecond: number;
  /** Milliseconds from a move until another seat has the update. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Milliseconds of the server's computing per move. */
  readonly cpu: number;
}

/** What is played: long games of the proving game, or tables of two of a shipped one. */
const SETTINGS: Readonly<Record<string, object>> = {
  embers: { seats: 2, target: 50, rounds: 20 },
  root: { factions: ['marquise', 'eyrie'] },
  wild: { seats: 2 },
  scythia: { seats: 2 },
};
const SEATS = 2;

/** Says when the next move may be made: at once, or in step with the others. */
export type Pace = () => Promise<void>;

/** Lets so many moves pass per second, over all tables. */
export function steady(perSecond: number): Pace {
  let next = performance.now();
  return () => {
    next = Math.max(next + 1000 / perSecond, performance.now());
    const wait = next - performance.now();
    return wait < 1 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, wait));
  };
}

/** One table with a socket per seat, played by chance. */
export class LoadedTable {
  moves = 0;
  readonly latencies: number[] = [];
  readonly #url: string;
  readonly #game: string;
  readonly #random: Random;
  readonly #clients: Client[] = [];
  #visitors: Visitor[] = [];
  #id = '';
  #sent: { at: number; seat: number; version: number } | undefined;

  constructor(url: string, game: string, luck: number) {
    this.#url = url;
    this.#game = game;
    this.#random = fastRandom(luck);
  }

  /** Opens a table with long games, sits down and follows it. */
  async open(): Promise<this> {
    if (this.#visitors.length === 0)
      this.#visitors = await Promise.all(Array.from({ length: SEATS }, () => Visitor.arrive(this.#url, 'Load')));
    const host = this.#visitors[0]!;
    const { id } = await host.table('POST', '', { game: this.#game, settings: SETTINGS[this.#game] });
    for (let seat = 0; seat < SEATS; seat++) await this.#visitors[seat]!.table('POST', `/${id}/seats/${seat}`, {});
    await host.table('POST', `/${id}/start`);
    this.#id = id;
    return this;
  }

  async connect(): Promise<void> {
    for (let seat = 0; seat < SEATS; seat++) {
      const client = this.#clients[seat] ?? (await Client.connect(this.#url, this.#visitors[seat]!.key));
      this.#clients[seat] = client;
      await client.watch(this.#id, seat);
      client.heard = () => this.#heard(seat);
    }
  }

  #heard(seat: number): void {
    const sent = this.#sent;
    const moment = this.#clients[seat]!.following.get(`${this.#id} ${seat}`)?.moment;
    if (sent && moment && sent.seat !== seat && moment.version > sent.version) {
      this.latencies.push(performance.now() - sent.at);
      this.#sent = undefined;
    }
    this.#wake?.();
  }

  #wake: (() => void) | undefined;

  /** Plays, game after game, until told to stop. */
  async play(pace: Pace, stopped: () => boolean): Promise<void> {
    while (!stopped()) {
      const seat = this.#clients.findIndex((client, s) => (client.at(this.#id, s).moment?.question ?? -1) >= 0);
      if (this.#clients[0]!.at(this.#id, 0).moment?.over === true) {
        await this.open();
        await this.connect();
        continue;
      }
      if (seat < 0) {
        await this.#change();
        continue;
      }
      await pace();
      await this.#move(seat);
    }
  }

  #change(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, 100);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = undefined;
        resolve();
      };
    });
  }

  async #move(seat: number): Promise<void> {
    const client = this.#clients[seat]!;
    const { moment } = client.at(this.#id, seat);
    const { question, version } = moment!;
    this.#sent = { at: performance.now(), seat, version };
    const act = { do: 'answer' as const, seat, question, says: [pick(moment!, this.#random)], move: randomUUID() };
    try {
      await client.act(this.#id, act);
      this.moves += 1;
      while (client.at(this.#id, seat).moment!.question === question) await this.#change();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await this.#change();
    }
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }
}

const percentile = (sorted: readonly number[], p: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0) * 10) / 10;

/** Plays all tables for some seconds and reports, leaving out the time it takes to warm up. */
export async function load(url: string, tables: readonly LoadedTable[], seconds: number, pace: Pace): Promise<Figures> {
  let stop = false;
  const games = Promise.all(tables.map((table) => table.play(pace, () => stop)));
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const before = tables.reduce((sum, table) => sum + table.moves, 0);
  for (const table of tables) table.latencies.length = 0;
  const used = await cpuOf(url);
  const begun = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const moves = tables.reduce((sum, table) => sum + table.moves, 0) - before;
  const elapsed = (performance.now() - begun) / 1000;
  const cpu = (1000 * ((await cpuOf(url)) - used)) / moves;
  const sorted = tables.flatMap((table) => table.latencies).sort((a, b) => a - b);
  stop = true;
  await games;
  return {
    moves,
    perSecond: Math.round(moves / elapsed),
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    cpu: Math.round(cpu * 100) / 100,
  };
}

async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.split(' ')[1] ?? Number.NaN);
}

/** The heap a server uses, after it has tidied up. */
export async function heapOf(url: string, pid: number): Promise<number> {
  process.kill(pid, 'SIGUSR2');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return await metric(url, 'vatra_nodejs_heap_size_used_bytes');
}

/** The seconds of computing that a server has used: they do not depend on what else the machine does. */
const cpuOf = (url: string): Promise<number> => metric(url, 'vatra_process_cpu_seconds_total');
