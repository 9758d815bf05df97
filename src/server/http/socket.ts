import type { Writable } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import { Compile } from 'typebox/compile';
import { type Seat, SPECTATOR } from '../../kernel/index.ts';
import {
  type ClientMessage,
  ClientMessageSchema,
  type ErrorBody,
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
import { isLong, type ToldLog, toldLog } from '../play/told-log.ts';
import { hintFor } from '../play/hints.ts';
import { hashOf } from '../secrets.ts';
import { finalityOf, refusalsOf } from './handlers.ts';
import { TokenBucket, type TokenBuckets, limitName } from './rate-limits.ts';
import { SocketWriter } from './socket-writer.ts';
import { isDeeper, MOST_LEVELS } from './request-parser.ts';

const checker = Compile(ClientMessageSchema);

/** A reader that is so far behind will not catch up: it comes back and resumes. */
const MOST_BUFFERED = 1_000_000;
const MOST_WATCHED = 50;
/** A client that says nothing sensible so often is not one. */
const MOST_MISTAKES = 20;
const HELLO_MS = 10_000;
const LINGER_MS = 1_000;
/** The least and the most that beginning to follow a table costs, in milliseconds of work, besides the events that are sent. */
const WATCH_MS = 1;
const MOST_WATCH_MS = 20;
/** A spectator who lags behind may be later than the delay by so many milliseconds. */
const LATE_MS = 2_000;
const HEARTBEAT_MS = 25_000;

/** What sockets need. */
export interface SocketContext {
  readonly house: ServerContext;
  readonly keys: Keys;
  readonly people: People;
  readonly desk: TableService;
  /** Messages per person, over all of their connections. */
  readonly perPerson: TokenBuckets;
  /** Messages per address, over all of its connections. */
  readonly perAddress: TokenBuckets;
  /** Messages per second of one connection. */
  readonly perSecond: number;
  /** What is still to be said about people who left. */
  readonly leaving: Set<Promise<void>>;
  /** True once the server is about to stop. */
  closing(): boolean;
}

/** One connection. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #outlet: SocketWriter;
  readonly #board: SocketContext;
  readonly #address: string;
  readonly #bucket: TokenBucket;
  readonly #watched = new Map<string, { table: LiveTable; watcher: Subscriber }>();
  #key: KnownKey | undefined;
  /** True from a greeting on, also while its key is looked up: a second one is refused. */
  #greeting = false;
  /** Characters sent so far. */
  #sent = 0;
  #greeted = false;
  #mistakes = 0;
  #alive = true;
  #closed = false;
  readonly #hello: NodeJS.Timeout;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(socket: WebSocket, stream: Writable, board: SocketContext, address: string) {
    this.#socket = socket;
    this.#address = limitName(address);
    this.#outlet = new SocketWriter(socket, stream);
    this.#board = board;
    this.#bucket = new TokenBucket(2 * board.perSecond, board.perSecond);
    this.#hello = setTimeout(() => this.#greeted || this.#drop('silent'), HELLO_MS);
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS);
    socket.on('message', (data, binary) => this.#hear(binary ? undefined : (data as Buffer).toString()));
    socket.on('ping', (data) => this.#control(() => socket.pong(data)));
    socket.on('pong', () => this.#control());
    socket.on('error', () => {});
    socket.on('close', () => this.#leave());
  }

  /** Control frames count as messages: whoever sends more of them than anybody needs is let go. */
  #control(answer?: () => void): void {
    if (this.#closed) return;
    this.#alive = true;
    if (!this.#bucket.take()) return this.#drop('control');
    if (this.#outlet.waiting > MOST_BUFFERED) return this.#drop('slow');
    answer?.();
  }

  #beat(): void {
    if (!this.#alive) return this.#drop('half-open');
    this.#alive = false;
    this.#socket.ping();
  }

  /** Ends the connection for a reason; whoever still listens gets to hear what was said before. */
  #drop(why: 'silent' | 'half-open' | 'slow' | 'mistakes' | 'control' | 'signed-out'): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#board.house.metrics.dropped.inc({ why });
    if (why !== 'mistakes' && why !== 'signed-out') return this.#socket.terminate();
    this.#socket.close(why === 'signed-out' ? SIGNED_OUT : 1008, why);
    setTimeout(() => this.#socket.terminate(), LINGER_MS).unref();
  }

  #write(text: string): void {
    if (this.#closed) return;
    if (this.#outlet.waiting > MOST_BUFFERED) return this.#drop('slow');
    this.#sent += text.length;
    this.#outlet.write(text);
  }

  #say(message: ServerMessage): void {
    this.#write(JSON.stringify(message));
  }

  #refuse(error: ErrorBody, id: number | undefined): void {
    this.#say({ type: 'error', ...(id !== undefined && { id }), error });
  }

  #hear(text: string | undefined): void {
    if (this.#closed) return;
    const { perPerson, perAddress } = this.#board;
    this.#alive = true;
    const { keys } = this.#board;
    if (this.#key) keys.touch(this.#key);
    const isTooMuch =
      !this.#bucket.take() || (this.#person && !perPerson.take(this.#person.id)) || !perAddress.take(this.#address);
    if (isTooMuch) return this.#mistaken({ code: 'too-many' }, idIn(text));
    const message = parsed(text);
    if (!message) return this.#mistaken({ code: 'bad-request' }, idIn(text));
    if (!this.#greeted && message.type !== 'hello') return this.#mistaken({ code: 'no-key' }, idIn(text));
    this.#obey(message).catch((error: unknown) => {
      const id = 'id' in message ? message.id : undefined;
      const reason = errorBodyOf(error);
      if (reason) return this.#refuse(reason, id);
      this.#board.house.log.error({ err: error, type: message.type }, 'a message failed');
      this.#refuse({ code: 'internal' }, id);
    });
  }

  #mistaken(error: ErrorBody, id: number | undefined): void {
    this.#refuse(error, id);
    this.#mistakes += 1;
    if (this.#mistakes > MOST_MISTAKES) this.#drop('mistakes');
  }

  get #person(): Person | undefined {
    return this.#key?.person;
  }

  /** The key ended: whoever listens is told so, nothing more is sent or heard. */
  readonly #signOut = (): void => {
    if (this.#closed) return;
    this.#refuse({ code: 'signed-out' }, undefined);
    this.#drop('signed-out');
  };

  async #obey(message: ClientMessage): Promise<void> {
    if (this.#key) await this.#board.keys.recheck(this.#key);
    if (this.#closed) return;
    switch (message.type) {
      case 'hello':
        return await this.#greet(message);
      case 'ping':
        return this.#say({ type: 'pong', id: message.id, now: this.#board.house.now() });
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
        return this.#tellSeat(table, message.seat, { type: 'final', id: message.id, final });
      }
      case 'hint': {
        const table = await this.#table(message.table);
        admit(table.doc, { person: this.#me().id }, message.seat);
        const hint = await hintFor(table, message.seat, this.#payer);
        await table.current();
        return this.#tellSeat(table, message.seat, { type: 'hint', id: message.id, ...hint });
      }
      case 'why': {
        const table = await this.#table(message.table);
        const refusals = await refusalsOf(table, this.#me(), message.seat, this.#payer);
        return this.#tellSeat(table, message.seat, { type: 'refusals', id: message.id, ...refusals });
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

  /** Who this is at a table: with the invitation by which it follows the table, unless it presents another one. */
  #visit(table: string, invite?: string): Visit {
    const person = this.#person?.id;
    if (invite !== undefined) return { person, invite: hashOf(invite) };
    for (const { watcher, table: watched } of this.#watched.values())
      if (watched.id === table && watcher.invite !== undefined) return { person, invite: watcher.invite };
    return { person };
  }

  async #table(id: string, invite?: string): Promise<LiveTable> {
    await this.#board.desk.load(id, this.#payer);
    return await this.#board.desk.find(id, this.#visit(id, invite));
  }

  /** Sends what belongs to a seat, if it is still this person's. */
  #tellSeat(table: LiveTable, seat: number, message: ServerMessage): void {
    admit(table.doc, this.#visit(table.id), seat);
    this.#say(message);
  }

  async #greet({ protocol, key }: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    const { people, keys, house } = this.#board;
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
    this.#key = known;
    const person = known?.person;
    this.#say({
      type: 'welcome',
      protocol: PROTOCOL,
      server: VERSION,
      ...(person && { name: person.name }),
      now: house.now(),
    });
    if (person) await people.connected(person.id, 1);
  }

  /** The key of a greeting; after one that does not count another may be tried. */
  async #lookUp(key: string): Promise<KnownKey> {
    try {
      const known = await this.#board.keys.find(key, this.#signOut);
      if (!known) throw new ApiError('no-key');
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
    const { costs } = this.#board.house;
    costs.admit(this.#payer);
    const log = await this.#log(table, viewer, since);
    const watcher: Subscriber = {
      viewer,
      ...visit,
      connection: this,
      send: (text) => this.#write(text),
      end: (why) => this.#ended(key, watcher, why),
    };
    await table.exclusive(async () => {
      this.#unwatch(key);
      await table.confirm();
      if (this.#closed) return;
      admit(table.doc, visit, viewer);
      costs.follow(this.#payer);
      const begun = performance.now();
      this.#watched.set(key, { table, watcher });
      this.#say({ type: 'ack', id, version: await table.subscribers.versionFor(this.#person?.id) });
      const before = this.#sent;
      await table.subscribers.watch(watcher, since, log);
      costs.deliver(this.#payer, this.#sent - before);
      costs.spend(this.#payer, Math.min(MOST_WATCH_MS, Math.max(WATCH_MS, performance.now() - begun)));
      // Whoever left meanwhile was not there yet to be let go.
      if (this.#watched.get(key)?.watcher !== watcher) return table.subscribers.unwatch(watcher);
      await table.broadcastTable();
      await this.#board.house.storage.notifyProcesses(`${tableId}:here`);
    });
  }

  /** The right to follow a table is gone: says so, and forgets that it was followed. */
  #ended(key: string, watcher: Subscriber, code: Denial): void {
    const watched = this.#watched.get(key);
    if (watched?.watcher !== watcher) return;
    this.#watched.delete(key);
    this.#board.house.costs.unfollow(this.#payer);
    const { viewer } = watcher;
    const seat = viewer === SPECTATOR ? {} : { seat: viewer };
    this.#say({ type: 'ended', table: watched.table.id, ...seat, error: { code } });
  }

  /** What this viewer was told, where so much is asked for that the table should not wait for it. */
  async #log(table: LiveTable, viewer: Seat, since: number | undefined): Promise<ToldLog | undefined> {
    if (since === undefined || !isLong(table, since)) return undefined;
    const late = viewer === SPECTATOR && isDelayed(table.doc, this.#person?.id);
    // A spectator who lags behind must not be ahead of the others: they are told in steps of a second at most.
    const until = late ? this.#board.house.now() - table.doc.delay * 1000 - LATE_MS : Infinity;
    return await toldLog(table, viewer, late, until, this.#payer);
  }

  #unwatch(key: string): void {
    const watched = this.#watched.get(key);
    if (!watched) return;
    this.#watched.delete(key);
    this.#board.house.costs.unfollow(this.#payer);
    watched.table.subscribers.unwatch(watched.watcher);
  }

  async #act({ id, table: tableId, act }: Extract<ClientMessage, { type: 'act' }>): Promise<void> {
    const table = await this.#table(tableId);
    const reply: ActionReply = {
      take: ({ version, repeated, waiting }) =>
        this.#say({ type: 'ack', id, version, ...(repeated && { repeated }), ...(waiting && { waiting }) }),
      hold: () => this.#outlet.cork(),
    };
    const actor = { ...this.#me(), invite: this.#visit(tableId).invite };
    await performAction(table, actor, act, reply, this.#payer);
  }

  #leave(): void {
    this.#closed = true;
    clearTimeout(this.#hello);
    clearInterval(this.#heartbeat);
    const tables = new Set([...this.#watched.values()].map(({ table }) => table));
    for (const key of this.#watched.keys()) this.#unwatch(key);
    if (this.#key) this.#board.keys.release(this.#key, this.#signOut);
    if (!this.#person || this.#board.closing()) return;
    const { house, leaving } = this.#board;
    const left = this.#sayGoodbye(this.#person, tables).catch((error: unknown) => {
      house.log.error({ err: error }, 'leaving failed');
    });
    leaving.add(left);
    void left.then(() => leaving.delete(left));
  }

  /** The others at the tables see that this person is gone. */
  async #sayGoodbye(person: Person, tables: ReadonlySet<LiveTable>): Promise<void> {
    const { people, house } = this.#board;
    if (!(await people.connected(person.id, -1))) return;
    for (const table of tables) {
      await table.broadcastTable();
      await house.storage.notifyProcesses(`${table.id}:here`);
    }
  }
}

/** The number of a request, if that much of it can be read: so that a refusal finds its way home. */
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
