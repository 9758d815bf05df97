import { describe, expect, test } from 'vitest';
import { type Portrait, positionInLink, positionOf } from './program.testkit.ts';
import { FIXTURE_GAMES, fixtureLines } from './pure.testkit.ts';

/** A position that the program at 41a6819 wrote, its link, and what it saw in it. */
interface OldPosition {
  readonly name: string;
  readonly position: object;
  /** What stands behind the address of the editor; missing where it would be too long. */
  readonly fragment?: string;
  readonly expected: Portrait & { readonly refused: unknown };
  /** How many courses of 1, 2 and, where they are few, 3 acts there are. */
  readonly perft: readonly number[];
  readonly divide: Readonly<Record<string, number>>;
}

/** Counts above this are left to BASELINE=full. */
const MOST_COUNTED = process.env['BASELINE'] === 'full' ? Infinity : 3000;
const PATIENCE_MS = 300_000;

describe.each(FIXTURE_GAMES)('positions of %s', { timeout: PATIENCE_MS }, (game) => {
  const recorded = fixtureLines<OldPosition>(`positions-${game}.jsonl`);

  test('are read, look the same to everybody, and are written as they were', async () => {
    expect(recorded).toHaveLength(40);
    for (const { name, position, expected } of recorded) {
      const read = await positionOf(game, position);
      const { refused: _, ...seen } = expected;
      expect(read.portrait, name).toEqual(seen);
      expect(read.written, name).toEqual(position);
      expect(read.playOn(10) > 0, name).toBe(expected.over === null);
    }
  });

  test('have as many courses as they had', async () => {
    for (const { name, position, perft: counts, divide: parts } of recorded) {
      const read = await positionOf(game, position);
      const depth = counts.filter((count) => count <= MOST_COUNTED).length;
      const counted = depth === 0 ? undefined : read.perft(depth);
      expect(counted, `${name}, depth ${depth}`).toBe(counts[depth - 1]);
      expect(counts[1]! <= MOST_COUNTED ? read.divide(2) : parts, name).toEqual(parts);
    }
  });

  test('come out of the links of the editor', async () => {
    const linked = recorded.filter(({ fragment }) => fragment !== undefined);
    expect(linked.length).toBeGreaterThan(20);
    for (const { name, position, fragment } of linked) expect(await positionInLink(fragment!), name).toEqual(position);
  });
});
