import { openPostgres } from '../../src/server/storage/postgres.ts';
import { openSqlite } from '../../src/server/storage/sqlite.ts';
import type { Storage } from '../../src/server/storage/storage.ts';
import { NO_LIMITS } from '../server/limits.testkit.ts';
import { audit, Party } from './players.testkit.ts';
import { type Program, ServerProcess } from './program.testkit.ts';

/** Where a server keeps its data: a file, or the address of a database. */
export interface Place {
  readonly name: 'sqlite' | 'postgres';
  readonly at: string;
}

/** Opens what a server has written. */
export async function openPlace({ name, at }: Place): Promise<Storage> {
  return name === 'sqlite' ? await openSqlite(at) : await openPostgres(at);
}

/** The variables that lead a server to its data. */
export function variablesOf({ name, at }: Place, port: number): Record<string, string> {
  return {
    VATRA_PORT: String(port),
    ...NO_LIMITS,
    VATRA_OPENING_MS: '1000',
    ...(name === 'sqlite' ? { VATRA_DATA: at } : { DATABASE_URL: at }),
  };
}

/** What a storm brought. */
export interface Aftermath {
  readonly kills: number;
  readonly moves: number;
  readonly acknowledged: number;
  readonly games: number;
  readonly wrong: readonly string[];
  /** Tables that did not go on after the last kill. */
  readonly stuck: number;
}

/** Waits for something that must come, however slow the machine is. */
export async function until(condition: () => boolean, ms = 60_000): Promise<void> {
  const deadline = Date.now() + ms;
  while (!condition() && Date.now() < deadline) await pause(20);
}

/** Tells how many tables have not gone on since now. */
export function goOn(parties: readonly Party[]): () => number {
  const before = parties.map((party) => party.acknowledged.length);
  return () => parties.filter((party, i) => party.acknowledged.length === before[i]).length;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Kills a server again and again while people play, and looks whether anything they were promised is missing. */
export async function storm(
  program: Program,
  place: Place,
  port: number,
  wish: { readonly kills: number; readonly tables: number; readonly most: number },
): Promise<Aftermath> {
  const env = variablesOf(place, port);
  let server = await ServerProcess.start(program, env);
  const url = `http://127.0.0.1:${port}`;
  const parties = Array.from({ length: wish.tables }, (_, i) => new Party(() => url, 2 + (i % 2), i + 1));
  const games = Promise.all(parties.map((party) => party.play()));
  const acknowledged = (): number => parties.reduce((sum, party) => sum + party.acknowledged.length, 0);
  for (let kill = 0; kill < wish.kills; kill++) {
    // However slow the machine is, people are in the middle of it when the server dies.
    const enough = acknowledged() + 2 * wish.tables;
    await until(() => acknowledged() >= enough);
    await pause(Math.random() * wish.most);
    await server.kill();
    server = await ServerProcess.start(program, env);
  }
  const waiting = goOn(parties);
  await until(() => waiting() === 0);
  const stuck = waiting();
  for (const party of parties) party.stop();
  await games;
  await server.stop();
  const storage = await openPlace(place);
  const { moves, wrong } = await audit(storage, parties);
  await storage.close();
  return {
    kills: wish.kills,
    moves,
    acknowledged: acknowledged(),
    games: parties.reduce((sum, party) => sum + party.tables.length, 0),
    wrong,
    stuck,
  };
}
