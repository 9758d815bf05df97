import { noteBan } from '../manners/ban-state.ts';
import type { ClientMessage, ErrorCode, ServerMessage } from '../../protocol/index.ts';
import { TRANSIENT_ERRORS, PROTOCOL, SIGNED_OUT } from '../../protocol/constants.ts';
import { ApiCallError } from './api.ts';
import { socketAddress } from './address.ts';

/** State of the connection; `cut` waits for the next try. */
export type ConnectionState = 'connecting' | 'open' | 'cut';

/** Key and callbacks of a connection. */
export interface SocketCallbacks {
  readonly key: string | undefined;
  /** Called after every welcome: subscribes again. Unanswered requests are resent after it resolves. */
  onWelcome(): Promise<void>;
  onMessage(message: ServerMessage): void;
  onStateChange(state: ConnectionState): void;
  /** The server refuses this visitor; the socket does not reconnect. */
  onRefused(code: ErrorCode): void;
}

type NumberedMessage = Extract<ClientMessage, { readonly id: number }>;
/** A request without its number. */
export type SocketRequest = NumberedMessage extends infer A
  ? A extends NumberedMessage
    ? Omit<A, 'id'>
    : never
  : never;

interface PendingRequest {
  readonly text: string;
  /** True when the request is resent after a cut; it must be idempotent. */
  readonly resend: boolean;
  resolve(message: ServerMessage): void;
  reject(error: ApiCallError): void;
}

const FIRST_DELAY_MS = 200;
/** Longest back-off between two tries while the page is visible, and while it is hidden. */
const MAX_DELAY_MS = 2_000;
const MAX_HIDDEN_DELAY_MS = 30_000;
const PING_MS = 15_000;
/** Longest wait for the welcome of a new connection. */
const WELCOME_TIMEOUT_MS = 6_000;
/** Longest wait for the answer to a ping. */
const PONG_TIMEOUT_MS = 4_000;

/** A WebSocket that reconnects with back-off and resends idempotent requests without an answer. */
export class ReconnectingSocket {
  state: ConnectionState = 'connecting';
  /** How far the server's clock is ahead of this one, in ms. */
  skew = 0;
  readonly #callbacks: SocketCallbacks;
  readonly #pending = new Map<number, PendingRequest>();
  #socket: WebSocket | undefined;
  #ids = 0;
  #failures = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval>;
  #answerTimer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(callbacks: SocketCallbacks) {
    this.#callbacks = callbacks;
    this.#pingTimer = setInterval(() => this.#ping(), PING_MS);
    window.addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  /** Network or page is back: connects at once, or pings the open connection. */
  readonly #wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.state === 'cut') this.#connect();
    else this.#ping();
  };

  #connect(): void {
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#answerTimer);
    if (this.#closed) return;
    this.#setState('connecting');
    const socket = new WebSocket(socketAddress());
    this.#socket = socket;
    this.#answerTimer = setTimeout(() => this.#abandon(), WELCOME_TIMEOUT_MS);
    const { key } = this.#callbacks;
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, ...(key !== undefined && { key }) }));
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket === this.#socket) this.#receive(JSON.parse(data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      if (event.code === SIGNED_OUT) this.#stop('signed-out');
      else this.#lost();
    };
  }

  #setState(state: ConnectionState): void {
    if (this.state === state) return;
    this.state = state;
    this.#callbacks.onStateChange(state);
  }

  #lost(): void {
    this.#socket = undefined;
    clearTimeout(this.#answerTimer);
    this.#answerTimer = undefined;
    if (this.#closed) return;
    for (const [id, { resend, reject }] of this.#pending) {
      if (resend) continue;
      this.#pending.delete(id);
      reject(new ApiCallError('unreachable'));
    }
    this.#setState('cut');
    const maxDelay = document.visibilityState === 'hidden' ? MAX_HIDDEN_DELAY_MS : MAX_DELAY_MS;
    const delay = Math.min(maxDelay, FIRST_DELAY_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#retryTimer = setTimeout(() => this.#connect(), delay * (0.75 + Math.random() / 2));
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'error' && message.error.code === 'banned') {
      noteBan(message.error.reason ?? '', message.error.until);
      return this.#stop('banned');
    }
    if (message.type === 'welcome') return this.#onWelcome(message.now);
    if (message.type === 'error' && this.state !== 'open') {
      const { code } = message.error;
      // Transient errors pass: the database is away or the server is stopping.
      if (TRANSIENT_ERRORS.includes(code)) return this.#abandon();
      return this.#stop(code === 'no-key' && this.#callbacks.key !== undefined ? 'signed-out' : code);
    }
    if (message.type === 'error' && message.error.code === 'signed-out') return this.#stop('signed-out');
    if ('id' in message && message.id !== undefined) this.#settle(message.id, message);
    else this.#callbacks.onMessage(message);
  }

  /** Closes for good: the server refuses this visitor. */
  #stop(code: ErrorCode): void {
    if (this.#closed) return;
    this.close();
    this.#callbacks.onRefused(code);
  }

  #onWelcome(now: number): void {
    clearTimeout(this.#answerTimer);
    this.#answerTimer = undefined;
    this.#failures = 0;
    this.skew = now - Date.now();
    const unanswered = [...this.#pending.keys()];
    const socket = this.#socket;
    this.#setState('open');
    void this.#callbacks.onWelcome().then(() => {
      if (socket !== this.#socket) return;
      for (const id of unanswered) if (this.#pending.has(id)) socket?.send(this.#pending.get(id)!.text);
    });
  }

  #settle(id: number, message: ServerMessage): void {
    const request = this.#pending.get(id);
    this.#pending.delete(id);
    if (message.type === 'error') request?.reject(new ApiCallError(message.error.code, message.error));
    else request?.resolve(message);
  }

  #ping(): void {
    if (this.state !== 'open' || this.#answerTimer !== undefined || document.visibilityState === 'hidden') return;
    this.#answerTimer = setTimeout(() => this.#abandon(), PONG_TIMEOUT_MS);
    this.ask({ type: 'ping' }).then(
      () => {
        clearTimeout(this.#answerTimer);
        this.#answerTimer = undefined;
      },
      () => {},
    );
  }

  /** Drops a socket without answers and schedules the next try. */
  #abandon(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#lost();
  }

  /** Sends a request and resolves to its answer. With `resend` it survives a cut. */
  ask(request: SocketRequest, resend = false): Promise<ServerMessage> {
    const id = ++this.#ids;
    const text = JSON.stringify({ ...request, id });
    return new Promise((resolve, reject) => {
      if (this.#closed || (this.state === 'cut' && !resend)) return reject(new ApiCallError('unreachable'));
      this.#pending.set(id, { text, resend, resolve, reject });
      if (this.state === 'open') this.#socket?.send(text);
    });
  }

  /** Sends a message that has no answer. */
  send(message: Extract<ClientMessage, { type: 'unwatch' }>): void {
    if (this.state === 'open') this.#socket?.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#answerTimer);
    clearInterval(this.#pingTimer);
    window.removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#socket?.close();
    for (const { reject } of this.#pending.values()) reject(new ApiCallError('unreachable'));
    this.#pending.clear();
  }
}
