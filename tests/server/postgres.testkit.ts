import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL server of a test's own. */
export interface Postgres {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  /** Takes the server away, and gives a function that brings it back with all its data. */
  outage(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** PostgreSQL refuses to run as root: then it runs as the user that Debian's package made for it, or as nobody. */
function unprivileged(): { uid: number; gid: number } | undefined {
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

/** Starts PostgreSQL in a temporary folder, on a free port, with every write forced to disk as in real use. */
export async function startPostgres(): Promise<Postgres> {
  const bin = process.env['POSTGRES_BIN'];
  if (bin === undefined || bin === '') throw new Error('POSTGRES_BIN is not set: run the tests with "npm test"');
  const folder = mkdtempSync(join(tmpdir(), 'vatra-postgres-'));
  const user = unprivileged();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const rights = { cwd: folder, ...user };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'vatra', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    {
      ...rights,
      stdio: 'pipe',
    },
  );
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
