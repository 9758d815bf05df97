import { execFile } from 'node:child_process';
import { closeSync, existsSync, fdatasyncSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import pg from 'pg';
import { WebSocket } from 'ws';
import { PROTOCOL } from '../protocol/index.ts';
import type { Config } from './config.ts';
import { COMFORTABLE_FILES, HOW_TO_RAISE, LEAST_FILES, openFileLimit } from './open-files.ts';
import { lockOwner } from './storage/lock.ts';
import { LATEST_LAYOUT } from './storage/schema.ts';
import { VERSION } from './version.ts';

/** What a check of an installation found. `advice` says what to do; undefined: nothing. */
export interface Finding {
  readonly check: 'versions' | 'database' | 'disk' | 'clock' | 'proxy' | 'open files';
  readonly verdict: 'good' | 'warning' | 'bad';
  readonly text: string;
  readonly advice?: string;
}

/** Lines of Node.js that package.json promises: the first minor version of each even major one. */
const NODE_LINES: Readonly<Record<number, number>> = { 20: 19, 22: 13 };
const FIRST_OPEN_LINE = 24;
const LEAST_POSTGRES = 13;
const GB = 2 ** 30;
/** Free space below which nothing can be written soon, and below which a host should act, in bytes. */
const LEAST_FREE = 0.2 * GB;
const COMFORTABLE_FREE = 2 * GB;
/** A slower fsync is felt in every move, in ms. */
const SLOW_SYNC_MS = 20;
const SYNCS = 15;
/** Clocks that differ more than this disturb deadlines, in ms. */
const CLOCK_MS = 2_000;
const PATIENCE_MS = 5_000;
/** A log of SQLite that is longer than this was not checkpointed for long, in bytes. */
const LONG_LOG = 0.5 * GB;

const inGB = (bytes: number): string => `${(bytes / GB).toFixed(1)} GB`;
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Checks the version of Node.js. */
export function checkVersions(node: string): Finding {
  const [major = 0, minor = 0] = node.replace(/^v/, '').split('.').map(Number);
  const isPromised = major >= FIRST_OPEN_LINE || (NODE_LINES[major] !== undefined && minor >= NODE_LINES[major]);
  const text = `Vatra ${VERSION} on Node.js ${node}`;
  if (isPromised) return { check: 'versions', verdict: 'good', text };
  return { check: 'versions', verdict: 'bad', text, advice: 'Install Node.js 24, 22 (from 22.13) or 20 (from 20.19).' };
}

function layoutFinding(where: string, version: number, more: string): Finding {
  const text = `${where} has layout ${version}${more}`;
  if (version > LATEST_LAYOUT) {
    const advice = `This program knows layout ${LATEST_LAYOUT}: install the newer version again, or restore a backup.`;
    return { check: 'database', verdict: 'bad', text, advice };
  }
  if (version < LATEST_LAYOUT) {
    const advice = `The next start brings it to layout ${LATEST_LAYOUT}. Make a backup before (vatra backup FILE).`;
    return { check: 'database', verdict: 'warning', text, advice };
  }
  return { check: 'database', verdict: 'good', text };
}

function checkSqlite(file: string, now: number): Finding[] {
  if (!existsSync(file)) {
    const advice = 'The first start makes it. If there should be data, set VATRA_DATA to their file.';
    return [{ check: 'database', verdict: 'warning', text: `there are no data in ${file}`, advice }];
  }
  let db: DatabaseSyncInstance | undefined;
  try {
    const opened = new DatabaseSync(file, { timeout: PATIENCE_MS, readOnly: true });
    db = opened;
    const one = <T>(sql: string): T => opened.prepare(sql).get() as T;
    const { version } = one<{ version: number }>('select coalesce(max(version), 0) as version from layout');
    const { quick_check: verdict } = one<{ quick_check: string }>('pragma quick_check(1)');
    if (verdict !== 'ok') {
      const advice = 'Stop the server and restore the last backup (vatra restore FILE).';
      return [{ check: 'database', verdict: 'bad', text: `${file} is damaged: ${verdict}`, advice }];
    }
    const { tables } = one<{ tables: number }>('select count(*) as tables from tables');
    const { alive } = one<{ alive: number | null }>('select max(alive) as alive from processes');
    return [
      layoutFinding(file, version, `, ${tables} tables, ${inGB(statSync(file).size)}`),
      ...checkLog(`${file}-wal`),
      ...checkRights(file),
      clockFinding('the last heartbeat in the database', Math.max(0, (alive ?? 0) - now)),
    ];
  } catch (error) {
    const advice = 'Check the rights of the file and its folder, and that it is a database of Vatra.';
    return [{ check: 'database', verdict: 'bad', text: `${file} cannot be read: ${messageOf(error)}`, advice }];
  } finally {
    db?.close();
  }
}

function checkLog(log: string): Finding[] {
  const size = existsSync(log) ? statSync(log).size : 0;
  if (size < LONG_LOG) return [];
  const text = `the write-ahead log has ${inGB(size)}`;
  const advice = 'Another program keeps the database open: close it (a backup tool, a shell of sqlite3).';
  return [{ check: 'database', verdict: 'warning', text, advice }];
}

function checkRights(file: string): Finding[] {
  if ((statSync(file).mode & 0o077) === 0) return [];
  const advice = `It holds secrets: chmod 600 ${file}`;
  return [{ check: 'database', verdict: 'warning', text: `others on this machine can read ${file}`, advice }];
}

function clockFinding(other: string, ahead: number): Finding {
  if (ahead <= CLOCK_MS) return { check: 'clock', verdict: 'good', text: `agrees with ${other}` };
  const text = `${other} is ${Math.round(ahead / 1000)} s away from the clock of this machine`;
  return {
    check: 'clock',
    verdict: 'bad',
    text,
    advice: 'Let a time service set the clock (timedatectl set-ntp true).',
  };
}

/** Whether the system says that a time service sets its clock: `yes` or `no`; undefined: it does not say. */
function clockSync(): Promise<string | undefined> {
  return new Promise((done) => {
    const words = ['show', '--property=NTPSynchronized', '--value'];
    execFile('timedatectl', words, { timeout: PATIENCE_MS }, (error, out) => done(error ? undefined : out.trim()));
  });
}

/** Checks whether something sets the clock; `said` is what the system says. */
export function checkClock(said: string | undefined): Finding[] {
  if (said === 'yes') return [{ check: 'clock', verdict: 'good', text: 'a time service sets the clock' }];
  if (said !== 'no') return [];
  const advice =
    'Clocks of players and deadlines follow it: install a time service (timedatectl set-ntp true, or chrony).';
  return [{ check: 'clock', verdict: 'warning', text: 'no time service sets the clock of this machine', advice }];
}

/** Free space of a folder, and how long the disk takes to store something. */
export async function checkDisk(folder: string): Promise<Finding[]> {
  let existing = resolve(folder);
  while (!existsSync(existing)) existing = dirname(existing);
  const { bavail, bsize } = await statfs(existing);
  const free = bavail * bsize;
  const text = `${inGB(free)} are free in ${existing}`;
  const advice = 'Make room: a full disk stops all games. Old backups and logs go first.';
  const space: Finding =
    free < LEAST_FREE
      ? { check: 'disk', verdict: 'bad', text, advice }
      : free < COMFORTABLE_FREE
        ? { check: 'disk', verdict: 'warning', text, advice }
        : { check: 'disk', verdict: 'good', text };
  return [space, checkSync(existing)];
}

function checkSync(folder: string): Finding {
  const file = join(folder, `.vatra-doctor-${process.pid}`);
  const times: number[] = [];
  try {
    const handle = openSync(file, 'wx', 0o600);
    try {
      for (let i = 0; i < SYNCS; i++) {
        const start = performance.now();
        writeSync(handle, 'x'.repeat(4096));
        fdatasyncSync(handle);
        times.push(performance.now() - start);
      }
    } finally {
      closeSync(handle);
      rmSync(file);
    }
  } catch (error) {
    const advice = 'The server must be able to write there: check the owner of the folder and read-only mounts.';
    return { check: 'disk', verdict: 'bad', text: `cannot write in ${folder}: ${messageOf(error)}`, advice };
  }
  const middle = times.sort((a, b) => a - b)[Math.floor(SYNCS / 2)]!;
  const text = `a forced write takes ${middle.toFixed(1)} ms`;
  if (middle <= SLOW_SYNC_MS) return { check: 'disk', verdict: 'good', text };
  const advice = 'Every move waits for it: move the data to a faster disk, away from other programs that write much.';
  return { check: 'disk', verdict: 'warning', text, advice };
}

async function checkPostgres(url: string): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    const one = async (sql: string): Promise<Record<string, string>> =>
      (await client.query<Record<string, string>>(sql)).rows[0] ?? {};
    const settings = await one(
      `select current_setting('server_version_num')::int / 10000 as major, current_setting('fsync') as fsync,
        current_setting('synchronous_commit') as commits, current_setting('max_connections')::int as connections,
        to_regclass('layout') as layout`,
    );
    const before = Date.now();
    const { now } = await one('select (extract(epoch from clock_timestamp()) * 1000)::bigint as now');
    const away = Math.abs(Number(now) - (before + Date.now()) / 2);
    const { version = 0 } = settings['layout'] ? await one('select max(version) as version from layout') : {};
    const found: Finding[] = [
      layoutFinding(
        'PostgreSQL',
        Number(version),
        `, version ${settings['major']}, ${settings['connections']} connections`,
      ),
      clockFinding('the clock of PostgreSQL', away),
    ];
    if (Number(settings['major']) < LEAST_POSTGRES) {
      const advice = `Use PostgreSQL ${LEAST_POSTGRES} or newer.`;
      found.push({ check: 'database', verdict: 'bad', text: `PostgreSQL ${settings['major']} is too old`, advice });
    }
    if (settings['fsync'] !== 'on' || settings['commits'] === 'off') {
      const text = `fsync is ${settings['fsync']}, synchronous_commit is ${settings['commits']}`;
      const advice = 'Acknowledged moves can be lost when the machine fails: set both to on.';
      found.push({ check: 'database', verdict: 'bad', text, advice });
    }
    return found;
  } catch (error) {
    const advice = 'Check DATABASE_URL, that PostgreSQL runs, and that it accepts connections from this machine.';
    return [{ check: 'database', verdict: 'bad', text: `PostgreSQL does not answer: ${messageOf(error)}`, advice }];
  } finally {
    await client.end().catch(() => {});
  }
}

/** Checks the settings about a proxy, and the site as browsers reach it. */
async function checkProxy({ site, trustProxy, host }: Config): Promise<Finding[]> {
  const isLocal = host === '127.0.0.1' || host === '::1' || host === 'localhost';
  const found: Finding[] = [];
  if (site !== '' && isLocal && !trustProxy) {
    const text = 'the address of visitors is not taken from the proxy';
    const advice = 'All visitors count as one and share its limits: set VATRA_TRUST_PROXY=yes.';
    found.push({ check: 'proxy', verdict: 'warning', text, advice });
  }
  if (trustProxy && !isLocal) {
    const text = `the server listens on ${host} and believes X-Forwarded-For`;
    const advice =
      'Anybody who reaches this port can forge an address: let only the proxy reach it, or set VATRA_HOST=127.0.0.1.';
    found.push({ check: 'proxy', verdict: 'warning', text, advice });
  }
  if (site === '') {
    const advice =
      'Set VATRA_URL to the address of the site: notices and passkeys need it, and this check then tries it.';
    return [...found, { check: 'proxy', verdict: 'warning', text: 'the address of the site is not set', advice }];
  }
  if (!site.startsWith('https://')) {
    const advice = 'Offer the site over HTTPS: passkeys, notices and installed apps need it (docs/hosting.md).';
    found.push({ check: 'proxy', verdict: 'warning', text: `${site} is not encrypted`, advice });
  }
  return [...found, ...(await checkSite(site, trustProxy))];
}

async function checkSite(site: string, trustProxy: boolean): Promise<Finding[]> {
  try {
    const response = await fetch(`${site}/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) throw new Error(`/ready answers ${response.status}`);
    const date = Date.parse(response.headers.get('date') ?? '');
    const clock = Number.isNaN(date) ? [] : [clockFinding(`the clock of ${site}`, Math.abs(Date.now() - date) - 1000)];
    const answers: Finding = { check: 'proxy', verdict: 'good', text: `${site} answers` };
    return [answers, await checkSocket(site), ...(await checkHeaders(site, trustProxy)), ...clock];
  } catch (error) {
    const advice = 'Start the server, and check that the proxy passes requests on to its port.';
    return [{ check: 'proxy', verdict: 'bad', text: `${site} does not answer: ${messageOf(error)}`, advice }];
  }
}

/** An address that no visitor has (RFC 5737). */
const FORGED_ADDRESS = '192.0.2.1';

/** Sends a forged `X-Forwarded-For` through the proxy, and compares the version and the header that arrive at the server. */
async function checkHeaders(site: string, trustProxy: boolean): Promise<Finding[]> {
  const response = await fetch(`${site}/health`, {
    headers: { 'x-forwarded-for': FORGED_ADDRESS },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const { version, forwardedFor } = (await response.json()) as { version: string; forwardedFor?: string };
  if (version !== VERSION) {
    const text = `${site} runs Vatra ${version}, this program is Vatra ${VERSION}`;
    return [{ check: 'versions', verdict: 'warning', text, advice: 'Restart the server with the installed version.' }];
  }
  if (!trustProxy) return [];
  if (forwardedFor === undefined) {
    const text = 'the proxy does not send X-Forwarded-For';
    const advice = 'All visitors count as one and share its limits: let the proxy send the header (docs/hosting.md).';
    return [{ check: 'proxy', verdict: 'bad', text, advice }];
  }
  if (forwardedFor.split(',')[0]!.trim() === FORGED_ADDRESS) {
    const text = 'the proxy passes on the X-Forwarded-For that a visitor sends';
    const advice =
      'Anybody can forge an address: let the proxy replace the header (nginx: proxy_set_header X-Forwarded-For $remote_addr).';
    return [{ check: 'proxy', verdict: 'bad', text, advice }];
  }
  return [{ check: 'proxy', verdict: 'good', text: 'the proxy replaces X-Forwarded-For' }];
}

/** Opens a socket through the proxy as a page of the site does, and greets. */
function checkSocket(site: string): Promise<Finding> {
  return new Promise((done) => {
    const socket = new WebSocket(`${site.replace(/^http/, 'ws')}/socket`, {
      handshakeTimeout: PATIENCE_MS,
      // The server refuses pages of other hosts: it must learn the name of the site from the proxy.
      origin: new URL(site).origin,
    });
    const timer = setTimeout(() => end('no answer'), PATIENCE_MS);
    const end = (failure: string | undefined): void => {
      clearTimeout(timer);
      socket.on('error', () => {});
      socket.terminate();
      if (failure === undefined) return done({ check: 'proxy', verdict: 'good', text: 'sockets pass the proxy' });
      const advice =
        'Let the proxy pass the headers Host, Upgrade and Connection of /socket (docs/hosting.md has examples).';
      done({ check: 'proxy', verdict: 'bad', text: `sockets do not pass the proxy: ${failure}`, advice });
    };
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL })));
    socket.on('message', () => end(undefined));
    socket.on('error', (error) => end(error.message));
  });
}

/** The limit of open files of the server that holds a data file; undefined: none runs here, or it is not ours to read. */
function runningLimit(file: string): number | undefined {
  const owner = lockOwner(file);
  if (owner === undefined || owner.host !== hostname()) return undefined;
  return openFileLimit(`/proc/${owner.pid}/limits`);
}

/** Checks how many files may be open. `isRunning`: the limit is that of a running server. */
export function checkOpenFiles(limit: number | undefined, isRunning = false): Finding {
  if (limit === undefined) return { check: 'open files', verdict: 'good', text: 'the system names no limit' };
  const text = isRunning
    ? `the running server may open ${limit} files, one for each connection`
    : `a server started from here may open ${limit} files, one for each connection`;
  if (limit >= COMFORTABLE_FILES) return { check: 'open files', verdict: 'good', text };
  const advice = `Too few: ${HOW_TO_RAISE}.`;
  return { check: 'open files', verdict: limit < LEAST_FILES ? 'bad' : 'warning', text, advice };
}

/** Checks an installation: versions, database, disk, clock, proxy, open files. Changes nothing. */
export async function examine(config: Config): Promise<readonly Finding[]> {
  const database =
    config.database === undefined ? checkSqlite(config.data, Date.now()) : await checkPostgres(config.database);
  const running = config.database === undefined ? runningLimit(config.data) : undefined;
  return [
    checkVersions(process.version),
    ...database,
    ...(config.database === undefined ? await checkDisk(dirname(resolve(config.data))) : []),
    ...(await checkProxy(config)),
    ...checkClock(await clockSync()),
    running === undefined ? checkOpenFiles(openFileLimit()) : checkOpenFiles(running, true),
  ];
}
