// Measures growth: what one process carries on SQLite and on PostgreSQL (at full speed, paced, just started), then what several
// processes carry on one PostgreSQL, each with a driver process of its own.
// npm run scale -- [--out=FOLDER] [--seconds=8] [--tables=400] [--paced=500] [--processes=1,2,4,8] [--game=root]
// In the bundle that scripts/scale-bundle.mjs makes, --server=FILE and --driver=FILE name its programs.
import { closeSync, fdatasyncSync, mkdirSync, openSync, statfsSync, writeFileSync, writeSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, release, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildProgram } from '../chaos/program.testkit.ts';
import { startPostgres } from '../server/postgres.testkit.ts';
import { scratch } from '../server/server.testkit.ts';
import { type ClusterFigures, type ClusterResult, DRIVER, loadCluster } from './cluster.testkit.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    seconds: { type: 'string', default: '8' },
    tables: { type: 'string', default: '400' },
    paced: { type: 'string', default: '500' },
    processes: { type: 'string', default: '1,2' },
    game: { type: 'string', default: 'root' },
    server: { type: 'string' },
    driver: { type: 'string' },
  },
});

/** A run: what was asked for, and what it brought. */
interface RunResult extends ClusterResult {
  readonly storage: 'sqlite' | 'postgres';
  /** Load average over the last minute before it began. */
  readonly loadBefore: number;
}

const WRITES = 500;
/** Size of a page of SQLite, in bytes. */
const PAGE = 4096;

/** Milliseconds of a forced write to the disk of the temporary folder: the median and the 99th percentile. */
function forcedWrites(file: string): { readonly p50: number; readonly p99: number } {
  const open = openSync(file, 'w');
  const page = Buffer.alloc(PAGE, 1);
  const times = Array.from({ length: WRITES }, () => {
    const begun = performance.now();
    writeSync(open, page);
    fdatasyncSync(open);
    return performance.now() - begun;
  }).sort((a, b) => a - b);
  closeSync(open);
  const at = (part: number): number => Math.round(times[Math.floor(WRITES * part)]! * 1000) / 1000;
  return { p50: at(0.5), p99: at(0.99) };
}

const row = (name: string, figures: ClusterFigures | undefined): string =>
  figures === undefined
    ? ''
    : `| ${name} | ${figures.perSecond} | ${figures.p50} | ${figures.p99} | ${figures.serverCpu} | ${figures.driverCpu} | ${figures.postgresCpu < 0 ? '' : figures.postgresCpu} |\n`;

/** The results as a table, and what PostgreSQL waited for. */
function asText(machine: object, runs: readonly RunResult[]): string {
  const head =
    '| run | moves/s | p50, ms | p99, ms | server, µs per move | driver, µs | PostgreSQL, µs |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |\n';
  const rows = runs.map(({ storage, flatOut, paced, cold }) => {
    const name = `${flatOut.processes} × ${storage}`;
    return (
      row(`${name}, full speed`, flatOut) +
      row(`${name}, paced`, paced) +
      row(`${name}, first ten seconds, paced`, cold)
    );
  });
  const waits = runs
    .filter(({ storage }) => storage === 'postgres')
    .map(({ flatOut }) => `${flatOut.processes} processes, statements wait for: ${JSON.stringify(flatOut.waits)}`);
  return `${JSON.stringify(machine)}\n\n${head}${rows.join('')}\n${waits.join('\n')}\n`;
}

const folder = scratch();
const server =
  values.server === undefined ? await buildProgram() : { file: resolve(values.server), cli: '', remove: () => {} };
const programs = { server, driver: values.driver === undefined ? DRIVER : resolve(values.driver) };
const machine = {
  date: new Date().toISOString(),
  cores: availableParallelism(),
  cpu: cpus()[0]?.model,
  kernel: release(),
  node: process.version,
  /** Type of the file system of the databases, as Linux numbers it (0xef53 ext4, 0x01021994 memory, 0x794c7630 overlay). */
  fileSystem: `0x${statfsSync(tmpdir()).type.toString(16)}`,
  forcedWrite: forcedWrites(folder.file('probe')),
  settings: values,
};
console.log(JSON.stringify(machine));
const postgres = await startPostgres();
const runs: RunResult[] = [];
const load = { tables: Number(values.tables), seconds: Number(values.seconds), game: values.game };

/** Writes after every run, so that a measurement that is cut short leaves what it has. */
function keep(run: RunResult): void {
  runs.push(run);
  console.log(asText(machine, [run]));
  if (values.out === undefined) return;
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, 'scale.json'), `${JSON.stringify({ machine, runs }, undefined, 1)}\n`);
  writeFileSync(join(values.out, 'scale.md'), asText(machine, runs));
}

try {
  const one = { ...load, processes: 1, paced: Number(values.paced), withColdStart: true };
  let loadBefore = loadavg()[0]!;
  const sqlite = await loadCluster(programs, { name: 'sqlite', at: folder.file('scale.db') }, one);
  keep({ storage: 'sqlite', loadBefore, ...sqlite });
  for (const processes of values.processes.split(',').map(Number)) {
    loadBefore = loadavg()[0]!;
    const place = { name: 'postgres', at: await postgres.database() } as const;
    keep({ storage: 'postgres', loadBefore, ...(await loadCluster(programs, place, { ...one, processes })) });
  }
} finally {
  await postgres.stop();
  server.remove();
  folder.remove();
}
