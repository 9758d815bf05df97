import type { ClientMessage, ErrorCode, ServerMessage } from '../../protocol/index.ts';
import { TRANSIENT_ERRORS, PROTOCOL, SIGNED_OUT } from '../../protocol/constants.ts';
import { ApiCallError } from './api.ts';

/** How the connection stands. */
export type ConnectionState = 'connecting' | 'open' | 'cut';

/** What a connection is for. */
export interface SocketCallbacks {
  readonly key: string | undefined;
  /** The server is there, or there again: whatever one follows must be asked for, before anything else is said. */
  greeted(): Promise<void>;
  heard(message: ServerMessage): void;
  changed(state: ConnectionState): void;
  /** The server will not talk to this visitor; nothing is tried again. */
  refused(code: ErrorCode): void;
}

type Asked = Extract<ClientMessage, { readonly id: number }>;
/** A request without its number. */
export type SocketRequest = Asked extends infer A ? (A extends Asked ? Omit<A, 'id'> : never) : never;

interface Waiting {
  readonly text: string;
  /** It is sent again after a cut: it has a name of its own, so doing it twice does it once. */
  readonly lasting: boolean;
  done(message: ServerMessage): void;
  fail(error: ApiCallError): void;
}

const FIRST_PAUSE_MS = 200;
/** The longest pause between two tries while somebody looks at the page, and while nobody does. */
const LONGEST_PAUSE_MS = 2_000;
const LONGEST_UNSEEN_MS = 30_000;
const PING_MS = 15_000;
/** A connection that is not made within this time is tried anew. */
const GREETING_MS = 6_000;
/** A server that does not answer a ping so long is gone, whatever the socket says. */
const PATIENCE_MS = 4_000;

/** A connection that comes back by itself, and sends again what was not acknowledged. */
export class ReconnectingSocket {
  state: ConnectionState = 'connecting';
  /** How far the server's clock is ahead of this one. */
  skew = 0;
  readonly #purpose: SocketCallbacks;
  readonly #waiting = new Map<number, Waiting>();
  #socket: WebSocket | undefined;
  #ids = 0;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval>;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(purpose: SocketCallbacks) {
    this.#purpose = purpose;
    this.#pulse = setInterval(() => this.#ping(), PING_MS);
    window.addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  /** The network or the reader is back: connect at once, or see whether the connection is still one. */
  readonly #wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.state === 'cut') this.#connect();
    else this.#ping();
  };

  #connect(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#patience);
    if (this.#closed) return;
    this.#become('connecting');
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`);
    this.#socket = socket;
    this.#patience = setTimeout(() => this.#abandon(), GREETING_MS);
    const { key } = this.#purpose;
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, ...(key !== undefined && { key }) }));
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      if (event.code === SIGNED_OUT) this.#refused('signed-out');
      else this.#lost();
    };
  }

  #become(state: ConnectionState): void {
    if (this.state === state) return;
    this.state = state;
    this.#purpose.changed(state);
  }

  #lost(): void {
    this.#socket = undefined;
    clearTimeout(this.#patience);
    this.#patience = undefined;
    if (this.#closed) return;
    for (const [id, { lasting, fail }] of this.#waiting) {
      if (lasting) continue;
      this.#waiting.delete(id);
      fail(new ApiCallError('unreachable'));
    }
    this.#become('cut');
    const longest = document.visibilityState === 'hidden' ? LONGEST_UNSEEN_MS : LONGEST_PAUSE_MS;
    const pause = Math.min(longest, FIRST_PAUSE_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'welcome') return this.#welcome(message.now);
    if (message.type === 'error' && this.state !== 'open') {
      const { code } = message.error;
      // A database that is away, or a server about to stop, will greet later.
      if (TRANSIENT_ERRORS.includes(code)) return this.#abandon();
      return this.#refused(code === 'no-key' && this.#purpose.key !== undefined ? 'signed-out' : code);
    }
    if (message.type === 'error' && message.error.code === 'signed-out') return this.#refused('signed-out');
    if ('id' in message && message.id !== undefined) this.#answered(message.id, message);
    else this.#purpose.heard(message);
  }

  /** The server will not talk to this visitor: nothing is tried again. */
  #refused(code: ErrorCode): void {
    if (this.#closed) return;
    this.close();
    this.#purpose.refused(code);
  }

  #welcome(now: number): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
    this.#failures = 0;
    this.skew = now - Date.now();
    const unanswered = [...this.#waiting.keys()];
    const socket = this.#socket;
    this.#become('open');
    void this.#purpose.greeted().then(() => {
      if (socket !== this.#socket) return;
      for (const id of unanswered) if (this.#waiting.has(id)) socket?.send(this.#waiting.get(id)!.text);
    });
  }

  #answered(id: number, message: ServerMessage): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (message.type === 'error') waiting?.fail(new ApiCallError(message.error.code, message.error));
    else waiting?.done(message);
  }

  #ping(): void {
    if (this.state !== 'open' || this.#patience !== undefined || document.visibilityState === 'hidden') return;
    this.#patience = setTimeout(() => this.#abandon(), PATIENCE_MS);
    this.ask({ type: 'ping' }).then(
      () => {
        clearTimeout(this.#patience);
        this.#patience = undefined;
      },
      () => {},
    );
  }

  /** Nobody answers on this socket: it is left alone, and a new one is tried. */
  #abandon(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#lost();
  }

  /** Asks the server something. A lasting request survives a cut and is sent again. */
  ask(question: SocketRequest, lasting = false): Promise<ServerMessage> {
    const id = ++this.#ids;
    const text = JSON.stringify({ ...question, id });
    return new Promise((done, fail) => {
      if (this.#closed || (this.state === 'cut' && !lasting)) return fail(new ApiCallError('unreachable'));
      this.#waiting.set(id, { text, lasting, done, fail });
      if (this.state === 'open') this.#socket?.send(text);
    });
  }

  /** Says something that is not answered. */
  tell(message: Extract<ClientMessage, { type: 'unwatch' }>): void {
    if (this.state === 'open') this.#socket?.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#patience);
    clearInterval(this.#pulse);
    window.removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#socket?.close();
    for (const { fail } of this.#waiting.values()) fail(new ApiCallError('unreachable'));
    this.#waiting.clear();
  }
}
