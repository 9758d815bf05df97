import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  brokenCommitments,
  type Fairness,
  fairOutcome,
  fairSource,
  isEntropy,
  commitmentOf,
  tableKey,
} from './outcomes.ts';

const key = new Uint8Array(32).fill(7);
const hex = (byte: string) => byte.repeat(32);
const kept = (byte: string) => ({ hash: commitmentOf(hex(byte)), opened: hex(byte) });

describe('a fair outcome', () => {
  test('is a pure function of key, number and count', () => {
    const first = Array.from({ length: 50 }, (_, i) => fairOutcome(key, i, 36));
    expect(Array.from({ length: 50 }, (_, i) => fairOutcome(key, 49 - i, 36)).reverse()).toEqual(first);
    expect(fairSource(key)(17, 36)).toBe(first[17]);
    expect(Array.from({ length: 50 }, (_, i) => fairOutcome(new Uint8Array(32).fill(8), i, 36))).not.toEqual(first);
  });

  test('is what the first word of the keyed hash says', () => {
    const words = Array.from({ length: 50 }, (_, i) =>
      createHmac('sha256', key).update(`${i}/0`).digest().readUInt32BE(),
    );
    expect(words.map((_, i) => fairOutcome(key, i, 64))).toEqual(words.map((word) => word % 64));
  });

  test.each([2, 6, 7, 36, 54])('among %i is uniform', (of) => {
    const draws = 20_000;
    const counts = Array.from({ length: of }, () => 0);
    for (let i = 0; i < draws; i++) counts[fairOutcome(key, i, of)]!++;
    const expected = draws / of;
    const chi = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    const freedom = of - 1;
    expect(chi).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
  });

  test('rejects words that would favour small outcomes', () => {
    const of = 3 * 2 ** 30;
    const draws = Array.from({ length: 4000 }, (_, i) => fairOutcome(key, i, of));
    const low = draws.filter((n) => n < 2 ** 30).length;
    expect(Math.abs(low - draws.length / 3)).toBeLessThan(150);
    expect(fairOutcome(key, 0, 2 ** 32)).toBeLessThan(2 ** 32);
    expect(fairOutcome(key, 0, 1)).toBe(0);
  });

  test.each([0, -1, 1.5, Number.NaN, Infinity, 2 ** 32 + 1])('among %d is an error, not a long wait', (of) => {
    expect(() => fairOutcome(key, 0, of)).toThrow(RangeError);
  });
});

describe('commitments', () => {
  const fairness: Fairness = { seed: kept('ab'), seats: [kept('01'), kept('02')] };

  test('that match make a key', () => {
    expect(brokenCommitments(fairness)).toEqual([]);
    expect(tableKey(fairness)).toHaveLength(32);
  });

  test('of everybody go into the key, in their order', () => {
    const keys = [
      fairness,
      { ...fairness, seed: kept('ac') },
      { ...fairness, seats: [kept('01'), kept('03')] },
      { ...fairness, seats: [kept('02'), kept('01')] },
      { ...fairness, seats: [kept('01')] },
    ].map((f) => tableKey(f)!.join());
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('not revealed make no key, and count as broken', () => {
    const closed = { ...fairness, seats: [kept('01'), { hash: commitmentOf(hex('02')) }] };
    expect(tableKey(closed)).toBeUndefined();
    expect(brokenCommitments(closed)).toEqual([1]);
  });

  test('that do not match are listed', () => {
    const lie = { hash: commitmentOf(hex('ab')), opened: hex('ac') };
    expect(brokenCommitments({ seed: lie, seats: [kept('01'), lie] })).toEqual([-1, 1]);
    expect(brokenCommitments({ seed: { hash: 'x', opened: 'not hex' }, seats: [] })).toEqual([-1]);
  });

  test('are of bytes that cannot be guessed', () => {
    expect(isEntropy(hex('ab'))).toBe(true);
    for (const bad of ['', 'ab', 'ab'.repeat(15), 'AB'.repeat(16), 'ab'.repeat(65), `${hex('ab')}a`, 'zz'.repeat(16)])
      expect(isEntropy(bad)).toBe(false);
  });
});
