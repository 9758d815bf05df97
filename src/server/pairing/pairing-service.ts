import { hash, randomInt } from 'node:crypto';
import { canonicalJson, type GameTypes } from '../../kernel/index.ts';
import type { ClockRule, RouteRequest, RouteResponse } from '../../protocol/index.ts';
import type { Person } from '../access.ts';
import { ApiError, errorBodyOf } from '../api-error.ts';
import type { ServerContext } from '../context.ts';
import type { Payer } from '../cost/costs.ts';
import { findGame } from '../games.ts';
import type { TableCache } from '../play/table-cache.ts';
import { displayedRating, INITIAL_RATING } from '../ratings/rating.ts';
import { newId } from '../secrets.ts';
import type { Pace, Wait } from '../storage/pairing-storage.ts';
import { arrangedTable } from '../tables/arranged-table.ts';
import { indexRowOf, type SeatDoc } from '../tables/doc.ts';
import { groupsOf } from './groups.ts';
import { ratingWindow } from './rating-window.ts';

/** How long pairing takes, in ms, for games in one sitting. */
export interface PairingTimes {
  readonly confirm: number;
  readonly botsAfter: number;
}

/** Games over days give people this many times as long to confirm: half a minute becomes a day. */
const DAYS_CONFIRM = 2_880;
/** Games over days let people wait this many times as long for others before bots fill in: a minute becomes half a day. */
const DAYS_BOTS = 720;
/** How often each process looks for pairs, in ms. */
const TICK_MS = 1_000;
/** A person who sent no request for this long leaves the queue, in ms. Browsers let a hidden page run its timers once a minute. */
const GONE_MS: Readonly<Record<Pace, number>> = { now: 90_000, days: 14 * 86_400_000 };
/** How long a wait is kept after its game began, in ms: the page learns the id of the table from it. */
const SEATED_MS = 600_000;
/** Pairings are kept for a day, in ms. */
const KEPT_MS = 86_400_000;
/** Most people who are looked at in one tick. */
const MOST_WAITING = 2_000;
/** Most pools in a list. */
const MOST_POOLS = 30;
/** Most characters of the settings of a wish, as JSON. */
const SETTINGS_LENGTH = 6_000;
/** How long the list of pools is kept, in ms. */
const POOLS_MS = 1_000;

/** What somebody waits for, as it is stored. */
interface Wish {
  readonly game: string;
  readonly seats: number;
  readonly settings: GameTypes['settings'];
  readonly clock: ClockRule;
  readonly rated: boolean;
}

type WaitView = RouteResponse<'myWaits'>['waits'][number];
type PoolView = RouteResponse<'pools'>['pools'][number];

const wishOf = ({ wish }: Pick<Wait, 'wish'>): Wish => JSON.parse(wish) as Wish;

/** What people wait for, as of a time. */
interface Pools {
  /** In ms since 1970. */
  readonly at: number;
  readonly list: PoolView[];
  /** How many wait, by pool. */
  readonly counts: ReadonlyMap<string, number>;
}

/** The order of seats: everybody may sit anywhere. */
function shuffled<T>(list: readonly T[]): T[] {
  const order = list.slice();
  for (let i = order.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

/**
 * Pairs people who wait. Every process looks for pairs; the storage decides, so nobody is paired twice, and any process goes on
 * where another one ended.
 */
export class PairingService {
  readonly #context: ServerContext;
  readonly #tableCache: TableCache;
  readonly #times: PairingTimes;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;
  #closed = false;
  /** The last tick, in ms since 1970. */
  #tickedAt = -Infinity;
  /** Until this time nobody counts as gone, because people could not send requests before. */
  #graceUntil = -Infinity;
  #pools: Pools | undefined;

  constructor(context: ServerContext, tableCache: TableCache, times: PairingTimes) {
    this.#context = context;
    this.#tableCache = tableCache;
    this.#times = times;
    this.#timer = setInterval(() => void this.#tick(), TICK_MS);
    this.#timer.unref();
  }

  #confirmTime(pace: Pace): number {
    return this.#times.confirm * (pace === 'days' ? DAYS_CONFIRM : 1);
  }

  #botsAfter(pace: Pace): number {
    return this.#times.botsAfter * (pace === 'days' ? DAYS_BOTS : 1);
  }

  /** Begins to wait. Throws with the problems of the settings. */
  async wait(person: Person, wish: RouteRequest<'wait'>['body'], payer: Payer): Promise<WaitView[]> {
    const { storage, caps, games } = this.#context;
    const game = await findGame(games, wish.game);
    if (!game) throw new ApiError('no-game');
    if (wish.clock.kind === 'none') throw new ApiError('no-clock');
    const reading = game.readSettings(wish.settings);
    if (!reading.ok)
      throw new ApiError('settings', {
        problems: reading.problems.map(({ path, code, args }) => ({ path, code, ...(args && { args }) })),
      });
    const rated = wish.rated && !game.cooperative;
    if (rated && !(await storage.accountOf(person.id))) throw new ApiError('no-account');
    const settings = reading.value;
    const stored: Wish = { game: game.name, seats: settings.seats, settings, clock: wish.clock, rated };
    const text = canonicalJson(stored);
    if (text.length > SETTINGS_LENGTH) throw new ApiError('too-large');
    caps.waits.take(payer);
    const [rating] = await storage.ratingsOf(game.name, [person.id]);
    const begun = await storage.beginWait({
      person: person.id,
      pace: wish.clock.kind === 'days' ? 'days' : 'now',
      pool: hash('sha256', text).slice(0, 32),
      wish: text,
      rating: displayedRating(rating ?? INITIAL_RATING),
      bots: wish.bots,
      since: this.#context.now(),
    });
    if (!begun) throw new ApiError('paired');
    this.#pools = undefined;
    await this.#tick();
    return await this.waitsOf(person);
  }

  /** What a person waits for; also stores that they are still there. */
  async waitsOf(person: Person): Promise<WaitView[]> {
    const { storage } = this.#context;
    const now = this.#context.now();
    const waits = await storage.waitsOf(person.id);
    if (waits.length === 0) return [];
    await storage.touchWaits(person.id, now);
    const { counts } = await this.#countPools();
    return await Promise.all(
      waits.map(async (wait): Promise<WaitView> => {
        const { pace, bots, since, rating, pairing, agreed, table } = wait;
        const asked = pairing === '' || table !== '' ? undefined : await storage.pairing(pairing);
        const people = asked ? await storage.waitsOfPairing(pairing) : [];
        return {
          pace,
          ...wishOf(wait),
          bots,
          since,
          waiting: Math.max(1, counts.get(wait.pool) ?? 0),
          rating,
          window: ratingWindow(pace, now - since),
          ...(asked && {
            pairing: {
              id: pairing,
              until: asked.until,
              people: people.length,
              agreed: people.filter((one) => one.agreed).length,
              yours: agreed,
            },
          }),
          ...(table !== '' && { table }),
        };
      }),
    );
  }

  /** What people wait for, the largest pools first. */
  async pools(): Promise<PoolView[]> {
    return (await this.#countPools()).list;
  }

  async #countPools(): Promise<Pools> {
    const now = this.#context.now();
    if (this.#pools && now - this.#pools.at < POOLS_MS && now >= this.#pools.at) return this.#pools;
    const pools = new Map<string, { first: Wait; waiting: number }>();
    for (const wait of await this.#context.storage.freeWaits(MOST_WAITING)) {
      const known = pools.get(wait.pool);
      if (known) known.waiting += 1;
      else pools.set(wait.pool, { first: wait, waiting: 1 });
    }
    const list = [...pools.values()]
      .sort((a, b) => b.waiting - a.waiting)
      .slice(0, MOST_POOLS)
      .map(({ first, waiting }): PoolView => ({ pace: first.pace, ...wishOf(first), waiting }));
    const counts = new Map([...pools].map(([pool, { waiting }]) => [pool, waiting]));
    return (this.#pools = { at: now, list, counts });
  }

  /** Ends a wait, or declines the pairing that was found. */
  async stop(person: Person, pace: Pace): Promise<WaitView[]> {
    const { storage } = this.#context;
    if (!(await storage.endWait(person.id, pace))) {
      const wait = (await storage.waitsOf(person.id)).find((one) => one.pace === pace);
      if (!wait) throw new ApiError('no-pairing');
      await storage.lapsePairing(wait.pairing, person.id, this.#context.now());
      // The pairing may have expired meanwhile, which puts the person back into the queue.
      await storage.endWait(person.id, pace);
    }
    this.#pools = undefined;
    return await this.waitsOf(person);
  }

  /** Confirms a pairing; the last one to do so gets the table. */
  async confirm(person: Person, pairing: string, promise: string | undefined): Promise<WaitView[]> {
    const { storage } = this.#context;
    if (!(await storage.agree(person.id, pairing, promise ?? '', this.#context.now()))) {
      // The game may have begun: a repeated confirmation is answered like the first.
      const waits = await this.waitsOf(person);
      const known = (await storage.waitsOf(person.id)).some((wait) => wait.pairing === pairing && wait.agreed);
      if (!known) throw new ApiError('no-pairing');
      return waits;
    }
    const people = await storage.waitsOfPairing(pairing);
    if (people.every(({ agreed }) => agreed)) await this.#begin(pairing);
    return await this.waitsOf(person);
  }

  /** Does all that is due: ends pairings that were not confirmed, begins those that were, and makes new ones. */
  #tick(): Promise<void> {
    if (this.#closed) return Promise.resolve();
    this.#running ??= this.#work()
      .catch((error: unknown) => {
        const { log } = this.#context;
        if (errorBodyOf(error)?.code !== 'storage') log.error({ err: error }, 'pairing failed');
      })
      .finally(() => {
        this.#running = undefined;
      });
    return this.#running;
  }

  async #work(): Promise<void> {
    const { storage } = this.#context;
    const now = this.#context.now();
    if (now - this.#tickedAt > 5 * TICK_MS || now < this.#tickedAt) this.#graceUntil = now + GONE_MS.now;
    this.#tickedAt = now;
    for (const { id, until, people, agreed } of await storage.askedPairings()) {
      if (agreed >= people) await this.#begin(id);
      else if (until <= now) await storage.lapsePairing(id, undefined, now);
    }
    if (now >= this.#graceUntil) {
      await storage.dropWaits('now', now - GONE_MS.now);
      await storage.dropWaits('days', now - GONE_MS.days);
    }
    const free = await storage.freeWaits(MOST_WAITING);
    if (free.length > 0) await this.#pairAll(free, now);
    else {
      await storage.dropSeated(now - SEATED_MS);
      await storage.dropPairings(now - KEPT_MS);
    }
  }

  async #pairAll(free: readonly Wait[], now: number): Promise<void> {
    const pools = new Map<string, Wait[]>();
    for (const wait of free) {
      const pool = pools.get(wait.pool);
      if (pool) pool.push(wait);
      else pools.set(wait.pool, [wait]);
    }
    const apart = new Set(
      (await this.#context.storage.blocksOfWaiting()).map((each) => `${each.person} ${each.other}`),
    );
    const mayMeet = (a: string, b: string): boolean => !apart.has(`${a} ${b}`) && !apart.has(`${b} ${a}`);
    for (const [pool, waiting] of pools) {
      const { pace } = waiting[0]!;
      const { seats } = wishOf(waiting[0]!);
      for (const group of groupsOf(waiting, { pace, seats, botsAfter: this.#botsAfter(pace) }, now, mayMeet)) {
        const members = group.map(({ person, rating, since }) => ({ person, rating, since }));
        await this.#context.storage.pair(
          { id: newId(), pool, created: now, until: now + this.#confirmTime(pace), members },
          pace,
        );
      }
    }
    this.#pools = undefined;
  }

  /** Begins the game of a pairing that all have confirmed. If several processes try, one of them succeeds. */
  async #begin(pairing: string): Promise<void> {
    const { storage, games, delays, costs } = this.#context;
    const people = await storage.waitsOfPairing(pairing);
    if (people.length === 0 || people.some(({ agreed, table }) => !agreed || table !== '')) return;
    const wish = wishOf(people[0]!);
    const game = await findGame(games, wish.game);
    const reading = game?.readSettings(wish.settings);
    if (!game || !reading?.ok) {
      // The rules have changed since these people began to wait: they have to ask again.
      for (const { person } of people) await storage.lapsePairing(pairing, person, this.#context.now());
      return;
    }
    const now = this.#context.now();
    const doc = await arrangedTable(storage, {
      game,
      settings: reading.value,
      title: '',
      private: false,
      delay: 0,
      strict: false,
      clock: wish.clock,
      timeout: 'bot',
      rated: wish.rated,
      host: people[0]!.person,
      seats: seatsFor(people, wish.seats),
      now,
      openUntil: now + delays.opening,
    });
    const id = newId();
    const index = indexRowOf(doc);
    const table = { id, doc: JSON.stringify(doc), game: doc.game, status: doc.status, people: index.people };
    if (!(await storage.beginPairing(pairing, people.length, table, now))) return;
    costs.revision += 1;
    // The table is due at once: if this process dies here, another one begins the game.
    await this.#tableCache.table(id);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#running;
  }
}

/** People in random seats, and bots in the rest. */
function seatsFor(people: readonly Wait[], seats: number): SeatDoc[] {
  const sitters = people.map(
    ({ person, name, promise }): SeatDoc => ({ person, name, ...(promise !== '' && { promise }) }),
  );
  return shuffled([...sitters, ...Array.from({ length: seats - people.length }, (): SeatDoc => ({ bot: true }))]);
}
