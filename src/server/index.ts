import type { AddressInfo, Socket } from 'node:net';
import { type Logger, pino } from 'pino';
import webpush from 'web-push';
import { Accounts } from './accounts/accounts.ts';
import { Confirmations } from './accounts/confirmations.ts';
import { Keys } from './accounts/keys.ts';
import { Passkeys } from './accounts/passkeys.ts';
import type { Config } from './config.ts';
import { Caps } from './cost/caps.ts';
import { Costs } from './cost/costs.ts';
import { type GameRegistry, GAME_RULES } from '../registry/index.ts';
import type { ServerContext } from './context.ts';
import { newApp } from './http/app.ts';
import { TokenBuckets } from './http/rate-limits.ts';
import { meterCosts, createMetrics } from './metrics.ts';
import type { PeopleServices } from './http/caller.ts';
import type { Vapid } from './notices/payloads.ts';
import { NoticeDispatcher } from './notices/dispatcher.ts';
import { COMFORTABLE_FILES, HOW_TO_RAISE, openFileLimit } from './open-files.ts';
import { People } from './people.ts';
import { TableCache } from './play/table-cache.ts';
import { SpareTime } from './play/spare.ts';
import { botThreadUrl, startBotThread } from './play/bot-thread.ts';
import { botPool, defaultThreads } from './play/bot-pool.ts';
import { newSecret } from './secrets.ts';
import type { Storage } from './storage/storage.ts';
import { openPostgres } from './storage/postgres.ts';
import { openOwnSqlite } from './storage/sqlite.ts';
import { TableService } from './tables/table-service.ts';
import { UptimeMonitor } from './uptime-monitor.ts';

export { type Config, readConfig, ENV_VARIABLES, type EnvVariable } from './config.ts';
export { serveBotRequests } from './play/bot-thread-main.ts';
export { resetLink } from './accounts/resets.ts';
export { copySqlite } from './storage/sqlite.ts';

/** What a server is started with besides its configuration. */
export interface ServerOptions {
  readonly games?: GameRegistry;
  /** The program of the bots' thread; it must know the same games. */
  readonly botWorker?: URL;
  /** The folder of the built web app. */
  readonly client?: string;
  readonly log?: Logger;
}

/** A server that is running. */
export interface RunningServer {
  readonly url: string;
  /** Finishes what is on its way, lets everybody go and closes the storage. */
  close(): Promise<void>;
}

const BOT_BUDGET_MS = 10_000;
const DRAIN_MS = 2_000;
const POST_MS = 1_000;
/** An address may follow twice as many tables as it may have connections. */
const FOLLOWED_PER_SOCKET = 2;
/** Connections of one address may together send as many messages as so many single ones. */
const PER_ADDRESS = 10;
/** Secrets are named here so that none is ever written into a log. */
const SECRETS = [
  'key',
  '*.key',
  'code',
  '*.code',
  'seed',
  '*.seed',
  'invite',
  '*.invite',
  '*.authorization',
  'password',
  '*.password',
  'target',
  '*.target',
  'token',
  '*.token',
  'headers',
];

/** The keys by which push services know this house: made once, the same in every process. */
async function vapidOf(storage: Storage, site: string): Promise<Vapid> {
  const keys = JSON.parse(await storage.getOrCreate('vapid', () => JSON.stringify(webpush.generateVAPIDKeys()))) as {
    publicKey: string;
    privateKey: string;
  };
  return { ...keys, subject: site.startsWith('https://') ? site : 'mailto:nobody@vatra.invalid' };
}

/** Starts a server; resolves once it listens. */
export async function startServer(config: Config, extras: ServerOptions = {}): Promise<RunningServer> {
  const log = extras.log ?? pino({ level: config.logLevel, redact: SECRETS });
  const files = openFileLimit();
  if (files !== undefined && files < COMFORTABLE_FILES)
    log.warn({ limit: files }, `only ${files} files may be open, one for each connection; ${HOW_TO_RAISE}`);
  const meters = createMetrics();
  const grouped = (size: number): void => meters.groups.observe(size);
  const storage =
    config.database === undefined
      ? await openOwnSqlite(config.data, grouped)
      : await openPostgres(config.database, grouped);
  const watchman = new UptimeMonitor(storage, Date.now, (error) => log.error({ err: error }, 'no sign of life'));
  await watchman.start();
  const keys = new Keys(storage, Date.now, (error) => log.error({ err: error }, 'keys failed'));
  const people = new People(storage, keys, Date.now, (error) => log.error({ err: error }, 'presence failed'));
  const program = extras.botWorker ?? botThreadUrl();
  const threads = config.botThreads || defaultThreads();
  const thinker = botPool(Array.from({ length: threads }, () => startBotThread(program, BOT_BUDGET_MS, log)));
  const costs = new Costs({
    workPerMinute: config.workPerMinute,
    followedPerAddress: FOLLOWED_PER_SOCKET * config.socketsPerAddress,
    cacheBytes: config.cacheMegabytes * 1_048_576,
    busyDelay: config.busyDelay,
  });
  meterCosts(meters, costs);
  const caps = new Caps(config.caps, await storage.getOrCreate('report-sources', newSecret));
  const house: ServerContext = {
    storage,
    games: extras.games ?? GAME_RULES,
    delays: {
      secret: config.secretDelay,
      bot: config.botDelay,
      opening: config.openingTime,
      consent: config.consentTime,
      idle: config.idleTime,
      notice: config.noticeDelay,
      unwatched: config.unwatchedHours * 3_600_000,
    },
    bots: thinker,
    log,
    metrics: meters,
    costs,
    caps,
    spare: new SpareTime(),
    uptime: watchman,
    presence: (ids) => people.present(ids),
    now: Date.now,
  };
  const hall = new TableCache(house);
  const desk = new TableService(house, hall);
  const passkeys = new Passkeys(storage, keys, config.site, Date.now);
  const confirmations = new Confirmations(storage, passkeys, Date.now);
  const offices: PeopleServices = {
    keys,
    accounts: new Accounts(storage, keys, confirmations, Date.now),
    confirmations,
    passkeys,
    post: { reach: config.reach, site: config.site, vapid: await vapidOf(storage, config.site), every: POST_MS },
  };
  const postman = new NoticeDispatcher(house, hall, offices.post);
  const perSecond = config.messagesPerSecond;
  const perPerson = new TokenBuckets(6 * perSecond, 2 * perSecond);
  const perAddress = new TokenBuckets(2 * PER_ADDRESS * perSecond, PER_ADDRESS * perSecond);
  const leaving = new Set<Promise<void>>();
  let closing = false;
  const app = await newApp({
    config,
    house,
    keys,
    people,
    desk,
    perPerson,
    perAddress,
    perSecond,
    leaving,
    client: extras.client ?? '',
    offices,
    closing: () => closing,
  });
  const lines = new Set<Socket>();
  app.server.on('connection', (line) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  async function stopAll(): Promise<void> {
    house.spare.close();
    await postman.close();
    await hall.close();
    await app.close();
    await Promise.all(leaving);
    people.close();
    keys.close();
    costs.close();
    await watchman.close();
    await thinker.close();
    await storage.close();
  }

  try {
    await storage.listen((notice) => {
      keys.heard(notice);
      hall.heard(notice);
    });
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await stopAll();
    throw error;
  }
  const { address, port, family } = app.server.address() as AddressInfo;
  const url = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
  log.info({ url, storage: storage.kind, games: Object.keys(house.games) }, 'listening');

  async function end(): Promise<void> {
    closing = true;
    // 1012: the service restarts; clients come back by themselves and resume.
    for (const socket of app.websocketServer.clients) socket.close(1012);
    // Whoever does not hang up, or is in the middle of a request or a handshake, must not keep the server alive.
    const timer = setTimeout(() => lines.forEach((line) => line.destroy()), DRAIN_MS);
    await stopAll();
    clearTimeout(timer);
    log.info('stopped');
  }

  let ended: Promise<void> | undefined;
  return { url, close: () => (ended ??= end()) };
}
