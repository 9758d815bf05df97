import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FACTIONS } from '../../src/games/root/words.ts';
import { PLANS } from './plan.ts';
import { fileOf, recordedNames, replayed } from './record.testkit.ts';

const HOW_TO = 'if the change is intended, record it again with npm run playthroughs';

/** The first lines where two texts part. */
function firstDifference(was: string, is: string): string | undefined {
  const [before, after] = [was.split('\n'), is.split('\n')];
  const at = before.findIndex((line, i) => line !== after[i]);
  if (at < 0 && before.length === after.length) return undefined;
  const line = at < 0 ? before.length : at;
  return `line ${line + 1} was\n${before[line] ?? 'the end'}\nand is\n${after[line] ?? 'the end'}\n${HOW_TO}`;
}

test('every plan is recorded, and nothing else', () => {
  expect(recordedNames().sort()).toEqual(PLANS.map(({ name }) => name).sort());
  expect(PLANS.length).toBeGreaterThanOrEqual(30);
});

test('the plans have every game, seat count, faction and edition', () => {
  const of = (game: string) => PLANS.filter((plan) => plan.game === game);
  const seats = (game: string) =>
    new Set(of(game).map(({ settings }) => settings['seats'] ?? (settings['factions'] as string[]).length));
  expect(seats('root')).toEqual(new Set([2, 3, 4, 5, 6]));
  expect(seats('wild')).toEqual(new Set([1, 2, 3, 4]));
  expect(seats('scythia')).toEqual(new Set([1, 2, 3, 4]));
  const factions = new Set(of('root').flatMap(({ settings }) => settings['factions'] as string[]));
  expect([...factions].sort()).toEqual([...FACTIONS].sort());
  for (const edition of ['ua', 'ru'])
    expect(of('root').some((plan) => plan.settings['edition'] === edition)).toBe(true);
});

test.each(PLANS.map(({ name }) => name))('%s goes as it went', async (name) => {
  const { was, is } = await replayed(name);
  expect(firstDifference(was, is)).toBeUndefined();
});

test.each(PLANS.map(({ name }) => name))('%s was played to its end', (name) => {
  expect(readFileSync(fileOf(name), 'utf8').trimEnd().split('\n').at(-1)).toMatch(/^over /);
});
