import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../server/port.testkit.ts';
import { type Postgres, startPostgres } from '../server/postgres.testkit.ts';
import { goOn, openPlace, until, variablesOf } from './chaos.testkit.ts';
import { audit, Party } from './players.testkit.ts';
import { type Program, ServerProcess, sharedProgram } from './program.testkit.ts';

/** How many tables are played on at once; `CHAOS=full` is the long dose. */
const TABLES = process.env['CHAOS'] === 'full' ? 60 : 24;

let program: Program;
let postgres: Postgres;
beforeAll(async () => {
  [program, postgres] = await Promise.all([sharedProgram(), startPostgres()]);
});
afterAll(async () => {
  await postgres.stop();
});

async function allGoOn(parties: readonly Party[]): Promise<void> {
  const waiting = goOn(parties);
  await until(() => waiting() === 0);
  expect(waiting()).toBe(0);
}

test('three processes on one database: seats spread over them, one killed, one added, nothing lost or forked', async () => {
  const place = { name: 'postgres', at: await postgres.database() } as const;
  const start = async (): Promise<ServerProcess> => ServerProcess.start(program, variablesOf(place, await freePort()));
  const running = await Promise.all([start(), start(), start()]);
  const parties = Array.from(
    { length: TABLES },
    (_, i) => new Party((seat) => running[(i + seat) % running.length]!.url, 2 + (i % 3), i + 1),
  );
  const games = Promise.all(parties.map((party) => party.play()));
  // Everybody is playing when one process dies, and again when another one joins.
  await allGoOn(parties);
  const [first] = running.splice(0, 1);
  await first!.kill();
  await allGoOn(parties);
  running.push(await start());
  await allGoOn(parties);
  for (const party of parties) party.stop();
  await games;
  await Promise.all(running.map((server) => server.stop()));
  const storage = await openPlace(place);
  const { moves, wrong } = await audit(storage, parties);
  await storage.close();
  expect(wrong).toEqual([]);
  expect(moves).toBeGreaterThanOrEqual(3 * parties.length);
  expect(parties.reduce((sum, party) => sum + party.reconnected, 0)).toBeGreaterThan(0);
}, 240_000);
