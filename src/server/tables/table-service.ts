import { type GameTypes, seatsOf } from '../../kernel/index.ts';
import type { RouteRequest, TableView } from '../../protocol/index.ts';
import { admit, isSeated, isSentAway, mayBeListed, type Visit, type Person } from '../access.ts';
import type { Payer } from '../cost/costs.ts';
import { reportDamage } from '../damage.ts';
import { findGame, type ServerContext } from '../context.ts';
import { cleanLabel } from '../labels.ts';
import type { TableCache } from '../play/table-cache.ts';
import type { LiveTable } from '../play/table.ts';
import { ApiError, errorBodyOf } from '../api-error.ts';
import { hashOf, newId, newSecret } from '../secrets.ts';
import { ratedSeats } from '../ratings/rate.ts';
import { describeTable } from './describe.ts';
import { type AwayDoc, indexRowOf, readDoc, type SeatDoc, type TableDoc } from './doc.ts';
import { requestReveals, newSeed, revealSeat } from './fairness.ts';
import { accepted, rematchOf } from './rematch.ts';

const LISTED = 100;
/** The longest title of a table. */
const TITLE_LENGTH = 80;
/** Of so many running games a person is told whose turn it is: each must be read for that. */
const MOST_RUNNING = 20;
/** A table remembers so many people who were sent away, the latest. */
const MOST_AWAY = 100;
const FORGOTTEN_MS = 3 * 86_400_000;

const withSeat = (doc: TableDoc, at: number, seat: SeatDoc): TableDoc => ({
  ...doc,
  seats: doc.seats.map((each, i) => (i === at ? seat : each)),
});

/** The table without somebody in any seat, who may not come back by themselves. */
function sentAway(doc: TableDoc, { person = '', name = '' }: SeatDoc): TableDoc {
  const seats = doc.seats.map((seat) => (seat.person === person ? {} : seat));
  const away: AwayDoc[] = [...(doc.away ?? []), { id: newId(), person, name }];
  return { ...doc, seats, away: away.slice(-MOST_AWAY) };
}

/** Where tables are opened, filled and begun. */
export class TableService {
  readonly #house: ServerContext;
  readonly #hall: TableCache;
  /** What each person is just doing that counts. */
  readonly #busy = new Map<string, Promise<void>>();

  constructor(house: ServerContext, hall: TableCache) {
    this.#house = house;
    this.#hall = hall;
  }

  /** Opens a table; every problem with its settings is named. */
  async open(person: Person, wish: RouteRequest<'newTable'>['body'], payer: Payer): Promise<LiveTable> {
    const game = await findGame(this.#house.games, wish.game);
    if (!game) throw new ApiError('no-game');
    const reading = game.readSettings(wish.settings);
    if (!reading.ok) {
      const problems = reading.problems.map(({ path, code, args }) => ({ path, code, ...(args && { args }) }));
      throw new ApiError('settings', { problems });
    }
    const { seats }: GameTypes['settings'] = reading.value;
    const create = (): Promise<LiveTable> =>
      this.#create({
        game: game.name,
        rules: game.version,
        // Without a title, or with one that nobody could see, a table is called by its game.
        title: cleanLabel(wish.title ?? '', TITLE_LENGTH),
        settings: reading.value,
        host: person.id,
        private: wish.private ?? false,
        delay: wish.delay ?? 0,
        strict: wish.strict ?? false,
        ...(wish.hints && { hints: true as const }),
        ...(game.cooperative && { cooperative: true as const }),
        clock: wish.clock ?? { kind: 'none' },
        timeout: wish.timeout ?? 'wait',
        status: 'open',
        created: this.#house.now(),
        seats: Array.from({ length: seats }, () => ({})),
        seed: newSeed(),
        orders: {},
      });
    return await this.#oneByOne(person, async () => {
      const { caps, storage } = this.#house;
      if ((await storage.openTablesOf(person.id, this.#house.now() - FORGOTTEN_MS)) >= caps.limits.openTables)
        throw new ApiError('too-many-lobbies');
      caps.tables.take(payer);
      return await create();
    });
  }

  /** Does what counts for a person one after the other, so that nobody gets past a cap by asking for many at once. */
  #oneByOne<T>({ id }: Person, work: () => Promise<T>): Promise<T> {
    const result = (this.#busy.get(id) ?? Promise.resolve()).then(work);
    const settled = result.then(
      () => {},
      () => {},
    );
    this.#busy.set(id, settled);
    void settled.then(() => this.#busy.get(id) === settled && this.#busy.delete(id));
    return result;
  }

  async #create(doc: TableDoc): Promise<LiveTable> {
    const id = newId();
    const row = { id, revision: 1, doc: JSON.stringify(doc) };
    await this.#house.storage.createTable(row, indexRowOf(doc), doc.created);
    this.#house.costs.revision += 1;
    return await this.#hall.table(id);
  }

  /** A table, if this visitor may know of it. */
  async find(id: string, visit: Visit): Promise<LiveTable> {
    const table = await this.#hall.table(id);
    admit(table.doc, visit);
    return table;
  }

  /** Has the table in memory; who asks for one that is not pays for replaying it. */
  async load(id: string, payer: Payer): Promise<void> {
    if (this.#hall.has(id)) return;
    const { costs } = this.#house;
    await costs.loaded(
      payer,
      () => this.#hall.table(id),
      (table) => table.replayed,
    );
  }

  /** Public tables, newest first; those that nobody began for days are left out. */
  async list(
    person: Person | undefined,
    { game, status, free, clock }: RouteRequest<'tables'>['query'],
  ): Promise<TableView[]> {
    // A spectator's delay covers the end: what is over may still have to be listed among what is played.
    const stored =
      status === undefined ? [undefined] : status === 'playing' ? ['opening', 'playing', 'over'] : [status];
    const rows = await Promise.all(
      stored.map((each) =>
        this.#house.storage.listTables({
          ...(game !== undefined && { game }),
          ...(each !== undefined && { status: each }),
          open: true,
          limit: LISTED,
        }),
      ),
    );
    const now = this.#house.now();
    const tables = await this.#describeAll(rows.flat(), person, (doc) => mayBeListed(doc, person?.id, now));
    const oldest = now - FORGOTTEN_MS;
    return tables
      .filter((table) => status === undefined || (table.status === 'opening' ? 'playing' : table.status) === status)
      .filter((table) => table.status !== 'open' || table.created > oldest)
      .filter((table) => clock === undefined || table.clock.kind === clock)
      .filter((table) => free === undefined || table.seats.some((seat) => !seat.taken && !seat.invited))
      .sort((a, b) => b.created - a.created)
      .slice(0, LISTED);
  }

  /** The tables where a person sits or sat, newest first. */
  async mine(person: Person): Promise<TableView[]> {
    const rows = await this.#house.storage.listTables({ person: person.id, limit: LISTED });
    const tables = await this.#describeAll(rows, person);
    const running = tables
      .filter(({ status, seats }) => status === 'playing' && seats.some(({ yours }) => yours))
      .slice(0, MOST_RUNNING);
    const asked = new Map<string, number[]>();
    for (const { id } of running) asked.set(id, await this.#asked(id));
    return tables.map((table) => ({ ...table, ...(asked.has(table.id) && { asked: asked.get(table.id)! }) }));
  }

  /** Who must decide at a table that is played; nobody when it cannot be read any more. */
  async #asked(id: string): Promise<number[]> {
    const { session } = await this.#hall.table(id).catch((error: unknown) => {
      if (errorBodyOf(error)?.code !== 'unreadable') throw error;
      return { session: undefined };
    });
    return session ? seatsOf(session.referee.game.asked(session.referee.state)) : [];
  }

  async #describeAll(
    rows: readonly { id: string; doc: string }[],
    person: Person | undefined,
    isShown: (doc: TableDoc) => boolean = () => true,
  ): Promise<TableView[]> {
    const docs = rows.flatMap(({ id, doc: text }) => {
      const doc = readDoc(text);
      if (!doc) reportDamage(this.#house.log, 'table', id);
      return doc && isShown(doc) ? [{ id, doc }] : [];
    });
    const people = docs.flatMap(({ doc }) => doc.seats.flatMap((seat) => seat.person ?? []));
    const here = await this.#house.presence([...new Set(people)]);
    const now = this.#house.now();
    return docs.map((each) => describeTable({ ...each, person: person?.id, present: (who) => here.has(who), now }));
  }

  /** Makes an invitation to the table or to one seat; it is shown once. */
  async invite(table: LiveTable, person: Person, seat: number | undefined): Promise<string> {
    const invite = newSecret();
    await this.#change(table, (doc) => {
      if (doc.host !== person.id) throw new ApiError('not-host');
      if (seat === undefined) return { ...doc, invite: hashOf(invite) };
      const place = doc.seats[seat];
      if (!place) throw new ApiError('no-seat');
      return withSeat(doc, seat, { ...place, invite: hashOf(invite) });
    });
    return invite;
  }

  /** Sits down, or puts a bot there. */
  async sit(
    table: LiveTable,
    person: Person,
    at: number,
    wish: RouteRequest<'sit'>['body'],
    payer: Payer,
  ): Promise<void> {
    const isCounted = wish.bot !== true && table.doc.host !== person.id && table.doc.seats[at]?.person !== person.id;
    const sit = (): Promise<void> => this.#seat(table, person, at, wish);
    if (!isCounted) return await sit();
    await this.#oneByOne(person, async () => {
      const { caps, storage } = this.#house;
      if ((await storage.openSeatsOf(person.id, this.#house.now() - FORGOTTEN_MS)) >= caps.limits.openSeats)
        throw new ApiError('too-many-seats');
      caps.seats.take(payer);
      await sit();
    });
  }

  #seat(table: LiveTable, person: Person, at: number, wish: RouteRequest<'sit'>['body']): Promise<void> {
    return this.#change(table, (doc) => {
      const seat = doc.seats[at];
      if (!seat) throw new ApiError('no-seat');
      if (doc.status !== 'open') throw new ApiError('begun');
      const host = doc.host === person.id;
      if (wish.bot === true) {
        if (!host) throw new ApiError('not-host');
        if (seat.person !== undefined) throw new ApiError('seat-taken');
        return withSeat(doc, at, { bot: true, ...(wish.level !== undefined && { level: wish.level }) });
      }
      if (seat.person === person.id)
        return wish.promise === undefined ? doc : withSeat(doc, at, { ...seat, promise: wish.promise });
      if (isSentAway(doc, person.id)) throw new ApiError('sent-away');
      if (seat.person !== undefined || seat.bot) throw new ApiError('seat-taken');
      if (seat.invited && seat.invited.person !== person.id) throw new ApiError('seat-kept');
      const hash = wish.invite === undefined ? '' : hashOf(wish.invite);
      const invited = hash === seat.invite || (hash === doc.invite && seat.invite === undefined);
      // A seat with an invitation of its own waits for the one who has it; a private table needs one of some kind.
      const isAsked = seat.invited?.person === person.id;
      if (!host && !isAsked && !invited && (doc.private || seat.invite !== undefined)) throw new ApiError('bad-invite');
      const { invite: _, invited: _kept, ...rest } = seat;
      const promise = wish.promise === undefined ? {} : { promise: wish.promise };
      return withSeat(doc, at, { ...rest, person: person.id, name: person.name, ...promise });
    });
  }

  /**
   * Leaves a seat before the start, or declines one that is kept; the host clears any, and so sends the person who sits
   * there away.
   */
  async stand(table: LiveTable, person: Person, at: number): Promise<void> {
    await this.#change(table, (doc) => {
      const seat = doc.seats[at];
      if (!seat) throw new ApiError('no-seat');
      if (doc.status !== 'open') throw new ApiError('begun');
      const { person: sitter = seat.invited?.person } = seat;
      if (sitter === undefined && !seat.bot) throw new ApiError('seat-free');
      if (sitter !== person.id && doc.host !== person.id) throw new ApiError('not-yours');
      return seat.person === undefined || seat.person === person.id ? withSeat(doc, at, {}) : sentAway(doc, seat);
    });
  }

  /** Begins: those who promised entropy are asked to open it. */
  async start(table: LiveTable, person: Person): Promise<void> {
    const until = this.#house.now() + this.#house.delays.opening;
    const rated = await ratedSeats(this.#house.storage, table.doc);
    await this.#change(table, (doc) => {
      if (doc.host !== person.id) throw new ApiError('not-host');
      if (doc.status !== 'open') throw new ApiError('begun');
      if (doc.seats.some((seat) => seat.person === undefined && !seat.bot)) throw new ApiError('seats-free');
      return requestReveals({ ...doc, rated }, until);
    });
    if (table.doc.status === 'opening') await this.#house.storage.setDue(table.id, until);
  }

  /** Opens a seat's entropy. */
  async openEntropy(table: LiveTable, person: Person, at: number, entropy: string): Promise<void> {
    await this.#change(table, (doc) => {
      if (!doc.seats[at]) throw new ApiError('no-seat');
      if (doc.seats[at].person !== person.id) throw new ApiError('not-yours');
      return revealSeat(doc, at, entropy);
    });
  }

  /**
   * A new table with the same settings; the second who asks gets the same one. Whoever asks sits down by it, for the others
   * their seats are kept until they say yes.
   */
  async rematch(table: LiveTable, person: Person): Promise<LiveTable> {
    if (!isSeated(table.doc, person.id)) throw new ApiError('not-allowed');
    await table.exclusive(async () => {
      if (table.doc.status !== 'over') throw new ApiError('not-ended');
      if (table.doc.rematch !== undefined) return;
      const game = await findGame(this.#house.games, table.doc.game);
      const doc = rematchOf(table.doc, person, this.#house.now(), game?.version);
      const next = await this.#create(doc);
      const rematchBy = { person: person.id, name: person.name };
      await table.amend((d) => (d.rematch === undefined ? { ...d, rematch: next.id, rematchBy } : d));
      await table.broadcastTable();
    });
    const next = await this.#hall.table(table.doc.rematch!);
    await this.#change(next, (doc) => accepted(doc, person));
    return next;
  }

  #change(table: LiveTable, change: (doc: TableDoc) => TableDoc): Promise<void> {
    return table.exclusive(async () => {
      const { doc } = table;
      await table.amend(change);
      if (table.doc !== doc) await table.broadcastTable();
    });
  }
}
