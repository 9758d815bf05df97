import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { replayText, slipsOf } from '../../src/games/root/rootlog/index.ts';

/** The recorded games keep their own licence and stay outside the repository. */
const GAMES = resolve(import.meta.dirname, '../../../shared/reference/root/rootlog/games');
const files = existsSync(GAMES) ? readdirSync(GAMES).filter((name) => name.endsWith('.rootlog')) : [];
if (files.length === 0) console.warn('the recorded games are not here: the replays of tests/rootlog are skipped');

/** The least share of judged actions that must agree, slips read as they were meant. */
const LEAST: Readonly<Record<string, number>> = { orderly_eyrie: 0.95, r1g2: 0.9, r2g4: 0.9, after_dark: 0.85 };

describe.skipIf(files.length === 0)('a recorded game', () => {
  test.each(files)('%s goes through the engine', { timeout: 240_000 }, (name) => {
    const replay = replayText(readFileSync(join(GAMES, name), 'utf8'), slipsOf(name));
    const least = Object.entries(LEAST).find(([game]) => name.includes(game))?.[1] ?? 0.85;
    expect((replay.agreed + replay.read.length) / replay.judged).toBeGreaterThanOrEqual(least);
    expect(replay.winners.engine).toBe(replay.winners.recorded);
  });
});
