import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cli, ended, openCli, worked } from './cli.testkit.ts';

let cli: Cli;
beforeAll(async () => {
  cli = await openCli();
});
afterAll(() => cli.close());

describe('vatra hunt', () => {
  test('finds nothing in a sound game, and says what it never met', () => {
    const { code, out } = cli.run('hunt', '--game', 'embers', '--games', '4', '--seed', '5');
    expect(code).toBe(0);
    expect(out).toMatch(/^embers .*: 4 games, \d+ actions, 0 bugs$/m);
    expect(out).toMatch(/^verb +\d+ +\d+ /m);
    expect(out).toMatch(/^table +\d+ +\d+ /m);
    expect(out).toMatch(/all checks: \d+ of [\d,]+ actions, in 1 of 4 games/);
    expect(readdirSync(cli.folder).filter((name) => name.startsWith('embers-'))).toEqual([]);
  });

  test('writes the shortest game that fails, which replay plays and checks', () => {
    const { code, out } = cli.run('hunt', '--game', 'broken', '--games', '3', '--out', 'faults');
    expect(code).toBe(1);
    const [, file] = /vatra replay (\S+)/.exec(out) ?? [];
    expect(out).toContain('conservation: ');
    expect(out).toContain('a third point');
    const content = JSON.parse(readFileSync(join(cli.folder, file!), 'utf8')) as { check: string; acts: unknown[] };
    expect(content.check).toBe('conservation');
    expect(content.acts.length).toBeLessThan(60);
    const again = cli.run('replay', file!);
    expect(again.code).toBe(1);
    expect(again.err).toMatch(/check "conservation" fails after \d+ actions: .*a third point/);
    const healed = cli.file('healed.json', { ...content, game: 'embers' });
    expect(cli.run('replay', healed)).toMatchObject({ code: 0 });
    expect(cli.run('replay', healed).err).toContain('passes now');
  });

  test('finds rules that break down', () => {
    const { code, out } = cli.run('hunt', '--game', 'brittle', '--games', '20', '--json');
    expect(code).toBe(1);
    const data = JSON.parse(out) as { faults: { file: string; message: string }[] };
    expect(data.faults[0]!.message).toContain('the pot boils over');
    expect(existsSync(join(cli.folder, data.faults[0]!.file))).toBe(true);
    expect(cli.run('replay', data.faults[0]!.file)).toMatchObject({ code: 1 });
  });

  test('plays on several threads what it plays on one, and goes on where the report ends', () => {
    const sums = (text: string) => {
      const { games, acts, decisions, next, met } = JSON.parse(text) as Record<string, unknown>;
      return { games, acts, decisions, next, met };
    };
    const hunted = (...words: string[]) => {
      const { code, out } = cli.run('hunt', '--game', 'embers', '--json', ...words);
      expect(code).toBe(0);
      return sums(out);
    };
    expect(hunted('--games', '12', '--seed', '3', '--threads', '2')).toEqual(hunted('--games', '12', '--seed', '3'));
    expect(hunted('--games', '130', '--threads', '2', '--report', 'sum.json')).toMatchObject({ games: 130, next: 131 });
    const more = hunted('--games', '20', '--threads', '2', '--report', 'sum.json');
    expect(more).toMatchObject({ games: 150, next: 151 });
    expect(sums(readFileSync(join(cli.folder, 'sum.json'), 'utf8'))).toEqual(more);
  });

  test('finds on threads what fails, and adds no game after a gap', () => {
    const { code, out } = cli.run(
      'hunt',
      '--game',
      'broken',
      '--games',
      '300',
      '--threads',
      '2',
      '--json',
      '--out',
      'on',
    );
    expect(code).toBe(1);
    const data = JSON.parse(out) as { games: number; next: number; faults: { file: string; check: string }[] };
    expect([data.faults[0]!.check, data.next]).toEqual(['conservation', data.games + 1]);
    expect(data.games).toBeLessThan(300);
    expect(cli.run('replay', data.faults[0]!.file)).toMatchObject({ code: 1 });
  });

  test('plays every mix of seats only where the game has mixes', () => {
    const { code, err } = cli.run('hunt', '--game', 'embers', '--games', '1', '--every-mix');
    expect(code).toBe(2);
    expect(err).toContain('embers has no mixes of seats');
  });

  test('says when it cannot write', () => {
    const { code, err } = cli.run('hunt', '--game', 'broken', '--games', '1', '--out', '/dev/null/x');
    expect(code).toBe(2);
    expect(err).toContain('cannot write /dev/null/x');
  });

  test('ends at SIGINT', async () => {
    const child = cli.start('hunt', '--game', 'embers', '--games', '1000000');
    const end = ended(child);
    await worked(child, 2000);
    child.kill('SIGINT');
    const ran = await end;
    expect(ran.code).toBe(130);
    expect(ran.err).toMatch(/Interrupted after \d+ of 1000000 games/);
  });
});
