import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cli, openCli } from './cli.testkit.ts';

let cli: Cli;
beforeAll(async () => {
  cli = await openCli();
});
afterAll(() => cli.close());

interface ArenaReport {
  readonly games: number;
  readonly bots: readonly { readonly bot: string; readonly games: number; readonly wins: { readonly share: number } }[];
}

/** A contest of two bots at the test game. */
const arena = (...words: string[]) =>
  cli.run('arena', '--game', 'embers', '--bots', 'random,greedy', '--json', ...words);

describe('vatra arena', () => {
  test('plays on several threads what it plays on one', () => {
    const told = (threads: string): ArenaReport =>
      JSON.parse(arena('--games', '6', '--threads', threads).out) as ArenaReport;
    const wins = ({ bots }: ArenaReport) => bots.map(({ bot, games, wins: { share } }) => ({ bot, games, share }));
    expect(wins(told('2'))).toEqual(wins(told('1')));
  }, 60_000);

  test('draws a table for each game, and says how often each role won', () => {
    const told = (threads: string) =>
      JSON.parse(arena('--games', '6', '--threads', threads, '--among', '{}').out) as ArenaReport & {
        readonly roles: readonly { readonly role: string; readonly games: number }[];
      };
    expect(told('2').roles).toEqual(told('1').roles);
    expect(told('1').roles.map(({ role, games }) => [role, games])).toEqual([
      ['seat 0', 6],
      ['seat 1', 6],
    ]);
    const none = arena('--among', '{"seats": 3}');
    expect([none.code, none.err]).toEqual([2, expect.stringContaining('--among needs a list for "seats"')]);
  }, 60_000);

  test('goes on where it stopped, and keeps another contest out', () => {
    const file = join(cli.folder, 'arena.json');
    const picture = join(cli.folder, 'arena.svg');
    expect(arena('--games', '2', '--threads', '1', '--out', file).code).toBe(0);
    const before = (JSON.parse(readFileSync(file, 'utf8')) as { games: unknown[] }).games;
    const more = arena('--games', '4', '--threads', '1', '--out', file, '--svg', picture);
    const after = (JSON.parse(readFileSync(file, 'utf8')) as { games: unknown[] }).games;
    expect((JSON.parse(more.out) as ArenaReport).games).toBe(4);
    expect(after.slice(0, 2)).toEqual(before);
    expect(readFileSync(picture, 'utf8')).toContain('<svg');
    const other = arena('--games', '4', '--threads', '1', '--out', file, '--seed', '9');
    expect(other.code).toBe(2);
    expect(other.err).toContain('other bots or settings');
  }, 60_000);
});
