import type { ServerMessage, TableView } from '../../src/protocol/index.ts';
import type { Ledger, Mark, Peer, SendTime, TableLedger } from './ledger.testkit.ts';

/** Something that somebody received and was not entitled to. */
export interface Finding {
  readonly kind: string;
  readonly storage: string;
  readonly seed: number;
  readonly role: string;
  readonly table: string;
  readonly game: string;
  readonly version: number | undefined;
  readonly why: string;
  /** The beginning of what was received. */
  readonly message: string;
}

/** How something came: as a message of a socket, as an answer over HTTP to this request, or at a webhook. */
export type Way =
  | {
      readonly by: 'socket';
      readonly type: ServerMessage['type'];
      readonly seat: number | undefined;
      readonly version: number | undefined;
      readonly asked: SocketRequest | undefined;
    }
  | { readonly by: 'http'; readonly route: string; readonly seat: number | undefined }
  | { readonly by: 'webhook'; readonly everyone: boolean; readonly wall: number };

/** A request over a socket that something answers. */
export interface SocketRequest {
  readonly type: string;
  readonly table: string | undefined;
  readonly seat: number | undefined;
  readonly mark: Mark;
}

/** One thing received about a table. */
export interface Item {
  readonly peer: Peer;
  readonly role: string;
  readonly sent: SendTime;
  readonly wall: number;
  readonly way: Way;
  readonly text: string;
}

const SHOWN = 600;
/** More are only counted. */
const MOST_FINDINGS = 5000;

/** Messages that say nothing but that something is not, or no longer, allowed. */
const REFUSALS: readonly string[] = ['error', 'ended'];

/** Counts by name. */
export class Counts {
  readonly #counts = new Map<string, number>();

  add(name: string, by = 1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + by);
  }

  get(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  toJSON(): Record<string, number> {
    return Object.fromEntries([...this.#counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }
}

/** All bytes that anybody received, by table until that table is proved; what needs no journal is checked at once. */
export class Recorder {
  readonly ledger: Ledger;
  readonly findings: Finding[] = [];
  /** Kinds of the findings. */
  readonly kinds = new Set<string>();
  readonly bytes = new Counts();
  readonly messages = new Counts();
  /** Comings, goings and everything else that was done, by kind. */
  readonly deeds = new Counts();
  readonly compared = new Counts();
  readonly #items = new Map<string, Item[]>();
  readonly #storage: string;
  readonly #seed: number;
  #pending = 0;

  /** Notes what is no leak, but wrong. */
  readonly fault: (text: string) => void;

  constructor(ledger: Ledger, storage: string, seed: number, fault: (text: string) => void = () => {}) {
    this.ledger = ledger;
    this.fault = fault;
    this.#storage = storage;
    this.#seed = seed;
  }

  /** Bytes that wait to be proved. */
  get pending(): number {
    return this.#pending;
  }

  open(table: TableLedger): void {
    this.ledger.tables.set(table.id, table);
    this.#items.set(table.id, []);
  }

  /** Hands out what was received about a table, and forgets it. */
  take(table: string): Item[] {
    const items = this.#items.get(table) ?? [];
    this.#items.delete(table);
    for (const { text } of items) this.#pending -= text.length;
    return items;
  }

  forget(table: string): void {
    this.ledger.tables.delete(table);
  }

  find(kind: string, item: Pick<Item, 'role'>, table: string, why: string, message: unknown, version?: number): void {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    const game = this.ledger.tables.get(table)?.game ?? '';
    const [storage, seed] = [this.#storage, this.#seed] as const;
    this.compared.add(`finding: ${kind}`);
    this.kinds.add(kind);
    if (this.findings.length >= MOST_FINDINGS) return;
    this.findings.push({
      kind,
      storage,
      seed,
      role: item.role,
      table,
      game,
      version,
      why,
      message: text.slice(0, SHOWN),
    });
  }

  #count(peer: Peer, bytes: number): void {
    this.bytes.add(peer.role, bytes);
    this.messages.add(peer.role);
  }

  /** A message of a socket. */
  received(peer: Peer, sent: SendTime, text: string, message: ServerMessage, asked: SocketRequest | undefined): void {
    this.#count(peer, text.length);
    const table = tableIn(message) ?? asked?.table;
    const isRefusal = REFUSALS.includes(message.type);
    if (!isRefusal && !this.ledger.keyMayHold(peer.key, sent))
      this.find('void key', peer, table ?? '', this.#since(peer, sent), message, versionIn(message));
    if (table === undefined || isRefusal) return;
    const { type } = message;
    const seat = type === 'state' || type === 'update' ? message.seat : asked?.seat;
    this.#keep(table, peer, sent, { by: 'socket', type, seat, version: versionIn(message), asked }, text);
  }

  /** An answer over HTTP. */
  answered(peer: Peer, sent: SendTime, route: string, path: string | undefined, body: unknown, text: string): void {
    this.#count(peer, text.length);
    // A rematch answers with another table than the one it was asked of.
    const table = (body as { table?: TableView }).table?.id ?? path;
    // Every process looks keys up where they are stored: none is late to hear of a void one.
    if (!this.ledger.keyMayHold(peer.key, sent, 0))
      this.find('void key', peer, table ?? '', `${route}: ${this.#since(peer, sent)}`, text);
    const seat = /[?&]seat=(\d)/.exec(route)?.[1] ?? /\/seats\/(\d)/.exec(route)?.[1];
    if (path !== undefined && table !== undefined)
      this.#keep(table, peer, sent, { by: 'http', route, seat: seat === undefined ? undefined : Number(seat) }, text);
    else if (/^GET .*\/tables(\?|$)/.test(route))
      this.#listed(peer, sent, route, (body as { tables: TableView[] }).tables);
  }

  /** A refusal over HTTP tells nothing but its code. */
  refused(peer: Peer, text: string): void {
    this.#count(peer, text.length);
  }

  called(peer: Peer, table: string, text: string, everyone: boolean, mark: Mark): void {
    this.#count(peer, text.length);
    this.compared.add('webhook deliveries');
    const sent = { after: { tick: 0, wall: 0, server: peer.server }, received: mark.tick };
    this.#keep(table, peer, sent, { by: 'webhook', everyone, wall: mark.wall }, text);
  }

  #since(peer: Peer, { after }: SendTime): string {
    const lost = this.ledger.voidSince(peer.key);
    if (!lost) return 'the key is not known';
    return `sent at least ${after.tick - lost.tick} events and ${after.wall - lost.wall} ms after the key became void`;
  }

  #keep(table: string, peer: Peer, sent: SendTime, way: Way, text: string): void {
    const items = this.#items.get(table);
    if (!items) return this.#stray(table, peer, sent, text);
    this.#pending += text.length;
    items.push({ peer, role: peer.role, sent, wall: Date.now(), way, text });
  }

  /** About a table that was proved already, or that nobody here opened. */
  #stray(table: string, peer: Peer, sent: SendTime, text: string): void {
    const ledger = this.ledger.tables.get(table);
    this.compared.add('after the proof');
    if (ledger && !ledger.mayKnow(peer, sent)) this.find('private table', peer, table, 'after its end', text);
  }

  /** A list of tables: no private one among the public, and nothing of the end before spectators may know it. */
  #listed(peer: Peer, sent: SendTime, route: string, tables: readonly TableView[]): void {
    for (const view of tables) {
      const table = this.ledger.tables.get(view.id);
      if (!table) continue;
      this.compared.add('listed tables');
      const isOwn = route.includes('/me/');
      if (table.isPrivate && (!isOwn || !table.mayKnow(peer, sent)))
        this.find('private table', peer, view.id, `listed by ${route}`, view);
      const way = (listed: string): Way => ({ by: 'http', route: listed, seat: undefined });
      const text = JSON.stringify({ table: view });
      if (table.delay > 0 && this.#items.has(view.id)) this.#keep(view.id, peer, sent, way('listed'), text);
      const { rematchOf } = table;
      if (rematchOf !== undefined && this.#items.has(rematchOf))
        this.#keep(rematchOf, peer, sent, way('rematch listed'), text);
    }
  }
}

/** The table that a message is about, if it says so. */
function tableIn(message: ServerMessage): string | undefined {
  if (!('table' in message)) return undefined;
  return typeof message.table === 'string' ? message.table : message.table.id;
}

/** The version that a message tells of. */
function versionIn(message: ServerMessage): number | undefined {
  if (message.type === 'state') return message.moment.version;
  return message.type === 'update' || message.type === 'ack' ? message.version : undefined;
}
