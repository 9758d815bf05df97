import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { replayText, type Slip, slipsOf } from '../../src/rootlog/index.ts';

/** The recorded games keep their own licence and stay outside the repository. */
const GAMES = resolve(import.meta.dirname, '../../../shared/reference/root/rootlog/games');
const files = existsSync(GAMES) ? readdirSync(GAMES).filter((name) => name.endsWith('.rootlog')) : [];
if (files.length === 0) console.warn('the recorded games are not here: the replays of tests/rootlog are skipped');

/** What docs/rootlog.md says of each game: how many actions are judged, agree as written, agree with slips read. */
const FIGURES = {
  orderly_eyrie: { judged: 253, written: 0.92, agreed: 0.98 },
  r1g2: { judged: 366, written: 0.95, agreed: 0.98 },
  r2g4: { judged: 290, written: 0.94, agreed: 0.96 },
  after_dark: { judged: 135, written: 0.89, agreed: 0.92 },
};
const games = Object.entries(FIGURES).flatMap(([game, bounds]) =>
  files.filter((name) => name.includes(game)).map((name) => ({ game, name, bounds })),
);

const told = ({ line, action }: { readonly line: number; readonly action: string }): string => `${line} ${action}`;
const escaped = (text: string): string => text.replace(/[$()*+.?[\]^{|}\\]/g, '\\$&');
const sorted = (list: readonly string[]): string[] => [...new Set(list)].sort();

test('docs/rootlog-slips.md lists every slip with its reason', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../docs/rootlog-slips.md'), 'utf8');
  for (const game of Object.keys(FIGURES)) {
    expect(slipsOf(game).length).toBeGreaterThan(0);
    for (const { line, action, why } of slipsOf(game))
      expect(page).toMatch(new RegExp(`^\\| ${line} \\| \`${escaped(action)}\` .*\\| ${escaped(why)} \\|$`, 'm'));
  }
});

describe.skipIf(files.length === 0)('a recorded game', () => {
  test('is known by its figures', () => {
    expect(games.map(({ name }) => name)).toEqual(files);
  });
  test.each(games)('$game goes through the engine', { timeout: 240_000 }, ({ name, bounds }) => {
    const slips = slipsOf(name);
    const replay = replayText(readFileSync(join(GAMES, name), 'utf8'), slips);
    expect(replay.judged).toBe(bounds.judged);
    expect(replay.agreed / replay.judged).toBeGreaterThanOrEqual(bounds.written);
    expect((replay.agreed + replay.read.length) / replay.judged).toBeGreaterThanOrEqual(bounds.agreed);
    expect(replay.winners.engine).toBe(replay.winners.recorded);
    // Nothing unexplained, and nothing excused that needs no excuse.
    const excused = slips.filter((slip) => slip.read === undefined);
    expect(sorted(replay.differences.map(told))).toEqual(sorted(excused.map(told)));
    const isJudged = (slip: Slip): boolean => slip.read !== undefined && !slip.outside;
    expect(sorted(replay.read.map(told))).toEqual(sorted(slips.filter(isJudged).map(told)));
  });
});
