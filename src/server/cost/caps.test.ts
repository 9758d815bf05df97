import { expect, test } from 'vitest';
import { ApiError } from '../api-error.ts';
import { Caps } from './caps.ts';
import type { Payer } from './costs.ts';

const LIMITS = {
  tablesPerHour: 6,
  openTables: 4,
  openSeats: 3,
  linesPerMinute: 6,
  reportsPerHour: 5,
  mailsPerHour: 5,
  visitorsPerHour: 30,
  waitsPerHour: 30,
  seriesPerHour: 30,
  registrationsPerHour: 30,
};
let time = 0;
const caps = (): Caps => new Caps(LIMITS, 'secret', () => time);
const who = (address: string, person?: string): Payer => ({ address, person });

/** How many attempts succeed. */
function taken(times: number, take: (i: number) => void): number {
  let count = 0;
  for (let i = 0; i < times; i++)
    try {
      take(i);
      count += 1;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  return count;
}

test('of two hundred lines of spam a seat says six, a spectator two, and the next comes with time', () => {
  const { lines, spectatorLines } = caps();
  expect(taken(200, () => lines.take(who('a', 'ann')))).toBe(6);
  expect(taken(200, () => spectatorLines.take(who('a', 'bob')))).toBe(2);
  time += 10_000;
  expect(taken(200, () => lines.take(who('a', 'ann')))).toBe(1);
});

test('many persons of one address have four times as much together, and none is charged for what was refused', () => {
  const { lines } = caps();
  expect(taken(600, (i) => lines.take(who('a', `p${i % 60}`)))).toBe(24);
  // A person refused for the address can write from another one.
  expect(taken(10, () => lines.take(who('b', 'p59')))).toBe(6);
});

test('new visitors, reports and tables have caps of their own, with the time to come back', () => {
  const { visitors, reports, tables } = caps();
  expect(taken(100, () => visitors.take(who('a')))).toBe(30);
  expect(taken(100, () => reports.take(who('a', 'ann')))).toBe(5);
  expect(taken(100, () => reports.take(who('a')))).toBe(15);
  expect(taken(100, () => tables.take(who('a', 'ann')))).toBe(6);
  let refused: unknown;
  try {
    visitors.take(who('a'));
  } catch (error) {
    refused = error;
  }
  expect((refused as ApiError).body).toEqual({ code: 'too-many-visitors', retryAfter: 120 });
});

test('the hash of an address is stable on one server, differs on another, and is not the address', () => {
  const source = caps().sourceOf(who('192.0.2.1'));
  expect(caps().sourceOf(who('192.0.2.1', 'ann'))).toBe(source);
  expect(caps().sourceOf(who('192.0.2.2'))).not.toBe(source);
  expect(new Caps(LIMITS, 'other').sourceOf(who('192.0.2.1'))).not.toBe(source);
  expect(source).not.toContain('192');
});
