import { WebSocket } from 'ws';
import { fastRandom } from '../../src/kernel/index.ts';
import { applyPatch, type Change, type Patch, type ServerMessage } from '../../src/protocol/index.ts';
import { sampleTables } from '../../src/registry/sample-table.testkit.ts';
import { Visitor } from '../server/client.testkit.ts';
import { Match, type Turn } from './match.testkit.ts';

const SEATS = 2;
/** What is played: long games of the test game, or tables of two of a shipped one. */
const SETTINGS: Readonly<Record<string, object>> = {
  ...sampleTables(SEATS),
  embers: { seats: SEATS, target: 50, rounds: 20 },
};

/** All that a random player needs of a moment. */
interface PlayerState {
  readonly version: number;
  readonly question: number;
  readonly offered: readonly string[];
  readonly over: boolean;
}

const NEEDED: ReadonlySet<unknown> = new Set(['version', 'question', 'offered', 'over']);

/** Connections so far: the idempotency keys of a seat that returns must differ from those it sent before. */
let connections = 0;

/** One seat of a table over a socket, as cheap as it can be: what the player does not need is not even put together. */
class SeatLine {
  known: PlayerState = { version: -1, question: -1, offered: [], over: false };
  readonly #socket: WebSocket;
  readonly #onMessage: () => void;
  readonly #connection = ++connections;
  #requests = 0;
  #acknowledged: ((ok: boolean) => void) | undefined;

  constructor(
    url: string,
    key: string,
    headers: Readonly<Record<string, string>>,
    ready: () => void,
    onMessage: () => void,
  ) {
    this.#onMessage = onMessage;
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { perMessageDeflate: false, headers });
    this.#socket.on('open', () => this.#send({ type: 'hello', protocol: 1, key }));
    this.#socket.on('message', (data) => this.#hear(JSON.parse((data as Buffer).toString()) as ServerMessage, ready));
  }

  #send(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  watch(table: string, seat: number): void {
    this.known = { version: -1, question: -1, offered: [], over: false };
    this.#send({ type: 'watch', id: ++this.#requests, table, seat });
  }

  unwatch(table: string): void {
    this.#send({ type: 'unwatch', table });
  }

  answer(table: string, seat: number, say: string, done: (ok: boolean) => void): void {
    this.#acknowledged = done;
    const id = ++this.#requests;
    const { question } = this.known;
    const move = `${this.#connection}-${id}`;
    this.#send({ type: 'act', id, table, act: { do: 'answer', seat, question, says: [say], move } });
  }

  #hear(message: ServerMessage, ready: () => void): void {
    if (message.type === 'welcome') return ready();
    if (message.type === 'state') this.known = message.moment;
    else if (message.type === 'update') {
      const needed: Change[] = [];
      for (const change of message.patch as unknown as Patch) if (NEEDED.has(change[0][0])) needed.push(change);
      if (needed.length > 0) this.known = applyPatch(this.known, needed);
    } else if (message.type === 'ack' || message.type === 'error') {
      const done = this.#acknowledged;
      this.#acknowledged = undefined;
      return done?.(message.type === 'ack');
    } else return;
    this.#onMessage();
  }

  close(): void {
    this.#socket.terminate();
  }
}

/** One table with a socket per seat, played by chance. */
export class LoadedTable extends Match {
  readonly #url: string;
  readonly #game: string;
  readonly #random;
  readonly #lines: SeatLine[] = [];
  #visitors: Visitor[] = [];
  #id = '';
  readonly #headers: Readonly<Record<string, string>>;

  /** `headers` go with everything it sends: behind a proxy they say where it comes from. */
  constructor(url: string, game: string, luck: number, headers: Readonly<Record<string, string>> = {}) {
    super();
    this.#headers = headers;
    this.#url = url;
    this.#game = game;
    this.#random = fastRandom(luck);
  }

  /** Opens a table and sits down. */
  async open(): Promise<void> {
    if (this.#visitors.length === 0)
      this.#visitors = await Promise.all(
        Array.from({ length: SEATS }, () => Visitor.arrive(this.#url, 'Load', this.#headers)),
      );
    const host = this.#visitors[0]!;
    const { id } = await host.table('POST', '', { game: this.#game, settings: SETTINGS[this.#game] });
    for (let seat = 0; seat < SEATS; seat++) await this.#visitors[seat]!.table('POST', `/${id}/seats/${seat}`, {});
    await host.table('POST', `/${id}/start`);
    this.#id = id;
  }

  /** Connects every seat; `watching` is false for connections that follow nothing. */
  async connect(watching = true): Promise<void> {
    for (let seat = 0; seat < SEATS; seat++) {
      if (!this.#lines[seat])
        await new Promise<void>((ready) => {
          const { key } = this.#visitors[seat]!;
          this.#lines[seat] = new SeatLine(this.#url, key!, this.#headers, ready, () => this.onMessage(seat));
        });
      if (watching) this.#lines[seat]!.watch(this.#id, seat);
    }
    while (watching && this.#lines.some((line) => line.known.version < 0)) await new Promise((r) => setTimeout(r, 5));
  }

  get id(): string {
    return this.#id;
  }

  /** Closes the sockets; `connect` opens new ones. */
  disconnect(): void {
    this.close();
    this.#lines.length = 0;
  }

  version(seat: number): number {
    return this.#lines[seat]!.known.version;
  }

  turn(): Turn | undefined {
    const seat = this.#lines.findIndex(({ known }) => known.question >= 0);
    if (seat < 0) return undefined;
    const { question, offered } = this.#lines[seat]!.known;
    const say = offered[this.#random(offered.length)]!;
    return { seat, number: question, send: (done) => this.#lines[seat]!.answer(this.#id, seat, say, done) };
  }

  isOver(): boolean {
    return this.#lines[0]!.known.over;
  }

  async again(): Promise<void> {
    for (const line of this.#lines) line.unwatch(this.#id);
    await this.open();
    await this.connect();
  }

  close(): void {
    for (const line of this.#lines) line.close();
  }
}
