import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, load } from '../../i18n/index.ts';
import { isLaw } from '../../law/index.ts';
import { PLAYABLE } from '../../games/root/settings.ts';
import { GAME_IDS, isGameId } from '../../registry/index.ts';
import { findSummary, LESSONS, lessonOf, SUMMARIES, summaryOf } from './lessons.ts';
import { readSummary } from './summary.ts';

const CLIENT = join(import.meta.dirname, '..');
const SPRITE = ['emblems.svg', 'emblems-shell.svg', 'emblems-others.svg']
  .map((file) => readFileSync(join(CLIENT, 'assets', file), 'utf8'))
  .join('');

/** Most lines that fit on one sheet of paper. */
const MOST_LINES = 24;

describe.each(SUMMARIES)('the summary of $id', async ({ id, subject, title, load: loadLines }) => {
  const lines = await loadLines();

  test('has a goal, a turn, what to do and what it brings, and fits on a page', () => {
    const parts = new Set(lines.map(({ part }) => part));
    expect(parts.has('goal') && parts.has('turn')).toBe(true);
    expect(parts.has('actions') || parts.has('village')).toBe(true);
    expect(parts.has('points') || parts.has('support')).toBe(true);
    expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
  });

  test('stands on paragraphs that exist', () => {
    const [game = ''] = id.split('/');
    if (!isGameId(game)) throw new Error(`${game} is no game`);
    expect(lines.filter(({ law }) => !isLaw(game, law))).toEqual([]);
  });

  test('is drawn with marks that exist', () => {
    expect(lines.filter(({ icon }) => !SPRITE.includes(`id="${icon}"`))).toEqual([]);
  });

  test('has words for every line in every language, and none without a line', async () => {
    const keys = lines.map(({ part, key }) => `${subject}.${part}.${key}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const language of LANGUAGES) {
      const written = readFileSync(join(CLIENT, '../i18n/messages', language, `${subject}.json`), 'utf8');
      expect(Object.keys(JSON.parse(written) as object).sort(), language).toEqual(keys.toSorted());
      const say = await load(language, 'learn', subject);
      expect(say.has(title), language).toBe(true);
    }
  });
});

test('there is a summary for every game, and for every faction of Root', () => {
  const factions = PLAYABLE.filter((name) => name !== 'vagabond2').map((name) => `root/${name}`);
  expect(SUMMARIES.map(({ id }) => id).sort()).toEqual([...GAME_IDS, ...factions].sort());
});

test('a guide leads to its summary, and the summary to its guide', () => {
  expect(LESSONS.map((lesson) => lessonOf(summaryOf(lesson)!))).toEqual(LESSONS);
  expect(lessonOf(findSummary('root')!)).toBeUndefined();
});

test('a line without a part or a paragraph is refused', () => {
  expect(() => readSummary('nonsense key icon 1.1')).toThrow('not a line');
  expect(() => readSummary('goal key icon')).toThrow('not a line');
});
