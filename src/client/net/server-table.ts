import { type Seat, SPECTATOR } from '../../kernel/seat.ts';
import type { ForbiddenAnswer } from '../../kernel/referee/index.ts';
import type { PlayerAction, ChatLine, ErrorCode, ServerMessage, TableView } from '../../protocol/index.ts';
import { TRANSIENT_ERRORS } from '../../protocol/constants.ts';
import type { TableConnection } from '../table/connection.ts';
import { Screen } from '../table/screen.ts';
import type {
  TablePush,
  TableReply,
  TableRequest,
  SeatUpdate,
  TableUpdate,
  OpenTableError,
} from '../table/messages.ts';
import { codeOf, ApiCallError, forgetKey, callApi, savedKey, waitWithJitter } from './api.ts';
import { type FollowedTable, applyServerMessage, type FollowMessage } from './followed-table.ts';
import { ReconnectingSocket } from './reconnecting-socket.ts';
import { tableUpdateOf, seatUpdateOf } from './server-updates.ts';
import { ReplayCache } from './replay-cache.ts';
import { loadAccess } from './table-access.ts';

const RETRY_MS = 2_000;
const MAX_RETRY_MS = 60_000;
const OPEN_ERRORS: readonly ErrorCode[] = [
  'no-table',
  'sent-away',
  'record-hidden',
  'no-key',
  'signed-out',
  'unreadable',
  'wrong-protocol',
];

const isTransient = (code: string): boolean => (TRANSIENT_ERRORS as readonly string[]).includes(code);

const failure = (errorCode: string): TableReply => ({ ok: false, errorCode });

/** True for actions without an idempotency key; they must not be resent. */
const isUnrepeatable = (act: PlayerAction): boolean => act.do === 'chat' || act.do === 'report';

/** A table of the server, with the same interface as one of this browser. */
class ServerTable implements TableConnection {
  readonly #id: string;
  readonly #onPush: (push: TablePush) => void;
  readonly #followed = new Map<Seat, FollowedTable>();
  readonly #refusals = new Map<Seat, { readonly question: number; readonly forbidden: readonly ForbiddenAnswer[] }>();
  readonly #replays: ReplayCache;
  readonly #revealed = new Set<Seat>();
  readonly #screen = new Screen();
  #socket: ReconnectingSocket | undefined;
  #key: string | undefined;
  #table: TableView | undefined;
  /** The component values of the table; undefined: the built-in ones. They never change. */
  #pack: unknown;
  #chat: readonly ChatLine[] = [];
  #watched: readonly Seat[] = [];
  #closed = false;

  constructor(id: string, onPush: (push: TablePush) => void) {
    this.#id = id;
    this.#onPush = onPush;
    this.#replays = new ReplayCache(id);
  }

  async ask(request: TableRequest): Promise<TableReply> {
    try {
      return await this.#reply(request);
    } catch (error) {
      return failure(codeOf(error));
    }
  }

  async #reply(request: TableRequest): Promise<TableReply> {
    switch (request.ask) {
      case 'open':
        return await this.#open();
      case 'sit': {
        const seat = this.#seat(request.seat);
        if (!seat) return failure('not-begun');
        this.#screen.sit(request.seat);
        return { ok: true, seat };
      }
      case 'act':
        await this.#requireSocket().ask(
          { type: 'act', table: this.#id, act: request.act },
          !isUnrepeatable(request.act),
        );
        return { ok: true };
      case 'final': {
        const { seat, say } = request;
        const reply = await this.#requireSocket().ask({ type: 'final', table: this.#id, seat, say });
        return { ok: true, final: reply.type === 'final' && reply.final };
      }
      case 'why': {
        const { seat, about } = request;
        const reply = await this.#requireSocket().ask({ type: 'why', table: this.#id, seat, about });
        return reply.type === 'refusals' ? { ok: true, forbidden: reply.forbidden } : failure('not-allowed');
      }
      case 'hint': {
        const reply = await this.#requireSocket().ask({ type: 'hint', table: this.#id, seat: request.seat });
        return reply.type === 'hint' ? { ok: true, hint: reply } : failure('not-allowed');
      }
      case 'past': {
        const { seat, step } = request;
        return { ok: true, past: await this.#replays.past(seat, step, this.#followed.get(seat), this.#table) };
      }
      case 'journal': {
        const journal = await callApi('journal', 'GET', `/tables/${this.#id}/journal`, { invite: this.#invite() });
        return { ok: true, journal: `${JSON.stringify(journal, undefined, 1)}\n` };
      }
      case 'record': {
        const { text } = await callApi('record', 'GET', `/tables/${this.#id}/record`, { invite: this.#invite() });
        return { ok: true, record: text };
      }
      case 'create':
        return failure('not-allowed');
    }
  }

  #requireSocket(): ReconnectingSocket {
    if (!this.#socket) throw new ApiCallError('unreachable');
    return this.#socket;
  }

  #invite(): string | undefined {
    return loadAccess(this.#id).invite;
  }

  /** Fetches the description and the component values, or returns an error code. Retries while the server is unreachable or busy. */
  async #fetchTable(): Promise<TableView | string> {
    for (;;) {
      try {
        const { table } = await callApi('table', 'GET', `/tables/${this.#id}`, { invite: this.#invite() });
        if (table.pack !== undefined && this.#pack === undefined)
          ({ pack: this.#pack } = await callApi('pack', 'GET', `/tables/${this.#id}/pack`, { invite: this.#invite() }));
        return this.#closed ? 'closed' : table;
      } catch (error) {
        const code = codeOf(error);
        if (this.#closed) return 'closed';
        this.#onPush({ openError: openErrorOf(code) });
        if (code !== 'unreachable' && !isTransient(code)) return code;
        await new Promise((done) => setTimeout(done, retryDelay(error)));
        if (this.#closed) return 'closed';
      }
    }
  }

  /** Fetches the table and subscribes to it. */
  async #open(): Promise<TableReply> {
    const found = await this.#fetchTable();
    if (typeof found === 'string') return failure(found);
    this.#table = found;
    const key = savedKey();
    const opened: TableReply = { ok: true, ...(this.#pack !== undefined && { pack: this.#pack }) };
    if (this.#socket && key === this.#key) return opened;
    this.#socket?.close();
    this.#key = key;
    this.#socket = new ReconnectingSocket({
      key,
      onWelcome: () => this.#onWelcome(),
      onMessage: (message) => this.#receive(message),
      onStateChange: () => this.#push(),
      onRefused: (code) => {
        if (code === 'signed-out' && key !== undefined) forgetKey(key);
        this.#onPush({ openError: openErrorOf(code) });
      },
    });
    this.#push();
    return opened;
  }

  /** The visitor's own seats; a spectator otherwise. */
  #viewers(): readonly Seat[] {
    const own = this.#table?.seats.flatMap(({ yours }, seat) => (yours ? [seat] : [])) ?? [];
    return own.length > 0 ? own : [SPECTATOR];
  }

  async #onWelcome(): Promise<void> {
    this.#watched = [];
    void this.#readChat();
    await this.#watchAll();
  }

  /** Subscribes for every own seat. Seats may have changed since the last call. */
  async #watchAll(): Promise<void> {
    const viewers = this.#viewers();
    if (viewers.join() === this.#watched.join() || this.#socket?.state !== 'open') return;
    if (this.#watched.length > 0) this.#socket.send({ type: 'unwatch', table: this.#id });
    for (const viewer of this.#followed.keys()) if (!viewers.includes(viewer)) this.#followed.delete(viewer);
    this.#watched = viewers;
    const since = (viewer: Seat): number => this.#followed.get(viewer)?.snapshot.version ?? 0;
    await Promise.all(viewers.map((viewer) => this.#watch(viewer, since(viewer))));
  }

  async #watch(viewer: Seat, since: number, tries = 0): Promise<void> {
    const invite = this.#invite();
    const seat = viewer === SPECTATOR ? {} : { seat: viewer };
    const question = {
      type: 'watch' as const,
      table: this.#id,
      ...seat,
      since,
      ...(invite !== undefined && { invite }),
    };
    try {
      await this.#requireSocket().ask(question);
    } catch (error) {
      const code = codeOf(error);
      // `#onWelcome` subscribes again after a cut.
      if (code === 'unreachable') return;
      if (!isTransient(code)) return this.#onPush({ openError: openErrorOf(code) });
      // Report an error that lasts, if nothing is shown yet.
      if (tries > 0 && this.#followed.size === 0) this.#onPush({ openError: openErrorOf(code) });
      const socket = this.#socket;
      await waitWithJitter(retryDelay(error));
      if (socket === this.#socket && socket?.state === 'open' && this.#watched.includes(viewer))
        await this.#watch(viewer, since, tries + 1);
    }
  }

  #room(): ChatLine['room'] {
    return this.#viewers().includes(SPECTATOR) ? 'spectators' : 'seats';
  }

  async #readChat(): Promise<void> {
    const room = this.#room();
    const after = this.#chat.at(-1)?.n ?? 0;
    try {
      const path = `/tables/${this.#id}/chat?room=${room}&after=${after}`;
      const { lines } = await callApi('chat', 'GET', path, { invite: this.#invite() });
      for (const line of lines) this.#addLine(line);
      if (lines.length > 0) this.#push();
    } catch {
      // The table is playable without chat; the next connection fetches it again.
    }
  }

  #addLine(line: ChatLine): void {
    if (this.#chat.some(({ n }) => n === line.n)) return;
    this.#chat = [...this.#chat, line].sort((a, b) => a.n - b.n);
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'state' || message.type === 'update') return this.#follow(message);
    if (message.type === 'ended' && message.table === this.#id) return void this.#onEnded(message.seat ?? SPECTATOR);
    if (message.type === 'table' && message.table.id === this.#id) this.#setTable(message.table);
    else if (message.type === 'chat') this.#addLine(message.line);
    else return;
    this.#push();
  }

  /** The server ended a subscription: fetches the table and subscribes to what is left. */
  async #onEnded(viewer: Seat): Promise<void> {
    this.#watched = this.#watched.filter((each) => each !== viewer);
    this.#followed.delete(viewer);
    this.#refusals.delete(viewer);
    const found = await this.#fetchTable();
    if (typeof found === 'string') return;
    this.#setTable(found);
    this.#push();
  }

  #setTable(table: TableView): void {
    const room = this.#room();
    const begins = this.#table?.status !== 'playing' && table.status === 'playing';
    const isReadableAgain = this.#table?.unreadable === true && !table.unreadable;
    this.#table = table;
    // Entries from before a rules change were never followed.
    if (isReadableAgain) this.#followed.clear();
    if (begins || isReadableAgain) this.#watched = [];
    void this.#watchAll();
    // Sitting down or standing up changes the chat room.
    if (this.#room() !== room) {
      this.#chat = [];
      void this.#readChat();
    }
    if (table.status === 'opening') void this.#revealEntropy(table);
  }

  /** Reveals the committed entropy of own seats when the game begins. */
  async #revealEntropy({ seats }: TableView): Promise<void> {
    const { entropy = {} } = loadAccess(this.#id);
    for (const [seat, { yours, promise, opened }] of seats.entries()) {
      const mine = entropy[seat];
      if (!yours || promise === undefined || opened !== undefined || mine === undefined) continue;
      if (this.#revealed.has(seat)) continue;
      this.#revealed.add(seat);
      // The game begins without entropy that is not revealed in time.
      await callApi('open', 'POST', `/tables/${this.#id}/seats/${seat}/open`, { body: { entropy: mine } }).catch(
        () => {},
      );
    }
  }

  #follow(message: FollowMessage): void {
    const viewer = message.seat ?? SPECTATOR;
    const next = applyServerMessage(this.#followed.get(viewer), message);
    if (!next) return void this.#watch(viewer, 0);
    this.#followed.set(viewer, next);
    if (message.type === 'state' && message.undone !== undefined) this.#replays.forget(viewer, message.undone);
    this.#push();
    if (next.snapshot.question >= 0) void this.#loadRefusals(viewer, next.snapshot.question);
    if (next.snapshot.over) void this.#replays.load(viewer, next.snapshot.version).then(() => this.#push());
  }

  /** Fetches the refusals of a seat's open question, once per question. */
  async #loadRefusals(seat: Seat, question: number): Promise<void> {
    if (this.#refusals.get(seat)?.question === question) return;
    this.#refusals.set(seat, { question, forbidden: [] });
    try {
      const reply = await this.#requireSocket().ask({ type: 'why', table: this.#id, seat });
      if (reply.type !== 'refusals' || reply.question !== this.#followed.get(seat)?.snapshot.question) return;
      this.#refusals.set(seat, { question: reply.question, forbidden: reply.forbidden });
      this.#push();
    } catch {
      this.#refusals.delete(seat);
    }
  }

  #seat(seat: Seat): SeatUpdate | undefined {
    const followed = this.#followed.get(seat);
    const refusals = this.#refusals.get(seat);
    if (!followed) return undefined;
    const forbidden = refusals?.question === followed.snapshot.question ? refusals.forbidden : [];
    return seatUpdateOf(seat, followed, forbidden, this.#replays.cached(seat));
  }

  #tableUpdate(table: TableView): TableUpdate {
    const [first] = this.#viewers();
    const snapshot = this.#followed.get(first!)?.snapshot;
    const { state = 'connecting', skew = 0 } = this.#socket ?? {};
    return tableUpdateOf(table, snapshot, { connection: state, skew, chat: this.#chat });
  }

  #push(): void {
    if (!this.#table || this.#closed) return;
    this.#onPush(this.#screen.push(this.#tableUpdate(this.#table), (seat) => this.#seat(seat)));
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }
}

/** Delay before the next try, in ms. */
function retryDelay(error: unknown): number {
  const asked = error instanceof ApiCallError ? (error.retryAfter ?? 0) : 0;
  return Math.min(MAX_RETRY_MS, Math.max(RETRY_MS, asked));
}

function openErrorOf(code: string): OpenTableError {
  if (code === 'busy' || code === 'too-many') return 'server-busy';
  return (OPEN_ERRORS as readonly string[]).includes(code) ? (code as OpenTableError) : 'unreachable';
}

/** Connects to a table of the server; `onPush` gets what it sends without being asked. */
export function connectServerTable(id: string, onPush: (push: TablePush) => void): TableConnection {
  return new ServerTable(id, onPush);
}
