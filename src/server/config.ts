import type { Problem, ParseResult } from '../kernel/index.ts';
import type { CapLimits } from './cost/caps.ts';
import { senderAddress, type MailConfig } from './notices/mail.ts';
import { readMailAddress } from './notices/mail-address.ts';
import type { PauseLimits } from './pauses/pauses.ts';
import type { OperatorConfig } from './operators/operators.ts';
import { OUTBOUND_POLICIES, type OutboundPolicy } from './notices/outbound.ts';

/** Configuration of a server. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** The file of the embedded database. */
  readonly data: string;
  /** The address of a PostgreSQL database; undefined: the embedded one. */
  readonly database: string | undefined;
  readonly logLevel: string;
  /** Take the client's address from the headers of a reverse proxy. */
  readonly trustProxy: boolean;
  /** Token for `/metrics` and `/reports`; undefined: `/metrics` answers this machine only, `/reports` nobody. */
  readonly metricsToken: string | undefined;
  /** Requests per minute of one address. */
  readonly perMinute: number;
  /** Sockets of one address at once. */
  readonly socketsPerAddress: number;
  /** Messages of one connection per second, steadily; twice as many in a burst and per person. */
  readonly messagesPerSecond: number;
  /** Milliseconds of expensive work per minute for one address. */
  readonly workPerMinute: number;
  /** Size of the cache of expensive answers, in megabytes. */
  readonly cacheMegabytes: number;
  /** Expensive work is refused while the event loop is later than this, in milliseconds. */
  readonly busyDelay: number;
  /** How much one person and one address may do. */
  readonly caps: CapLimits;
  readonly secretDelay: number;
  readonly botDelay: number;
  /** How many threads think for bots; 0: as fits the machine. */
  readonly botThreads: number;
  /** Hours for which bots-only games continue without a viewer; 0: they run only while somebody watches. */
  readonly unwatchedHours: number;
  readonly openingTime: number;
  readonly consentTime: number;
  readonly idleTime: number;
  readonly noticeDelay: number;
  /** How long people have to confirm a pairing for a game in one sitting, in ms; for a game over days it is a day. */
  readonly pairingTime: number;
  /** After this wait bots fill in for those who agree, in ms; for a game over days it is half a day. */
  readonly pairingBots: number;
  /** Public address of the app, with the path it lies below and without a slash at the end; empty: not configured. */
  readonly site: string;
  /** Path that the app lies below at its site, without a slash at the end; empty: at the root. */
  readonly basePath: string;
  /** Days after which tables that nobody touches are closed and removed. */
  readonly retention: {
    /** A table that has not begun, since it was opened; 0: never. */
    readonly lobbyDays: number;
    /** A running game, since its last move; 0: never. */
    readonly idleDays: number;
    /** The warning before. */
    readonly warningDays: number;
    /** A closed game is removed after this time; 0: never. */
    readonly closedDays: number;
  };
  /** How often tables are looked at for retention, in ms. */
  readonly retentionEvery: number;
  /** Which addresses the server may call for notices. */
  readonly reach: OutboundPolicy;
  /** How mail is sent; undefined: not at all. */
  readonly mail: MailConfig | undefined;
  readonly operators: OperatorConfig;
  readonly pauses: PauseLimits;
}

/** Tables are looked at for retention every ten minutes. */
const RETENTION_EVERY_MS = 600_000;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** An environment variable and its default value. docs/hosting.md explains it. */
export interface EnvVariable {
  readonly name: string;
  readonly fallback: string;
}

/** Every variable that the server reads. */
export const ENV_VARIABLES: readonly EnvVariable[] = [
  { name: 'VATRA_HOST', fallback: '127.0.0.1' },
  { name: 'VATRA_PORT', fallback: '3000' },
  { name: 'VATRA_DATA', fallback: 'data/vatra.db' },
  { name: 'DATABASE_URL', fallback: '' },
  { name: 'VATRA_LOG', fallback: 'warn' },
  { name: 'VATRA_TRUST_PROXY', fallback: 'no' },
  { name: 'VATRA_METRICS_TOKEN', fallback: '' },
  { name: 'VATRA_REQUESTS_PER_MINUTE', fallback: '600' },
  { name: 'VATRA_SOCKETS_PER_ADDRESS', fallback: '200' },
  { name: 'VATRA_MESSAGES_PER_SECOND', fallback: '30' },
  { name: 'VATRA_WORK_MS_PER_MINUTE', fallback: '6000' },
  { name: 'VATRA_CACHE_MB', fallback: '32' },
  { name: 'VATRA_BUSY_DELAY_MS', fallback: '250' },
  { name: 'VATRA_TABLES_PER_HOUR', fallback: '30' },
  { name: 'VATRA_OPEN_TABLES', fallback: '10' },
  { name: 'VATRA_OPEN_SEATS', fallback: '12' },
  { name: 'VATRA_LINES_PER_MINUTE', fallback: '20' },
  { name: 'VATRA_REPORTS_PER_HOUR', fallback: '20' },
  { name: 'VATRA_VISITORS_PER_HOUR', fallback: '60' },
  { name: 'VATRA_WAITS_PER_HOUR', fallback: '60' },
  { name: 'VATRA_SERIES_PER_HOUR', fallback: '5' },
  { name: 'VATRA_REGISTRATIONS_PER_HOUR', fallback: '30' },
  { name: 'VATRA_PAIRING_MS', fallback: '30000' },
  { name: 'VATRA_PAIRING_BOTS_MS', fallback: '60000' },
  { name: 'VATRA_SECRET_DELAY_MS', fallback: '1500' },
  { name: 'VATRA_BOT_DELAY_MS', fallback: '600' },
  { name: 'VATRA_BOT_THREADS', fallback: '0' },
  { name: 'VATRA_UNWATCHED_HOURS', fallback: '2' },
  { name: 'VATRA_OPENING_MS', fallback: '20000' },
  { name: 'VATRA_CONSENT_MS', fallback: '30000' },
  { name: 'VATRA_URL', fallback: '' },
  { name: 'VATRA_BASE_PATH', fallback: '' },
  { name: 'VATRA_NOTICE_DELAY_MS', fallback: '60000' },
  { name: 'VATRA_NOTICES', fallback: 'public' },
  { name: 'VATRA_OPERATOR_TOKEN', fallback: '' },
  { name: 'VATRA_VACATION_DAYS', fallback: '14' },
  { name: 'VATRA_FREE_DAYS', fallback: '2' },
  { name: 'VATRA_OPERATORS', fallback: '' },
  { name: 'VATRA_SMTP_URL', fallback: '' },
  { name: 'VATRA_MAIL_FROM', fallback: '' },
  { name: 'VATRA_MAILS_PER_HOUR', fallback: '5' },
  { name: 'VATRA_MAILS_PER_DAY', fallback: '50' },
  { name: 'VATRA_LOBBY_DAYS', fallback: '30' },
  { name: 'VATRA_IDLE_TABLE_DAYS', fallback: '365' },
  { name: 'VATRA_WARNING_DAYS', fallback: '14' },
  { name: 'VATRA_CLOSED_TABLE_DAYS', fallback: '365' },
  { name: 'VATRA_IDLE_MS', fallback: '60000' },
];

/** Reads the configuration from the environment, or lists all problems with it. */
export function readConfig(env: Environment): ParseResult<Config> {
  const problems: Problem[] = [];
  const text = (name: string): string => {
    const value = env[name];
    return value === undefined || value === '' ? ENV_VARIABLES.find((v) => v.name === name)!.fallback : value;
  };
  const whole = (name: string, least: number, most: number): number => {
    const value = Number(text(name));
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    problems.push({ path: name, code: 'not-in-range', args: { least, most } });
    return least;
  };
  const oneOf = (name: string, words: readonly string[]): string => {
    const value = text(name);
    if (!words.includes(value)) problems.push({ path: name, code: 'not-one-of', args: { words: words.join(', ') } });
    return value;
  };
  const database = text('DATABASE_URL');
  if (database !== '' && !/^postgres(ql)?:\/\//.test(database))
    problems.push({ path: 'DATABASE_URL', code: 'not-postgres' });
  const metricsToken = text('VATRA_METRICS_TOKEN');
  const basePath = text('VATRA_BASE_PATH').replace(/\/+$/, '');
  if (!/^(?:\/[\w.~-]+)*$/.test(basePath)) problems.push({ path: 'VATRA_BASE_PATH', code: 'not-a-path' });
  // The address may contain the base path or leave it out.
  const [, origin = '', path = ''] =
    /^(https?:\/\/[^/?#]+)(\/[^?#]*)?$/.exec(text('VATRA_URL').replace(/\/+$/, '')) ?? [];
  if (text('VATRA_URL') !== '' && (origin === '' || (path !== '' && path !== basePath)))
    problems.push({ path: 'VATRA_URL', code: 'not-a-site' });
  const operatorToken = text('VATRA_OPERATOR_TOKEN');
  if (operatorToken !== '' && (operatorToken.length < 16 || operatorToken.length > 200))
    problems.push({ path: 'VATRA_OPERATOR_TOKEN', code: 'too-short' });
  const smtp = text('VATRA_SMTP_URL');
  const from = text('VATRA_MAIL_FROM');
  if (smtp !== '') {
    if (!/^smtps?:\/\/[^/\s]+\/?$/.test(smtp) || !URL.canParse(smtp))
      problems.push({ path: 'VATRA_SMTP_URL', code: 'not-a-mail-server' });
    if (readMailAddress(senderAddress(from)) === undefined || /[\r\n]/.test(from))
      problems.push({ path: 'VATRA_MAIL_FROM', code: 'not-an-address' });
    // Letters have links: without the address of the site nobody could confirm or stop them.
    if (origin === '') problems.push({ path: 'VATRA_URL', code: 'needed-for-mail' });
  }
  const value: Config = {
    host: text('VATRA_HOST'),
    port: whole('VATRA_PORT', 0, 65_535),
    data: text('VATRA_DATA'),
    database: database === '' ? undefined : database,
    logLevel: oneOf('VATRA_LOG', LOG_LEVELS),
    trustProxy: oneOf('VATRA_TRUST_PROXY', ['yes', 'no']) === 'yes',
    metricsToken: metricsToken === '' ? undefined : metricsToken,
    perMinute: whole('VATRA_REQUESTS_PER_MINUTE', 1, 10_000_000),
    socketsPerAddress: whole('VATRA_SOCKETS_PER_ADDRESS', 1, 1_000_000),
    messagesPerSecond: whole('VATRA_MESSAGES_PER_SECOND', 1, 1_000_000),
    workPerMinute: whole('VATRA_WORK_MS_PER_MINUTE', 100, 100_000_000),
    cacheMegabytes: whole('VATRA_CACHE_MB', 1, 4_096),
    busyDelay: whole('VATRA_BUSY_DELAY_MS', 10, 600_000),
    caps: {
      tablesPerHour: whole('VATRA_TABLES_PER_HOUR', 1, 10_000_000),
      openTables: whole('VATRA_OPEN_TABLES', 1, 10_000_000),
      openSeats: whole('VATRA_OPEN_SEATS', 1, 10_000_000),
      linesPerMinute: whole('VATRA_LINES_PER_MINUTE', 1, 10_000_000),
      reportsPerHour: whole('VATRA_REPORTS_PER_HOUR', 1, 10_000_000),
      visitorsPerHour: whole('VATRA_VISITORS_PER_HOUR', 1, 10_000_000),
      waitsPerHour: whole('VATRA_WAITS_PER_HOUR', 1, 10_000_000),
      mailsPerHour: whole('VATRA_MAILS_PER_HOUR', 1, 10_000_000),
      seriesPerHour: whole('VATRA_SERIES_PER_HOUR', 1, 10_000_000),
      registrationsPerHour: whole('VATRA_REGISTRATIONS_PER_HOUR', 1, 10_000_000),
    },
    secretDelay: whole('VATRA_SECRET_DELAY_MS', 0, 60_000),
    botDelay: whole('VATRA_BOT_DELAY_MS', 0, 60_000),
    botThreads: whole('VATRA_BOT_THREADS', 0, 64),
    unwatchedHours: whole('VATRA_UNWATCHED_HOURS', 0, 8_760),
    openingTime: whole('VATRA_OPENING_MS', 100, 600_000),
    consentTime: whole('VATRA_CONSENT_MS', 0, 600_000),
    idleTime: whole('VATRA_IDLE_MS', 100, 86_400_000),
    pairingTime: whole('VATRA_PAIRING_MS', 100, 600_000),
    pairingBots: whole('VATRA_PAIRING_BOTS_MS', 0, 3_600_000),
    noticeDelay: whole('VATRA_NOTICE_DELAY_MS', 0, 86_400_000),
    site: origin === '' ? '' : `${origin}${basePath}`,
    basePath,
    retention: {
      lobbyDays: whole('VATRA_LOBBY_DAYS', 0, 100_000),
      idleDays: whole('VATRA_IDLE_TABLE_DAYS', 0, 100_000),
      warningDays: whole('VATRA_WARNING_DAYS', 0, 1_000),
      closedDays: whole('VATRA_CLOSED_TABLE_DAYS', 0, 100_000),
    },
    retentionEvery: RETENTION_EVERY_MS,
    reach: oneOf('VATRA_NOTICES', OUTBOUND_POLICIES) as OutboundPolicy,
    pauses: { vacationDays: whole('VATRA_VACATION_DAYS', 0, 60), freeDays: whole('VATRA_FREE_DAYS', 0, 4) },
    operators: {
      token: operatorToken === '' ? undefined : operatorToken,
      logins: text('VATRA_OPERATORS')
        .split(',')
        .map((login) => login.trim().toLowerCase())
        .filter((login) => login !== ''),
    },
    mail: smtp === '' ? undefined : { url: smtp, from, perDay: whole('VATRA_MAILS_PER_DAY', 1, 10_000_000) },
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value };
}
