import type { GameTypes } from '../../kernel/index.ts';
import { seatsOf } from '../../kernel/index.ts';
import type { RouteRequest, SeriesDecision } from '../../protocol/index.ts';
import type { AnyGame } from '../../registry/index.ts';
import { admitToSeries, isOrganiser, type Person, type Visit } from '../access.ts';
import { ApiError, errorBodyOf } from '../api-error.ts';
import type { ServerContext } from '../context.ts';
import type { Payer } from '../cost/costs.ts';
import { reportDamage } from '../damage.ts';
import { findGame } from '../games.ts';
import { cleanLabel, cleanText, notEmpty } from '../labels.ts';
import type { TableCache } from '../play/table-cache.ts';
import { publicEnd } from '../ratings/rate.ts';
import { displayedRating, INITIAL_RATING } from '../ratings/rating.ts';
import { hashOf, newId, newSecret } from '../secrets.ts';
import type { SeriesChange, SeriesTable } from '../storage/series-storage.ts';
import { arrangedTable } from '../tables/arranged-table.ts';
import { indexRowOf, readDoc, type SeatDoc, type TableDoc } from '../tables/doc.ts';
import {
  type MatchDoc,
  type PlayerDoc,
  readSeriesDoc,
  type SeriesDoc,
  seriesIndexOf,
  type SeriesTerms,
} from './doc.ts';
import { recordOfTable } from './match-record.ts';
import { resultOfTable } from './points.ts';
import { nextRound, withGroups } from './rounds.ts';

/** How often each process looks for finished matches and due series, in ms. */
const TICK_MS = 1_000;
/** For so long a due series belongs to the process that took it, in ms. */
const LEASE_MS = 10_000;
const AT_ONCE = 20;
/** Most attempts to write while other processes write first. */
const MOST_TRIES = 50;
const TITLE_LENGTH = 80;
const ABOUT_LENGTH = 2_000;
const REASON_LENGTH = 300;
/** Most series that somebody organises or plays in at the same time. */
const MOST_OPEN = 40;
const HOUR_MS = 3_600_000;
/** Most characters of the settings of a series, as JSON. */
const SETTINGS_LENGTH = 6_000;

/** A line for the log. */
interface LogLine {
  readonly what: string;
  readonly by?: string;
  readonly round?: number;
  readonly match?: number;
  readonly players?: readonly string[];
  readonly until?: number;
  readonly points?: readonly number[];
  readonly reason?: string;
}

/** A change of a series: the new description, and what is stored with it. */
interface Change extends Omit<SeriesChange, 'log'> {
  readonly doc: SeriesDoc;
  readonly log: readonly LogLine[];
}

const isOpen = ({ status }: MatchDoc): boolean => status === 'playing';
const withMatch = (doc: SeriesDoc, match: MatchDoc): SeriesDoc => ({
  ...doc,
  matches: doc.matches.map((each) => (each.n === match.n ? match : each)),
});

/** A match that may still be decided. Throws otherwise. */
function matchOf(doc: SeriesDoc, n: number): MatchDoc {
  const match = doc.matches[n];
  if (!match) throw new ApiError('no-match');
  return match;
}

function playerOf(doc: SeriesDoc, n: number): PlayerDoc {
  const player = doc.players[n];
  if (!player) throw new ApiError('no-player');
  return player;
}

/** Leagues and tournaments: registration, rounds, tables, results. The storage holds the truth; any process can go on. */
export class SeriesService {
  readonly #context: ServerContext;
  readonly #tableCache: TableCache;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(context: ServerContext, tableCache: TableCache) {
    this.#context = context;
    this.#tableCache = tableCache;
    this.#timer = setInterval(() => void this.#tick(), TICK_MS);
    this.#timer.unref();
  }

  /** A series that this visitor may see. */
  async find(id: string, visit: Visit): Promise<SeriesDoc> {
    const { doc } = await this.#read(id);
    admitToSeries(doc, visit);
    return doc;
  }

  async #read(id: string): Promise<{ doc: SeriesDoc; revision: number }> {
    const row = await this.#context.storage.readSeries(id);
    if (!row) throw new ApiError('no-series');
    const doc = readSeriesDoc(row.doc);
    if (doc) return { doc, revision: row.revision };
    reportDamage(this.#context.log, 'series', id);
    throw new ApiError('unreadable');
  }

  /** Changes a series. `change` is called again when another process changed it first; undefined: nothing to change. */
  async #amend(id: string, change: (doc: SeriesDoc) => Promise<Change | undefined>): Promise<SeriesDoc> {
    const { storage } = this.#context;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { doc, revision } = await this.#read(id);
      const made = await change(doc);
      if (!made) return doc;
      const now = this.#context.now();
      const { log, tables = [], done = [] } = made;
      const next = { ...made.doc, logged: doc.logged + log.length };
      const row = { id, revision: revision + 1, doc: JSON.stringify(next) };
      const lines = log.map((entry, i) => ({ n: doc.logged + i + 1, at: now, entry: JSON.stringify(entry) }));
      if (!(await storage.updateSeries(row, seriesIndexOf(next), { tables, done, log: lines }, now))) continue;
      if (tables.length > 0) this.#context.costs.revision += 1;
      // The tables are due at once: if this process dies here, another one begins their games.
      for (const { row: table } of tables) await this.#tableCache.table(table.id).catch(() => {});
      return next;
    }
    throw new ApiError('storage');
  }

  /** Creates a series. Throws with all problems of its settings. */
  async create(
    person: Person,
    wish: RouteRequest<'newSeries'>['body'],
    payer: Payer,
  ): Promise<{ id: string; doc: SeriesDoc }> {
    const { storage, caps } = this.#context;
    if (!(await storage.accountOf(person.id))) throw new ApiError('no-account');
    const { terms, seats } = await this.#checkedTerms(wish.terms);
    if ((await storage.openSeriesOf(person.id)) >= MOST_OPEN) throw new ApiError('too-many-series');
    caps.series.take(payer);
    const now = this.#context.now();
    const doc: SeriesDoc = {
      title: notEmpty(cleanLabel(wish.title, TITLE_LENGTH), 'title'),
      about: cleanText(wish.about ?? '', ABOUT_LENGTH),
      status: 'registration',
      created: now,
      ...(wish.starts !== undefined && { starts: wish.starts }),
      listed: wish.listed,
      organisers: [{ person: person.id, name: person.name }],
      terms,
      seats,
      format: wish.format,
      players: [],
      rounds: [],
      matches: [],
      logged: 1,
    };
    const id = newId();
    const entry: LogLine = { what: 'created', by: person.name };
    const row = { id, revision: 1, doc: JSON.stringify(doc) };
    await storage.createSeries(row, seriesIndexOf(doc), now, [{ n: 1, at: now, entry: JSON.stringify(entry) }]);
    return { id, doc };
  }

  /** The terms with the settings as the game parsed them; every value of the pool is tried. */
  async #checkedTerms(terms: SeriesTerms): Promise<{ terms: SeriesTerms; seats: number }> {
    const game = await findGame(this.#context.games, terms.game);
    if (!game) throw new ApiError('no-game');
    if (JSON.stringify(terms.settings ?? null).length > SETTINGS_LENGTH) throw new ApiError('too-large');
    const values = terms.pool?.values ?? [undefined];
    const [first] = values.map((value) => this.#settings(game, terms, value));
    return { terms, seats: first!.seats };
  }

  #settings(game: AnyGame, { settings, pool }: SeriesTerms, value: string | undefined): GameTypes['settings'] {
    const raw = { ...(settings as object), ...(pool && value !== undefined && { [pool.field]: value }) };
    const reading = game.readSettings(raw);
    if (reading.ok) return reading.value;
    throw new ApiError('settings', {
      problems: reading.problems.map(({ path, code, args }) => ({ path, code, ...(args && { args }) })),
    });
  }

  /** Creates an invitation. Only its hash is stored. */
  async invite(id: string, person: Person): Promise<string> {
    const invite = newSecret();
    await this.#amend(id, (doc) => {
      if (!isOrganiser(doc, person.id)) throw new ApiError('not-organiser');
      return Promise.resolve({ doc: { ...doc, invite: hashOf(invite) }, log: [{ what: 'invited', by: person.name }] });
    });
    return invite;
  }

  async register(id: string, visit: Visit, person: Person, reserve: boolean, payer: Payer): Promise<SeriesDoc> {
    const { storage, caps } = this.#context;
    if (!(await storage.accountOf(person.id))) throw new ApiError('no-account');
    const known = await this.find(id, visit);
    if ((await storage.openSeriesOf(person.id)) >= MOST_OPEN) throw new ApiError('too-many-series');
    caps.registrations.take(payer);
    const [row] = await storage.ratingsOf(known.terms.game, [person.id]);
    const rating = displayedRating(row ?? INITIAL_RATING);
    return await this.#amend(id, (doc) => {
      admitToSeries(doc, visit);
      const isEarly = doc.status === 'registration';
      if (!isEarly && !(doc.status === 'playing' && reserve)) throw new ApiError('series-closed');
      const before = doc.players.find((player) => player.person === person.id);
      const status = reserve ? ('reserve' as const) : ('in' as const);
      if (before?.status === status) return Promise.resolve(undefined);
      // Who was taken out during the series does not come back by registering again.
      if (before && !isEarly) throw new ApiError('series-closed');
      const taken = doc.players.filter((player) => player.status === 'in').length;
      if (!reserve && taken >= doc.format.most) throw new ApiError('series-full');
      if (!before && doc.players.length >= 3 * doc.format.most) throw new ApiError('series-full');
      const player = { n: before?.n ?? doc.players.length, person: person.id, name: person.name, rating, status };
      const players = before
        ? doc.players.map((each) => (each.n === before.n ? player : each))
        : [...doc.players, player];
      const log = [{ what: reserve ? 'reserve' : 'registered', players: [person.name] }];
      return Promise.resolve({ doc: { ...doc, players }, log });
    });
  }

  async unregister(id: string, visit: Visit, person: Person): Promise<SeriesDoc> {
    return await this.#amend(id, (doc) => {
      admitToSeries(doc, visit);
      const player = doc.players.find((each) => each.person === person.id);
      if (!player || player.status === 'out') throw new ApiError('no-player');
      const players = doc.players.map((each) => (each.n === player.n ? { ...each, status: 'out' as const } : each));
      return Promise.resolve({ doc: { ...doc, players }, log: [{ what: 'withdrew', players: [person.name] }] });
    });
  }

  /** An organiser decides something. */
  async decide(id: string, person: Person, decision: SeriesDecision): Promise<SeriesDoc> {
    const decided = await this.#amend(id, async (doc) => {
      if (!isOrganiser(doc, person.id)) throw new ApiError('not-organiser');
      return await this.#decided(id, doc, person, decision);
    });
    if (decided.matches.some(({ reseat }) => reseat !== undefined)) await this.#reseat(id);
    if (decision.do === 'cancel') await this.#endTables(decided.matches);
    return await this.#goOn(id);
  }

  async #decided(id: string, doc: SeriesDoc, { name: by }: Person, decision: SeriesDecision): Promise<Change> {
    const reason = 'reason' in decision ? { reason: cleanText(decision.reason, REASON_LENGTH) } : {};
    const line = (more: Omit<LogLine, 'what'> = {}): LogLine[] => [{ what: decision.do, by, ...more, ...reason }];
    const isPlaying = (): void => {
      if (doc.status !== 'playing') throw new ApiError('series-closed');
    };
    switch (decision.do) {
      case 'begin': {
        if (doc.status !== 'registration') throw new ApiError('series-closed');
        return await this.#begun(id, doc, line());
      }
      case 'next-round': {
        isPlaying();
        if (doc.matches.some(isOpen)) throw new ApiError('round-open');
        return (await this.#nextRound(doc, by)) ?? { doc, log: [] };
      }
      case 'cancel': {
        if (doc.status === 'over' || doc.status === 'cancelled') throw new ApiError('series-closed');
        const matches = doc.matches.map((match) => (isOpen(match) ? { ...match, status: 'void' as const } : match));
        const done = doc.matches.filter(isOpen).map(({ table }) => ({ table, record: '' }));
        return { doc: { ...doc, status: 'cancelled', matches }, done, log: line() };
      }
      case 'extend': {
        isPlaying();
        const { match: only, until } = decision;
        if (only !== undefined && !isOpen(matchOf(doc, only))) throw new ApiError('match-over');
        const matches = doc.matches.map((match) =>
          isOpen(match) && (only === undefined || match.n === only) ? { ...match, deadline: until } : match,
        );
        return { doc: { ...doc, matches }, log: line({ until, ...(only !== undefined && { match: only }) }) };
      }
      case 'score':
      case 'void': {
        if (doc.status !== 'playing' && doc.status !== 'over') throw new ApiError('series-closed');
        const match = matchOf(doc, decision.match);
        if (decision.do === 'void') {
          const { result: _, ...rest } = match;
          const done = [{ table: match.table, record: undefined }];
          return { doc: withMatch(doc, { ...rest, status: 'void' }), done, log: line({ match: match.n }) };
        }
        const { points } = decision;
        if (points.length !== match.players.length) throw new ApiError('bad-decision');
        const best = Math.max(...points);
        const result = {
          by: 'organiser' as const,
          points,
          winners: best > 0 ? [...points.keys()].filter((seat) => points[seat] === best) : [],
          absent: match.result?.absent ?? [],
          scores: match.result?.scores ?? points.map(() => 0),
          places: match.result?.places ?? points.map(() => -1),
          ended: match.result?.ended ?? this.#context.now(),
        };
        const done = [{ table: match.table, record: undefined }];
        return {
          doc: withMatch(doc, { ...match, status: 'over', result }),
          done,
          log: line({ match: match.n, points }),
        };
      }
      case 'substitute': {
        isPlaying();
        const [out, into] = [playerOf(doc, decision.out), playerOf(doc, decision.in)];
        if (out.status !== 'in' || into.status !== 'reserve') throw new ApiError('bad-decision');
        const players = doc.players.map((player): PlayerDoc => {
          if (player.n === out.n) return { ...player, status: 'out' };
          if (player.n !== into.n) return player;
          return { ...player, status: 'in', ...(out.group !== undefined && { group: out.group }) };
        });
        const matches = doc.matches.map((match): MatchDoc => {
          const seat = match.players.indexOf(out.n);
          if (!isOpen(match) || seat < 0) return match;
          const seated = match.players.map((player) => (player === out.n ? into.n : player));
          return { ...match, players: seated, reseat: [...(match.reseat ?? []), seat] };
        });
        return { doc: { ...doc, players, matches }, log: line({ players: [out.name, into.name] }) };
      }
      case 'withdraw':
      case 'admit': {
        const player = playerOf(doc, decision.player);
        const isRight = decision.do === 'withdraw' ? player.status !== 'out' : player.status === 'reserve';
        if (!isRight || doc.status === 'over') throw new ApiError('bad-decision');
        const status = decision.do === 'withdraw' ? ('out' as const) : ('in' as const);
        const players = doc.players.map((each) => (each.n === player.n ? { ...each, status } : each));
        return { doc: { ...doc, players }, log: line({ players: [player.name] }) };
      }
      case 'appoint': {
        const { person, name } = playerOf(doc, decision.player);
        if (isOrganiser(doc, person)) throw new ApiError('bad-decision');
        return { doc: { ...doc, organisers: [...doc.organisers, { person, name }] }, log: line({ players: [name] }) };
      }
    }
  }

  /** The series with its first round. */
  async #begun(_id: string, doc: SeriesDoc, log: readonly LogLine[]): Promise<Change> {
    if (doc.players.filter(({ status }) => status === 'in').length < doc.seats) throw new ApiError('too-few-players');
    const playing: SeriesDoc = { ...doc, status: 'playing', players: withGroups(doc) };
    const round = await this.#nextRound(playing);
    if (!round) throw new ApiError('too-few-players');
    return { ...round, log: [...log, ...round.log] };
  }

  /** The series with its next round and the tables of it, or at its end. */
  async #nextRound(doc: SeriesDoc, by?: string): Promise<Change> {
    const who = by === undefined ? {} : { by };
    const plan = nextRound(doc);
    if (!plan) return { doc: { ...doc, status: 'over' }, log: [{ what: 'over', ...who }] };
    const game = await findGame(this.#context.games, doc.terms.game);
    if (!game) throw new ApiError('no-game');
    const now = this.#context.now();
    const n = doc.rounds.length + 1;
    const deadline = now + Math.round(doc.format.hours * HOUR_MS);
    const tables: SeriesTable[] = [];
    const matches: MatchDoc[] = [];
    for (const { group, players } of plan.tables) {
      const match = doc.matches.length + matches.length;
      const pool = doc.terms.pool?.values[match % doc.terms.pool.values.length];
      const table = newId();
      tables.push(await this.#table(doc, game, players, { id: table, match, round: n, pool, now }));
      matches.push({
        n: match,
        round: n,
        ...(group !== undefined && { group }),
        players,
        table,
        status: 'playing',
        opened: now,
        deadline,
        ...(pool !== undefined && { pool }),
      });
    }
    const next: SeriesDoc = {
      ...doc,
      rounds: [...doc.rounds, { n, opened: now, byes: plan.byes }],
      matches: [...doc.matches, ...matches],
    };
    return { doc: next, tables, log: [{ what: 'round', round: n, until: deadline, ...who }] };
  }

  async #table(
    doc: SeriesDoc,
    game: AnyGame,
    players: readonly number[],
    {
      id,
      match,
      round,
      pool,
      now,
    }: {
      readonly id: string;
      readonly match: number;
      readonly round: number;
      readonly pool: string | undefined;
      readonly now: number;
    },
  ): Promise<SeriesTable> {
    const { terms } = doc;
    const seats = players.map((player): SeatDoc => {
      const { person, name } = doc.players[player]!;
      return { person, name };
    });
    const table = await arrangedTable(this.#context.storage, {
      game,
      settings: this.#settings(game, terms, pool),
      title: cleanLabel(`${doc.title} ${round}.${match + 1}`, TITLE_LENGTH),
      private: terms.private,
      delay: terms.delay,
      strict: terms.strict,
      clock: terms.clock,
      timeout: terms.timeout,
      rated: terms.rated,
      host: doc.organisers[0]!.person,
      seats,
      now,
      openUntil: now,
    });
    return { match, row: { id, revision: 1, doc: JSON.stringify(table) }, index: indexRowOf(table) };
  }

  /** Does all that is due; logs failures. */
  #tick(): Promise<void> {
    if (this.#closed) return Promise.resolve();
    this.#running ??= this.#work()
      .catch((error: unknown) => {
        if (errorBodyOf(error)?.code !== 'storage') this.#context.log.error({ err: error }, 'series work failed');
      })
      .finally(() => {
        this.#running = undefined;
      });
    return this.#running;
  }

  async #work(): Promise<void> {
    const { storage } = this.#context;
    const now = this.#context.now();
    for (const { series, match, table, doc } of await storage.overTables(AT_ONCE)) {
      const over = readDoc(doc);
      // A spectator delay also hides the end: standings are public.
      if (!over || now < publicEnd(over)) continue;
      await this.#one(series, () => this.#takeResult(series, match, table, over));
    }
    for (const id of await storage.takeDueSeries(now, LEASE_MS, AT_ONCE)) await this.#one(id, () => this.#due(id));
  }

  /** One series that fails must not stop the others. */
  async #one(id: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (errorBodyOf(error)?.code === 'storage') throw error;
      this.#context.log.error({ err: error, series: id }, 'due work of a series failed');
    }
  }

  async #takeResult(id: string, n: number, table: string, over: TableDoc): Promise<void> {
    const record = await recordOfTable(this.#context, table, over);
    await this.#amend(id, (doc) => {
      const match = doc.matches[n];
      const done = [{ table, record: JSON.stringify(record) }];
      // An organiser may have decided the match before its game was over.
      if (match?.status !== 'playing' || match.table !== table) return Promise.resolve({ doc, done, log: [] });
      const isLate = over.result?.why === 'time' && (over.ended ?? 0) >= match.deadline;
      const result = resultOfTable(over, doc.format, isLate ? 'deadline' : 'game');
      const { reseat: _, ...rest } = match;
      const next = withMatch(doc, { ...rest, status: 'over', result });
      const log = [{ what: isLate ? 'deadline' : 'result', match: n, points: result.points }];
      return Promise.resolve({ doc: next, done, log });
    });
    await this.#goOn(id);
  }

  /** Opens the next round when all matches of this one are decided. */
  async #goOn(id: string): Promise<SeriesDoc> {
    return await this.#amend(id, async (doc) => {
      if (doc.status !== 'playing' || doc.matches.some(isOpen)) return undefined;
      if (!doc.format.auto && nextRound(doc)) return undefined;
      return await this.#nextRound(doc);
    });
  }

  async #due(id: string): Promise<void> {
    const { doc } = await this.#read(id);
    const now = this.#context.now();
    if (doc.status === 'registration' && doc.starts !== undefined && doc.starts <= now) await this.#start(id);
    if (doc.status !== 'playing') return;
    await this.#reseat(id);
    await this.#endTables(doc.matches.filter((match) => isOpen(match) && match.deadline <= now));
    // The results of these tables are taken with those of others. The due time of the series was moved by the lease.
  }

  /** Begins at the announced time, or says that too few came. */
  async #start(id: string): Promise<void> {
    await this.#amend(id, async (doc) => {
      if (doc.status !== 'registration') return undefined;
      try {
        return await this.#begun(id, doc, [{ what: 'begin' }]);
      } catch (error) {
        if (errorBodyOf(error)?.code !== 'too-few-players') throw error;
        const { starts: _, ...rest } = doc;
        return { doc: rest, log: [{ what: 'too-few' }] };
      }
    });
  }

  /** Ends the games of matches whose time is over: the seats that are asked are late. */
  async #endTables(matches: readonly MatchDoc[]): Promise<void> {
    for (const { table: id } of matches) {
      const table = await this.#tableCache.table(id).catch(() => undefined);
      if (!table) continue;
      await table.exclusive(async () => {
        const { session } = table;
        const asked = session ? seatsOf(session.referee.game.asked(session.referee.state)) : [];
        const scores = session ? [...session.referee.game.scores(session.referee.state)] : [];
        const seat = asked.find((one) => !table.doc.seats[one]?.bot);
        const ended = this.#context.now();
        await table.amend((doc) => {
          if (doc.status === 'over') return doc;
          const seats = doc.seats.map((each, i) => (asked.includes(i) ? { ...each, late: true as const } : each));
          const result = {
            why: 'time' as const,
            ...(seat !== undefined && { seat }),
            winners: [],
            ranking: [],
            scores,
            law: '',
          };
          return { ...doc, status: 'over', seats, result, ended };
        });
        await table.rate();
        await table.broadcastTable();
      });
    }
  }

  /** Gives seats at running tables to substitutes. Who sat there sees nothing of the seat any more. */
  async #reseat(id: string): Promise<void> {
    const { doc } = await this.#read(id);
    const waiting = doc.matches.filter(({ reseat }) => reseat !== undefined);
    for (const { table: tableId, players, reseat } of waiting) {
      const table = await this.#tableCache.table(tableId);
      await table.exclusive(async () => {
        await table.amend((at) => {
          if (at.status === 'over') return at;
          const seats = at.seats.map((seat, i): SeatDoc => {
            const player = doc.players[players[i]!]!;
            if (!reseat!.includes(i) || seat.person === player.person) return seat;
            const { bot: _, late: _late, helped: _helped, muted: _muted, ...rest } = seat;
            return { ...rest, person: player.person, name: player.name };
          });
          // Ratings belong to those who began the game.
          const rated = (at.rated ?? []).filter((seat) => !reseat!.includes(seat));
          const { [reseat![0]!]: _orders, ...orders } = at.orders;
          return { ...at, seats, rated, orders };
        });
        await table.broadcastTable();
      });
    }
    if (waiting.length === 0) return;
    await this.#amend(id, (now) => {
      const matches = now.matches.map((match) => {
        const done = waiting.find(({ n }) => n === match.n)?.reseat;
        if (done === undefined || match.reseat === undefined) return match;
        const { reseat, ...rest } = match;
        const left = reseat.filter((seat) => !done.includes(seat));
        return left.length === 0 ? rest : { ...rest, reseat: left };
      });
      return Promise.resolve({ doc: { ...now, matches }, log: [] });
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#running;
  }
}
