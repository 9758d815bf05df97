import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './port.testkit.ts';

const BUILT = join(import.meta.dirname, '../../.build');

/** A PostgreSQL server of a test's own. */
export interface Postgres {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  /** Takes the server away, and gives a function that brings it back with all its data. */
  outage(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then it runs as the user that Debian's package made for it, or as nobody. */
function unprivileged(): Rights {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, name: string): number =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u', 'postgres'), gid: id('-g', 'postgres') };
  } catch {
    return { uid: id('-u', 'nobody'), gid: id('-g', 'nobody') };
  }
}

async function ready(url: string, deadline = Date.now() + 20_000): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

type Rights = { readonly uid: number; readonly gid: number } | undefined;

/** A temporary folder that PostgreSQL may write to. */
function folderFor(rights: Rights): string {
  const folder = mkdtempSync(join(tmpdir(), 'vatra-postgres-'));
  if (rights) chownSync(folder, rights.uid, rights.gid);
  return folder;
}

/** The data folder of a server that was never started, by the program that made it: it is made once and kept. */
function unusedData(bin: string, rights: Rights): string {
  const initdb = join(bin, 'initdb');
  const { size, mtimeMs } = statSync(initdb);
  const made = createHash('sha256').update(`${initdb} ${size} ${mtimeMs}`).digest('hex').slice(0, 12);
  const kept = join(BUILT, `postgres-${made}`);
  if (existsSync(kept)) return kept;
  const folder = folderFor(rights);
  const words = ['-U', 'vatra', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(initdb, ['-D', join(folder, 'data'), ...words], { cwd: folder, ...rights, stdio: 'pipe' });
  mkdirSync(BUILT, { recursive: true });
  const copy = `${kept}-${process.pid}`;
  copyData(join(folder, 'data'), copy);
  rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(copy, kept);
  } catch {
    // Another process was faster.
    rmSync(copy, { recursive: true, force: true });
  }
  return kept;
}

/** Copies a data folder with its owner, which Node.js does not. */
const copyData = (from: string, to: string): void => void execFileSync('cp', ['-a', from, to], { stdio: 'pipe' });

/** Starts PostgreSQL in a temporary folder, on a free port, with every write forced to disk as in real use. */
export async function startPostgres(): Promise<Postgres> {
  const bin = process.env['POSTGRES_BIN'];
  if (bin === undefined || bin === '') throw new Error('POSTGRES_BIN is not set: run the tests with "npm test"');
  const user = unprivileged();
  const folder = folderFor(user);
  const data = join(folder, 'data');
  const rights = { cwd: folder, ...user };
  // To copy a data folder takes a tenth of the time that initdb takes.
  copyData(unusedData(bin, user), data);
  const port = await freePort();
  const options = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, '-c', 'max_connections=200'];
  const at = (database: string): string => `postgres://vatra@127.0.0.1:${port}/${database}`;
  async function start(): Promise<() => Promise<void>> {
    const server = spawn(join(bin!, 'postgres'), options, { ...rights, stdio: 'ignore' });
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    await ready(at('postgres'));
    return async () => {
      server.kill('SIGINT');
      await ended;
    };
  }
  let end = await start();
  let made = 0;
  return {
    async database() {
      const name = `test_${++made}`;
      const client = new pg.Client({ connectionString: at('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return at(name);
    },
    async outage() {
      await end();
      return async () => {
        end = await start();
      };
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
