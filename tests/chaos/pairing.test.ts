import { afterAll, beforeAll, expect, test } from 'vitest';
import { fastRandom } from '../../src/kernel/index.ts';
import { hashOf } from '../../src/server/secrets.ts';
import { freePort } from '../server/port.testkit.ts';
import { type Postgres, startPostgres } from '../server/postgres.testkit.ts';
import { openPlace, until, variablesOf } from './chaos.testkit.ts';
import { auditPairings, Seeker } from './pairing.testkit.ts';
import { type Program, ServerProcess, sharedProgram } from './program.testkit.ts';

/** How many people wait, and how often a process dies under them: PAIRING=full is the long dose. */
const PEOPLE = 200;
const KILLS = process.env['PAIRING'] === 'full' ? 12 : 3;

let program: Program;
let postgres: Postgres;
beforeAll(async () => {
  [program, postgres] = await Promise.all([sharedProgram(), startPostgres()]);
});
afterAll(async () => {
  await postgres.stop();
});

test('200 people wait at three processes, which are killed: nobody is paired twice or lost, ratings are near', async () => {
  const place = { name: 'postgres', at: await postgres.database() } as const;
  const start = async (): Promise<ServerProcess> =>
    ServerProcess.start(program, { ...variablesOf(place, await freePort()), VATRA_PAIRING_MS: '10000' });
  const running = await Promise.all([start(), start(), start()]);
  const random = fastRandom(5);
  const luck = (): number => random(1_000_000) / 1_000_000;
  const address = (): string => running[random(running.length)]!.url;
  const seekers = Array.from({ length: PEOPLE }, (_, i) => new Seeker(`Guest ${i}`, address, luck));
  await Promise.all(seekers.map((one) => one.arrive()));
  const storage = await openPlace(place);
  // Ratings from 850 to 1150: some pairs are too far apart until the window has opened.
  for (const [i, { key }] of seekers.entries()) {
    const { person } = (await storage.keyOf(hashOf(key)))!;
    await storage.rate(
      `before ${i}`,
      'embers',
      [{ person, mean: 25 + 7.5 * (luck() - 0.5), spread: 25 / 3, games: 1 }],
      1,
    );
  }
  const all = Promise.all(seekers.map((one) => one.seek()));
  all.catch(() => {});
  const seated = (): number => seekers.filter(({ tables }) => tables.length > 0).length;
  for (let kill = 1; kill <= KILLS; kill++) {
    // In the middle of it: people are being paired, confirm and are seated.
    await until(() => seated() >= (kill * 30) % 180, 20_000);
    const [first] = running.splice(0, 1);
    await first!.kill();
    running.push(await start());
  }
  await until(() => seated() >= PEOPLE - 2, 90_000);
  for (const one of seekers) one.stop();
  await all;
  await new Promise((done) => setTimeout(done, 6_000));
  const { begun, widest, wrong } = await auditPairings(storage, seekers);
  await storage.close();
  await Promise.all(running.map((server) => server.stop()));
  expect(wrong).toEqual([]);
  expect(begun).toBeGreaterThanOrEqual(60);
  expect(widest).toBeGreaterThan(0);
}, 240_000);
