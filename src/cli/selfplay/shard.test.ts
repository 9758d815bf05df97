import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Command } from 'commander';
import { bytesOfBase64 } from '../../bots/learned/base64.ts';
import { readRecords, writeRecords } from '../../bots/learned/records.ts';
import { randomWeights } from '../../bots/learned/weights.testkit.ts';
import { readWeights } from '../../bots/learned/weights.ts';
import { learningOf } from '../../registry/bots.ts';
import { findGame, GAME_RULES } from '../games.ts';
import { checkNet } from '../net/check.ts';
import { netCommand } from '../net/command.ts';
import { selfplayCommand } from './command.ts';

const PATIENCE = 120_000;
let folder: string;
const printed: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selfplay-'));
  printed.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

async function vatra(...words: string[]): Promise<void> {
  const program = new Command().exitOverride();
  selfplayCommand(program, GAME_RULES);
  netCommand(program, GAME_RULES);
  await program.parseAsync(words, { from: 'user' });
}

const SETTINGS = '{"factions": ["eyrie", "vagabond"], "map": "autumn", "suits": "printed", "deck": "base"}';

const FIXED = 'selfplay --game root --shard 1 --threads 1 --seed 7'.split(' ');

const play = (out: string, games: number, bots = 'quick~8*3,quick'): Promise<void> =>
  vatra(...FIXED, '--bots', bots, '--games', String(games), '--settings', SETTINGS, '--out', join(folder, out));

const files = (out: string): string[] => readdirSync(join(folder, out)).filter((name) => name.endsWith('.rec'));

describe('self-play', () => {
  test(
    'gives the same bytes for the same seed, and goes on where it was interrupted',
    async () => {
      await play('once', 2);
      await play('twice', 1);
      const [first] = files('twice');
      const before = statSync(join(folder, 'twice', first!)).mtimeMs;
      await play('twice', 2);
      expect(files('twice')).toEqual(['0000000007.rec', '0000000008.rec']);
      expect(statSync(join(folder, 'twice', first!)).mtimeMs).toBe(before);
      expect(printed.at(-1)).toMatch(/^1 games/);
      for (const file of files('once'))
        expect(readFileSync(join(folder, 'twice', file)).equals(readFileSync(join(folder, 'once', file)))).toBe(true);
      await expect(play('twice', 2, 'quick')).rejects.toThrow('holds games of another run');
      const { header, columns } = readRecords(readFileSync(join(folder, 'once', first!)));
      expect(header.tables).toHaveLength(1);
      expect(header.tables[0]!.sides).toEqual(['eyrie', 'vagabond']);
      const turns = [...columns.get('turn')!];
      expect(turns).toEqual(turns.map((_, i) => i + 1));
      expect([...columns.get('won')!].reduce((sum, won) => sum + won, 0)).toBe(turns.length);
    },
    PATIENCE,
  );

  test(
    'in the Wild records whether the team won, in solo Scythia whether the AI chief did',
    async () => {
      const FEW = '--bots quick --games 2 --shard 2 --threads 1'.split(' ');
      for (const [game, settings, sides] of [
        ['wild', '{"seats": 3}', ['won', 'lost']],
        ['scythia', '{"seats": 1}', ['now', 'chief']],
      ] as const) {
        const out = join(folder, game);
        await vatra('selfplay', '--game', game, '--settings', settings, ...FEW, '--out', out);
        const { header, columns } = readRecords(readFileSync(join(out, files(game)[0]!)));
        for (const table of header.tables) expect(table.sides).toEqual(sides);
        const won = [...columns.get('won')!];
        const rows = columns.get('game')!.length;
        expect(rows).toBeGreaterThan(20);
        for (let row = 0; row < rows; row++)
          expect([won[6 * row]! + won[6 * row + 1]!, ...won.slice(6 * row + 2, 6 * row + 6)]).toEqual([1, 0, 0, 0, 0]);
        // Positions of a game are numbered in order, also where turns go round the table.
        const [played, turns] = [columns.get('game')!, columns.get('turn')!];
        const places = Array.from(turns, (turn, row) => 1000 * played[row]! + turn);
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
      }
    },
    PATIENCE,
  );

  test('refuses bots that think by the clock or are never chosen', async () => {
    await expect(play('x', 1, 'search:40ms')).rejects.toThrow('limits the time; self-play must be repeatable');
    await expect(play('x', 1, 'quick*0')).rejects.toThrow('is never chosen');
  });
});

describe('vatra net', () => {
  test(
    'finds chances that differ from those of the training program',
    async () => {
      const { sections, outputs } = (await learningOf(await findGame(GAME_RULES, 'root')))!;
      const net = join(folder, 'root.net');
      writeFileSync(net, randomWeights('root', sections, outputs, 5));
      await play('games', 1);
      const [file] = files('games');
      const recorded = join(folder, 'games', file!);
      const { header, columns } = readRecords(readFileSync(recorded));
      const { positions, worst, uncovered } = checkNet(readWeights(readFileSync(net)), { header, columns });
      expect([positions, worst, uncovered]).toEqual([columns.get('game')!.length, undefined, 0]);
      // A reference that says 50 % everywhere is wrong.
      const reference = join(folder, 'wrong.ref');
      const chance = new Float64Array(columns.get('won')!.length).fill(0.5);
      writeFileSync(reference, writeRecords(header, [...columns, ['chance', chance]]));
      await expect(vatra('net', 'check', net, reference)).rejects.toThrow('differ from those of the training program');
      await vatra('net', 'check', net, recorded);
      expect(printed.at(-1)).toContain(`${positions} positions, log loss`);
      await vatra('net', 'info', net, '--json');
      expect(JSON.parse(printed.at(-1)!)).toMatchObject({ game: 'root', hidden: [6, 4] });
      const built = join(folder, 'net.ts');
      await vatra('net', 'source', net, built);
      const { NET } = (await import(built)) as { NET: string };
      expect(Buffer.from(bytesOfBase64(NET)).equals(readFileSync(net))).toBe(true);
      writeFileSync(net, 'no weights');
      await expect(vatra('net', 'info', net)).rejects.toThrow('this is not a weights file');
    },
    PATIENCE,
  );
});
