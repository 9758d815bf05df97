import { expect, test } from 'vitest';
import type { Problem } from '../kernel/index.ts';
import { problemLines } from './problem-lines.ts';
import { figure, tableLines } from './output.ts';

test('figures are written as people read them', () => {
  expect([1_234_567, 12.345, 0.4567, 99.96, Number.NaN].map(figure)).toEqual([
    '1,234,567',
    '12.3',
    '0.46',
    '100.0',
    '–',
  ]);
});

test('words stand to the left and figures to the right', () => {
  expect(
    tableLines(
      ['what', 'n'],
      [
        ['a', '1'],
        ['bcdef', '1,200'],
      ],
    ),
  ).toEqual(['what       n', '─────  ─────', 'a          1', 'bcdef  1,200']);
});

test('problems are listed with their places, but not without end', async () => {
  const problems = Array.from({ length: 25 }, (_, i) => ({ path: `entries.${i}`, code: 'invalid' }));
  const lines = (await problemLines(problems)).split('\n');
  expect(lines).toHaveLength(21);
  expect(lines[0]).toBe('  entries.0: not valid');
  expect(lines.at(-1)).toBe('  and 5 more');
});

test.each<[Problem, string]>([
  [{ path: 'factions', code: 'settings.range', args: { min: 2, max: 6 } }, 'must be a whole number from 2 to 6'],
  [{ path: 'factions', code: 'not-in-range', args: { least: 2, most: 6 } }, 'must be a whole number from 2 to 6'],
  [{ path: 'factions', code: 'not-one-of', args: { words: 'yes, no' } }, 'must be one of yes, no'],
  [{ path: 'factions', code: 'unknown' }, 'unknown field'],
  [{ path: 'factions', code: 'a card is lost' }, 'a card is lost'],
  [{ path: 'factions', code: 'does-not-run', args: { why: 'a card is lost' } }, 'does not run (why: a card is lost)'],
])('a problem is told by a sentence: %j', async (problem, text) => {
  expect(await problemLines([problem])).toBe(`  factions: ${text}`);
  expect(await problemLines([{ ...problem, path: '' }])).toBe(`  ${text}`);
});

test('every problem of the environment has a sentence', async () => {
  const { readConfig } = await import('../server/index.ts');
  const reading = readConfig({
    DATABASE_URL: 'mysql://x',
    VATRA_BASE_PATH: 'x',
    VATRA_LOG: 'loud',
    VATRA_MAIL_FROM: 'x',
    VATRA_OPERATOR_TOKEN: 'short',
    VATRA_PORT: 'x',
    VATRA_SMTP_URL: 'x',
  });
  const problems = reading.ok ? [] : [...reading.problems, { path: 'VATRA_URL', code: 'not-a-site' }];
  expect(problems).toHaveLength(9);
  const lines = (await problemLines(problems)).split('\n');
  for (const line of lines) expect(line).toMatch(/^ {2}[A-Z_]+: must /);
});
