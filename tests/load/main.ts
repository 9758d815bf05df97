// Plays many tables over real sockets against a server in another process: npm run load -- [tables] [seconds] [game]
import { freePort, startPostgres } from '../server/postgres.testkit.ts';
import { scratch } from '../server/server.testkit.ts';
import { type Place, variablesOf } from '../chaos/chaos.testkit.ts';
import { buildProgram, ServerProcess } from '../chaos/program.testkit.ts';
import { heapOf, LoadedTable, load, steady } from './driver.testkit.ts';

const [first, second, game = 'root'] = process.argv.slice(2);
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

async function measure(place: Place): Promise<void> {
  const idle = { VATRA_IDLE_MS: '86400000' };
  const server = await ServerProcess.start(program, { ...variablesOf(place, await freePort()), ...idle });
  try {
    const empty = await heapOf(server.url, server.pid);
    const tables = Array.from({ length: count }, (_, i) => new LoadedTable(server.url, game, i + 1));
    await inGroups(tables, (table) => table.open());
    const opened = await heapOf(server.url, server.pid);
    await inGroups(tables, (table) => table.connect());
    const connected = await heapOf(server.url, server.pid);
    console.log(`${place.name}: ${count} tables of ${game}, ${2 * count} sockets`);
    console.log(
      `  heap per idle table in memory ${kB((opened - empty) / count)}, per idle connection ${kB((connected - opened) / (2 * count))}`,
    );
    console.log('  paced', JSON.stringify(await load(server.url, tables, seconds, steady(PACED))));
    console.log('  flat out', JSON.stringify(await load(server.url, tables, seconds, () => Promise.resolve())));
    for (const table of tables) table.close();
  } finally {
    await server.kill();
  }
}

try {
  await measure({ name: 'sqlite', at: folder.file('load.db') });
  await measure({ name: 'postgres', at: await postgres.database() });
} finally {
  await postgres.stop();
  program.remove();
  folder.remove();
}
