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
import { registerCostMetrics, createMetrics } from './metrics.ts';
import type { PeopleServices } from './http/caller.ts';
import type { Vapid } from './notices/payloads.ts';
import { NoticeDispatcher } from './notices/dispatcher.ts';
import { Mailer } from './notices/mail.ts';
import { COMFORTABLE_FILES, HOW_TO_RAISE, openFileLimit } from './open-files.ts';
import { Bans } from './operators/bans.ts';
import { Operators } from './operators/operators.ts';
import { PackGames } from './games.ts';
import { Pauses } from './pauses/pauses.ts';
import { PairingService } from './pairing/pairing-service.ts';
import { SeriesService } from './series/series-service.ts';
import { OwnData } from './own-data/own-data.ts';
import { People } from './people.ts';
import { Retention } from './retention/retention.ts';
import { TableCache } from './play/table-cache.ts';
import { SpareTime } from './play/spare.ts';
import { botThreadUrl, startBotThread } from './play/bot-thread.ts';
import { botPool, defaultThreads } from './play/bot-pool.ts';
import { backfillMatches } from './matches/backfill.ts';
import { newSecret } from './secrets.ts';
import type { Storage } from './storage/storage.ts';
import { openPostgres } from './storage/postgres.ts';
import { openOwnSqlite } from './storage/sqlite.ts';
import { Archivist } from './tables/archivist.ts';
import { TableService } from './tables/table-service.ts';
import { UptimeMonitor } from './uptime-monitor.ts';

export { type Config, readConfig, ENV_VARIABLES, type EnvVariable } from './config.ts';
export { serveBotRequests } from './play/bot-thread-main.ts';
export { resetLink } from './accounts/resets.ts';
export { copySqlite } from './storage/sqlite.ts';
export { examine } from './doctor.ts';

/** What a server is started with besides its configuration. */
export interface ServerOptions {
  readonly games?: GameRegistry;
  /** Entry of the bot thread; it must know the same games. */
  readonly botThreadUrl?: URL;
  /** The folder of the built web app. */
  readonly client?: string;
  readonly log?: Logger;
}

/** A server that is running. */
export interface RunningServer {
  readonly url: string;
  /** Finishes work in progress, closes all connections and the storage. */
  close(): Promise<void>;
}

/** After this time a bot is taken to be stuck, in ms. */
const BOT_BUDGET_MS = 10_000;
/** How long connections may stay open while the server stops, in ms. */
const DRAIN_MS = 2_000;
/** How often due notices are looked for, in ms. */
const NOTICES_MS = 1_000;
/** An address may follow twice as many tables as it may have connections. */
const FOLLOWED_PER_SOCKET = 2;
/** All connections of an address together may send as many messages as this many single ones. */
const PER_ADDRESS = 10;
/** Fields that are never written into a log. */
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
  'address',
  '*.address',
];

/** The keys by which push services know this server: created once, the same in every process. */
async function vapidOf(storage: Storage, site: string): Promise<Vapid> {
  const keys = JSON.parse(await storage.getOrCreate('vapid', () => JSON.stringify(webpush.generateVAPIDKeys()))) as {
    publicKey: string;
    privateKey: string;
  };
  return { ...keys, subject: site.startsWith('https://') ? site : 'mailto:nobody@vatra.invalid' };
}

/** Starts a server; resolves once it listens. */
export async function startServer(config: Config, options: ServerOptions = {}): Promise<RunningServer> {
  const log = options.log ?? pino({ level: config.logLevel, redact: SECRETS });
  const files = openFileLimit();
  if (files !== undefined && files < COMFORTABLE_FILES)
    log.warn({ limit: files }, `only ${files} files may be open, one for each connection; ${HOW_TO_RAISE}`);
  const metrics = createMetrics();
  const observeGroup = (size: number): void => metrics.groups.observe(size);
  const storage =
    config.database === undefined
      ? await openOwnSqlite(config.data, observeGroup)
      : await openPostgres(config.database, observeGroup);
  const uptime = new UptimeMonitor(storage, Date.now, (error) => log.error({ err: error }, 'heartbeat failed'));
  await uptime.start();
  const bans = new Bans(storage, Date.now, (error) => log.error({ err: error }, 'reading bans failed'));
  await bans.start();
  const onKeyFailure = (error: unknown): void => log.error({ err: error }, 'key lookup or update failed');
  const keys = new Keys(storage, Date.now, onKeyFailure, (person) => bans.check(person));
  const people = new People(storage, keys, Date.now, (error) => log.error({ err: error }, 'updating presence failed'));
  const program = options.botThreadUrl ?? botThreadUrl();
  const threads = config.botThreads || defaultThreads();
  const botRunner = botPool(Array.from({ length: threads }, () => startBotThread(program, BOT_BUDGET_MS, log)));
  const costs = new Costs({
    workPerMinute: config.workPerMinute,
    followedPerAddress: FOLLOWED_PER_SOCKET * config.socketsPerAddress,
    cacheBytes: config.cacheMegabytes * 1_048_576,
    busyDelay: config.busyDelay,
  });
  registerCostMetrics(metrics, costs);
  const caps = new Caps(config.caps, await storage.getOrCreate('report-sources', newSecret));
  const onPauseFailure = (error: unknown): void => log.error({ err: error }, 'reading pauses failed');
  const pauses = new Pauses(storage, config.pauses, Date.now, onPauseFailure);
  const context: ServerContext = {
    storage,
    games: options.games ?? GAME_RULES,
    packGames: new PackGames(options.games ?? GAME_RULES),
    delays: {
      secret: config.secretDelay,
      bot: config.botDelay,
      opening: config.openingTime,
      consent: config.consentTime,
      idle: config.idleTime,
      notice: config.noticeDelay,
      unwatched: config.unwatchedHours * 3_600_000,
    },
    bots: botRunner,
    log,
    metrics: metrics,
    costs,
    caps,
    bans,
    pauses,
    spare: new SpareTime(),
    uptime: uptime,
    presence: (ids) => people.present(ids),
    now: Date.now,
  };
  const tableCache = new TableCache(context);
  const tableService = new TableService(context, tableCache);
  const passkeys = new Passkeys(storage, keys, config.site, Date.now);
  const confirmations = new Confirmations(storage, passkeys, Date.now);
  // The policy `none` forbids notices of every kind.
  const mail = config.reach === 'none' ? undefined : config.mail;
  const mailSecret = await storage.getOrCreate('mail', newSecret);
  const mailer = mail && new Mailer(storage, mail, config.site, mailSecret, Date.now);
  const days = (n: number): number => n * 86_400_000;
  const { lobbyDays, idleDays, warningDays, closedDays } = config.retention;
  const retention = new Retention(
    context,
    tableCache,
    { lobby: days(lobbyDays), idle: days(idleDays), warning: days(warningDays), closed: days(closedDays) },
    config.retentionEvery,
  );
  const series = new SeriesService(context, tableCache);
  const ownData = new OwnData(context, tableCache, series, keys, confirmations);
  const services: PeopleServices = {
    retention,
    ownData,
    keys,
    accounts: new Accounts(storage, keys, confirmations, Date.now),
    confirmations,
    passkeys,
    operators: new Operators(config.operators, storage, confirmations),
    pairing: new PairingService(context, tableCache, { confirm: config.pairingTime, botsAfter: config.pairingBots }),
    post: {
      reach: config.reach,
      site: config.site,
      vapid: await vapidOf(storage, config.site),
      every: NOTICES_MS,
      ...(mailer && { mailer }),
    },
    series,
  };
  const dispatcher = new NoticeDispatcher(context, tableCache, services.post);
  const perSecond = config.messagesPerSecond;
  const perPerson = new TokenBuckets(6 * perSecond, 2 * perSecond);
  const perAddress = new TokenBuckets(2 * PER_ADDRESS * perSecond, PER_ADDRESS * perSecond);
  const leaving = new Set<Promise<void>>();
  let closing = false;
  const app = await newApp({
    config,
    context,
    keys,
    people,
    tableService,
    perPerson,
    perAddress,
    perSecond,
    leaving,
    client: options.client ?? '',
    services,
    closing: () => closing,
  });
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  async function stopAll(): Promise<void> {
    context.spare.close();
    await services.pairing.close();
    await services.series.close();
    await dispatcher.close();
    mailer?.close();
    await retention.close();
    await tableCache.close();
    await app.close();
    await Promise.all(leaving);
    people.close();
    keys.close();
    bans.close();
    pauses.close();
    costs.close();
    await uptime.close();
    await botRunner.close();
    await storage.close();
  }

  try {
    await storage.listen((notice) => {
      keys.onNotice(notice);
      bans.onNotice(notice);
      pauses
        .onNotice(notice)
        .then(async (person) => person !== undefined && (await tableCache.showAgain(person)))
        .catch(onPauseFailure);
      tableCache.onNotice(notice);
    });
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await stopAll();
    throw error;
  }
  const { address, port, family } = app.server.address() as AddressInfo;
  const url = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
  log.info({ url, storage: storage.kind, games: Object.keys(context.games) }, 'listening');

  const archivist = new Archivist(context);
  // Matches of an older database are recorded first: that reads every journal.
  const backfill = backfillMatches(context, () => closing)
    .then(() => ownData.resume())
    .finally(() => closing || archivist.start());

  async function end(): Promise<void> {
    closing = true;
    await backfill;
    await archivist.close();
    // 1012: the service restarts; clients reconnect and resume.
    for (const socket of app.websocketServer.clients) socket.close(1012);
    // A connection that does not close, or is in the middle of a request, must not keep the server alive.
    const timer = setTimeout(() => sockets.forEach((socket) => socket.destroy()), DRAIN_MS);
    await stopAll();
    clearTimeout(timer);
    log.info('stopped');
  }

  let ended: Promise<void> | undefined;
  return { url, close: () => (ended ??= end()) };
}
