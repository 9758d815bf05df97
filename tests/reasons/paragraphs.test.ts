import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, isLaw } from '../../src/law/index.ts';
import CITED from './cited.json' with { type: 'json' };
import { forbiddingParagraphs, refusalsPage } from './paragraphs.testkit.ts';
import { UNCITED } from './uncited.testkit.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PAGE = join(ROOT, 'docs/refusals.md');

describe.each(GAME_IDS)('%s', (game) => {
  test('every paragraph that forbids or limits something is cited by a refusal, or listed with the reason', async () => {
    const all = await forbiddingParagraphs(game);
    expect(all.length).toBeGreaterThan(30);
    expect(all.filter(({ how }) => how === 'open').map(({ id, title }) => `${id} ${title}`)).toEqual([]);
  });
  test('nothing is listed twice, without need or with a wrong number', async () => {
    const all = await forbiddingParagraphs(game);
    const listed = UNCITED[game].flatMap(({ paragraphs }) => paragraphs);
    expect(listed.filter((id, k) => listed.indexOf(id) !== k || !isLaw(game, id))).toEqual([]);
    expect(listed.filter((id) => all.find((each) => each.id === id)?.how !== 'listed')).toEqual([]);
  });
  test('what random play cited is still in the rules', () => {
    const folder = join(ROOT, 'src/games', game);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const source = files
      .filter((file) => file.endsWith('.ts') && !/\.(?:test|testkit)\.ts$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    expect(CITED[game].filter((id) => !isLaw(game, id) || !source.includes(`'${id}'`))).toEqual([]);
  });
});

test('docs/refusals.md is up to date', async () => {
  const page = await refusalsPage();
  if (process.env['UPDATE']) writeFileSync(PAGE, page);
  expect(readFileSync(PAGE, 'utf8')).toBe(page);
});
