import { spawn } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import Value from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../src/games/root/index.ts';
import { PLAYER_ACTIONS, CLIENT_MESSAGES, ROUTES, type RouteName, SERVER_MESSAGES } from '../../src/protocol/index.ts';
import { startServer } from '../../src/server/index.ts';
import { Client } from '../server/client.testkit.ts';
import { testConfig } from '../server/server.testkit.ts';
import { COMMAND_CALLS, FORGETFUL, JOURNAL, POSITION } from './commands.testkit.ts';
import { ACT_CALLS, acted, type AskedSeat, MESSAGE_CALLS } from './messages.testkit.ts';
import { type BuiltServer, PROGRAM, startBuilt } from './program.testkit.ts';
import { ADDRESSES, ROUTE_CALLS, statusOf } from './routes.testkit.ts';
import { PASSWORD, type Scene, setScene } from './scene.testkit.ts';

/** Everything answers within so long, on a machine that others share. */
const BOUND_MS = 10_000;
const COMMAND_MS = 60_000;
/** A build, and a game of Root to its end. */
const SETUP_MS = 300_000;

let server: BuiltServer;
let scene: Scene;
beforeAll(async () => {
  server = await startBuilt();
  scene = await setScene(server);
}, SETUP_MS);
afterAll(async () => {
  await scene?.close();
  await server?.close();
});

/** Every address that a server answers, with its method, as the sources register them. */
async function registered(): Promise<string[]> {
  const addresses: string[] = [];
  const hear = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD') addresses.push(`${one} ${url}`);
    });
  };
  subscribe('fastify.initialization', hear);
  const config = testConfig({ data: join(server.folder, 'listed.db') });
  const listed = await startServer(config, { client: join(PROGRAM, '../client') });
  unsubscribe('fastify.initialization', hear);
  await listed.close();
  return addresses.sort();
}

describe('every route of the built server', () => {
  const names = Object.keys(ROUTES) as RouteName[];

  test('has a call here', async () => {
    const called = [
      ...(Object.keys(ROUTE_CALLS) as RouteName[]).map((name) => `${ROUTES[name].method} ${ROUTES[name].path}`),
      ...Object.keys(ADDRESSES).map((path) => (path.startsWith('/') ? `GET ${path}` : path)),
    ];
    expect(called.sort()).toEqual(await registered());
  });

  test.each(names)('%s answers as the protocol says', async (name) => {
    const call = await ROUTE_CALLS[name](scene);
    const { method, path, gives } = ROUTES[name];
    const { who, params = {}, query, body, headers } = call;
    const filled = path.replace(/:(\w+)/g, (_, param: string) => String(params[param]));
    const response = await fetch(`${scene.url}${filled}${query === undefined ? '' : `?${query}`}`, {
      method,
      signal: AbortSignal.timeout(BOUND_MS),
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(who && { authorization: `Bearer ${who.key}` }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { error?: { code: string } };
    expect({
      status: response.status,
      code: answer.error?.code,
      wrong: call.refused === undefined ? [...Value.Errors(gives, answer)] : [],
    }).toEqual({ status: statusOf(call), code: call.refused, wrong: [] });
  });

  test('record gives the game of Root as Rootlog', async () => {
    const { text } = await scene.ann.call<{ text: string }>('GET', `/api/tables/${scene.over}/record`);
    expect(text).toMatch(/^Winner: /m);
  });

  test.each(Object.entries(ADDRESSES))('%s answers', async (registeredAs, { path, method, headers, status, has }) => {
    const signal = AbortSignal.timeout(BOUND_MS);
    const response = await fetch(`${scene.url}${path ?? registeredAs}`, {
      signal,
      ...(method && { method }),
      ...(headers && { headers }),
    });
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(has);
  });
});

describe('every message to the built server', () => {
  const kinds = Object.keys(CLIENT_MESSAGES) as (keyof typeof CLIENT_MESSAGES)[];
  const acts = Object.keys(ACT_CALLS) as (keyof typeof PLAYER_ACTIONS)[];
  let client: Client;
  let asked: AskedSeat;
  beforeAll(async () => {
    const { ann, bob, playing } = scene;
    const seat = (await ann.moment(playing, 0)).question >= 0 ? 0 : 1;
    client = await Client.connect(scene.url, [ann, bob][seat]!.key);
    client.keep = true;
    await client.watch(playing, seat);
    await client.until(() => client.following.has(`${playing} ${seat}`));
    asked = { scene, client, seat };
  });
  afterAll(() => client.close());

  test('has a call here', () => {
    expect(Object.keys(MESSAGE_CALLS).sort()).toEqual(Object.keys(CLIENT_MESSAGES).sort());
    expect(acts.slice().sort()).toEqual(Object.keys(PLAYER_ACTIONS).sort());
  });

  test.each(kinds)('%s', { timeout: BOUND_MS }, async (kind) => {
    const [wanted, call] = MESSAGE_CALLS[kind];
    expect(await call(asked)).toBe(wanted);
  });

  test.each(acts)('act %s', { timeout: BOUND_MS }, async (name) => {
    const [wanted, act] = ACT_CALLS[name];
    expect(await acted(asked, name, act(asked))).toBe(wanted);
  });

  test('a bot plays on in its thread', async () => {
    const { version } = client.at(scene.playing, asked.seat).moment!;
    await client.until(() => client.at(scene.playing, asked.seat).moment!.version > version);
  });

  test('a person who leaves a seat is told that the seat has ended', async () => {
    const { id } = await scene.table();
    await scene.ann.table('POST', `/${id}/seats/0`, {});
    await client.watch(id, 0);
    await scene.ann.table('DELETE', `/${id}/seats/0`);
    await client.until(() => client.ended.length > 0);
    expect(client.ended[0]!.error.code).toBe('not-yours');
  });

  test('every kind of answer came, and each is as the protocol says', () => {
    const seen = new Set(client.messages.map(({ type }) => type));
    // The welcome comes before anything is kept; connecting waits for it.
    expect([...seen, 'welcome'].sort()).toEqual(Object.keys(SERVER_MESSAGES).sort());
    for (const message of client.messages)
      expect([...Value.Errors(SERVER_MESSAGES[message.type], message)]).toEqual([]);
  });
});

describe('the files of the web app', () => {
  const assets = async (): Promise<string[]> => {
    const page = await (await fetch(`${server.url}/`)).text();
    return [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]!);
  };

  test('are sent compressed, to be kept for a year', async () => {
    const files = await assets();
    expect(files.some((file) => file.endsWith('.js'))).toBe(true);
    expect(files.some((file) => file.endsWith('.css'))).toBe(true);
    for (const file of files) {
      const plain = await sent(file, 'identity');
      const brotli = await sent(file, 'gzip, deflate, br');
      const gzip = await sent(file, 'gzip');
      expect(plain.headers['content-encoding']).toBeUndefined();
      for (const { headers } of [plain, brotli, gzip]) {
        expect(headers['cache-control']).toBe('max-age=31536000, immutable');
        expect(headers['vary']).toMatch(/accept-encoding/i);
        expect(headers['x-content-type-options']).toBe('nosniff');
        // Workers obey the policy of their own file; styles load nothing by a policy of theirs.
        expect(headers['content-security-policy']).toBe(file.endsWith('.js') ? "default-src 'self'" : undefined);
        expect(headers['content-type']).toMatch(
          file.endsWith('.js') ? /^text\/javascript$/ : /^text\/css; charset=utf-8$/i,
        );
        expect(headers['content-type']).toBe(plain.headers['content-type']);
      }
      if (plain.body.length < 1_000) continue;
      expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
      expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    }
  });

  test('fonts are the same for everybody, and are kept for a year', async () => {
    const styles = (await assets()).filter((file) => file.endsWith('.css'));
    const texts = await Promise.all(styles.map(async (file) => (await fetch(`${server.url}${file}`)).text()));
    const fonts = [...texts.join('').matchAll(/url\("?\.?\/?([\w-]+\.woff2)"?\)/g)].map((match) => match[1]!);
    expect(fonts.length).toBeGreaterThan(0);
    const { headers } = await sent(`/assets/${fonts[0]!}`, 'gzip, deflate, br');
    expect(headers).toMatchObject({ 'content-type': 'font/woff2', 'cache-control': 'max-age=31536000, immutable' });
    expect([headers['vary'], headers['content-encoding']]).toEqual([undefined, undefined]);
  });

  test('are asked for again when their names have no hash', async () => {
    for (const path of ['/', '/new/root', '/sw.js', '/vatra.webmanifest']) {
      const first = await sent(path, 'br');
      expect({ path, caching: first.headers['cache-control'] }).toEqual({ path, caching: 'no-cache' });
      const again = await sent(path, 'br', { 'if-none-match': String(first.headers['etag']) });
      expect({ path, status: again.status }).toEqual({ path, status: 304 });
    }
  });
});

describe('every command of the built program', () => {
  /** Runs the program to its end. */
  function run(...words: string[]): Promise<{ code: number | null; printed: string }> {
    return new Promise((done) => {
      const child = spawn(process.execPath, [PROGRAM, ...words], { cwd: server.folder, timeout: COMMAND_MS });
      let printed = '';
      const hear = (chunk: Buffer): void => void (printed += chunk.toString());
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('close', (code) => done({ code, printed }));
    });
  }

  beforeAll(async () => {
    const forgetful = await scene.visitor();
    await forgetful.call('POST', '/api/me/account', { login: FORGETFUL, password: PASSWORD });
    const journal = await scene.ann.call('GET', `/api/tables/${scene.over}/journal`);
    writeFileSync(join(server.folder, JOURNAL), JSON.stringify(journal));
    const settings = root.readSettings({ factions: ['marquise', 'eyrie'] });
    if (!settings.ok) throw new Error('the settings are not right');
    const position = root.positions!.write(root.begin(settings.value));
    writeFileSync(
      join(server.folder, POSITION),
      JSON.stringify({ vatra: 'position', version: 1, game: 'root', position }),
    );
  });

  test('has a call here', async () => {
    const { printed } = await run('--help');
    const [, listed] = /\nHost:\n(.*)\n\nRun /s.exec(printed)!;
    const commands = [...listed!.matchAll(/^ {2}([\w-]+)/gm)].map(([, name]) => name!);
    const called = [...Object.keys(COMMAND_CALLS), 'serve', 'help'];
    expect(called.sort()).toEqual(commands.sort());
  });

  test.each(Object.entries(COMMAND_CALLS))('%s', { timeout: 2 * COMMAND_MS }, async (_, calls) => {
    for (const { words, prints } of calls) {
      const { code, printed } = await run(...words);
      expect({ code, printed }).toEqual({ code: 0, printed: expect.stringMatching(prints) as string });
    }
  });

  test('serve ends when it is told to', async () => {
    const { code, printed } = await server.close();
    expect({ code, printed }).toEqual({ code: 0, printed: expect.stringContaining('Vatra has stopped.') as string });
  });
});

/** An answer as it comes over the wire; `fetch` would decompress it. */
async function sent(path: string, encoding: string, more: Readonly<Record<string, string>> = {}) {
  return await new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((done, fail) => {
    const headers = { 'accept-encoding': encoding, ...more };
    get(`${server.url}${path}`, { headers, signal: AbortSignal.timeout(BOUND_MS) }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', fail);
  });
}
