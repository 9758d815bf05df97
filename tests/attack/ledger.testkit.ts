/** A point in the attacker's own order of events: every request, answer and message has a number of its own. */
export interface Mark {
  readonly tick: number;
  /** Milliseconds since 1970 by the ledger's clock, which stands still while the machine lets nobody run. */
  readonly wall: number;
  /** The process that was asked, or that sent something. */
  readonly server: number;
}

/** When something was sent by a server: not before `after`, and not later than tick `received`. */
export interface SendTime {
  readonly after: Mark;
  readonly received: number;
}

/** Milliseconds that one process may take to hear from another one that a right was lost. */
export const NOTICE_MS = 3000;

/** A right over time: it may be held from the moment it is asked for until its loss was acknowledged. */
export class Right {
  readonly #spans: { readonly from: number; until?: Mark }[] = [];

  constructor(from?: number) {
    if (from !== undefined) this.grant(from);
  }

  grant(from: number): void {
    if (this.isOpen) return;
    this.#spans.push({ from });
  }

  /** The loss was acknowledged. */
  end(until: Mark): void {
    const last = this.#spans.at(-1);
    if (last) last.until ??= until;
  }

  /** True when nobody has taken it away. */
  get isOpen(): boolean {
    const last = this.#spans.at(-1);
    return last !== undefined && last.until === undefined;
  }

  /** When it was lost last; undefined: it is held, or never was. */
  get lost(): Mark | undefined {
    return this.#spans.at(-1)?.until;
  }

  /** True when the right may have been held when this was sent; another process hears of a loss within `notice` ms. */
  mayCover({ after, received }: SendTime, notice = NOTICE_MS): boolean {
    return this.#spans.some(
      ({ from, until }) =>
        from <= received &&
        (until === undefined ||
          until.tick >= after.tick ||
          (until.server !== after.server && after.wall <= until.wall + notice)),
    );
  }
}

/** Somebody at the other end of a connection or a request, as the attacker knows them. */
export interface Peer {
  /** What it is, for people who read a finding. */
  role: string;
  /** The attacker's own name of the person; undefined: nobody, without a key. */
  readonly person: string | undefined;
  readonly key: string | undefined;
  readonly server: number;
  /** Invitations that this peer has shown. */
  readonly invites: Set<string>;
}

/** Who may know what of one table: kept from acknowledged acts alone, never from what the server says about rights. */
export class TableLedger {
  readonly id: string;
  readonly game: string;
  readonly isPrivate: boolean;
  /** Seconds by which spectators lag behind. */
  readonly delay: number;
  readonly host: string;
  /** The table whose rematch this is. */
  readonly rematchOf: string | undefined;
  readonly #seats = new Map<string, Right>();
  readonly #invites = new Map<string, { readonly seat: number | undefined; readonly right: Right }>();
  /** Seats of a rematch that are kept for people who were asked and have not said yes. */
  readonly #kept = new Map<number, { readonly person: string; readonly right: Right }>();
  /** People whom the host has sent away and not let back. */
  readonly #away = new Map<string, Mark>();
  /** Requests that made a version: nothing with that version was sent before. Ascending by version and by tick. */
  readonly #made: { readonly version: number; readonly mark: Mark }[] = [];
  /** Seats where a bot sits from the beginning. */
  readonly bots = new Set<number>();
  /** The person in each seat when the game began; nobody changes seats afterwards. */
  holders: readonly (string | undefined)[] | undefined;
  begun: Mark | undefined;

  constructor(
    id: string,
    terms: { game: string; isPrivate: boolean; delay: number; host: string; rematchOf?: string },
  ) {
    this.id = id;
    this.game = terms.game;
    this.isPrivate = terms.isPrivate;
    this.delay = terms.delay;
    this.host = terms.host;
    this.rematchOf = terms.rematchOf;
  }

  /** Somebody sat down; an invitation to that seat is used up. */
  sat(seat: number, person: string, asked: Mark, done: Mark): void {
    this.cleared(seat, done);
    const name = `${seat} ${person}`;
    const right = this.#seats.get(name) ?? new Right();
    this.#seats.set(name, right);
    right.grant(asked.tick);
    this.#away.delete(person);
  }

  left(seat: number, person: string, acknowledged: Mark, sentAway = false): void {
    this.#seats.get(`${seat} ${person}`)?.end(acknowledged);
    this.cleared(seat, acknowledged);
    if (sentAway) this.#away.set(person, acknowledged);
  }

  /** The seat waits for somebody, who may therefore know of the table. */
  keep(seat: number, person: string, asked: Mark): void {
    this.#kept.set(seat, { person, right: new Right(asked.tick) });
  }

  /** For whom the seat is kept; undefined: for nobody. */
  keptFor(seat: number): string | undefined {
    const kept = this.#kept.get(seat);
    return kept?.right.isOpen ? kept.person : undefined;
  }

  /** Invitations to this seat are void, and it is kept for nobody. */
  cleared(seat: number, acknowledged: Mark): void {
    this.#kept.get(seat)?.right.end(acknowledged);
    for (const invite of this.#invites.values()) if (invite.seat === seat) invite.right.end(acknowledged);
  }

  letBack(person: string): void {
    this.#away.delete(person);
  }

  /** Who was sent away from the table before this one is away from here too. */
  keepAway(before: TableLedger): void {
    for (const [person, mark] of before.#away) this.#away.set(person, mark);
  }

  isAway(person: string | undefined): boolean {
    return person !== undefined && this.#away.has(person);
  }

  invited(token: string, asked: Mark, seat?: number): void {
    this.#invites.set(token, { seat, right: new Right(asked.tick) });
  }

  uninvited(token: string, acknowledged: Mark): void {
    this.#invites.get(token)?.right.end(acknowledged);
  }

  /** The game begins with the people who sit now; `asked`: when the last request that it needed was sent. */
  begin(seats: number, asked: Mark): void {
    this.begun = asked;
    this.holders = Array.from({ length: seats }, (_, seat) => this.sitter(seat));
  }

  /** Who sits there now. */
  sitter(seat: number): string | undefined {
    for (const [name, right] of this.#seats)
      if (right.isOpen && name.startsWith(`${seat} `)) return name.slice(name.indexOf(' ') + 1);
    return undefined;
  }

  /** A request that was sent at `mark` made this version. */
  made(version: number, mark: Mark): void {
    let i = this.#made.length;
    while (i > 0 && this.#made[i - 1]!.version > version) i--;
    this.#made.splice(i, 0, { version, mark });
  }

  /** Narrows down when something with this version was sent. */
  narrowed(sent: SendTime, version: number, server: number): SendTime {
    let { after } = sent;
    if (this.begun && this.begun.tick > after.tick) after = { ...this.begun, server };
    for (const { version: made, mark } of this.#made) {
      if (made > version) break;
      if (mark.tick > after.tick) after = { ...mark, server };
    }
    return { after, received: sent.received };
  }

  /** True when the person may have held this seat then. Seats never change while a game is played: no process is late. */
  mayHoldSeat(person: string | undefined, seat: number, sent: SendTime): boolean {
    return this.#seats.get(`${seat} ${person}`)?.mayCover(sent, 0) ?? false;
  }

  /** True when the person may have sat anywhere then. */
  maySit(person: string | undefined, sent: SendTime, notice?: number): boolean {
    for (const [name, right] of this.#seats)
      if (name.endsWith(` ${person}`) && right.mayCover(sent, notice)) return true;
    return false;
  }

  /** True when the person sits at the table from its beginning to its end. */
  plays(person: string | undefined): boolean {
    return person !== undefined && this.holders?.includes(person) === true;
  }

  /** True when the peer may have been allowed to know of the table then. */
  mayKnow({ person, invites }: Peer, sent: SendTime, notice = NOTICE_MS): boolean {
    if (!this.isPrivate || person === this.host || this.maySit(person, sent, notice)) return true;
    for (const kept of this.#kept.values())
      if (kept.person === person && kept.right.mayCover(sent, notice)) return true;
    const away = person === undefined ? undefined : this.#away.get(person);
    const isSentAway =
      away !== undefined &&
      away.tick < sent.after.tick &&
      (away.server === sent.after.server || sent.after.wall > away.wall + notice);
    return !isSentAway && [...invites].some((token) => this.#invites.get(token)?.right.mayCover(sent, notice) ?? false);
  }
}

/** Everything the attacker knows about rights, and its order of events. */
export class Ledger {
  readonly tables = new Map<string, TableLedger>();
  readonly #keys = new Map<string, Right>();
  readonly #now: () => number;
  #tick = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  mark(server: number): Mark {
    return { tick: ++this.#tick, wall: this.#now(), server };
  }

  keyMade(key: string, asked: Mark): void {
    this.#keys.set(key, new Right(asked.tick));
  }

  keyVoid(key: string, acknowledged: Mark): void {
    this.#keys.get(key)?.end(acknowledged);
  }

  isGood(key: string): boolean {
    return this.#keys.get(key)?.isOpen ?? false;
  }

  /** When the key became void; undefined: it is good. */
  voidSince(key: string | undefined): Mark | undefined {
    return key === undefined ? undefined : this.#keys.get(key)?.lost;
  }

  /** True when the key may have been good when this was sent. */
  keyMayHold(key: string | undefined, sent: SendTime, notice?: number): boolean {
    return key === undefined || (this.#keys.get(key)?.mayCover(sent, notice) ?? false);
  }
}
