import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../server/port.testkit.ts';
import { type Postgres, startPostgres } from '../server/postgres.testkit.ts';
import { scratch } from '../server/server.testkit.ts';
import { storm } from './chaos.testkit.ts';
import { type Program, sharedProgram } from './program.testkit.ts';

const folder = scratch();
let program: Program;
let postgres: Postgres;

beforeAll(async () => {
  [program, postgres] = await Promise.all([sharedProgram(), startPostgres()]);
});
afterAll(async () => {
  await postgres.stop();
  folder.remove();
});

/** A short dose; `npm run chaos` is the long one. */
describe('a server that is killed while people play', () => {
  test.each(['sqlite', 'postgres'] as const)(
    '%s: nothing acknowledged is lost, nothing is doubled, all go on',
    async (name) => {
      const at = name === 'sqlite' ? folder.file('storm.db') : await postgres.database();
      const aftermath = await storm(program, { name, at }, await freePort(), { kills: 4, tables: 8, most: 400 });
      expect(aftermath.wrong).toEqual([]);
      expect(aftermath.stuck).toBe(0);
      expect(aftermath.acknowledged).toBeGreaterThan(4 * 2 * 8);
    },
    240_000,
  );
});
