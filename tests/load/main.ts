// Plays many tables over real sockets against a server in another process, on both databases, and with --peers also
// boardgame.io's server under the same driver:
// With --rude one address asks for the most that the usual limits allow while others play.
// With --profile=FOLDER the server writes a CPU profile there; with --program=FILE a server bundle built before is measured.
// npm run load -- [--peers] [--rude] [tables] [seconds] [game] [sqlite, postgres or peers, where not all]
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { Visitor } from '../server/client.testkit.ts';
import { freePort } from '../server/port.testkit.ts';
import { startPostgres } from '../server/postgres.testkit.ts';
import { scratch } from '../server/server.testkit.ts';
import { type Place, variablesOf } from '../chaos/chaos.testkit.ts';
import { buildProgram, ServerProcess } from '../chaos/program.testkit.ts';
import { LoadedTable } from './driver.testkit.ts';
import { flatOut, type Match, type Pace, steady } from './match.testkit.ts';
import { heapOf, load } from './measure.testkit.ts';
import { PeerMatch, PeerServer } from './peer.testkit.ts';
import { openBotTable, residentMemory, RudeVisitor } from './rude.testkit.ts';

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const withPeers = process.argv.includes('--peers');
const isRude = process.argv.includes('--rude');
const [first, second, game = 'root', only] = words;
const count = Number(first ?? (isRude ? 100 : 500));
const seconds = Number(second ?? (isRude ? 60 : 10));
const optionOf = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const profile = optionOf('profile');
const built = optionOf('program');
const nodeArgs = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${resolve(profile)}`];
const PACED = 500;
const GROUP = 25;
const folder = scratch();
const program = built === undefined ? await buildProgram() : { file: resolve(built), cli: '', remove: () => {} };
const postgres = await startPostgres();

async function inGroups<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < items.length; i += GROUP) await Promise.all(items.slice(i, i + GROUP).map(work));
}

const kB = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;

/** Flat out first: a server that has run for a while has compiled what it does all day. */
async function play(pid: number, tables: readonly Match[]): Promise<void> {
  console.log('  flat out', JSON.stringify(await load(pid, tables, seconds, flatOut)));
  console.log('  paced', JSON.stringify(await load(pid, tables, seconds, steady(PACED))));
}

async function measure(place: Place): Promise<void> {
  const start = async (): Promise<ServerProcess> =>
    await ServerProcess.start(
      program,
      { ...variablesOf(place, await freePort()), VATRA_IDLE_MS: '86400000' },
      undefined,
      nodeArgs,
    );
  let server = await start();
  const heap = (): Promise<number> => heapOf(server.url, server.pid);
  try {
    console.log(`${place.name}: ${count} tables of ${game}, ${2 * count} sockets`);
    const tables = Array.from({ length: count }, (_, i) => new LoadedTable(server.url, game, i + 1));
    // The first table loads the game itself.
    await tables[0]!.open();
    const empty = await heap();
    await inGroups(tables.slice(1), (table) => table.open());
    const opened = await heap();
    await inGroups(tables, (table) => table.connect(false));
    const connected = await heap();
    await inGroups(tables, (table) => table.connect());
    const watched = await heap();
    console.log(
      `  heap per idle table in memory ${kB((opened - empty) / (count - 1))}, per idle connection ${kB((connected - opened) / (2 * count))}, per seat that follows its table ${kB((watched - connected) / (2 * count))}`,
    );
    await play(server.pid, tables);
    for (const table of tables) table.close();
    await server.stop();
    server = await start();
    const again = new LoadedTable(server.url, game, 1);
    await again.open();
    console.log(`  heap per table that is not in memory ${kB(((await heap()) - empty) / count)}`);
  } finally {
    await server.kill();
  }
}

/** Moves per second of all tables while one address is rude: two at each table. */
const POLITE = 2;
/** What was kept for the rude one is forgotten after a minute; tables that ended leave the memory after a while too. */
const CALM_MS = 100_000;
const QUIET_S = 10;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Lets one address ask for the most it may while others play; the server has its usual limits. One game of bots runs from
 * the beginning: the threads that think for bots are part of the memory of any server.
 */
async function measureRude({ name, at }: Place): Promise<void> {
  const env = {
    VATRA_PORT: String(await freePort()),
    VATRA_TRUST_PROXY: 'yes',
    ...(name === 'sqlite' ? { VATRA_DATA: at } : { DATABASE_URL: at }),
  };
  const server = await ServerProcess.start(program, env);
  const tidied = async (): Promise<number> => {
    process.kill(server.pid, 'SIGUSR2');
    await pause(2_000);
    return residentMemory(server.pid);
  };
  try {
    console.log(
      `${name}: ${count} tables of ${game}, one rude address for ${seconds} s, load average ${loadavg()[0]!.toFixed(1)}`,
    );
    // Each table's people have an address of their own.
    const tables = Array.from({ length: count }, (_, i) => {
      const address = `10.0.${i >> 8}.${i & 255}`;
      return new LoadedTable(server.url, game, i + 1, { 'x-forwarded-for': address });
    });
    await inGroups(tables, (table) => table.open());
    await inGroups(tables, (table) => table.connect());
    await openBotTable(await Visitor.arrive(server.url, 'Alone', { 'x-forwarded-for': '10.1.0.1' }));
    const pace = (): Pace => steady(POLITE * count);
    // As long as the rude one will be there: what games themselves take in memory grows with their moves.
    console.log('  before', JSON.stringify(await load(server.pid, tables, seconds, pace())));
    const before = await tidied();
    const rude = new RudeVisitor(
      server.url,
      tables.map(({ id }) => id),
    );
    await rude.start();
    console.log('  meanwhile', JSON.stringify(await load(server.pid, tables, seconds, pace())));
    const during = residentMemory(server.pid);
    rude.stop();
    console.log('  the rude one got', JSON.stringify(rude.tally));
    console.log('  afterwards', JSON.stringify(await load(server.pid, tables, QUIET_S, pace())));
    await pause(CALM_MS);
    const after = await tidied();
    const growth = Math.round((after / before - 1) * 100);
    console.log(
      `  MB resident: ${before} before, ${during} meanwhile, ${after} after ${CALM_MS / 1000} s (${growth} %)`,
    );
    for (const table of tables) table.close();
  } finally {
    await server.kill();
  }
}

async function measurePeer(): Promise<void> {
  const server = await PeerServer.start();
  try {
    console.log(`boardgame.io: ${count} matches in memory, ${2 * count} sockets`);
    const matches = Array.from({ length: count }, (_, i) => new PeerMatch(server, i + 1));
    const empty = await server.heap();
    await inGroups(matches, (match) => match.connect());
    console.log(`  heap per idle match with its two connections ${kB(((await server.heap()) - empty) / count)}`);
    await play(server.pid, matches);
    for (const match of matches) match.close();
  } finally {
    await server.stop();
  }
}

try {
  const wanted = (name: string): boolean => only === undefined || only === name;
  const run = isRude ? measureRude : measure;
  if (wanted('sqlite')) await run({ name: 'sqlite', at: folder.file('load.db') });
  if (wanted('postgres')) await run({ name: 'postgres', at: await postgres.database() });
  if (only === 'peers' || (withPeers && only === undefined)) await measurePeer();
} finally {
  await postgres.stop();
  program.remove();
  folder.remove();
}
