import type { RouteRequest, SeriesDecision } from '../../protocol/index.ts';
import { admitToSeries, isOrganiser, type Person, type Visit } from '../access.ts';
import { ApiError, errorBodyOf } from '../api-error.ts';
import type { ServerContext } from '../context.ts';
import type { Payer } from '../cost/costs.ts';
import { cleanLabel, cleanText, notEmpty } from '../labels.ts';
import type { TableCache } from '../play/table-cache.ts';
import { publicEnd } from '../ratings/rate.ts';
import { displayedRating, INITIAL_RATING } from '../ratings/rating.ts';
import { hashOf, newId, newSecret } from '../secrets.ts';
import { readDoc, type TableDoc } from '../tables/doc.ts';
import { applyDecision } from './decisions.ts';
import { isBeingPlayed, type SeriesDoc, seriesIndexOf, withMatch } from './doc.ts';
import { recordOfTable } from './match-record.ts';
import { MatchTables } from './match-tables.ts';
import { Rounds } from './open-rounds.ts';
import { renamedInLog, withName, withoutPerson } from './persons.ts';
import { resultOfTable } from './points.ts';
import { nextRound } from './rounds.ts';
import { type LogLine, SeriesStore } from './series-store.ts';

/** How often each process looks for finished matches and due series, in ms. */
const TICK_MS = 1_000;
/** For so long a due series belongs to the process that took it, in ms. */
const LEASE_MS = 10_000;
const AT_ONCE = 20;
const TITLE_LENGTH = 80;
const ABOUT_LENGTH = 2_000;
/** Most series that somebody organises or plays in at the same time. */
const MOST_OPEN = 40;
/** Most lines of the log of one series in which a name is replaced. */
const LOG_LINES = 10_000;

/** Leagues and tournaments: registration, rounds, tables, results. The storage holds the truth; any process can go on. */
export class SeriesService {
  readonly #context: ServerContext;
  readonly #store: SeriesStore;
  readonly #rounds: Rounds;
  readonly #tables: MatchTables;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(context: ServerContext, tableCache: TableCache) {
    this.#context = context;
    this.#store = new SeriesStore(context, tableCache);
    this.#rounds = new Rounds(context);
    this.#tables = new MatchTables(context, tableCache, this.#store);
    this.#timer = setInterval(() => void this.#tick(), TICK_MS);
    this.#timer.unref();
  }

  /** A series that this visitor may see. */
  find(id: string, visit: Visit): Promise<SeriesDoc> {
    return this.#store.find(id, visit);
  }

  /** Creates a series. Throws with all problems of its settings. */
  async create(
    person: Person,
    wish: RouteRequest<'newSeries'>['body'],
    payer: Payer,
  ): Promise<{ id: string; doc: SeriesDoc }> {
    const { storage, caps } = this.#context;
    if (!(await storage.accountOf(person.id))) throw new ApiError('no-account');
    const { terms, seats } = await this.#rounds.checkedTerms(wish.terms);
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

  /** Creates an invitation. Only its hash is stored. */
  async invite(id: string, person: Person): Promise<string> {
    const invite = newSecret();
    await this.#store.amend(id, (doc) => {
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
    return await this.#store.amend(id, (doc) => {
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
    return await this.#store.amend(id, (doc) => {
      admitToSeries(doc, visit);
      const player = doc.players.find((each) => each.person === person.id);
      if (!player || player.status === 'out') throw new ApiError('no-player');
      const players = doc.players.map((each) => (each.n === player.n ? { ...each, status: 'out' as const } : each));
      return Promise.resolve({ doc: { ...doc, players }, log: [{ what: 'withdrew', players: [person.name] }] });
    });
  }

  /** Replaces a person whose account is deleted: the name in players, organisers and log. Matches and standings stay. */
  async forget(person: string): Promise<void> {
    await this.#rename(person, withoutPerson);
  }

  /** Shows another name of a person, also in the log. */
  async rename(person: string, name: string): Promise<void> {
    await this.#rename(person, (doc) => withName(doc, person, name));
  }

  async #rename(person: string, change: (doc: SeriesDoc, person: string) => SeriesDoc): Promise<void> {
    const { storage } = this.#context;
    for (const id of await storage.seriesWith(person)) {
      const done = await this.#store.amend(id, async (doc) => {
        const next = change(doc, person);
        const rewritten = renamedInLog(await storage.readSeriesLog(id, 0, LOG_LINES), doc, next, person);
        return { doc: next, rewritten, log: [] };
      });
      // Nobody is left who would open the next round.
      if (done.status === 'playing') await this.#goOn(id);
    }
  }

  /** An organiser decides something. */
  async decide(id: string, person: Person, decision: SeriesDecision): Promise<SeriesDoc> {
    const next = await this.#store.amend(id, async (doc) => {
      if (!isOrganiser(doc, person.id)) throw new ApiError('not-organiser');
      return await applyDecision(doc, person, decision, this.#rounds, this.#context.now());
    });
    if (next.matches.some(({ reseat }) => reseat !== undefined)) await this.#tables.reseat(id);
    if (decision.do === 'cancel') await this.#tables.end(next.matches);
    return await this.#goOn(id);
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
    await this.#store.amend(id, (doc) => {
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
    return await this.#store.amend(id, async (doc) => {
      if (doc.status !== 'playing' || doc.matches.some(isBeingPlayed)) return undefined;
      if (!doc.format.auto && nextRound(doc)) return undefined;
      return await this.#rounds.next(doc);
    });
  }

  async #due(id: string): Promise<void> {
    const { doc } = await this.#store.read(id);
    const now = this.#context.now();
    if (doc.status === 'registration' && doc.starts !== undefined && doc.starts <= now) await this.#start(id);
    if (doc.status !== 'playing') return;
    await this.#tables.reseat(id);
    await this.#tables.end(doc.matches.filter((match) => isBeingPlayed(match) && match.deadline <= now));
    // The results of these tables are taken with those of others. The due time of the series was moved by the lease.
  }

  /** Begins at the announced time, or says that too few came. */
  async #start(id: string): Promise<void> {
    await this.#store.amend(id, async (doc) => {
      if (doc.status !== 'registration') return undefined;
      try {
        return await this.#rounds.begun(doc, [{ what: 'begin' }]);
      } catch (error) {
        if (errorBodyOf(error)?.code !== 'too-few-players') throw error;
        const { starts: _, ...rest } = doc;
        return { doc: rest, log: [{ what: 'too-few' }] };
      }
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#running;
  }
}
