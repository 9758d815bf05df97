import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type Place, variablesOf } from '../chaos/chaos.testkit.ts';
import { type Program, ServerProcess } from '../chaos/program.testkit.ts';
import { freePort } from '../server/port.testkit.ts';
import { cpuOf, type Figures } from './measure.testkit.ts';

/** What a driver is asked to do. `perSecond` 0: as fast as it goes. */
export type DriverOrder =
  | {
      readonly do: 'open';
      readonly url: string;
      readonly game: string;
      readonly count: number;
      readonly seed: number;
    }
  | { readonly do: 'play'; readonly pid: number; readonly seconds: number; readonly perSecond: number }
  | { readonly do: 'disconnect' }
  /** Connects all tables again and plays each as soon as it is connected; measured from the first connection on. */
  | { readonly do: 'return'; readonly pid: number; readonly seconds: number; readonly perSecond: number };

/** What a driver answers. */
export type DriverAnswer = { readonly said: 'done' } | { readonly said: 'played'; readonly figures: Figures };

/** The programs of a measurement: the server, and the driver (drive.main.ts, or its bundle). */
export interface LoadPrograms {
  readonly server: Program;
  readonly driver: string;
}

/** The driver of this checkout. */
export const DRIVER = join(import.meta.dirname, 'drive.main.ts');

/** One driver per server: a driver takes a third of a server's time, and one for all would be the bottleneck. */
class Driver {
  readonly #child: ChildProcess;

  constructor(file: string) {
    this.#child = fork(file, [], { execArgv: file.endsWith('.ts') ? ['--import', 'tsx'] : [], stdio: 'inherit' });
  }

  ask(message: DriverOrder): Promise<DriverAnswer> {
    return new Promise((done, fail) => {
      const onExit = (code: number | null): void => fail(new Error(`a driver ended with ${code}`));
      this.#child.once('exit', onExit);
      this.#child.once('message', (answer: DriverAnswer) => {
        this.#child.off('exit', onExit);
        done(answer);
      });
      this.#child.send(message);
    });
  }

  async play(message: DriverOrder): Promise<Figures> {
    const answer = await this.ask(message);
    if (answer.said !== 'played') throw new Error('a driver did not play');
    return answer.figures;
  }

  end(): void {
    this.#child.kill();
  }
}

/** Microseconds of computing of every PostgreSQL process of this machine, by its number. */
function postgresCpu(): ReadonlyMap<string, number> {
  const cpu = new Map<string, number>();
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    try {
      if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres') cpu.set(pid, cpuOf(Number(pid)));
    } catch {
      // It has ended meanwhile.
    }
  }
  return cpu;
}

/** Microseconds of computing between two readings. What ended in between is left out. */
function cpuBetween(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [pid, cpu] of after) sum += cpu - (before.get(pid) ?? 0);
  return sum;
}

/** Time between two looks at what PostgreSQL's connections wait for, in ms. */
const SAMPLE_MS = 50;

/**
 * What statements of PostgreSQL wait for, as shares of all statements seen at work: `cpu` are those that wait for nothing.
 * `sample` runs until `stop`.
 */
class WaitSampler {
  readonly #client: pg.Client;
  readonly #counts = new Map<string, number>();
  #isRunning = true;
  readonly #sampling: Promise<void>;

  private constructor(client: pg.Client) {
    this.#client = client;
    this.#sampling = this.#sample();
  }

  static async start(database: string): Promise<WaitSampler> {
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    return new WaitSampler(client);
  }

  async #sample(): Promise<void> {
    while (this.#isRunning) {
      const { rows } = await this.#client.query<{ wait: string; n: number }>(
        `select coalesce(wait_event_type || ' ' || wait_event, 'cpu') as wait, count(*)::int as n from pg_stat_activity
         where state = 'active' and pid <> pg_backend_pid() group by 1`,
      );
      for (const { wait, n } of rows) this.#counts.set(wait, (this.#counts.get(wait) ?? 0) + n);
      await new Promise((done) => setTimeout(done, SAMPLE_MS));
    }
  }

  async stop(): Promise<Record<string, number>> {
    this.#isRunning = false;
    await this.#sampling;
    await this.#client.end();
    const all = [...this.#counts.values()].reduce((sum, n) => sum + n, 0);
    const sorted = [...this.#counts].sort(([, a], [, b]) => b - a);
    return Object.fromEntries(sorted.map(([wait, n]) => [wait, Math.round((n / all) * 100) / 100]));
  }
}

/** What several processes on one database brought together. */
export interface ClusterFigures {
  readonly processes: number;
  readonly perSecond: number;
  /** The middle one of the servers' medians, and the worst of their 99th percentiles, in ms. */
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of computing per move: servers, drivers, PostgreSQL (-1 with SQLite). */
  readonly serverCpu: number;
  readonly driverCpu: number;
  readonly postgresCpu: number;
  /** What statements of PostgreSQL waited for, as shares; empty with SQLite. */
  readonly waits: Readonly<Record<string, number>>;
}

function together(
  all: readonly Figures[],
  postgres: { readonly cpu: number; readonly waits: Readonly<Record<string, number>> } | undefined,
): ClusterFigures {
  const moves = all.reduce((sum, each) => sum + each.moves, 0);
  const perMove = (of: (each: Figures) => number): number =>
    Math.round(all.reduce((sum, each) => sum + of(each) * each.moves, 0) / moves);
  const medians = all.map(({ p50 }) => p50).sort((a, b) => a - b);
  return {
    processes: all.length,
    perSecond: all.reduce((sum, each) => sum + each.perSecond, 0),
    p50: medians[Math.floor(medians.length / 2)]!,
    p99: Math.max(...all.map(({ p99 }) => p99)),
    serverCpu: perMove(({ serverCpu }) => serverCpu),
    driverCpu: perMove(({ driverCpu }) => driverCpu),
    postgresCpu: postgres === undefined ? -1 : Math.round(postgres.cpu / moves),
    waits: postgres?.waits ?? {},
  };
}

/** How a cluster is loaded. */
export interface ClusterLoad {
  readonly processes: number;
  /** Tables at each process. */
  readonly tables: number;
  readonly seconds: number;
  readonly game: string;
  /** Moves per second at each process when it is paced. */
  readonly paced: number;
  /** Starts the servers again and measures their first ten seconds, too. */
  readonly withColdStart?: boolean;
}

/** What a cluster brought at full speed, paced, and just started. */
export interface ClusterResult {
  readonly flatOut: ClusterFigures;
  readonly paced: ClusterFigures;
  readonly cold: ClusterFigures | undefined;
}

const COLD_S = 10;

/**
 * Runs several server processes on one database, each with a driver: at full speed, then paced. For the cold start the servers
 * end, start again at the same ports, and all sockets return at once and play paced.
 */
export async function loadCluster(
  programs: LoadPrograms,
  place: Place,
  { processes, tables, seconds, game, paced, withColdStart = false }: ClusterLoad,
): Promise<ClusterResult> {
  const servers: ServerProcess[] = [];
  const drivers: Driver[] = [];
  const ports: number[] = [];
  const start = (port: number): Promise<ServerProcess> =>
    ServerProcess.start(programs.server, { ...variablesOf(place, port), VATRA_IDLE_MS: '86400000' });
  const run = async (work: 'play' | 'return', forSeconds: number, perSecond: number): Promise<ClusterFigures> => {
    const sampler = place.name === 'postgres' ? await WaitSampler.start(place.at) : undefined;
    const before = postgresCpu();
    const all = await Promise.all(
      drivers.map((driver, i) => driver.play({ do: work, pid: servers[i]!.pid, seconds: forSeconds, perSecond })),
    );
    return together(all, sampler && { cpu: cpuBetween(before, postgresCpu()), waits: await sampler.stop() });
  };
  try {
    for (let i = 0; i < processes; i++) {
      ports.push(await freePort());
      servers.push(await start(ports[i]!));
      drivers.push(new Driver(programs.driver));
    }
    await Promise.all(
      drivers.map((driver, i) =>
        driver.ask({ do: 'open', url: servers[i]!.url, game, count: tables, seed: 1 + i * tables }),
      ),
    );
    const [flatOut, steady] = [await run('play', seconds, 0), await run('play', seconds, paced)];
    if (!withColdStart) return { flatOut, paced: steady, cold: undefined };
    await Promise.all(drivers.map((driver) => driver.ask({ do: 'disconnect' })));
    for (const server of servers) await server.stop();
    for (const [i, port] of ports.entries()) servers[i] = await start(port);
    return { flatOut, paced: steady, cold: await run('return', COLD_S, paced) };
  } finally {
    for (const driver of drivers) driver.end();
    for (const server of servers) await server.kill();
  }
}
