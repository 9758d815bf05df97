// Plays many tables over real sockets against a server in another process, on both databases, and with --peers also
// boardgame.io's server under the same driver:
// npm run load -- [--peers] [tables] [seconds] [game] [sqlite, postgres or peers, where not all]
import { freePort, startPostgres } from '../server/postgres.testkit.ts';
import { scratch } from '../server/server.testkit.ts';
import { type Place, variablesOf } from '../chaos/chaos.testkit.ts';
import { buildProgram, ServerProcess } from '../chaos/program.testkit.ts';
import { LoadedTable } from './driver.testkit.ts';
import { flatOut, type Match, steady } from './match.testkit.ts';
import { heapOf, load } from './measure.testkit.ts';
import { PeerMatch, PeerServer } from './peer.testkit.ts';

const words = process.argv.slice(2).filter((word) => word !== '--peers');
const withPeers = process.argv.includes('--peers');
const [first, second, game = 'root', only] = words;
const count = Number(first ?? 500);
const seconds = Number(second ?? 10);
const PACED = 500;
const GROUP = 25;
const folder = scratch();
const program = await buildProgram();
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
    await ServerProcess.start(program, { ...variablesOf(place, await freePort()), VATRA_IDLE_MS: '86400000' });
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
  if (wanted('sqlite')) await measure({ name: 'sqlite', at: folder.file('load.db') });
  if (wanted('postgres')) await measure({ name: 'postgres', at: await postgres.database() });
  if (only === 'peers' || (withPeers && only === undefined)) await measurePeer();
} finally {
  await postgres.stop();
  program.remove();
  folder.remove();
}
