import { hasSeat } from '../../kernel/index.ts';
import { mayBeNotified } from '../access.ts';
import { reportDamage } from '../damage.ts';
import type { ServerContext } from '../context.ts';
import type { TableCache } from '../play/table-cache.ts';
import type { Delivery, Subscription } from '../storage/storage.ts';
import { hostOf, type Notice, pushPayload, turnNotice, type Vapid, webhookPayload } from './payloads.ts';
import { allowedUrl, sendPayload, type OutboundPolicy } from './outbound.ts';

const LEASE_MS = 60_000;
const AT_ONCE = 20;
/** Whoever is here sees the turn; whoever leaves without moving is told a while later. */
const HERE_MS = 60_000;
const FIRST_PAUSE_MS = 30_000;
/** Pauses double: the tenth try comes after some four hours, and no other follows. */
const MOST_TRIES = 10;

/** How the house reaches people. */
export interface NoticeConfig {
  readonly reach: OutboundPolicy;
  /** Where the site is, for links; empty: no links. */
  readonly site: string;
  readonly vapid: Vapid;
  /** How often it is looked whether something is due. */
  readonly every: number;
}

/** What came of an attempt: delivered, try again, or never again at this address. */
export type DeliveryResult = 'done' | 'again' | 'gone';

const GONE = [404, 410];

function letterFor(
  { kind, target }: Subscription,
  notice: Notice,
  { vapid, site }: NoticeConfig,
): ReturnType<typeof pushPayload> {
  return kind === 'push' ? pushPayload(target, notice, vapid) : webhookPayload(target, notice, site);
}

/** Keys of a browser that are none cannot be written for. */
function attempted<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Sends a notice to where a person wants it. */
export async function deliver(
  subscription: Subscription,
  notice: Notice,
  means: NoticeConfig,
): Promise<DeliveryResult> {
  const written = attempted(() => letterFor(subscription, notice, means));
  const address = written && allowedUrl(written.url, means.reach);
  if (!address) return 'gone';
  const { letter } = written;
  const status = await sendPayload(address, means.reach, letter).catch(() => 0);
  if (status >= 200 && status < 300) return 'done';
  return GONE.includes(status) ? 'gone' : 'again';
}

/** Tells people that it is their turn, also when nobody who knew of it is running any more. */
export class NoticeDispatcher {
  readonly #house: ServerContext;
  readonly #hall: TableCache;
  readonly #means: NoticeConfig;
  readonly #timer: NodeJS.Timeout;
  #round: Promise<void> = Promise.resolve();
  #busy = false;

  constructor(house: ServerContext, hall: TableCache, means: NoticeConfig) {
    this.#house = house;
    this.#hall = hall;
    this.#means = means;
    this.#timer = setInterval(() => {
      if (!this.#busy) this.#round = this.#goRound();
    }, means.every);
    this.#timer.unref();
  }

  async #goRound(): Promise<void> {
    this.#busy = true;
    try {
      const due = await this.#house.storage.takeDeliveries(this.#house.now(), LEASE_MS, AT_ONCE);
      await Promise.all(due.map((delivery) => this.#tryToBring(delivery)));
    } catch (error) {
      this.#house.log.error({ err: error }, 'notices failed');
    } finally {
      this.#busy = false;
    }
  }

  /** One that fails must not keep the others; its lease brings it back. */
  async #tryToBring(delivery: Delivery): Promise<void> {
    try {
      await this.#bring(delivery);
    } catch (error) {
      this.#house.log.error({ err: error, table: delivery.table }, 'a notice failed');
    }
  }

  async #bring(delivery: Delivery): Promise<void> {
    const { storage } = this.#house;
    const subscription = await storage.subscription(delivery.subscription);
    const notice = subscription && (await this.#noticeOf(delivery, subscription));
    if (!subscription || notice === undefined) return await storage.finishDelivery(delivery, undefined);
    const now = this.#house.now();
    if (notice === 'later') return await storage.finishDelivery(delivery, now + HERE_MS);
    if (hostOf(subscription) === undefined) {
      reportDamage(this.#house.log, 'subscription', subscription.id);
      return await storage.finishDelivery(delivery, undefined);
    }
    const outcome = await deliver(subscription, notice, this.#means);
    this.#house.metrics.notices.inc({ kind: subscription.kind, outcome });
    if (outcome === 'gone') await storage.unsubscribe(subscription.id, subscription.person);
    else if (outcome === 'done') await storage.finishDelivery(delivery, undefined);
    else {
      const tries = delivery.tries + 1;
      const due = tries < MOST_TRIES ? now + FIRST_PAUSE_MS * 2 ** (tries - 1) : undefined;
      await storage.finishDelivery({ ...delivery, tries }, due);
    }
  }

  /** What to say of this turn; undefined: it is over; later: the person is here. */
  async #noticeOf(delivery: Delivery, subscription: Subscription): Promise<Notice | 'later' | undefined> {
    const table = await this.#hall.table(delivery.table).catch(() => undefined);
    const { seat, question } = delivery;
    const doc = await table?.current();
    const person = doc?.seats[seat]?.person;
    if (!table || person === undefined || doc?.status !== 'playing' || table.unreadable) return undefined;
    if (!mayBeNotified(doc, subscription.person, seat, subscription.everyone)) {
      // Whoever left the table is not told of it any more; nobody sits down again once it is played.
      if (subscription.table !== '') await this.#house.storage.unsubscribe(subscription.id, subscription.person);
      return undefined;
    }
    const { referee } = table.playing();
    const waits = hasSeat(referee.game.asked(referee.state), seat) && referee.question(seat) === question;
    if (!waits || table.doc.seats[seat]?.bot) return undefined;
    if ((await this.#house.presence([person])).has(person)) return 'later';
    return await turnNotice(table, seat, subscription);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#round;
  }
}
