import type { Writable } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import { Compile } from 'typebox/compile';
import { type Seat, SPECTATOR } from '../../kernel/index.ts';
import {
  type ClientMessage,
  ClientMessageSchema,
  type ErrorBody,
  BANNED,
  type PlayerAction,
  PROTOCOL,
  SIGNED_OUT,
  type ServerMessage,
} from '../../protocol/index.ts';
import { admit, type Denial, isDelayed, type Person, type Visit } from '../access.ts';
import type { Keys, KnownKey } from '../accounts/keys.ts';
import type { ServerContext } from '../context.ts';
import type { People } from '../people.ts';
import { performAction, type ActionReply } from '../play/actions.ts';
import type { Subscriber } from '../play/subscriber-group.ts';
import type { LiveTable } from '../play/table.ts';
import { ApiError, errorBodyOf } from '../api-error.ts';
import type { TableService } from '../tables/table-service.ts';
import { VERSION } from '../version.ts';
import type { Payer } from '../cost/costs.ts';
import { isLong, type ViewerLog, viewerLog } from '../play/viewer-log.ts';
import { hintFor } from '../play/hints.ts';
import { hashOf } from '../secrets.ts';
import { finalityOf, refusalsOf } from './handlers.ts';
import { TokenBucket, type TokenBuckets, limitName, monotonicNow } from './rate-limits.ts';
import { SocketWriter } from './socket-writer.ts';
import { isDeeper, MOST_LEVELS } from './request-parser.ts';

const checker = Compile(ClientMessageSchema);

/** Most bytes that wait for a client. One that lags further is disconnected, reconnects and resumes. */
const MOST_BUFFERED = 1_000_000;
/** Most seats and tables that one connection follows. */
const MOST_WATCHED = 50;
/** Most bad messages of a connection. After more it is closed. */
const MOST_MISTAKES = 20;
/** How long a connection may wait with its `hello`, in ms. */
const HELLO_MS = 10_000;
/** How long a closing connection may take to read the last message, in ms. */
const LINGER_MS = 1_000;
/** Least and most cost of starting to follow a table, in ms of work, besides the events that are sent. */
const WATCH_MS = 1;
const MOST_WATCH_MS = 20;
/** How much later than the spectator delay a delayed log may end, in ms. */
const LATE_MS = 2_000;
const HEARTBEAT_MS = 25_000;

/** What all connections share. */
export interface SocketContext {
  readonly context: ServerContext;
  readonly keys: Keys;
  readonly people: People;
  readonly tableService: TableService;
  /** Messages per person, over all of their connections. */
  readonly perPerson: TokenBuckets;
  /** Messages per address, over all of its connections. */
  readonly perAddress: TokenBuckets;
  /** Messages per second of one connection. */
  readonly perSecond: number;
  /** Messages about people who left that are still being sent. */
  readonly leaving: Set<Promise<void>>;
  /** True once the server is stopping. */
  closing(): boolean;
}

/** One WebSocket connection. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #writer: SocketWriter;
  readonly #deps: SocketContext;
  readonly #address: string;
  readonly #bucket: TokenBucket;
  readonly #watched = new Map<string, { table: LiveTable; subscriber: Subscriber }>();
  #key: KnownKey | undefined;
  /** True from the first `hello` on, also while its key is looked up: a second one is refused. */
  #greeting = false;
  /** Characters sent so far. */
  #sent = 0;
  #greeted = false;
  #mistakes = 0;
  #alive = true;
  #closed = false;
  readonly #hello: NodeJS.Timeout;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(socket: WebSocket, stream: Writable, deps: SocketContext, address: string) {
    this.#socket = socket;
    this.#address = limitName(address);
    this.#writer = new SocketWriter(socket, stream);
    this.#deps = deps;
    this.#bucket = new TokenBucket(2 * deps.perSecond, deps.perSecond);
    this.#hello = setTimeout(() => this.#greeted || this.#drop('silent'), HELLO_MS);
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS);
    socket.on('message', (data, binary) => this.#receive(binary ? undefined : (data as Buffer).toString()));
    socket.on('ping', (data) => this.#control(() => socket.pong(data)));
    socket.on('pong', () => this.#control());
    socket.on('error', () => {});
    socket.on('close', () => this.#leave());
  }

  /** Control frames count as messages: a connection that sends too many is dropped. */
  #control(answer?: () => void): void {
    if (this.#closed) return;
    this.#alive = true;
    if (!this.#bucket.take()) return this.#drop('control');
    if (this.#writer.waiting > MOST_BUFFERED) return this.#drop('slow');
    answer?.();
  }

  #beat(): void {
    if (!this.#alive) return this.#drop('half-open');
    this.#alive = false;
    this.#socket.ping();
  }

  /** Closes the connection. After `mistakes`, `signed-out` and `banned` the client gets time to read the last message. */
  #drop(why: 'silent' | 'half-open' | 'slow' | 'mistakes' | 'control' | 'signed-out' | 'banned'): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#deps.context.metrics.dropped.inc({ why });
    if (why !== 'mistakes' && why !== 'signed-out' && why !== 'banned') return this.#socket.terminate();
    this.#socket.close(why === 'signed-out' ? SIGNED_OUT : why === 'banned' ? BANNED : 1008, why);
    setTimeout(() => this.#socket.terminate(), LINGER_MS).unref();
  }

  #write(text: string): void {
    if (this.#closed) return;
    if (this.#writer.waiting > MOST_BUFFERED) return this.#drop('slow');
    this.#sent += text.length;
    this.#writer.write(text);
  }

  #send(message: ServerMessage): void {
    this.#write(JSON.stringify(message));
  }

  #sendError(error: ErrorBody, id: number | undefined): void {
    this.#send({ type: 'error', ...(id !== undefined && { id }), error });
  }

  #receive(text: string | undefined): void {
    if (this.#closed) return;
    const { perPerson, perAddress } = this.#deps;
    this.#alive = true;
    const { keys } = this.#deps;
    if (this.#key) keys.touch(this.#key);
    const now = monotonicNow();
    const isTooMuch =
      !this.#bucket.take(now) ||
      (this.#person && !perPerson.take(this.#person.id, now)) ||
      !perAddress.take(this.#address, now);
    if (isTooMuch) return this.#countMistake({ code: 'too-many' }, idIn(text));
    const message = parsed(text);
    if (!message) return this.#countMistake({ code: 'bad-request' }, idIn(text));
    if (!this.#greeted && message.type !== 'hello') return this.#countMistake({ code: 'no-key' }, idIn(text));
    const failed = (error: unknown): void => {
      const id = 'id' in message ? message.id : undefined;
      const reason = errorBodyOf(error);
      if (reason) return this.#sendError(reason, id);
      this.#deps.context.log.error({ err: error, type: message.type }, 'handling a socket message failed');
      this.#sendError({ code: 'internal' }, id);
    };
    try {
      const handled = message.type === 'act' && this.#actAtOnce(message);
      (handled || this.#handle(message)).catch(failed);
    } catch (error) {
      failed(error);
    }
  }

  /**
   * Performs an action without an `await` of its own, if nothing must be looked up first: nearly every message is a move, and each
   * `await` costs it time. undefined: `#handle` must perform it.
   */
  #actAtOnce({ id, table: tableId, act }: Extract<ClientMessage, { type: 'act' }>): Promise<void> | undefined {
    const { keys, tableService, context } = this.#deps;
    if (!this.#key || !keys.areCurrent) return undefined;
    context.bans.check(this.#key.person.id);
    const visit = this.#visit(tableId);
    const table = tableService.findInMemory(tableId, visit);
    return table && this.#perform(table, visit, id, act);
  }

  #countMistake(error: ErrorBody, id: number | undefined): void {
    this.#sendError(error, id);
    this.#mistakes += 1;
    if (this.#mistakes > MOST_MISTAKES) this.#drop('mistakes');
  }

  get #person(): Person | undefined {
    return this.#key?.person;
  }

  /** The key ended: tells the client so and closes the connection. */
  readonly #signOut = (): void => {
    if (this.#closed) return;
    this.#sendError({ code: 'signed-out' }, undefined);
    this.#drop('signed-out');
  };

  /** The person was banned: tells the client so and closes the connection. */
  readonly #shutOut = ({ body }: ApiError): void => {
    if (this.#closed) return;
    this.#sendError(body, undefined);
    this.#drop('banned');
  };

  async #handle(message: ClientMessage): Promise<void> {
    if (this.#key && !this.#deps.keys.areCurrent) await this.#deps.keys.recheck(this.#key);
    this.#deps.context.bans.check(this.#person?.id);
    if (this.#closed) return;
    switch (message.type) {
      case 'hello':
        return await this.#greet(message);
      case 'ping':
        return this.#send({ type: 'pong', id: message.id, now: this.#deps.context.now() });
      case 'watch':
        return await this.#watch(message);
      case 'unwatch':
        for (const key of this.#watched.keys()) if (key.startsWith(`${message.table} `)) this.#unwatch(key);
        return;
      case 'act':
        return await this.#act(message);
      case 'final': {
        const table = await this.#table(message.table);
        const final = await finalityOf(table, this.#me(), message.seat, message.say, this.#payer);
        return this.#sendToSeat(table, message.seat, { type: 'final', id: message.id, final });
      }
      case 'hint': {
        const table = await this.#table(message.table);
        admit(table.doc, { person: this.#me().id }, message.seat);
        const hint = await hintFor(table, message.seat, this.#payer);
        await table.current();
        return this.#sendToSeat(table, message.seat, { type: 'hint', id: message.id, ...hint });
      }
      case 'why': {
        const table = await this.#table(message.table);
        const refusals = await refusalsOf(table, this.#me(), message.seat, this.#payer, message.about);
        return this.#sendToSeat(table, message.seat, { type: 'refusals', id: message.id, ...refusals });
      }
    }
  }

  get #payer(): Payer {
    return { address: this.#address, person: this.#person?.id };
  }

  #me(): Person {
    if (!this.#person) throw new ApiError('no-key');
    return this.#person;
  }

  /** The visitor as access.ts knows them, with the given invitation or the one by which this connection follows the table. */
  #visit(table: string, invite?: string): Visit {
    const person = this.#person?.id;
    if (invite !== undefined) return { person, invite: hashOf(invite) };
    for (const { subscriber, table: watched } of this.#watched.values())
      if (watched.id === table && subscriber.invite !== undefined) return { person, invite: subscriber.invite };
    return { person };
  }

  async #table(id: string, invite?: string): Promise<LiveTable> {
    await this.#deps.tableService.load(id, this.#payer);
    return await this.#deps.tableService.find(id, this.#visit(id, invite));
  }

  /** Sends a message for a seat, if the person still holds it. */
  #sendToSeat(table: LiveTable, seat: number, message: ServerMessage): void {
    admit(table.doc, this.#visit(table.id), seat);
    this.#send(message);
  }

  async #greet({ protocol, key }: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    const { people, keys, context } = this.#deps;
    if (protocol !== PROTOCOL) throw new ApiError('wrong-protocol');
    if (this.#greeting) throw new ApiError('bad-request');
    this.#greeting = true;
    const known = key === undefined ? undefined : await this.#lookUp(key);
    this.#greeted = true;
    clearTimeout(this.#hello);
    if (this.#closed) {
      if (known) keys.release(known, this.#signOut);
      return;
    }
    if (known) context.bans.hold(known.person.id, this.#shutOut);
    this.#key = known;
    const person = known?.person;
    this.#send({
      type: 'welcome',
      protocol: PROTOCOL,
      server: VERSION,
      ...(person && { name: person.name }),
      now: context.now(),
    });
    if (person) await people.connected(person.id, 1);
  }

  /** The key of a `hello`. After an invalid one the client may try another. */
  async #lookUp(key: string): Promise<KnownKey> {
    try {
      const known = await this.#deps.keys.find(key, this.#signOut);
      if (!known) throw new ApiError('no-key');
      try {
        this.#deps.context.bans.check(known.person.id);
      } catch (error) {
        this.#deps.keys.release(known, this.#signOut);
        throw error;
      }
      return known;
    } catch (error) {
      this.#greeting = false;
      throw error;
    }
  }

  async #watch({ id, table: tableId, seat, since, invite }: Extract<ClientMessage, { type: 'watch' }>): Promise<void> {
    const table = await this.#table(tableId, invite);
    const visit = this.#visit(tableId, invite);
    const viewer = seat ?? SPECTATOR;
    admit(table.doc, visit, viewer);
    const key = `${tableId} ${viewer}`;
    if (this.#watched.size >= MOST_WATCHED && !this.#watched.has(key)) throw new ApiError('too-many');
    const { costs } = this.#deps.context;
    costs.admit(this.#payer);
    const log = await this.#log(table, viewer, since);
    const subscriber: Subscriber = {
      viewer,
      ...visit,
      connection: this,
      send: (text) => this.#write(text),
      end: (why) => this.#ended(key, subscriber, why),
    };
    await table.exclusive(async () => {
      this.#unwatch(key);
      await table.confirm();
      if (this.#closed) return;
      admit(table.doc, visit, viewer);
      costs.follow(this.#payer);
      const startedAt = performance.now();
      this.#watched.set(key, { table, subscriber });
      this.#send({ type: 'ack', id, version: await table.subscribers.versionFor(this.#person?.id) });
      const before = this.#sent;
      await table.subscribers.subscribe(subscriber, since, log);
      costs.deliver(this.#payer, this.#sent - before);
      costs.spend(this.#payer, Math.min(MOST_WATCH_MS, Math.max(WATCH_MS, performance.now() - startedAt)));
      // The connection may have closed before the subscriber was added.
      if (this.#watched.get(key)?.subscriber !== subscriber) return table.subscribers.unsubscribe(subscriber);
      await table.broadcastTable();
      await this.#deps.context.storage.notifyProcesses(`${tableId}:here`);
    });
  }

  /** The permission to follow a table is gone: tells the client. */
  #ended(key: string, subscriber: Subscriber, code: Denial): void {
    const watched = this.#watched.get(key);
    if (watched?.subscriber !== subscriber) return;
    this.#watched.delete(key);
    this.#deps.context.costs.unfollow(this.#payer);
    const { viewer } = subscriber;
    const seat = viewer === SPECTATOR ? {} : { seat: viewer };
    this.#send({ type: 'ended', table: watched.table.id, ...seat, error: { code } });
  }

  /** The log of this viewer, if so long a history is asked for that the table should not wait for it; else undefined. */
  async #log(table: LiveTable, viewer: Seat, since: number | undefined): Promise<ViewerLog | undefined> {
    if (since === undefined || !isLong(table, since)) return undefined;
    const delayed = viewer === SPECTATOR && isDelayed(table.doc, this.#person?.id);
    // A delayed spectator must not be ahead of the others: the delayed feed advances in steps of a second at most.
    const until = delayed ? this.#deps.context.now() - table.doc.delay * 1000 - LATE_MS : Infinity;
    return await viewerLog(table, viewer, delayed, until, this.#payer);
  }

  #unwatch(key: string): void {
    const watched = this.#watched.get(key);
    if (!watched) return;
    this.#watched.delete(key);
    this.#deps.context.costs.unfollow(this.#payer);
    watched.table.subscribers.unsubscribe(watched.subscriber);
  }

  async #act({ id, table: tableId, act }: Extract<ClientMessage, { type: 'act' }>): Promise<void> {
    const visit = this.#visit(tableId);
    const table = this.#deps.tableService.findInMemory(tableId, visit) ?? (await this.#table(tableId));
    await this.#perform(table, visit, id, act);
  }

  #perform(table: LiveTable, { invite }: Visit, id: number, act: PlayerAction): Promise<void> {
    const reply: ActionReply = {
      acknowledge: ({ version, repeated, waiting }) => {
        if (!repeated && !waiting) return this.#write(ackText(id, version));
        this.#send({ type: 'ack', id, version, ...(repeated && { repeated }), ...(waiting && { waiting }) });
      },
      cork: () => this.#writer.cork(),
    };
    const { id: person, name } = this.#me();
    return performAction(table, { id: person, name, invite }, act, reply, this.#payer);
  }

  #leave(): void {
    this.#closed = true;
    clearTimeout(this.#hello);
    clearInterval(this.#heartbeat);
    const tables = new Set([...this.#watched.values()].map(({ table }) => table));
    for (const key of this.#watched.keys()) this.#unwatch(key);
    if (this.#key) {
      this.#deps.keys.release(this.#key, this.#signOut);
      this.#deps.context.bans.release(this.#key.person.id, this.#shutOut);
    }
    if (!this.#person || this.#deps.closing()) return;
    const { context, leaving } = this.#deps;
    const left = this.#announceAbsence(this.#person, tables).catch((error: unknown) => {
      context.log.error({ err: error }, 'announcing a closed connection failed');
    });
    leaving.add(left);
    void left.then(() => leaving.delete(left));
  }

  /** Shows the others at the tables that this person is gone. */
  async #announceAbsence(person: Person, tables: ReadonlySet<LiveTable>): Promise<void> {
    const { people, context } = this.#deps;
    if (!(await people.connected(person.id, -1))) return;
    for (const table of tables) {
      await table.broadcastTable();
      await context.storage.notifyProcesses(`${table.id}:here`);
    }
  }
}

/** The text of an `ack` without marks. Nearly every move gets one, and `JSON.stringify` takes several times as long. */
const ackText = (id: number, version: number): string => `{"type":"ack","id":${id},"version":${version}}`;

/** The id of a request, as far as it can be read: the error answer needs it. */
function idIn(text: string | undefined): number | undefined {
  const found = text === undefined ? null : /"id"\s*:\s*(\d{1,15})\b/.exec(text);
  return found ? Number(found[1]) : undefined;
}

function parsed(text: string | undefined): ClientMessage | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return !isDeeper(value, MOST_LEVELS) && checker.Check(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
