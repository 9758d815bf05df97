import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Program, sharedProgram } from '../chaos/program.testkit.ts';
import type { Place } from '../chaos/chaos.testkit.ts';
import { type Postgres, startPostgres } from '../server/postgres.testkit.ts';
import { scratch } from '../server/server.testkit.ts';
import { attack, USUAL } from './attack.testkit.ts';

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

/** A short dose; the hour's is `npm run attack`. */
const DOSE = {
  ...USUAL,
  minutes: 0.15,
  seed: 11,
  pace: 10,
  every: 50,
  games: ['embers', 'embers', 'scythia'],
  least: { moments: 101, 'worlds redrawn': 51 },
  roles: ['seat 0', 'seat 1', 'stranger', 'void key'],
};

test.each(['sqlite', 'postgres'] as const)(
  '%s: nobody receives what they could not know while people come and go',
  async (name) => {
    const at = name === 'sqlite' ? folder.file('attack.db') : await postgres.database();
    const place: Place = { name, at };
    const { findings, faults, compared, messages } = await attack(program, place, DOSE, () => {});
    expect(findings).toEqual([]);
    expect(faults).toEqual([]);
    // Nothing is proved by a dose in which nothing happens.
    expect(compared['tables proved']).toBeGreaterThanOrEqual(3);
    expect(compared['moments']).toBeGreaterThan(100);
    expect(compared['worlds redrawn']).toBeGreaterThan(50);
    expect(Object.keys(messages)).toEqual(expect.arrayContaining(DOSE.roles));
  },
  600_000,
);
