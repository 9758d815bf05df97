import { readFileSync } from 'node:fs';
import { WebSocket } from 'ws';
import { Visitor } from '../server/client.testkit.ts';

/** Where the rude visitor comes from; nobody else does. */
const ADDRESS = '198.51.100.66';
/** Requests, messages and sockets that the usual limits let one address have. */
const REQUESTS_PER_SECOND = 10;
const BURST = 150;
const MESSAGES_PER_SECOND = 300;
const SOCKETS = 200;
const BOT_TABLES = 8;
const TICK_MS = 100;

/** What became of what it asked for: HTTP statuses, and messages of the socket by kind. */
export type Tally = Record<string, number>;

/** The resident memory of a process, in megabytes. */
export function residentMemory(pid: number): number {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8')
    .split('\n')
    .find((each) => each.startsWith('VmRSS:'));
  return Math.round(Number(line?.split(/\s+/)[1]) / 1024);
}

/** A game of hard bots alone. */
export async function openBotTable(person: Visitor): Promise<void> {
  const { id } = await person.table('POST', '', { game: 'root', settings: { factions: ['marquise', 'eyrie'] } });
  for (const seat of [0, 1]) await person.table('POST', `/${id}/seats/${seat}`, { bot: true, level: 'hard' });
  await person.table('POST', `/${id}/start`);
}

/** One address that asks for the most expensive things, as often as it may. */
export class RudeVisitor {
  readonly tally: Tally = {};
  readonly #url: string;
  /** Tables that it asks about. */
  readonly #tables: readonly string[];
  readonly #sockets: WebSocket[] = [];
  readonly #headers = { 'x-forwarded-for': ADDRESS };
  #person: Visitor | undefined;
  #timer: NodeJS.Timeout | undefined;
  #turn = 0;

  constructor(url: string, tables: readonly string[]) {
    this.#url = url;
    this.#tables = tables;
  }

  #count(what: string): void {
    this.tally[what] = (this.tally[what] ?? 0) + 1;
  }

  /** Begins: sockets, games of bots alone, then requests and messages without a pause. */
  async start(): Promise<void> {
    this.#person = await Visitor.arrive(this.#url, 'Rude', this.#headers);
    for (let i = 0; i < BOT_TABLES; i++) await this.#openBotTable();
    for (let i = 0; i < SOCKETS; i++) this.#connect();
    for (let i = 0; i < BURST; i++) this.#request();
    this.#timer = setInterval(() => {
      for (let i = 0; i < (REQUESTS_PER_SECOND * TICK_MS) / 1000; i++) this.#request();
      for (let i = 0; i < (MESSAGES_PER_SECOND * TICK_MS) / 1000; i++) this.#message();
    }, TICK_MS);
  }

  async #openBotTable(): Promise<void> {
    try {
      await openBotTable(this.#person!);
      this.#count('bot tables');
    } catch (error) {
      this.#count(`bot table ${(error as Error).message}`);
    }
  }

  #connect(): void {
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/socket`, { headers: this.#headers });
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 1 })));
    socket.on('error', () => this.#count('socket refused'));
    socket.on('message', (data) => {
      const found = /^\{"type":"(\w+)"(?:.*?"code":"([\w-]+)")?/.exec((data as Buffer).toString('latin1', 0, 200));
      this.#count(`socket ${found?.[1] ?? 'other'} ${found?.[2] ?? ''}`.trim());
    });
    this.#sockets.push(socket);
  }

  /** The next table, asked for from another version each time: nothing can be taken from a cache whole. */
  #next(): { readonly table: string; readonly since: number } {
    this.#turn += 1;
    return { table: this.#tables[this.#turn % this.#tables.length]!, since: this.#turn % 7 };
  }

  #request(): void {
    const { table, since } = this.#next();
    const paths = [
      `/api/tables/${table}/replay?since=${since}`,
      `/api/tables/${table}/events?since=${since}`,
      `/api/tables?status=playing&game=${since % 2 ? 'root' : 'wild'}`,
      `/api/tables/${table}/moment`,
      `/api/tables/${table}/journal`,
    ];
    const path = paths[this.#turn % paths.length]!;
    fetch(`${this.#url}${path}`, { headers: this.#headers })
      .then(async (response) => {
        this.#count(`http ${response.status}`);
        await response.arrayBuffer();
      })
      .catch(() => this.#count('http failed'));
  }

  #message(): void {
    const socket = this.#sockets[this.#turn % this.#sockets.length]!;
    const { table, since } = this.#next();
    if (socket.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ type: 'watch', id: this.#turn, table, since }));
    // A client that is cut off reconnects.
    else if (socket.readyState === WebSocket.CLOSED) {
      this.#sockets.splice(this.#sockets.indexOf(socket), 1);
      this.#connect();
    }
  }

  stop(): void {
    clearInterval(this.#timer);
    for (const socket of this.#sockets) socket.terminate();
  }
}
