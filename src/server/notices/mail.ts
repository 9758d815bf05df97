import { createHmac, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import { load } from '../../i18n/index.ts';
import { ApiError } from '../api-error.ts';
import type { KnownKey } from '../accounts/keys.ts';
import { hashOf, newId, newSecret } from '../secrets.ts';
import type { MailRequest, Storage } from '../storage/storage.ts';
import { readMailAddress } from './mail-address.ts';
import { languageOf, type Notice } from './payloads.ts';

const DAY_MS = 86_400_000;
/** How long a confirmation link works, in ms. */
const CONFIRM_MS = DAY_MS;
/** Most links to confirm that are sent to one address in a day, for all callers together. */
const MOST_CONFIRMS = 3;
/** How long the mail server may take for each step, in ms. */
const TIMEOUT_MS = 10_000;
/** Length of a signature in a link, in characters. */
const SIGNATURE = 32;
/** Length of the id of a subscription, in characters. */
const ID = 16;

/** How mail is sent. */
export interface MailConfig {
  /** Address of the SMTP server: `smtp://user:password@host:port`, or `smtps:` for TLS from the start. */
  readonly url: string;
  /** The sender. */
  readonly from: string;
  /** Most notices to one address in a day. */
  readonly perDay: number;
}

/** Result of an attempt: delivered, to be retried, or the address does not exist. */
type MailResult = 'done' | 'again' | 'gone';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Address that ends the notices by one request (RFC 8058). */
  readonly stop?: string;
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || (isIP(host) !== 0 && /^(?:127\.|::1$)/.test(host));

/** Makes one line of a text that players chose: it stands in a header. */
const oneLine = (text: string): string => text.replace(/[\r\n\u0085\u2028\u2029]+/g, ' ');

/** Sends mail, and knows which links in it are genuine. */
export class Mailer {
  readonly #storage: Storage;
  readonly #config: MailConfig;
  readonly #site: string;
  readonly #secret: string;
  readonly #now: () => number;
  readonly #transport: ReturnType<typeof createTransport>;

  /** `secret`: of this installation; signs links and hashes addresses. */
  constructor(storage: Storage, config: MailConfig, site: string, secret: string, now: () => number) {
    this.#storage = storage;
    this.#config = config;
    this.#site = site;
    this.#secret = secret;
    this.#now = now;
    const url = new URL(config.url);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const secure = url.protocol === 'smtps:';
    this.#transport = createTransport({
      host,
      port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
      secure,
      // Passwords and letters leave the machine encrypted only.
      ...(!secure && (isLoopback(host) ? { ignoreTLS: true } : { requireTLS: true })),
      ...(url.username !== '' && {
        auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
      }),
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      dnsTimeout: TIMEOUT_MS,
      // Texts of players are never paths or addresses to read from.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url').slice(0, SIGNATURE);
  }

  /** The token of the link that ends a subscription. */
  stopToken(id: string): string {
    return `${id}${this.#sign(`stop ${id}`)}`;
  }

  /** Ends what the token of a link belongs to. */
  async stop(token: string): Promise<void> {
    const id = token.slice(0, ID);
    const wanted = Buffer.from(this.stopToken(id));
    const given = Buffer.from(token);
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw new ApiError('bad-mail-link');
    await this.#storage.endSubscription(id);
  }

  /** Counts a mail to an address; false: it has had enough today. */
  #count(address: string, kind: 'confirm' | 'notice', most: number): Promise<boolean> {
    const now = this.#now();
    return this.#storage.countMail(this.#sign(`to ${address.toLowerCase()}`), kind, now, now - DAY_MS, most);
  }

  /** Asks the reader of an address to confirm it. */
  async request({ hash, person }: KnownKey, text: string, language: string): Promise<MailRequest> {
    const address = readMailAddress(text);
    if (address === undefined) throw new ApiError('bad-address');
    if (!(await this.#count(address, 'confirm', MOST_CONFIRMS))) throw new ApiError('too-many-mails');
    const token = newSecret();
    const request = { id: newId(), person: person.id, key: hash, address, language };
    if (!(await this.#storage.requestMail(request, hashOf(token), this.#now() + CONFIRM_MS)))
      throw new ApiError('no-key');
    const say = await load(languageOf(language), 'mail');
    const result = await this.#post({
      to: address,
      subject: say.t('mail.label.confirmSubject'),
      text: [
        say.t('mail.text.confirm', { name: person.name }),
        `${this.#site}/mail#confirm=${token}`,
        say.t('mail.text.confirmNot'),
      ].join('\n\n'),
    });
    if (result === 'done') return request;
    await this.#storage.dropMailRequest(request.id, person.id);
    throw new ApiError(result === 'gone' ? 'bad-address' : 'no-mail');
  }

  async confirm(token: string): Promise<MailRequest> {
    const request = await this.#storage.confirmMail(hashOf(token), this.#now());
    if (!request) throw new ApiError('bad-mail-link');
    return request;
  }

  /** Sends notices of turns in one mail, in the reader's language. */
  async send(id: string, address: string, language: string, notices: readonly Notice[]): Promise<MailResult> {
    const [first] = notices;
    if (!first) return 'done';
    if (!(await this.#count(address, 'notice', this.#config.perDay))) return 'again';
    const say = await load(languageOf(language), 'mail');
    const token = this.stopToken(id);
    const letter = notices.map(({ title, lines, path }) => [title, ...lines, `${this.#site}${path}`].join('\n'));
    const subject = notices.length === 1 ? first.title : say.t('mail.label.turns', { n: notices.length });
    return await this.#post({
      to: address,
      subject,
      text: [...letter, `${say.t('mail.text.stop')}\n${this.#site}/mail#stop=${token}`].join('\n\n'),
      stop: `${this.#site}/mail/stop/${token}`,
    });
  }

  async #post({ to, subject, text, stop }: Mail): Promise<MailResult> {
    try {
      await this.#transport.sendMail({
        from: this.#config.from,
        // As an object: the address is never parsed for a list or a name.
        to: { name: '', address: to },
        envelope: { from: senderAddress(this.#config.from), to: [to] },
        subject: oneLine(subject),
        text: `${text}\n`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(stop !== undefined && {
            'List-Unsubscribe': `<${stop}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
      return 'done';
    } catch (error) {
      const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
      return responseCode >= 500 && responseCode < 600 && command.startsWith('RCPT') ? 'gone' : 'again';
    }
  }

  close(): void {
    this.#transport.close();
  }
}

/** The address of a configured sender without its name: `vatra@example.org` of `Vatra <vatra@example.org>`. */
export const senderAddress = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
