import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GAME_RULES } from '../games.ts';
import { calibrateCommand } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'vatra-calibrate-'));
const kept = join(folder, 'kept.json');

async function calibrate(...words: string[]): Promise<void> {
  const program = new Command();
  calibrateCommand(program, GAME_RULES);
  const table = ['--game', 'root', '--bots', 'random,random', '--settings', '{"factions": ["marquise", "eyrie"]}'];
  await program.parseAsync(['calibrate', ...table, '--games', '2', '--out', kept, ...words], { from: 'user' });
}

beforeAll(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('a fit of the network is written under its own name, and its games are not mixed with those by hand', async () => {
  const source = join(folder, 'fit.ts');
  await calibrate('--data', source);
  expect(readFileSync(source, 'utf8')).toContain('export const ROOT_NET_CALIBRATION: Calibration = {\n  games: 2,');
  await expect(calibrate('--by-hand')).rejects.toThrow('was made with the other evaluation (--by-hand)');
  rmSync(kept);
  await calibrate('--by-hand', '--data', source);
  expect(readFileSync(source, 'utf8')).toContain('export const ROOT_CALIBRATION: Calibration = {\n  games: 2,');
});
