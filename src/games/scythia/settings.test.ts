import { expect, test } from 'vitest';
import { scythiaLaw } from './testkit/law.testkit.ts';
import { GAME } from './testkit/position.testkit.ts';

const read = (raw: unknown) => GAME.readSettings(raw);
const problems = (raw: unknown) => {
  const reading = read(raw);
  return reading.ok ? [] : reading.problems;
};

test('nothing said: two seats, the first AI chief, no cap', () => {
  expect(read({})).toEqual({ ok: true, value: { seats: 2, chief: 'trader', turnCap: 0 } });
});

test('the form begins with the settings that hold when nothing is said', () => {
  expect(GAME.settingsForm!.map((field) => [field.id, 'usual' in field && field.usual])).toEqual([
    ['chief', 'trader'],
    ['turnCap', 0],
  ]);
});

scythiaLaw('S-1.1', 'one to four players', () => {
  for (const seats of [1, 2, 3, 4]) expect(read({ seats })).toMatchObject({ ok: true, value: { seats } });
  for (const seats of [0, 5, 2.5, '2'])
    expect(problems({ seats })).toEqual([{ path: 'seats', code: 'not-in-range', args: { least: 1, most: 4 } }]);
});

scythiaLaw('A-31', 'a cap of 0 is none, and nobody needs more than 500 turns', () => {
  for (const turnCap of [0, 1, 500]) expect(read({ turnCap })).toMatchObject({ ok: true, value: { turnCap } });
  for (const turnCap of [-1, 501])
    expect(problems({ turnCap })).toEqual([{ path: 'turnCap', code: 'not-in-range', args: { least: 0, most: 500 } }]);
});

test('an unknown chief, an unknown word and all of it at once are named', () => {
  expect(problems({ chief: 'nobody' })).toMatchObject([{ path: 'chief', code: 'not-one-of' }]);
  expect(problems({ chief: 3 })).toMatchObject([{ path: 'chief', code: 'not-one-of' }]);
  expect(problems({ hero: 'vadash' })).toEqual([{ path: 'hero', code: 'unknown' }]);
  expect(problems({ seats: 9, chief: 'nobody', hero: 1 }).map(({ path }) => path)).toEqual(['seats', 'chief', 'hero']);
  for (const raw of [undefined, null, 3, []]) expect(problems(raw)).toEqual([{ path: '', code: 'not-an-object' }]);
});
