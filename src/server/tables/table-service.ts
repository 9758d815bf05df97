import { type GameTypes, type Problem, seatsOf } from '../../kernel/index.ts';
import { TABLE_STATUSES, type RouteRequest, type TableView } from '../../protocol/index.ts';
import {
  admit,
  endIsKnown,
  isSeated,
  isSentAway,
  mayBeListed,
  mayOpenRecord,
  type Visit,
  type Person,
} from '../access.ts';
import type { Payer } from '../cost/costs.ts';
import { reportDamage } from '../damage.ts';
import type { ServerContext } from '../context.ts';
import { cleanLabel } from '../labels.ts';
import type { TableCache } from '../play/table-cache.ts';
import type { LiveTable } from '../play/table.ts';
import { ApiError, errorBodyOf } from '../api-error.ts';
import { findGame, type GameOfPack, gameOfTable, readOwnPack } from '../games.ts';
import type { PackRow } from '../storage/storage.ts';
import { hashOf, newId, newSecret } from '../secrets.ts';
import { ratedSeats } from '../ratings/rate.ts';
import { describeTable } from './describe.ts';
import { type AwayDoc, indexRowOf, readDoc, type SeatDoc, type TableDoc } from './doc.ts';
import { requestReveals, newSeed, revealSeat } from './fairness.ts';
import { rematchOf, withReservedSeatsTaken } from './rematch.ts';

/** Most tables in a list. */
const LISTED = 100;
/** Most characters of a table's title. */
const TITLE_LENGTH = 80;
/** For how many running games the list of a person's tables says whose turn it is: each must be loaded for that. */
const MOST_RUNNING = 20;
/** How many people who were sent away a table remembers; the latest ones. */
const MOST_AWAY = 100;
/** A table that has not begun is left out of lists and limits after this time, in ms. */
const FORGOTTEN_MS = 3 * 86_400_000;

const settingsError = (all: readonly Problem[]): ApiError =>
  new ApiError('settings', {
    problems: all.map(({ path, code, args }) => ({ path, code, ...(args && { args }) })),
  });

const withSeat = (doc: TableDoc, at: number, seat: SeatDoc): TableDoc => ({
  ...doc,
  seats: doc.seats.map((each, i) => (i === at ? seat : each)),
});

/** The table without a person in any seat; only the host can readmit them. */
function sentAway(doc: TableDoc, { person = '', name = '' }: SeatDoc): TableDoc {
  const seats = doc.seats.map((seat) => (seat.person === person ? {} : seat));
  const away: AwayDoc[] = [...(doc.away ?? []), { id: newId(), person, name }];
  return { ...doc, seats, away: away.slice(-MOST_AWAY) };
}

/** True when one of these people hosts the table or sits at it. */
const hasAnyOf = ({ host, seats }: TableDoc, people: ReadonlySet<string>): boolean =>
  people.size > 0 && (people.has(host) || seats.some(({ person }) => person !== undefined && people.has(person)));

/** Creates, fills, starts and lists tables. */
export class TableService {
  readonly #context: ServerContext;
  readonly #tableCache: TableCache;
  /** By person, the last action that counts against a cap. */
  readonly #busy = new Map<string, Promise<void>>();

  constructor(context: ServerContext, tableCache: TableCache) {
    this.#context = context;
    this.#tableCache = tableCache;
  }

  /** Creates a table. Throws with all problems of its settings. */
  async open(person: Person, wish: RouteRequest<'newTable'>['body'], payer: Payer): Promise<LiveTable> {
    const { games, costs } = this.#context;
    const known = await findGame(games, wish.game);
    if (!known) throw new ApiError('no-game');
    const own: GameOfPack =
      wish.pack === undefined
        ? { ok: true, game: known }
        : await costs.work(payer, () => readOwnPack(games, known, wish.pack));
    if (!own.ok) throw settingsError(own.problems);
    const { game, pack } = own;
    const reading = game.readSettings(wish.settings);
    if (!reading.ok) throw settingsError(reading.problems);
    const { seats }: GameTypes['settings'] = reading.value;
    const create = (): Promise<LiveTable> => {
      const doc: TableDoc = {
        game: game.name,
        rules: game.version,
        // A table with an empty or invisible title is shown with the name of its game.
        title: cleanLabel(wish.title ?? '', TITLE_LENGTH),
        settings: reading.value,
        ...(pack && { pack: pack.hash }),
        host: person.id,
        private: wish.private ?? false,
        delay: wish.delay ?? 0,
        strict: wish.strict ?? false,
        ...(wish.hints && { hints: true as const }),
        ...(game.cooperative && { cooperative: true as const }),
        clock: wish.clock ?? { kind: 'none' },
        timeout: wish.timeout ?? 'wait',
        status: 'open',
        created: this.#context.now(),
        seats: Array.from({ length: seats }, () => ({})),
        seed: newSeed(),
        orders: {},
      };
      return this.#create(doc, pack);
    };
    return await this.#inSequence(person, async () => {
      const { caps, storage } = this.#context;
      if ((await storage.openTablesOf(person.id, this.#context.now() - FORGOTTEN_MS)) >= caps.limits.openTables)
        throw new ApiError('too-many-lobbies');
      caps.tables.take(payer);
      return await create();
    });
  }

  /** Runs the capped actions of a person in sequence, so that parallel requests cannot exceed a cap. */
  #inSequence<T>({ id }: Person, work: () => Promise<T>): Promise<T> {
    const result = (this.#busy.get(id) ?? Promise.resolve()).then(work);
    const settled = result.then(
      () => {},
      () => {},
    );
    this.#busy.set(id, settled);
    void settled.then(() => this.#busy.get(id) === settled && this.#busy.delete(id));
    return result;
  }

  async #create(doc: TableDoc, pack?: PackRow): Promise<LiveTable> {
    const id = newId();
    const row = { id, revision: 1, doc: JSON.stringify(doc) };
    await this.#context.storage.createTable(row, indexRowOf(doc), doc.created, pack);
    this.#context.costs.revision += 1;
    return await this.#tableCache.table(id);
  }

  /** A table. Throws if this visitor may not know of it. */
  async find(id: string, visit: Visit): Promise<LiveTable> {
    const table = await this.#tableCache.table(id);
    admit(table.doc, visit);
    if (table.doc.status === 'over') await this.#admitToRecord(table.doc, visit);
    return table;
  }

  /**
   * `find` for a table in memory whose game is not over; undefined: use `find`. Every move of every table asks for its table, and a
   * promise would make it wait for nothing.
   */
  findInMemory(id: string, visit: Visit): LiveTable | undefined {
    const table = this.#tableCache.inMemory(id);
    if (!table || table.doc.status === 'over') return undefined;
    admit(table.doc, visit);
    return table;
  }

  /** Throws if the game is over and one of its players does not show its record to others. */
  async #admitToRecord(doc: TableDoc, { person }: Visit): Promise<void> {
    if (doc.status !== 'over' || !endIsKnown(doc, person, this.#context.now())) return;
    const people = doc.seats.flatMap((seat) => seat.person ?? []);
    const profiles = await this.#context.storage.profilesOf(people);
    const isHidden = profiles.some(({ replays }) => !replays);
    if (!mayOpenRecord(isSeated(doc, person), isHidden)) throw new ApiError('record-hidden');
  }

  /** Shows the tables of a person again that are in memory: something about the person changed. */
  showAgain(person: string): Promise<void> {
    return this.#tableCache.showAgain(person);
  }

  /** A table for operators: no permission is asked. */
  any(id: string): Promise<LiveTable> {
    return this.#tableCache.table(id);
  }

  /** Loads the table into memory; the replay counts against the payer's budget. */
  async load(id: string, payer: Payer): Promise<void> {
    if (this.#tableCache.has(id)) return;
    const { costs } = this.#context;
    await costs.loaded(
      payer,
      () => this.#tableCache.table(id),
      (table) => table.replayed,
    );
  }

  /** Public tables, newest first, without those that have waited for days. */
  async list(
    person: Person | undefined,
    { game, status, free, clock }: RouteRequest<'tables'>['query'],
  ): Promise<TableView[]> {
    // A spectator delay also hides the end: a finished game may still have to be listed as running.
    // Each status is a range of the index.
    const stored =
      status === undefined
        ? TABLE_STATUSES
        : status === 'playing'
          ? (['opening', 'playing', 'over'] as const)
          : [status];
    const rows = await Promise.all(
      stored.map((each) =>
        this.#context.storage.listTables({
          ...(game !== undefined && { game }),
          status: each,
          open: true,
          limit: LISTED,
        }),
      ),
    );
    const now = this.#context.now();
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
    const rows = await this.#context.storage.listTables({ person: person.id, limit: LISTED });
    const tables = await this.#describeAll(rows, person);
    const running = tables
      .filter(({ status, seats }) => status === 'playing' && seats.some(({ yours }) => yours))
      .slice(0, MOST_RUNNING);
    const asked = new Map<string, number[]>();
    for (const { id } of running) asked.set(id, await this.#asked(id));
    return tables.map((table) => ({ ...table, ...(asked.has(table.id) && { asked: asked.get(table.id)! }) }));
  }

  /** The seats that are asked at a running table; none when its journal is unreadable. */
  async #asked(id: string): Promise<number[]> {
    const { session } = await this.#tableCache.table(id).catch((error: unknown) => {
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
      if (!doc) reportDamage(this.#context.log, 'table', id);
      return doc && isShown(doc) ? [{ id, doc }] : [];
    });
    const people = docs.flatMap(({ doc }) => doc.seats.flatMap((seat) => seat.person ?? []));
    const present = await this.#context.presence([...new Set(people)]);
    const now = this.#context.now();
    return docs.map((each) =>
      describeTable({
        ...each,
        person: person?.id,
        present: (who) => present.has(who),
        now,
        pauseOf: (who) => this.#context.pauses.next(who, now),
      }),
    );
  }

  /** Creates an invitation to the table or to one seat. Only its hash is stored. */
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
    await this.#inSequence(person, async () => {
      const { caps, storage } = this.#context;
      if ((await storage.openSeatsOf(person.id, this.#context.now() - FORGOTTEN_MS)) >= caps.limits.openSeats)
        throw new ApiError('too-many-seats');
      caps.seats.take(payer);
      await sit();
    });
  }

  async #seat(table: LiveTable, person: Person, at: number, wish: RouteRequest<'sit'>['body']): Promise<void> {
    const apart = await this.#context.storage.apartFrom(person.id);
    await this.#change(table, (doc) => {
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
      if (hasAnyOf(doc, apart)) throw new ApiError('blocked');
      if (seat.person !== undefined || seat.bot) throw new ApiError('seat-taken');
      if (seat.invited && seat.invited.person !== person.id) throw new ApiError('seat-kept');
      const hash = wish.invite === undefined ? '' : hashOf(wish.invite);
      const invited = hash === seat.invite || (hash === doc.invite && seat.invite === undefined);
      // A seat with its own invitation needs that one; a private table needs any.
      const isAsked = seat.invited?.person === person.id;
      if (!host && !isAsked && !invited && (doc.private || seat.invite !== undefined)) throw new ApiError('bad-invite');
      const { invite: _, invited: _kept, ...rest } = seat;
      const promise = wish.promise === undefined ? {} : { promise: wish.promise };
      return withSeat(doc, at, { ...rest, person: person.id, name: person.name, ...promise });
    });
  }

  /**
   * Leaves a seat before the start, or declines a reserved one. The host may clear any seat, which sends its person away.
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

  /** Starts the game: seats that committed to entropy are asked to reveal it. */
  async start(table: LiveTable, person: Person): Promise<void> {
    const until = this.#context.now() + this.#context.delays.opening;
    const rated = await ratedSeats(this.#context.storage, table.doc);
    await this.#change(table, (doc) => {
      if (doc.host !== person.id) throw new ApiError('not-host');
      if (doc.status !== 'open') throw new ApiError('begun');
      if (doc.seats.some((seat) => seat.person === undefined && !seat.bot)) throw new ApiError('seats-free');
      return requestReveals({ ...doc, rated }, until);
    });
    if (table.doc.status === 'opening') await this.#context.storage.setDue(table.id, until);
  }

  /** Reveals a seat's entropy. */
  async openEntropy(table: LiveTable, person: Person, at: number, entropy: string): Promise<void> {
    await this.#change(table, (doc) => {
      if (!doc.seats[at]) throw new ApiError('no-seat');
      if (doc.seats[at].person !== person.id) throw new ApiError('not-yours');
      return revealSeat(doc, at, entropy);
    });
  }

  /**
   * A new table with the same settings; all who ask get the same one. It seats the person who asks, and reserves the seats of
   * the others.
   */
  async rematch(table: LiveTable, person: Person): Promise<LiveTable> {
    if (!isSeated(table.doc, person.id)) throw new ApiError('not-allowed');
    const apart = await this.#context.storage.apartFrom(person.id);
    await table.exclusive(async () => {
      if (table.doc.status !== 'over') throw new ApiError('not-ended');
      if (table.doc.rematch !== undefined) return;
      const game = await gameOfTable(this.#context, table.doc);
      const doc = rematchOf(table.doc, person, this.#context.now(), game?.version, apart);
      const next = await this.#create(doc);
      const rematchBy = { person: person.id, name: person.name };
      await table.amend((d) => (d.rematch === undefined ? { ...d, rematch: next.id, rematchBy } : d));
      await table.broadcastTable();
    });
    const next = await this.#tableCache.table(table.doc.rematch!);
    await this.#change(next, (doc) => {
      if (hasAnyOf(doc, apart)) throw new ApiError('blocked');
      return withReservedSeatsTaken(doc, person);
    });
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
