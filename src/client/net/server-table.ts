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
import { codeOf, ApiCallError, forgetKey, callApi, savedKey, waited } from './api.ts';
import { type FollowedTable, applyServerMessage, type FollowMessage } from './followed-table.ts';
import { ReconnectingSocket } from './reconnecting-socket.ts';
import { tableUpdateOf, seatUpdateOf } from './server-updates.ts';
import { ReplayCache } from './replay-cache.ts';
import { loadAccess } from './table-access.ts';

const RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;
const TROUBLES: readonly ErrorCode[] = [
  'no-table',
  'sent-away',
  'no-key',
  'signed-out',
  'unreadable',
  'wrong-protocol',
];

const isPassing = (code: string): boolean => (TRANSIENT_ERRORS as readonly string[]).includes(code);

const no = (fault: string): TableReply => ({ ok: false, fault });

/** Acts that a second sending would do twice. */
const isOnce = (act: PlayerAction): boolean => act.do === 'chat' || act.do === 'report';

/** A table of the server, with the same interface as one of this browser. */
class ServerTable implements TableConnection {
  readonly #id: string;
  readonly #onPush: (push: TablePush) => void;
  readonly #following = new Map<Seat, FollowedTable>();
  readonly #refusals = new Map<Seat, { readonly question: number; readonly forbidden: readonly ForbiddenAnswer[] }>();
  readonly #pasts: ReplayCache;
  readonly #opening = new Set<Seat>();
  readonly #screen = new Screen();
  #link: ReconnectingSocket | undefined;
  #key: string | undefined;
  #table: TableView | undefined;
  #chat: readonly ChatLine[] = [];
  #watched: readonly Seat[] = [];
  #closed = false;

  constructor(id: string, onPush: (push: TablePush) => void) {
    this.#id = id;
    this.#onPush = onPush;
    this.#pasts = new ReplayCache(id);
  }

  async ask(request: TableRequest): Promise<TableReply> {
    try {
      return await this.#reply(request);
    } catch (error) {
      return no(codeOf(error));
    }
  }

  async #reply(request: TableRequest): Promise<TableReply> {
    switch (request.ask) {
      case 'open':
        return await this.#open();
      case 'sit': {
        const seat = this.#seat(request.seat);
        if (!seat) return no('not-begun');
        this.#screen.sit(request.seat);
        return { ok: true, seat };
      }
      case 'act':
        await this.#live().ask({ type: 'act', table: this.#id, act: request.act }, !isOnce(request.act));
        return { ok: true };
      case 'final': {
        const { seat, say } = request;
        const reply = await this.#live().ask({ type: 'final', table: this.#id, seat, say });
        return { ok: true, final: reply.type === 'final' && reply.final };
      }
      case 'hint': {
        const reply = await this.#live().ask({ type: 'hint', table: this.#id, seat: request.seat });
        return reply.type === 'hint' ? { ok: true, hint: reply } : no('not-allowed');
      }
      case 'past': {
        const { seat, step } = request;
        return { ok: true, past: await this.#pasts.past(seat, step, this.#following.get(seat), this.#table) };
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
        return no('not-allowed');
    }
  }

  #live(): ReconnectingSocket {
    if (!this.#link) throw new ApiCallError('unreachable');
    return this.#link;
  }

  #invite(): string | undefined {
    return loadAccess(this.#id).invite;
  }

  /** The table as it is described now, or why it is not; tries again while nobody answers. */
  async #find(): Promise<TableView | string> {
    for (;;) {
      try {
        const { table } = await callApi('table', 'GET', `/tables/${this.#id}`, { invite: this.#invite() });
        return this.#closed ? 'closed' : table;
      } catch (error) {
        const code = codeOf(error);
        if (this.#closed) return 'closed';
        this.#onPush({ trouble: troubleOf(code) });
        if (code !== 'unreachable' && !isPassing(code)) return code;
        await new Promise((done) => setTimeout(done, pauseOf(error)));
        if (this.#closed) return 'closed';
      }
    }
  }

  /** Finds the table and begins to follow it. */
  async #open(): Promise<TableReply> {
    const found = await this.#find();
    if (typeof found === 'string') return no(found);
    this.#table = found;
    const key = savedKey();
    if (this.#link && key === this.#key) return { ok: true };
    this.#link?.close();
    this.#key = key;
    this.#link = new ReconnectingSocket({
      key,
      greeted: () => this.#greeted(),
      heard: (message) => this.#receive(message),
      changed: () => this.#push(),
      refused: (code) => {
        if (code === 'signed-out' && key !== undefined) forgetKey(key);
        this.#onPush({ trouble: troubleOf(code) });
      },
    });
    this.#push();
    return { ok: true };
  }

  /** The seats one sits in, or the spectators' bench. */
  #viewers(): readonly Seat[] {
    const own = this.#table?.seats.flatMap(({ yours }, seat) => (yours ? [seat] : [])) ?? [];
    return own.length > 0 ? own : [SPECTATOR];
  }

  async #greeted(): Promise<void> {
    this.#watched = [];
    void this.#readChat();
    await this.#watchAll();
  }

  /** Follows what there is to follow; after a change of seats that is something else. */
  async #watchAll(): Promise<void> {
    const viewers = this.#viewers();
    if (viewers.join() === this.#watched.join() || this.#link?.state !== 'open') return;
    if (this.#watched.length > 0) this.#link.tell({ type: 'unwatch', table: this.#id });
    for (const viewer of this.#following.keys()) if (!viewers.includes(viewer)) this.#following.delete(viewer);
    this.#watched = viewers;
    const since = (viewer: Seat): number => this.#following.get(viewer)?.moment.version ?? 0;
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
      await this.#live().ask(question);
    } catch (error) {
      const code = codeOf(error);
      // After a cut everything is followed anew.
      if (code === 'unreachable') return;
      if (!isPassing(code)) return this.#onPush({ trouble: troubleOf(code) });
      // Whoever sees nothing yet is told why, if it lasts.
      if (tries > 0 && this.#following.size === 0) this.#onPush({ trouble: troubleOf(code) });
      const link = this.#link;
      await waited(pauseOf(error));
      if (link === this.#link && link?.state === 'open' && this.#watched.includes(viewer))
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
      // The table can be played without its talk; the next connection asks again.
    }
  }

  #addLine(line: ChatLine): void {
    if (this.#chat.some(({ n }) => n === line.n)) return;
    this.#chat = [...this.#chat, line].sort((a, b) => a.n - b.n);
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'state' || message.type === 'update') return this.#follow(message);
    if (message.type === 'ended' && message.table === this.#id) return void this.#ended(message.seat ?? SPECTATOR);
    if (message.type === 'table' && message.table.id === this.#id) this.#describe(message.table);
    else if (message.type === 'chat') this.#addLine(message.line);
    else return;
    this.#push();
  }

  /** The server does not send this viewer anything any more: asks what there is to follow now. */
  async #ended(viewer: Seat): Promise<void> {
    this.#watched = this.#watched.filter((each) => each !== viewer);
    this.#following.delete(viewer);
    this.#refusals.delete(viewer);
    const found = await this.#find();
    if (typeof found === 'string') return;
    this.#describe(found);
    this.#push();
  }

  #describe(table: TableView): void {
    const room = this.#room();
    const begins = this.#table?.status !== 'playing' && table.status === 'playing';
    const isReadableAgain = this.#table?.unreadable === true && !table.unreadable;
    this.#table = table;
    // What was told under the old rules was never followed.
    if (isReadableAgain) this.#following.clear();
    if (begins || isReadableAgain) this.#watched = [];
    void this.#watchAll();
    // Whoever sat down or stood up hears others now.
    if (this.#room() !== room) {
      this.#chat = [];
      void this.#readChat();
    }
    if (table.status === 'opening') void this.#keepPromises(table);
  }

  /** The game begins: what one promised for the dice is opened. */
  async #keepPromises({ seats }: TableView): Promise<void> {
    const { entropy = {} } = loadAccess(this.#id);
    for (const [seat, { yours, promise, opened }] of seats.entries()) {
      const mine = entropy[seat];
      if (!yours || promise === undefined || opened !== undefined || mine === undefined) continue;
      if (this.#opening.has(seat)) continue;
      this.#opening.add(seat);
      // Whoever cannot open in time is passed over: the game begins all the same.
      await callApi('open', 'POST', `/tables/${this.#id}/seats/${seat}/open`, { body: { entropy: mine } }).catch(
        () => {},
      );
    }
  }

  #follow(message: FollowMessage): void {
    const viewer = message.seat ?? SPECTATOR;
    const next = applyServerMessage(this.#following.get(viewer), message);
    if (!next) return void this.#watch(viewer, 0);
    this.#following.set(viewer, next);
    if (message.type === 'state' && message.undone !== undefined) this.#pasts.forget(viewer, message.undone);
    this.#push();
    if (next.moment.question >= 0) void this.#askWhy(viewer, next.moment.question);
    if (next.moment.over) void this.#pasts.remember(viewer, next.moment.version).then(() => this.#push());
  }

  /** The reasons why something is not offered: asked for once per question, by the seat that must answer it. */
  async #askWhy(seat: Seat, question: number): Promise<void> {
    if (this.#refusals.get(seat)?.question === question) return;
    this.#refusals.set(seat, { question, forbidden: [] });
    try {
      const reply = await this.#live().ask({ type: 'why', table: this.#id, seat });
      if (reply.type !== 'refusals' || reply.question !== this.#following.get(seat)?.moment.question) return;
      this.#refusals.set(seat, { question: reply.question, forbidden: reply.forbidden });
      this.#push();
    } catch {
      this.#refusals.delete(seat);
    }
  }

  #seat(seat: Seat): SeatUpdate | undefined {
    const following = this.#following.get(seat);
    const refusals = this.#refusals.get(seat);
    if (!following) return undefined;
    const forbidden = refusals?.question === following.moment.question ? refusals.forbidden : [];
    return seatUpdateOf(seat, following, forbidden, this.#pasts.known(seat));
  }

  #tableUpdate(table: TableView): TableUpdate {
    const [first] = this.#viewers();
    const moment = this.#following.get(first!)?.moment;
    const { state = 'connecting', skew = 0 } = this.#link ?? {};
    return tableUpdateOf(table, moment, { link: state, skew, chat: this.#chat });
  }

  #push(): void {
    if (!this.#table || this.#closed) return;
    this.#onPush(this.#screen.push(this.#tableUpdate(this.#table), (seat) => this.#seat(seat)));
  }

  close(): void {
    this.#closed = true;
    this.#link?.close();
  }
}

/** How long to wait before the same is asked again, in milliseconds. */
function pauseOf(error: unknown): number {
  const asked = error instanceof ApiCallError ? (error.retryAfter ?? 0) : 0;
  return Math.min(LONGEST_RETRY_MS, Math.max(RETRY_MS, asked));
}

function troubleOf(code: string): OpenTableError {
  if (code === 'busy' || code === 'too-many') return 'server-busy';
  return (TROUBLES as readonly string[]).includes(code) ? (code as OpenTableError) : 'unreachable';
}

/** Connects to a table of the server; `onPush` gets what it sends without being asked. */
export function connectServerTable(id: string, onPush: (push: TablePush) => void): TableConnection {
  return new ServerTable(id, onPush);
}
