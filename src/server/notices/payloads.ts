import webpush from 'web-push';
import { type Language, LANGUAGES, load } from '../../i18n/index.ts';
import type { LiveTable } from '../play/table.ts';
import type { Subscription } from '../storage/storage.ts';
import { recapFor } from './recap.ts';
import type { OutboundPayload } from './outbound.ts';

/** The text of a notice. */
export interface Notice {
  readonly title: string;
  readonly lines: readonly string[];
  /** The page of the table, from the root of the site. */
  readonly path: string;
}

/** The keys by which push services know this server. */
export interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
}

const HOURS = 3600;
const HOUR_MS = 3_600_000;
/** How long a push service keeps a notice: a turn can last for days. */
const PUSH_SECONDS = 72 * HOURS;
const TELEGRAM = 'api.telegram.org';

/** The page of a table, from the root of the site. */
export const pageOf = (table: string): string => `/table/${table}`;

/** A stored language; English if it is not known. */
export const languageOf = (text: string): Language => LANGUAGES.find((language) => language === text) ?? 'en';

/** The host that a subscription leads to; undefined: its row is damaged. */
export function hostOf({ kind, target }: Subscription): string | undefined {
  if (kind === 'email') return target.includes('@') ? target.slice(target.lastIndexOf('@') + 1) : undefined;
  try {
    return new URL(kind === 'push' ? (JSON.parse(target) as { endpoint: string }).endpoint : target).hostname;
  } catch {
    return undefined;
  }
}

/** The notice of a turn: whose it is, and what happened since that seat last answered. */
export async function turnNotice(table: LiveTable, seat: number, subscription: Subscription): Promise<Notice> {
  const say = await load(languageOf(subscription.language), 'notices', 'shell');
  const { doc } = table;
  const own = doc.seats[seat]?.person === subscription.person;
  const title = doc.title === '' ? say.lookup('shell.label.game', doc.game, {}) : doc.title;
  const name = (given: string): string => (given === '' ? say.t('notices.label.nobody') : given);
  const recap = recapFor(table, seat).map(({ name: given, moves: n, points: won }) => {
    const points = won > 0 ? `+${won}` : `−${-won}`;
    if (won === 0) return say.t('notices.label.moves', { name: name(given), n });
    if (n === 0) return say.t('notices.label.pointsOnly', { name: name(given), points });
    return say.t('notices.label.movesPoints', { name: name(given), n, points });
  });
  return {
    title: own
      ? say.t('notices.label.turn', { table: title })
      : say.t('notices.label.turnOf', { name: name(doc.seats[seat]?.name ?? ''), table: title }),
    lines: recap.length > 0 && own ? [say.t('notices.label.since'), ...recap] : recap,
    path: pageOf(table.id),
  };
}

/** Marks a queued notice as the warning that a table will be closed. It stands in place of the question's number. */
export const CLOSING_NOTICE = -2;

/** The warning that a table will be closed because nobody touched it. */
export async function closingNotice(table: LiveTable, closesAt: number, subscription: Subscription): Promise<Notice> {
  const language = languageOf(subscription.language);
  const say = await load(language, 'notices', 'shell');
  const { doc, id } = table;
  const title = doc.title === '' ? say.lookup('shell.label.game', doc.game, {}) : doc.title;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(closesAt);
  return {
    title: say.t('notices.label.closing', { table: title }),
    lines: [say.t('notices.text.closingAbout', { day })],
    path: pageOf(id),
  };
}

/** The notice that opponents for a game over days were found, and must be confirmed. */
export async function pairingNotice(
  game: string,
  until: number,
  now: number,
  subscription: Subscription,
): Promise<Notice> {
  const say = await load(languageOf(subscription.language), 'notices', 'shell');
  const n = Math.max(1, Math.floor((until - now) / HOUR_MS));
  return {
    title: say.t('notices.label.paired', { game: say.lookup('shell.label.game', game, {}) }),
    lines: [say.t('notices.text.pairedAbout', { n })],
    path: '/pair?pace=days',
  };
}

/** A notice to test a subscription. */
export async function testNotice(language: string): Promise<Notice> {
  const say = await load(languageOf(language), 'notices');
  return { title: 'Vatra', lines: [say.t('notices.label.test')], path: '/' };
}

/** A push message, encrypted for one browser. */
export function pushPayload(target: string, notice: Notice, vapid: Vapid): { url: string; payload: OutboundPayload } {
  const { endpoint, p256dh, auth } = JSON.parse(target) as { endpoint: string; p256dh: string; auth: string };
  const payload = JSON.stringify({ title: notice.title, body: notice.lines.join('\n'), path: notice.path });
  const { headers, body } = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: vapid,
    TTL: PUSH_SECONDS,
    urgency: 'normal',
  });
  const { 'Content-Length': _, ...rest } = headers as Record<string, string | number>;
  return { url: endpoint, payload: { headers: rest, body: body ?? '' } };
}

/** A webhook call: Discord reads `content`, Telegram `text` and `chat_id`, others any field. */
export function webhookPayload(
  target: string,
  notice: Notice,
  site: string,
): { url: string; payload: OutboundPayload } {
  const url = new URL(target);
  const link = site === '' ? [] : [`${site}${notice.path}`];
  const text = [notice.title, ...notice.lines, ...link].join('\n');
  const chat = url.hostname === TELEGRAM ? url.searchParams.get('chat_id') : null;
  const body = {
    text,
    content: text,
    title: notice.title,
    lines: notice.lines,
    path: notice.path,
    // Names that players chose must not mention anybody.
    allowed_mentions: { parse: [] },
    ...(chat !== null && { chat_id: chat, disable_web_page_preview: true }),
  };
  return { url: target, payload: { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } };
}
