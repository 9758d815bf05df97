import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import {
  type PlayerAction,
  applyPatch,
  type ChatLine,
  type ErrorBody,
  type ViewerSnapshot,
  type Patch,
  type ServerMessage,
  type TableView,
  type EntryForViewer,
} from '../../src/protocol/index.ts';

/** An answer that was a refusal. */
export class Refusal extends Error {
  readonly body: ErrorBody;
  constructor(body: ErrorBody) {
    super(body.code);
    this.body = body;
  }
}

/** A person at the other end of HTTP. */
export class Visitor {
  readonly url: string;
  readonly key: string | undefined;
  /** Sent with every request. */
  readonly #headers: Readonly<Record<string, string>>;
  constructor(url: string, key?: string, headers: Readonly<Record<string, string>> = {}) {
    this.url = url;
    this.key = key;
    this.#headers = headers;
  }

  static async arrive(url: string, name: string, headers: Readonly<Record<string, string>> = {}): Promise<Visitor> {
    const { key } = await new Visitor(url, undefined, headers).call<{ key: string }>('POST', '/api/visitors', { name });
    return new Visitor(url, key, headers);
  }

  /** The same person at another address. */
  at(url: string): Visitor {
    return new Visitor(url, this.key);
  }

  async call<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.key !== undefined && { authorization: `Bearer ${this.key}` }),
        ...this.#headers,
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T & { error?: ErrorBody };
    if (answer.error) throw new Refusal(answer.error);
    return answer;
  }

  async table(method: string, path: string, body?: unknown): Promise<TableView> {
    return (await this.call<{ table: TableView }>(method, `/api/tables${path}`, body)).table;
  }

  act(table: string, act: PlayerAction): Promise<{ version: number; repeated?: true; waiting?: true }> {
    return this.call('POST', `/api/tables/${table}/acts`, act);
  }

  async moment(table: string, seat?: number, after?: number): Promise<ViewerSnapshot> {
    const query = new URLSearchParams();
    if (seat !== undefined) query.set('seat', String(seat));
    if (after !== undefined) {
      query.set('after', String(after));
      query.set('wait', '10');
    }
    return (await this.call<{ moment: ViewerSnapshot }>('GET', `/api/tables/${table}/moment?${query}`)).moment;
  }
}

type Ack = Extract<ServerMessage, { type: 'ack' }>;

/** One viewer of a table as a client keeps it: the whole moment once, then changes. */
export class Following {
  moment: ViewerSnapshot | undefined;
  readonly told: EntryForViewer[] = [];
  readonly versions: number[] = [];
  states = 0;
  readonly faults: string[] = [];

  take(message: Extract<ServerMessage, { type: 'state' | 'update' }>): void {
    const last = this.versions.at(-1);
    if (message.type === 'state') {
      this.states += 1;
      if (message.undone !== undefined) {
        const kept = this.told.filter((entry) => entry.n < message.undone!);
        this.told.length = 0;
        this.told.push(...kept);
      }
      this.moment = message.moment;
    } else {
      if (message.from !== this.moment?.version)
        this.faults.push(`gap: from ${message.from}, at ${this.moment?.version}`);
      this.moment = applyPatch(this.moment!, message.patch as unknown as Patch);
      if (last !== undefined && this.moment.version <= last)
        this.faults.push(`not increasing: ${last} ${this.moment.version}`);
    }
    this.versions.push(this.moment.version);
    this.told.push(...message.told);
  }
}

/** A client at the other end of a socket. */
export class Client {
  readonly following = new Map<string, Following>();
  readonly tables = new Map<string, TableView>();
  readonly chat: ChatLine[] = [];
  readonly ended: Extract<ServerMessage, { type: 'ended' }>[] = [];
  readonly messages: ServerMessage[] = [];
  readonly texts: string[] = [];
  /** When each of the messages that were kept arrived. */
  readonly arrivals: number[] = [];
  keep = false;
  onMessage: (() => void) | undefined;
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { done(message: ServerMessage): void; fail(error: Error): void }>();
  #ids = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('error', () => {});
    this.closed = new Promise((resolve) =>
      socket.on('close', (code) => {
        for (const waiting of this.#waiting.values()) waiting.fail(new Error('closed'));
        this.#waiting.clear();
        resolve(code);
        this.onMessage?.();
      }),
    );
  }

  get open(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  static async connect(url: string, key?: string): Promise<Client> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`);
    const client = new Client(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const welcome = new Promise<ServerMessage>((resolve, reject) => {
      client.#waiting.set(-1, { done: resolve, fail: reject });
    });
    socket.on('message', (data) => client.#hear((data as Buffer).toString()));
    client.send({ type: 'hello', protocol: 1, ...(key !== undefined && { key }) });
    await welcome;
    return client;
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (this.keep) {
      this.messages.push(message);
      this.texts.push(text);
      this.arrivals.push(performance.now());
    }
    if (message.type === 'state' || message.type === 'update') {
      const name = `${message.table} ${message.seat ?? 7}`;
      let following = this.following.get(name);
      if (!following) this.following.set(name, (following = new Following()));
      following.take(message);
    } else if (message.type === 'table') this.tables.set(message.table.id, message.table);
    else if (message.type === 'chat') this.chat.push(message.line);
    else if (message.type === 'ended') this.ended.push(message);
    else {
      const id = message.type === 'welcome' ? -1 : (message.id ?? -1);
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (message.type === 'error') waiting?.fail(new Refusal(message.error));
      else waiting?.done(message);
    }
    this.onMessage?.();
  }

  send(message: unknown): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    this.#socket.send(text);
  }

  ask(message: Record<string, unknown>): Promise<ServerMessage> {
    const id = ++this.#ids;
    return new Promise((resolve, reject) => {
      if (!this.open) return reject(new Error('closed'));
      this.#waiting.set(id, { done: resolve, fail: reject });
      this.send({ ...message, id });
    });
  }

  async watch(table: string, seat?: number, since?: number): Promise<void> {
    await this.ask({
      type: 'watch',
      table,
      ...(seat !== undefined && { seat }),
      ...(since !== undefined && { since }),
    });
  }

  async act(table: string, act: PlayerAction): Promise<Ack> {
    return (await this.ask({ type: 'act', table, act })) as Ack;
  }

  answer(table: string, seat: number, says: string[], question?: number): Promise<Ack> {
    const asked = question ?? this.at(table, seat).moment!.question;
    return this.act(table, { do: 'answer', seat, question: asked, says, move: randomUUID() });
  }

  at(table: string, seat = 7): Following {
    const following = this.following.get(`${table} ${seat}`);
    if (!following) throw new Error(`${table} ${seat} is not followed`);
    return following;
  }

  async until(condition: () => boolean, ms = 30_000): Promise<void> {
    const deadline = Date.now() + ms;
    while (!condition()) {
      if (Date.now() > deadline) throw new Error('waited too long');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 50);
        this.onMessage = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  /** Every moment it was at, made again of the messages it kept. */
  *replayed(): Generator<ViewerSnapshot> {
    const again = new Following();
    for (const message of this.messages) {
      if (message.type !== 'state' && message.type !== 'update') continue;
      again.take(message);
      yield again.moment!;
    }
  }

  close(): void {
    this.#socket.terminate();
  }

  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }
}
