import { readFileSync } from 'node:fs';
import type { Match, Pace } from './match.testkit.ts';

/** What a load brought. */
export interface Figures {
  readonly moves: number;
  readonly perSecond: number;
  /** Milliseconds from a move until another seat has the update. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Microseconds of the server's computing per move, on all of its threads. */
  readonly serverCpu: number;
  /** Microseconds of the driver's own computing per move: it shares the machine. */
  readonly driverCpu: number;
}

const WARM_UP_MS = 2000;

const percentile = (sorted: readonly number[], p: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0) * 10) / 10;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Plays all tables for some seconds and reports, leaving out the time it takes to warm up. */
export async function load(pid: number, tables: readonly Match[], seconds: number, pace: Pace): Promise<Figures> {
  for (const table of tables) table.play(pace);
  await pause(WARM_UP_MS);
  return await measure(pid, tables, seconds);
}

/** Reports what tables that play do in the next seconds, then stops them. */
export async function measure(pid: number, tables: readonly Match[], seconds: number): Promise<Figures> {
  const played = (): number => tables.reduce((sum, table) => sum + table.moves, 0);
  for (const table of tables) table.latencies.length = 0;
  const before = played();
  const server = cpuOf(pid);
  const driver = process.cpuUsage();
  const begun = performance.now();
  await pause(seconds * 1000);
  const moves = played() - before;
  const elapsed = (performance.now() - begun) / 1000;
  const serverCpu = (cpuOf(pid) - server) / moves;
  const own = process.cpuUsage(driver);
  const sorted = tables.flatMap((table) => table.latencies).sort((a, b) => a - b);
  await Promise.all(tables.map((table) => table.stop()));
  return {
    moves,
    perSecond: Math.round(moves / elapsed),
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    serverCpu: Math.round(serverCpu),
    driverCpu: Math.round((own.user + own.system) / moves),
  };
}

/** Linux counts a process's computing in hundredths of a second. */
const TICK_US = 10_000;

/** The microseconds of computing that a process has used: they depend little on what else the machine does. */
export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_US;
}

/** The heap a server uses, after it has tidied up. */
export async function heapOf(url: string, pid: number): Promise<number> {
  process.kill(pid, 'SIGUSR2');
  await pause(1000);
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith('vatra_nodejs_heap_size_used_bytes '));
  return Number(line?.split(' ')[1] ?? Number.NaN);
}
