import { request } from 'node:http';
import { WebSocket } from 'ws';
import { INVITE_HEADER, type ErrorBody, type ViewerSnapshot, type ServerMessage } from '../../src/protocol/index.ts';
import { Following, Refusal } from '../server/client.testkit.ts';
import type { Mark, Peer } from './ledger.testkit.ts';
import type { SocketRequest, Recorder } from './recorder.testkit.ts';

/** A connection that never came about, or was cut. */
export class ConnectionCut extends Error {}

const ANSWER_MS = 60_000;

/** A socket that records every byte, with the earliest time at which each message can have been sent. */
export class RecordingSocket {
  readonly peer: Peer;
  readonly closed: Promise<void>;
  changed: (() => void) | undefined;
  readonly #recorder: Recorder;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<
    number,
    { asked: SocketRequest; done(message: ServerMessage): void; fail(error: Error): void }
  >();
  readonly #following = new Map<string, Following>();
  /** Only who plays needs to know what it sees; the others just record. */
  readonly #plays: boolean;
  /** All that comes from now on was sent after this. */
  #after: Mark;
  #ids = 0;

  private constructor(socket: WebSocket, peer: Peer, recorder: Recorder, plays: boolean) {
    this.#socket = socket;
    this.peer = peer;
    this.#recorder = recorder;
    this.#plays = plays;
    this.#after = recorder.ledger.mark(peer.server);
    socket.on('error', () => {});
    socket.on('message', (data) => this.#hear((data as Buffer).toString()));
    this.closed = new Promise((resolve) =>
      socket.on('close', () => {
        for (const waiting of this.#waiting.values()) waiting.fail(new ConnectionCut('closed'));
        this.#waiting.clear();
        resolve();
        this.changed?.();
      }),
    );
  }

  static async connect(
    url: string,
    from: string,
    peer: Peer,
    recorder: Recorder,
    plays = false,
  ): Promise<RecordingSocket> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { localAddress: from });
    const line = new RecordingSocket(socket, peer, recorder, plays);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const hello = { type: 'hello', protocol: 1, ...(peer.key !== undefined && { key: peer.key }) };
    await line.#ask(-1, hello);
    return line;
  }

  get open(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  #ask(id: number, message: Record<string, unknown>): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      if (!this.open) return reject(new ConnectionCut('closed'));
      const mark = this.#recorder.ledger.mark(this.peer.server);
      const { type, table, act, ...rest } = message as {
        type: string;
        table?: string;
        seat?: number;
        act?: { seat?: number };
      };
      const seat = act ? act.seat : rest.seat;
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        reject(new Error(`no answer to ${type}`));
      }, ANSWER_MS);
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(timer);
          settle(value);
        };
      this.#waiting.set(id, { asked: { type, table, seat, mark }, done: settled(resolve), fail: settled(reject) });
      this.#socket.send(JSON.stringify(message));
    });
  }

  /** Asks something and gives the answer; throws the refusal. */
  ask(message: Record<string, unknown>): Promise<ServerMessage> {
    const id = ++this.#ids;
    return this.#ask(id, { ...message, id });
  }

  /** What comes after this answer was sent after now, whatever was on its way. */
  async fence(): Promise<void> {
    await this.ask({ type: 'ping' });
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    const id = message.type === 'welcome' ? -1 : 'id' in message ? (message.id ?? -1) : undefined;
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id !== undefined) this.#waiting.delete(id);
    const mark = waiting?.asked.mark;
    const received = this.#recorder.ledger.mark(this.peer.server).tick;
    const after = mark && mark.tick > this.#after.tick ? mark : this.#after;
    this.#recorder.received(this.peer, { after, received }, text, message, waiting?.asked);
    // A pong is written at once, and everything else after it.
    if (message.type === 'pong' && mark) this.#after = after;
    if (this.#plays && (message.type === 'state' || message.type === 'update')) {
      const name = `${message.table} ${message.seat ?? 7}`;
      let following = this.#following.get(name);
      if (!following) this.#following.set(name, (following = new Following()));
      if (message.type === 'state' || following.moment) following.take(message);
      following.told.length = 0;
      following.versions.splice(0, following.versions.length - 1);
    }
    if (message.type === 'error') waiting?.fail(new Refusal(message.error));
    else waiting?.done(message);
    this.changed?.();
  }

  /** What this peer sees now in a seat, if it plays. */
  moment(table: string, seat: number): ViewerSnapshot | undefined {
    return this.#following.get(`${table} ${seat}`)?.moment;
  }

  async watch(table: string, seat?: number, since?: number, invite?: string): Promise<void> {
    if (invite !== undefined) this.peer.invites.add(invite);
    await this.ask({
      type: 'watch',
      table,
      ...(seat !== undefined && { seat }),
      ...(since !== undefined && { since }),
      ...(invite !== undefined && { invite }),
    });
  }

  /** Resolves when something is so, when the connection is cut, or after a while. */
  async until(condition: () => boolean, ms: number): Promise<boolean> {
    const deadline = Date.now() + ms;
    while (this.open && !condition() && Date.now() < deadline)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 100);
        this.changed = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    return this.open && condition();
  }

  close(): void {
    this.#socket.terminate();
  }
}

/** A request over HTTP from one address of this machine. */
export interface Call {
  readonly url: string;
  readonly from: string;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly invite?: string | undefined;
}

/** The result of a request: the answer, and the marks before it was sent and after it arrived. */
export interface Answer<T> {
  readonly body: T;
  readonly asked: Mark;
  readonly done: Mark;
}

/** Sends a request and records the answer; throws the refusal. */
export async function call<T>(recorder: Recorder, peer: Peer, wish: Call): Promise<Answer<T>> {
  const { ledger } = recorder;
  if (wish.invite !== undefined) peer.invites.add(wish.invite);
  const asked = ledger.mark(peer.server);
  const { status, text } = await send(peer, wish);
  const done = ledger.mark(peer.server);
  const answer = JSON.parse(text) as T & { error?: ErrorBody };
  if (answer.error || status >= 400) {
    recorder.refused(peer, text);
    throw new Refusal(answer.error ?? { code: 'internal' });
  }
  const table = /^\/api\/tables\/([\w-]{16})/.exec(wish.path)?.[1];
  recorder.answered(peer, { after: asked, received: done.tick }, `${wish.method} ${wish.path}`, table, answer, text);
  return { body: answer, asked, done };
}

function send(peer: Peer, { url, from, method, path, body, invite }: Call): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${url}${path}`,
      {
        method,
        localAddress: from,
        agent: false,
        timeout: ANSWER_MS,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(peer.key !== undefined && { authorization: `Bearer ${peer.key}` }),
          ...(invite !== undefined && { [INVITE_HEADER]: invite }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() || '{}' }),
        );
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer to ${method} ${path}`)));
    outgoing.on('error', reject);
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
