import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cli, ended, openCli, ROOT, runProgram, worked } from './cli.testkit.ts';

let cli: Cli;
beforeAll(async () => {
  cli = await openCli();
});
afterAll(() => cli.close());

interface SimReport {
  readonly games: number;
  readonly seats: readonly { readonly wins: number; readonly shared: number; readonly averageScore: number }[];
  readonly actsPerGame: number;
  readonly withoutWinner: number;
}
const simulate = (...words: string[]) =>
  JSON.parse(cli.run('sim', '--game', 'embers', '--json', ...words).out) as SimReport;

describe('vatra sim', () => {
  test('prints a table of the results', () => {
    const { code, out, err } = cli.run('sim', '--game', 'embers', '--bots', 'random,random,random', '--games', '50');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^seat {2}bot/m);
    expect(out).toMatch(/^ +2 {2}random/m);
    expect(out).toMatch(/50 games in .* games\/s, .* decisions\/s/);
  });

  test('gives the same games for the same seed, and others for another', () => {
    const games = (seed: string) => {
      const { seats, actsPerGame, withoutWinner } = simulate('--games', '40', '--seed', seed);
      return { seats, actsPerGame, withoutWinner };
    };
    expect(games('7')).toEqual(games('7'));
    expect(games('7')).not.toEqual(games('8'));
  });

  test('favours no seat where the first answer decides', () => {
    const { seats, games } = simulate('--games', '2000', '--bots', 'random,random,random,random');
    for (const { wins } of seats) expect(Math.abs(wins / games - 0.25)).toBeLessThan(0.1);
  });

  test('takes settings, and counts games that nobody won', () => {
    const data = simulate('--games', '20', '--settings', '{"seats":3,"together":true,"target":50,"rounds":1}');
    expect(data.seats).toHaveLength(3);
    expect(data.withoutWinner).toBe(20);
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('ends at %s with what it has', async (signal, code) => {
    const child = cli.start('sim', '--game', 'embers', '--games', '100000000', '--json');
    const end = ended(child);
    await worked(child, 1500);
    child.kill(signal);
    const ran = await end;
    expect(ran.code).toBe(code);
    expect(ran.err).toMatch(/Interrupted after \d+ of 100000000 games/);
    expect((JSON.parse(ran.out) as SimReport).games).toBeGreaterThan(0);
  });
});

test('sim ends at a signal inside a game too', async () => {
  const child = cli.start('sim', '--game', 'patient', '--games', '2', '--bound', '1000000000', '--json');
  const end = ended(child);
  await worked(child, 1500);
  child.kill('SIGINT');
  const ran = await end;
  expect(ran.code).toBe(130);
  expect(ran.err).toContain('Interrupted after 0 of 2 games');
});

test('sim gives up a game of too many acts', () => {
  const { code, err } = cli.run('sim', '--game', 'patient', '--games', '2', '--bound', '2000');
  expect({ code, err }).toMatchObject({
    code: 1,
    err: expect.stringContaining('is not over after 2000 actions') as string,
  });
});

describe('bench', () => {
  const FIGURES = [
    'random play',
    'cloning before each',
    'clone',
    'view',
    'determinize',
    'search, iterations',
    'search, positions evaluated',
    'search, share of apply',
    'search, share of options',
    'search, share of clone',
    'search, share of worlds',
    'search, share of evaluation',
    'replay',
    'fair outcome',
    'saved state',
  ];

  test('prints a table and writes the figures down', () => {
    const file = join(cli.folder, 'new folder', 'bench.json');
    const { code, out } = cli.run('bench', '--game', 'embers', '--rounds', '3', '--span', '5', '--json', file);
    expect(code).toBe(0);
    for (const name of FIGURES) expect(out).toMatch(new RegExp(`^${name} +[\\d.,]+ +[\\d.,]+`, 'm'));
    const data = JSON.parse(readFileSync(file, 'utf8')) as { games: { figures: { best: number; median: number }[] }[] };
    expect(data.games).toHaveLength(1);
    for (const { best, median } of data.games[0]!.figures) expect(Math.min(best, median)).toBeGreaterThan(0);
  });

  test('of the benchmarks knows the test game', () => {
    const words = ['bench/run.mjs', 'bench', '--game', 'embers', '--rounds', '1', '--span', '2'];
    const { code, out } = runProgram(process.execPath, words, ROOT);
    expect(code).toBe(0);
    expect(out).toContain('embers');
  });

  test('says before it measures that it cannot write', () => {
    const words = ['bench', '--game', 'embers', '--rounds', '1', '--span', '1', '--json', '/dev/null/x'];
    const { code, out, err } = cli.run(...words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('cannot write /dev/null/x');
  });
});
