import { expect, test } from 'vitest';
import { daysIn, isWithinVacationLimit, isZone, nextMonday, pausesOf, seasonOf } from './calendar.ts';

const DAY = 86_400_000;
const at = (text: string): number => Date.parse(text);
const WEEKEND = (1 << 5) | (1 << 6);

test('a season is a quarter of the year', () => {
  const winter = seasonOf(at('2026-02-10T12:00Z'));
  expect(winter).toEqual({ from: at('2026-01-01T00:00Z'), to: at('2026-04-01T00:00Z') });
  const across = { from: at('2026-03-30T00:00Z'), to: at('2026-04-05T00:00Z') };
  expect(daysIn(winter, [across])).toBe(2);
});

test('days of vacation are counted in each season that they touch', () => {
  const taken = [{ from: at('2026-01-10T00:00Z'), to: at('2026-01-22T00:00Z') }];
  const wish = (from: string, days: number) => ({ from: at(from), to: at(from) + days * DAY });
  expect(isWithinVacationLimit(taken, wish('2026-02-01T00:00Z', 2), 14)).toBe(true);
  expect(isWithinVacationLimit(taken, wish('2026-02-01T00:00Z', 3), 14)).toBe(false);
  // Two days in this season, thirteen in the next.
  expect(isWithinVacationLimit(taken, wish('2026-03-30T00:00Z', 15), 14)).toBe(true);
  expect(isWithinVacationLimit(taken, wish('2026-03-29T00:00Z', 15), 14)).toBe(false);
});

test('free days begin and end at midnight of the zone, also when its clocks change', () => {
  const rules = [{ from: at('2026-03-16T00:00Z'), days: WEEKEND, zone: 'Europe/Kyiv' }];
  const [first, second, third] = pausesOf([], rules, at('2026-04-10T00:00Z'));
  expect(first).toEqual({ from: at('2026-03-20T22:00Z'), to: at('2026-03-22T22:00Z') });
  // Summer time begins on Sunday, 29 March: that weekend has 47 hours.
  expect(second).toEqual({ from: at('2026-03-27T22:00Z'), to: at('2026-03-29T21:00Z') });
  expect(third!.from).toBe(at('2026-04-03T21:00Z'));
});

test('new free days hold from the next Monday on, and the old ones until then', () => {
  const monday = nextMonday('Europe/Kyiv', at('2026-11-17T15:00Z'));
  expect(monday).toBe(at('2026-11-22T22:00Z'));
  expect(nextMonday('Europe/Kyiv', monday)).toBe(at('2026-11-29T22:00Z'));
  const rules = [
    { from: at('2026-11-08T22:00Z'), days: WEEKEND, zone: 'Europe/Kyiv' },
    { from: monday, days: 1 << 2, zone: 'Europe/Kyiv' },
  ];
  expect(pausesOf([], rules, at('2026-11-29T00:00Z'))).toEqual([
    { from: at('2026-11-13T22:00Z'), to: at('2026-11-15T22:00Z') },
    { from: at('2026-11-20T22:00Z'), to: at('2026-11-22T22:00Z') },
    { from: at('2026-11-24T22:00Z'), to: at('2026-11-25T22:00Z') },
  ]);
});

test('however often the days are changed, no week has more than its free days', () => {
  const zone = 'UTC';
  const rules = [];
  for (let k = 0; k < 8; k++)
    rules.push({ from: at('2026-01-05T00:00Z') + k * 7 * DAY, days: k % 2 === 0 ? WEEKEND : 0b11, zone });
  const spans = pausesOf([], rules, at('2026-03-02T00:00Z'));
  for (let week = at('2026-01-05T00:00Z'); week < at('2026-03-02T00:00Z'); week += 7 * DAY)
    expect(daysIn({ from: week, to: week + 7 * DAY }, spans)).toBe(2);
});

test('only real time zones are zones', () => {
  expect(isZone('Europe/Kyiv')).toBe(true);
  for (const wrong of ['', 'Mars/Base', '../etc', 'Europe/Kyiv\n']) expect(isZone(wrong)).toBe(false);
});
