import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { replayText, type Slip, slipsOf } from '../../src/rootlog/index.ts';

/** The recorded games keep their own licence and stay outside the repository. */
const GAMES = resolve(import.meta.dirname, '../../../shared/reference/root/rootlog/games');
const files = existsSync(GAMES) ? readdirSync(GAMES).filter((name) => name.endsWith('.rootlog')) : [];
if (files.length === 0) console.warn('the recorded games are not here: the replays of tests/rootlog are skipped');

/**
 * What docs/rootlog.md says of each game: how many actions are judged, which part agrees as written, which part agrees with
 * slips read, and which part has no difference of its own. `unjudged`: actions that are written after the end of the game.
 */
const FIGURES = {
  orderly_eyrie: { judged: 252, written: 0.93, agreed: 0.99, own: 0.99, unjudged: 1 },
  r1g2: { judged: 368, written: 0.95, agreed: 0.985, own: 0.985, unjudged: 0 },
  r2g4: { judged: 368, written: 0.96, agreed: 0.975, own: 0.975, unjudged: 0 },
  after_dark: { judged: 332, written: 0.92, agreed: 0.97, own: 0.975, unjudged: 0 },
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
    expect(1 - replay.differences.length / replay.judged).toBeGreaterThanOrEqual(bounds.own);
    expect(replay.winners.engine).toBe(replay.winners.recorded);
    expect([replay.skipped, replay.unjudged]).toEqual([[], 0]);
    // Nothing unexplained, and nothing excused that needs no excuse.
    const excused = slips.filter((slip) => slip.read === undefined || slip.differs);
    const differing = [...replay.differences, ...replay.differences.flatMap((d) => d.followers)];
    expect(sorted(differing.map(told))).toEqual(sorted(excused.map(told)));
    const isRead = (slip: Slip): boolean => slip.read !== undefined && !slip.differs;
    expect(sorted(replay.read.map(told))).toEqual(sorted(slips.filter(isRead).map(told)));
    // Every faction at the table is judged.
    expect(replay.outside).toBeLessThanOrEqual(bounds.unjudged);
  });
  test('taken literally finds the wrong letters of r1g2 itself', { timeout: 240_000 }, () => {
    const name = files.find((each) => each.includes('r1g2'))!;
    const replay = replayText(readFileSync(join(GAMES, name), 'utf8'));
    expect(replay.agreed / replay.judged).toBeGreaterThanOrEqual(0.955);
    const readings = replay.differences.flatMap((d) => (d.read ? [`${told(d)} ${d.read}`] : []));
    expect(readings).toEqual(['49 XC8B@ XE8B@', '56 XE10B@M@ XC10B@M@', '56 XE5 XC5', '58 #V->C #G->C']);
    expect(replay.winners.engine).toBe(replay.winners.recorded);
  });
});
