import { hasSeat } from '../../kernel/index.ts';
import { mayBeNotified } from '../access.ts';
import { reportDamage } from '../damage.ts';
import type { ServerContext } from '../context.ts';
import type { TableCache } from '../play/table-cache.ts';
import { type Delivery, PAIRING_NOTICE, type Subscription } from '../storage/storage.ts';
import type { Mailer } from './mail.ts';
import {
  CLOSING_NOTICE,
  closingNotice,
  hostOf,
  type Notice,
  pairingNotice,
  pushPayload,
  turnNotice,
  type Vapid,
  webhookPayload,
} from './payloads.ts';
import { allowedUrl, sendPayload, type OutboundPolicy } from './outbound.ts';

/** How long a taken delivery stays with this process, in ms. */
const LEASE_MS = 60_000;
/** Most deliveries at once. */
const AT_ONCE = 20;
/** Delay of a notice while the person is connected, in ms: they see the turn. */
const PRESENT_MS = 60_000;
/** Pause before the second attempt, in ms; it doubles with each further one. */
const FIRST_PAUSE_MS = 30_000;
/** Most attempts; the tenth comes after some four hours. */
const MOST_TRIES = 10;

/** How notices are sent. */
export interface NoticeConfig {
  readonly reach: OutboundPolicy;
  /** Public address of the site, for links; empty: no links. */
  readonly site: string;
  readonly vapid: Vapid;
  /** Sends mail; undefined: no mail server is configured. */
  readonly mailer?: Mailer;
  /** How often due deliveries are looked for, in ms. */
  readonly every: number;
}

/** Result of an attempt: delivered, to be retried, or the address is gone for good. */
export type DeliveryResult = 'done' | 'again' | 'gone';

const GONE = [404, 410];

function payloadFor(
  { kind, target }: Subscription,
  notice: Notice,
  { vapid, site }: NoticeConfig,
): ReturnType<typeof pushPayload> {
  return kind === 'push' ? pushPayload(target, notice, vapid) : webhookPayload(target, notice, site);
}

/** The result of the work; undefined: it threw, as encryption does with invalid keys of a browser. */
function attempted<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Sends a notice to the address of a subscription; by mail several in one letter. */
export async function deliver(
  subscription: Subscription,
  notices: readonly Notice[],
  config: NoticeConfig,
): Promise<DeliveryResult> {
  const { kind, id, target, language } = subscription;
  // Without a mail server the turn is not told by mail; the subscription stays for when there is one again.
  if (kind === 'email') return config.mailer ? await config.mailer.send(id, target, language, notices) : 'done';
  const [notice] = notices;
  if (!notice) return 'done';
  const outbound = attempted(() => payloadFor(subscription, notice, config));
  const address = outbound && allowedUrl(outbound.url, config.reach);
  if (!address) return 'gone';
  const status = await sendPayload(address, config.reach, outbound.payload).catch(() => 0);
  if (status >= 200 && status < 300) return 'done';
  return GONE.includes(status) ? 'gone' : 'again';
}

/** A delivery whose notice is to be sent now. */
interface DueNotice extends Delivery {
  readonly notice: Notice;
}

/** Sends turn notices. They are queued in the storage, so that any process can send them. */
export class NoticeDispatcher {
  readonly #context: ServerContext;
  readonly #tableCache: TableCache;
  readonly #config: NoticeConfig;
  readonly #timer: NodeJS.Timeout;
  #sending: Promise<void> = Promise.resolve();
  #busy = false;

  constructor(context: ServerContext, tableCache: TableCache, config: NoticeConfig) {
    this.#context = context;
    this.#tableCache = tableCache;
    this.#config = config;
    this.#timer = setInterval(() => {
      if (!this.#busy) this.#sending = this.#sendDue();
    }, config.every);
    this.#timer.unref();
  }

  async #sendDue(): Promise<void> {
    this.#busy = true;
    try {
      const due = await this.#context.storage.takeDeliveries(this.#context.now(), LEASE_MS, AT_ONCE);
      const bySubscription = new Map<string, Delivery[]>();
      for (const delivery of due) {
        const group = bySubscription.get(delivery.subscription);
        if (group) group.push(delivery);
        else bySubscription.set(delivery.subscription, [delivery]);
      }
      await Promise.all([...bySubscription.values()].map((group) => this.#sendGroup(group)));
    } catch (error) {
      this.#context.log.error({ err: error }, 'taking due notices failed');
    } finally {
      this.#busy = false;
    }
  }

  /** Sends the notices of one subscription: by mail all in one e-mail, otherwise one by one. */
  async #sendGroup(group: readonly Delivery[]): Promise<void> {
    const [{ subscription: id }] = group as [Delivery];
    const [subscription] = await this.#attempt(group, async () => [await this.#context.storage.subscription(id)]);
    const due = (
      await Promise.all(group.map((each) => this.#attempt([each], () => this.#due(each, subscription))))
    ).flat();
    const parcels = subscription?.kind === 'email' ? [due] : due.map((each) => [each]);
    await Promise.all(
      parcels.map((parcel) => this.#attempt(parcel, async () => subscription && this.#send(parcel, subscription))),
    );
  }

  /** Runs a step. A failure does not stop the others; the deliveries are retried when their lease ends. */
  async #attempt<T>(deliveries: readonly Delivery[], step: () => Promise<T>): Promise<T | never[]> {
    try {
      return await step();
    } catch (error) {
      this.#context.log.error({ err: error, table: deliveries[0]?.table }, 'sending a notice failed');
      return [];
    }
  }

  /** A delivery with the notice to send now; none: it waits, or there is nothing to tell any more. */
  async #due(delivery: Delivery, subscription: Subscription | undefined): Promise<readonly DueNotice[]> {
    const { storage } = this.#context;
    const notice = subscription && (await this.#noticeOf(delivery, subscription));
    if (notice === 'later') await storage.finishDelivery(delivery, this.#context.now() + PRESENT_MS);
    else if (notice !== undefined) return [{ ...delivery, notice }];
    else await storage.finishDelivery(delivery, undefined);
    return [];
  }

  async #send(parcel: readonly DueNotice[], subscription: Subscription): Promise<void> {
    if (parcel.length === 0) return;
    const { storage } = this.#context;
    if (hostOf(subscription) === undefined) {
      reportDamage(this.#context.log, 'subscription', subscription.id);
      for (const delivery of parcel) await storage.finishDelivery(delivery, undefined);
      return;
    }
    const notices = parcel.map(({ notice }) => notice);
    const outcome = await deliver(subscription, notices, this.#config);
    this.#context.metrics.notices.inc({ kind: subscription.kind, outcome });
    if (outcome === 'gone') return void (await storage.unsubscribe(subscription.id, subscription.person));
    for (const delivery of parcel) {
      const tries = delivery.tries + 1;
      const isLast = outcome === 'done' || tries >= MOST_TRIES;
      const due = isLast ? undefined : this.#context.now() + FIRST_PAUSE_MS * 2 ** (tries - 1);
      await storage.finishDelivery(outcome === 'done' ? delivery : { ...delivery, tries }, due);
    }
  }

  /** The notice of this turn; undefined: the turn is over; later: the person is connected. */
  async #noticeOf(delivery: Delivery, subscription: Subscription): Promise<Notice | 'later' | undefined> {
    const { seat, question } = delivery;
    if (question === PAIRING_NOTICE) return await this.#pairingNoticeOf(delivery.table, subscription);
    const table = await this.#tableCache.table(delivery.table).catch(() => undefined);
    const doc = await table?.current();
    const person = doc?.seats[seat]?.person;
    if (question === CLOSING_NOTICE) {
      if (!table || doc?.closesAt === undefined || person !== subscription.person) return undefined;
      return await closingNotice(table, doc.closesAt, subscription);
    }
    if (!table || person === undefined || doc?.status !== 'playing' || table.unreadable) return undefined;
    if (!mayBeNotified(doc, subscription.person, seat, subscription.everyone)) {
      // The person left the table and cannot sit down again while it is played.
      if (subscription.table !== '') await this.#context.storage.unsubscribe(subscription.id, subscription.person);
      return undefined;
    }
    const { referee } = table.playing();
    const waits = hasSeat(referee.game.asked(referee.state), seat) && referee.question(seat) === question;
    if (!waits || table.doc.seats[seat]?.bot) return undefined;
    if ((await this.#context.presence([person])).has(person)) return 'later';
    return await turnNotice(table, seat, subscription);
  }

  /** The notice of a pairing that the person has not confirmed; undefined: it is over; later: the person is connected. */
  async #pairingNoticeOf(id: string, subscription: Subscription): Promise<Notice | 'later' | undefined> {
    const { storage } = this.#context;
    const { person } = subscription;
    const now = this.#context.now();
    const wait = (await storage.waitsOf(person)).find(({ pairing }) => pairing === id);
    const pairing = wait && !wait.agreed && wait.table === '' ? await storage.pairing(id) : undefined;
    if (!wait || pairing?.state !== 'asked' || pairing.until <= now) return undefined;
    if ((await this.#context.presence([person])).has(person)) return 'later';
    const { game } = JSON.parse(wait.wish) as { readonly game: string };
    return await pairingNotice(game, pairing.until, now, subscription);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sending;
  }
}
