import { createHash, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import {
  asyncApi,
  type ErrorBody,
  INVITE_HEADER,
  OPERATOR_HEADER,
  MESSAGE_BYTES,
  openApi,
  ROUTES,
  type RouteName,
  HTTP_STATUS,
} from '../../protocol/index.ts';
import type { Config } from '../config.ts';
import { deviceOf } from '../accounts/device.ts';
import { JsonBytes } from '../cost/json.ts';
import { MOST_REPORTS } from '../play/talk.ts';
import { ApiError, errorBodyOf } from '../api-error.ts';
import { VERSION } from '../version.ts';
import { type Caller, payerOf, type PeopleServices } from './caller.ts';
import { MOST_BUG_REPORTS, createHandlers } from './handlers.ts';
import { addMailLinks } from './mail-handlers.ts';
import { TokenBuckets, limitName, monotonicNow } from './rate-limits.ts';
import { requestParser } from './request-parser.ts';
import { Connection, type SocketContext } from './socket.ts';

const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
};

/**
 * The headers of a file in `assets`. It is no page, so what only pages need is left out: a first visit loads many files. What a file
 * loads comes from this server, so no referrer leaves it.
 */
const ASSET_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'self'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Browsers use TLS only for a year; subdomains are not affected. */
const TLS_ONLY = 'max-age=31536000';

/** The headers of every answer of a site, except of files in `assets`. */
const headersFor = (site: string): Readonly<Record<string, string>> =>
  site.startsWith('https://') ? { ...HEADERS, 'strict-transport-security': TLS_ONLY } : HEADERS;

/** Files of `assets` that load nothing by a policy of their own. */
const STYLES = /\.(?:css|woff2)$/;

const isAsset = (url: string): boolean => url.startsWith('/assets/');

/** The only path that can be upgraded to a socket. */
const SOCKET_PATH = '/socket';
const SWEEP_MS = 30_000;
/** Shortest time between two write tests of `/ready`, in ms. */
const READY_MS = 1_000;
/** How many times more often an address may fetch files than call the API: the app consists of many small files. */
const FILE_SHARE = 20;
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Vatra</title><h1>Vatra</h1>
<p>Vatra ${VERSION} is running. The web app is not built.</p><p><a href="/api/openapi.json">The API</a></p></html>
`;

/** The services that the HTTP application calls. */
export interface AppDependencies extends SocketContext {
  readonly config: Config;
  /** The folder of the built web app. */
  readonly client: string;
  readonly services: PeopleServices;
}

/** The HTTP application: the API, the socket, the web app, and the routes for operators. */
export async function newApp(deps: AppDependencies): Promise<FastifyInstance> {
  const { config, context } = deps;
  const headers = headersFor(config.site);
  const app = fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: MESSAGE_BYTES,
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, reply) => void badAddress((reply as unknown as FastifyReply).headers(headers)),
    routerOptions: { maxParamLength: 64 },
    // Proxies pass the base path on or cut it off: both work.
    rewriteUrl: ({ url = '/' }) => withoutBase(url, config.basePath),
    requestTimeout: 60_000,
    connectionTimeout: 70_000,
  }) as unknown as FastifyInstance;
  const perAddress = new TokenBuckets(Math.max(20, config.perMinute / 4), config.perMinute / 60);
  const files = new TokenBuckets(config.perMinute * FILE_SHARE, (config.perMinute / 60) * FILE_SHARE);
  const sweeper = setInterval(() => {
    perAddress.sweep();
    files.sweep();
    deps.perPerson.sweep();
    deps.perAddress.sweep();
    context.caps.sweep();
    deps.services.operators.sweep();
  }, SWEEP_MS);
  sweeper.unref();
  app.addHook('onClose', () => clearInterval(sweeper));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(isAsset(request.url) ? ASSET_HEADERS : headers);
    if (deps.closing()) throw new ApiError('closing');
    const limit = isAsset(request.url) ? files : perAddress;
    if (!limit.take(limitName(request.ip))) throw new ApiError('too-many');
    // Without this the plug-in would accept an upgrade on any path, from any page.
    if (request.headers.upgrade !== undefined && request.routeOptions.url !== SOCKET_PATH) return badAddress(reply);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    // Files with a hash in their names are never asked for again, nor in parts.
    if (isAsset(request.url) && reply.statusCode === 200) {
      for (const name of ['etag', 'last-modified', 'accept-ranges']) reply.removeHeader(name);
      // Connections of HTTP/1.1 stay open anyway.
      reply.raw.removeHeader('connection');
      // Browsers read modules and their workers as UTF-8: a charset would only be more bytes of every file.
      if (request.url.endsWith('.js')) void reply.header('content-type', 'text/javascript');
      // A policy binds what a page or a worker may load. Styles and fonts are neither.
      if (STYLES.test(request.url)) reply.removeHeader('content-security-policy');
      // A font is compressed in itself: everybody gets the same file.
      if (request.url.endsWith('.woff2')) reply.removeHeader('vary');
    }
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    context.metrics.requests.inc({ route, status: String(reply.statusCode) });
    context.log.debug({ route, method: request.method, status: reply.statusCode, ms: reply.elapsedTime }, 'request');
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    const { statusCode = 500 } = error as { statusCode?: number };
    const isBadRequest =
      errorBodyOf(error) === undefined && statusCode >= 400 && statusCode < 500 && !request.url.startsWith('/api');
    return isBadRequest ? badAddress(reply) : answerError(deps, error, reply);
  });
  await app.register(websocket, {
    // Patches are small: compressing them costs more than half of the throughput.
    // `Connection` answers pings itself, so that they count against its message limit.
    options: { maxPayload: MESSAGE_BYTES, perMessageDeflate: false, autoPong: false },
  });
  addSocket(app, deps);
  addRoutes(app, deps);
  addOperations(app, deps);
  addMailLinks(app, deps.services.post.mailer, config.basePath);
  await addClient(app, deps.client, config.basePath);
  return app;
}

/** The address below the base path, which begins with a slash. An address elsewhere stays as it is. */
function withoutBase(url: string, basePath: string): string {
  if (basePath === '' || !url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  if (rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `/${rest}` : url;
}

/** The answer to an address that does not exist or cannot be parsed. */
function badAddress(reply: FastifyReply): FastifyReply {
  return reply.status(404).send({ error: { code: 'bad-request' } });
}

function answerError({ context }: AppDependencies, error: unknown, reply: FastifyReply): FastifyReply {
  const body = bodyOf(error);
  if (body.code === 'internal') context.log.error({ err: error }, 'request failed');
  if (HTTP_STATUS[body.code] === 429) void reply.header('retry-after', String(body.retryAfter ?? 1));
  return reply.status(HTTP_STATUS[body.code] ?? 409).send({ error: body });
}

function bodyOf(error: unknown): ErrorBody {
  const reason = errorBodyOf(error);
  if (reason) return reason;
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status === 413) return { code: 'too-large' };
  return { code: status >= 400 && status < 500 ? 'bad-request' : 'internal' };
}

function addRoutes(app: FastifyInstance, deps: AppDependencies): void {
  const { context, people, tableService } = deps;
  const handlers = createHandlers(context, people, tableService, deps.services);
  const names = Object.keys(ROUTES) as RouteName[];
  for (const name of names) {
    const route = ROUTES[name];
    const read = requestParser(route);
    const handle = handlers[name] as (incoming: unknown, caller: Caller) => Promise<unknown>;
    app.route({
      method: route.method,
      url: route.path,
      ...('bytes' in route && { bodyLimit: route.bytes }),
      handler: async (request, reply) => {
        const caller = route.key === 'none' ? nobody(request) : await callerOf(request, deps);
        if (route.key === 'needed' && !caller.person) throw new ApiError('no-key');
        context.bans.check(caller.person?.id);
        if (caller.person && !deps.perPerson.take(caller.person.id)) throw new ApiError('too-many');
        const incoming = read(request);
        const { id } = (incoming.params ?? {}) as { readonly id?: string };
        if (id !== undefined) await deps.tableService.load(id, payerOf(caller));
        const answer = await handle(incoming, caller);
        // A request may wait for long, and the ban may have come meanwhile.
        context.bans.check(caller.person?.id);
        if (!(answer instanceof JsonBytes)) return answer;
        return reply.type('application/json; charset=utf-8').send(answer.bytes);
      },
    });
  }
}

/** Most characters of an operator's token. */
const TOKEN_LENGTH = 200;

const operatorToken = (given: string | readonly string[] | undefined): string | undefined =>
  typeof given === 'string' && given.length <= TOKEN_LENGTH ? given : undefined;

const nobody = ({ ip, headers }: FastifyRequest): Caller => ({
  person: undefined,
  key: undefined,
  invite: undefined,
  address: ip,
  device: deviceOf(headers['user-agent']),
  operator: operatorToken(headers[OPERATOR_HEADER]),
});

async function callerOf(request: FastifyRequest, { keys }: AppDependencies): Promise<Caller> {
  const invited = request.headers[INVITE_HEADER];
  const invite = typeof invited === 'string' && invited.length <= 64 ? invited : undefined;
  const found = /^Bearer ([A-Za-z0-9_-]{8,64})$/.exec(request.headers.authorization ?? '');
  if (!found) {
    if (request.headers.authorization !== undefined) throw new ApiError('no-key');
    return { ...nobody(request), invite };
  }
  const key = await keys.find(found[1]!);
  if (!key) throw new ApiError('no-key');
  return { ...nobody(request), person: key.person, key, invite };
}

/** True when a page of another site opens the socket: it must not act for its visitor. */
function isForeign(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return false;
  try {
    return new URL(origin).host !== request.host;
  } catch {
    return true;
  }
}

function addSocket(app: FastifyInstance, deps: AppDependencies): void {
  const { config, context } = deps;
  const open = new Map<string, number>();
  app.route({
    method: 'GET',
    url: SOCKET_PATH,
    preValidation: async (request) => {
      if (isForeign(request)) throw new ApiError('not-allowed');
      if ((open.get(limitName(request.ip)) ?? 0) >= config.socketsPerAddress) throw new ApiError('too-many');
    },
    handler: () => {
      throw new ApiError('bad-request');
    },
    wsHandler: (socket, request) => {
      const ip = limitName(request.ip);
      open.set(ip, (open.get(ip) ?? 0) + 1);
      context.metrics.sockets.inc();
      socket.on('close', () => {
        context.metrics.sockets.dec();
        const left = (open.get(ip) ?? 1) - 1;
        if (left > 0) open.set(ip, left);
        else open.delete(ip);
      });
      new Connection(socket, request.raw.socket, deps, ip);
    },
  });
}

/** True when the request carries the operator's token; compared in constant time. */
function isToken(request: FastifyRequest, wanted: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(request.headers.authorization ?? ''), hash(`Bearer ${wanted}`));
}

/** Runs the work at most once per `ms`; calls in between get the last result. */
function atMostEvery<T>(ms: number, work: () => Promise<T>): () => Promise<T> {
  let last: Promise<T> | undefined;
  let at = -Infinity;
  return () => {
    if (last && monotonicNow() - at < ms) return last;
    at = monotonicNow();
    return (last = work());
  };
}

/** Headers that proxies add. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const;

/** True when the request came directly from this machine, not through a proxy. */
function isFromThisMachine({ raw, headers }: FastifyRequest, { trustProxy }: Config): boolean {
  if (trustProxy || PROXY_HEADERS.some((name) => headers[name] !== undefined)) return false;
  return /^(?:::ffff:)?127\.|^::1$/.test(raw.socket.remoteAddress ?? '');
}

function addOperations(app: FastifyInstance, { context, config }: AppDependencies): void {
  app.get('/health', ({ headers }, reply) => {
    // It holds the visitor's own address: a cache must not give it to others.
    void reply.header('cache-control', 'no-store');
    return {
      status: 'ok',
      version: VERSION,
      games: Object.keys(context.games),
      // `vatra doctor` compares it with what it sent. Left out where the header is missing.
      forwardedFor: headers['x-forwarded-for'],
    };
  });
  const canWrite = atMostEvery(READY_MS, () => context.storage.ping());
  app.get('/ready', async () => {
    try {
      await canWrite();
    } catch {
      throw new ApiError('storage');
    }
    return { status: 'ready' };
  });
  app.get('/metrics', async (request, reply) => {
    const wanted = config.metricsToken;
    // The action counters reveal what a spectator delay hides: without a token only this machine may read them.
    const allowed = wanted === undefined ? isFromThisMachine(request, config) : isToken(request, wanted);
    if (!allowed) throw new ApiError('no-key');
    reply.type(context.metrics.registry.contentType);
    return await context.metrics.registry.metrics();
  });
  app.get('/reports', async (request) => {
    const wanted = config.metricsToken;
    // Reports contain what people wrote: without a token nobody may read them.
    if (wanted === undefined || !isToken(request, wanted)) throw new ApiError('no-key');
    const [reports, mistakes] = await Promise.all([
      context.storage.readReports(MOST_REPORTS),
      context.storage.readBugReports(MOST_BUG_REPORTS),
    ]);
    return { reports, mistakes };
  });
  app.get('/api/openapi.json', () => openApi(VERSION, config.basePath));
  app.get('/api/asyncapi.json', () => asyncApi(VERSION, config.basePath));
}

/** How long browsers keep a file of the web app. Files in `assets` have a hash in their names and never change. */
const cachingOf = (file: string): string => (/^assets[\\/]/.test(file) ? 'max-age=31536000, immutable' : 'no-cache');

/** The page for an app below a base path: its addresses begin with the path, and a meta element tells the path to the scripts. */
function pageBelow(basePath: string, page: string): string {
  return page
    .replace(/\b(href|src)="\//g, `$1="${basePath}/`)
    .replace('<meta charset', `<meta name="vatra-base" content="${basePath}" />\n    <meta charset`);
}

/** Serves the page from memory for an app below a base path. */
function addPageBelow(app: FastifyInstance, file: string, basePath: string): (reply: FastifyReply) => FastifyReply {
  const page = pageBelow(basePath, readFileSync(file, 'utf8'));
  const etag = `"${createHash('sha256').update(page).digest('base64url')}"`;
  const send = (reply: FastifyReply): FastifyReply => {
    void reply.headers({ 'cache-control': 'no-cache', etag });
    if (reply.request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type('text/html; charset=utf-8').send(page);
  };
  for (const path of ['/', '/index.html']) app.get(path, (_request, reply) => send(reply));
  return send;
}

async function addClient(app: FastifyInstance, folder: string, basePath: string): Promise<void> {
  const file = join(folder, 'index.html');
  const built = existsSync(file);
  const sendPage =
    built && basePath !== ''
      ? addPageBelow(app, file, basePath)
      : (reply: FastifyReply) => reply.sendFile('index.html');
  if (built)
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(relative(folder, path))),
    });
  else app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  app.setNotFoundHandler((request, reply) => {
    const reading = request.method === 'GET' || request.method === 'HEAD';
    // Addresses of the web app such as /table/… are all served by its one page.
    if (built && reading && PAGES.test(request.url)) return sendPage(reply);
    return reply.status(reading ? 404 : 405).send({ error: { code: 'bad-request' } });
  });
}

const PAGES = /^\/(?!api\/)[\w/-]*(?:\?.*)?$/;
