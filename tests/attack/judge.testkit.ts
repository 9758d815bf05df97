import type { ChatLine, TableView } from '../../src/protocol/index.ts';
import { NOTICE_MS, type SendTime, type TableLedger } from './ledger.testkit.ts';
import type { Item, Recorder } from './recorder.testkit.ts';

/** When things happened at a table, from its journal. */
export interface Times {
  /** When each entry was written, in milliseconds since 1970. */
  readonly entries: readonly number[];
  /** When the game ended; Infinity: it has not. */
  readonly ended: number;
  /** The table's seed, a secret until the end. */
  readonly seed: string | undefined;
}

/** The parts of an answer that rights depend on. */
interface RecordedReply {
  readonly version?: number;
  readonly moment?: { readonly version: number };
  readonly table?: TableView;
  readonly lines?: readonly ChatLine[];
  readonly told?: readonly unknown[];
}

/** Decides whether a receiver was entitled to a message at that time, by acknowledged acts and the journal's times. */
export class Judge {
  readonly #recorder: Recorder;
  readonly #table: TableLedger;
  readonly #times: Times;

  constructor(recorder: Recorder, table: TableLedger, times: Times) {
    this.#recorder = recorder;
    this.#table = table;
    this.#times = times;
  }

  judge(item: Item): void {
    const { way, text } = item;
    this.#recorder.compared.add('rights');
    if (way.by === 'webhook') return this.#judgeCall(item, way);
    const seed = this.#times.seed;
    if (seed !== undefined && text.includes(seed) && item.wall < this.#endFor(item))
      this.#find('seed', item, 'the seed before the end');
    if (way.by === 'http') return this.#judgeAnswer(item, way);
    const { type, version, seat, asked } = way;
    if (type === 'table') return this.#judgeTable(item, (JSON.parse(text) as { table: TableView }).table);
    if (type === 'chat') return this.#judgeLine(item, (JSON.parse(text) as { line: ChatLine }).line);
    // Version 0 is acknowledged before the game begins; everything later is sent after that.
    const sent = version ? this.#table.narrowed(item.sent, version, item.peer.server) : item.sent;
    this.#judgePresence(item, sent, version);
    this.#judgeVersion(item, version);
    const isSeats = type === 'state' || type === 'update' || asked?.type !== 'watch';
    if (seat !== undefined && isSeats && !this.#table.mayHoldSeat(item.peer.person, seat, sent))
      this.#find('another seat', item, `${asked?.type ?? type} of seat ${seat}, ${this.#holder(seat)}`, version);
  }

  #find(kind: string, item: Item, why: string, version?: number): void {
    this.#recorder.find(kind, item, this.#table.id, why, item.text, version);
  }

  #holder(seat: number): string {
    return `held by ${this.#table.holders?.[seat] ?? 'nobody'}`;
  }

  /** When this receiver may know that the game has ended. */
  #endFor({ peer }: Item): number {
    return this.#times.ended + (this.#lags(peer.person) ? this.#table.delay * 1000 : 0);
  }

  #lags(person: string | undefined): boolean {
    return this.#table.delay > 0 && !this.#table.plays(person);
  }

  /** The key must be good and the table must be known to its holder. */
  #judgePresence(item: Item, sent: SendTime, version?: number): void {
    const { ledger } = this.#recorder;
    const { key } = item.peer;
    // What needs no version to be seen was found when it came.
    if (ledger.keyMayHold(key, item.sent) && !ledger.keyMayHold(key, sent)) {
      const lost = ledger.voidSince(key)!;
      const late = `${sent.after.tick - lost.tick} events and ${sent.after.wall - lost.wall} ms`;
      this.#find('void key', item, `sent at least ${late} after the key became void`, version);
    }
    // Nothing of a game is sent by a description of the table that is older: there no process is late.
    const notice = version === undefined ? NOTICE_MS : 0;
    if (!this.#table.mayKnow(item.peer, sent, notice))
      this.#find('private table', item, 'to somebody outside', version);
  }

  /** Spectators of a delayed table know no version before its time. */
  #judgeVersion(item: Item, version: number | undefined): void {
    if (version === undefined || version === 0 || !this.#lags(item.peer.person)) return;
    this.#recorder.compared.add('delayed versions');
    const written = this.#times.entries[version - 1];
    if (written === undefined) return;
    const early = written + this.#table.delay * 1000 - item.wall;
    if (early > 0) this.#find('too early', item, `${early} ms before spectators may know it`, version);
  }

  #judgeTable(item: Item, view: TableView): void {
    const { server } = item.peer;
    const isBegun = view.status === 'playing' || view.status === 'over';
    this.#judgePresence(item, isBegun ? this.#table.narrowed(item.sent, 0, server) : item.sent);
    const tellsEnd = view.status === 'over' || view.result || view.rematch !== undefined || view.seed.opened;
    if (tellsEnd && item.wall < this.#endFor(item)) this.#find('too early', item, 'the end of the game');
    view.seats.forEach(({ orders = [], bot }, seat) => {
      const holder = this.#table.holders?.[seat];
      if (orders.length > 0 && holder !== item.peer.person)
        this.#find('another seat', item, `orders of seat ${seat}, ${this.#holder(seat)}`);
      if (isBegun && bot && holder !== undefined && this.#lags(item.peer.person))
        this.#find('too early', item, `a bot plays seat ${seat}`);
    });
    if ('away' in view && item.peer.person !== this.#table.host) this.#find('host only', item, 'who was sent away');
    if (view.undo && !this.#table.plays(item.peer.person)) this.#find('another seat', item, 'a request to undo');
  }

  /** A line says itself when it was sent. */
  #judgeLine(item: Item, line: ChatLine): void {
    const [, tick = '0', wall = '0'] = /^line (\d+) (\d+) /.exec(line.text) ?? [];
    const said = { tick: Number(tick), wall: Number(wall), server: item.peer.server };
    const sent = said.tick > item.sent.after.tick ? { ...item.sent, after: said } : item.sent;
    const { person } = item.peer;
    this.#recorder.compared.add('lines of chat');
    this.#judgePresence(item, sent);
    if (line.room === 'seats' && !this.#table.maySit(person, sent))
      this.#find('chat', item, 'a line of the seats to somebody who does not sit');
    const { begun } = this.#table;
    if (line.room === 'spectators' && begun && sent.after.tick > begun.tick && this.#table.plays(person))
      this.#find('chat', item, 'a line of the spectators to a seat');
  }

  #judgeAnswer(item: Item, way: Extract<Item['way'], { by: 'http' }>): void {
    const body = JSON.parse(item.text) as RecordedReply;
    const { route, seat } = way;
    if (route === 'rematch listed') {
      if (item.wall < this.#endFor(item))
        this.#find('too early', item, 'the rematch is listed before the end is known');
      return;
    }
    if (body.table) return this.#judgeTable(item, body.table);
    const isPlay = /\/(moment|events|replay|refusals|acts)\b/.test(route);
    // Where there is nothing to tell, events give back the version that was asked for.
    const isEcho = body.told?.length === 0 && route.endsWith(`since=${body.version}`);
    const version = isPlay && !isEcho ? (body.moment?.version ?? body.version) : undefined;
    const sent = version ? this.#table.narrowed(item.sent, version, item.peer.server) : item.sent;
    this.#judgePresence(item, sent, version);
    this.#judgeVersion(item, version);
    if (isPlay && seat !== undefined && !this.#table.mayHoldSeat(item.peer.person, seat, sent))
      this.#find('another seat', item, `${route}: ${this.#holder(seat)}`, version);
    if (/\/(journal|record)$/.test(route) && item.wall < this.#endFor(item))
      this.#find('too early', item, `${route} before the end is known`);
    for (const line of body.lines ?? []) this.#judgeRead(item, line);
  }

  /** A chat line that was read later: the reader must be in the room, whenever the line was written. */
  #judgeRead(item: Item, { room }: ChatLine): void {
    this.#recorder.compared.add('lines of chat');
    if (room === 'seats' && !this.#table.maySit(item.peer.person, item.sent))
      this.#find('chat', item, 'lines of the seats read by somebody who does not sit');
  }

  #judgeCall(item: Item, { everyone, wall }: Extract<Item['way'], { by: 'webhook' }>): void {
    const { person, key, server } = item.peer;
    const sent = this.#table.narrowed(item.sent, 0, server);
    if (!this.#table.maySit(person, sent))
      this.#find('webhook', item, `${everyone ? 'everybody’s turns' : 'a turn'} to somebody who does not sit`);
    const lost = this.#recorder.ledger.voidSince(key);
    if (lost && wall > lost.wall + NOTICE_MS)
      this.#find('webhook', item, `${wall - lost.wall} ms after the key that asked for it became void`);
  }
}
