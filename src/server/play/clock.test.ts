import { describe, expect, test } from 'vitest';
import { Clocks, uptimeBetween } from './clock.ts';

const SECOND = 1000;
const DAY = 86_400_000;
const SEAT = [0b001, 0b010, 0b100];

test('the time when no server was running does not count', () => {
  const down = [
    { from: 100, to: 200 },
    { from: 400, to: 900 },
  ];
  expect(uptimeBetween(0, 50, down)).toBe(50);
  expect(uptimeBetween(50, 150, down)).toBe(50);
  expect(uptimeBetween(120, 180, down)).toBe(0);
  expect(uptimeBetween(0, 1000, down)).toBe(400);
});

describe('a bank with an increment', () => {
  const live = (): Clocks => new Clocks({ kind: 'live', bank: 60, increment: 5 }, 3, []);

  test('runs while asked and grows with each answer', () => {
    const clocks = live();
    clocks.step(1 * SECOND, SEAT[0]!, SEAT[0]!, 0);
    expect(clocks.left(0, 11 * SECOND)).toBe(50 * SECOND);
    clocks.step(21 * SECOND, SEAT[1]!, SEAT[1]!, SEAT[0]!);
    expect(clocks.left(0, 99 * SECOND)).toBe(45 * SECOND);
    expect(clocks.left(1, 31 * SECOND)).toBe(50 * SECOND);
    expect(clocks.deadline(31 * SECOND, 0)).toBe(81 * SECOND);
    expect(clocks.expired(81 * SECOND, 0)).toEqual([1]);
    expect(clocks.expired(81 * SECOND, SEAT[1]!)).toEqual([]);
  });

  test('of several who are asked at once each pays for itself', () => {
    const clocks = live();
    clocks.step(1 * SECOND, 0b011, 0b011, 0);
    clocks.step(11 * SECOND, SEAT[1]!, SEAT[0]!, SEAT[0]!);
    expect(clocks.left(0, 50 * SECOND)).toBe(55 * SECOND);
    expect(clocks.left(1, 21 * SECOND)).toBe(40 * SECOND);
    expect(clocks.show(SEAT[1]!, 21 * SECOND)).toEqual({
      at: 21 * SECOND,
      left: [55 * SECOND, 40 * SECOND, 60 * SECOND],
      spent: [10 * SECOND, 20 * SECOND, 0],
      running: [1],
    });
  });

  test('a bank never goes below nothing', () => {
    const clocks = live();
    clocks.step(1 * SECOND, SEAT[0]!, SEAT[0]!, 0);
    clocks.step(500 * SECOND, SEAT[0]!, SEAT[0]!, SEAT[0]!);
    expect(clocks.left(0, 500 * SECOND)).toBe(5 * SECOND);
  });
});

test('days per answer restart with each question, not when another seat answers the same one', () => {
  const clocks = new Clocks({ kind: 'days', days: 2 }, 2, [{ from: DAY, to: 2 * DAY }]);
  clocks.step(1, 0b11, 0b11, 0);
  clocks.step(DAY, 0b10, 0b01, 0b01);
  expect(clocks.left(1, 2 * DAY)).toBe(DAY + 1);
  expect(clocks.left(0, 2 * DAY)).toBeUndefined();
  clocks.step(2 * DAY, 0b01, 0b11, 0b10);
  expect(clocks.left(0, 2 * DAY)).toBe(2 * DAY);
});
