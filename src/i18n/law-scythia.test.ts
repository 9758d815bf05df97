import { beforeAll, describe, expect, test } from 'vitest';
import { chapters, isLaw, paragraphs } from '../law/index.ts';
import { SUBJECTS } from './generated/index.ts';
import { LANGUAGES, type Language, type LawTexts, loadLaw, type Part, type Subject } from './index.ts';

const LONGEST = 320;

const plain = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'arg' in part ? part.text : plain(part.parts))).join('');
const references = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((part) => (typeof part !== 'string' && 'tag' in part && part.tag === 'law' ? [plain(part.parts)] : []));

const law = {} as Record<Language, LawTexts<'scythia'>>;
beforeAll(async () => {
  for (const language of LANGUAGES) law[language] = await loadLaw(language, 'scythia');
});

describe.each(LANGUAGES)('the law of Raiders of Scythia in %s', (language) => {
  const all = paragraphs('scythia');

  test('tells every paragraph, ruling and example', () => {
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter(({ id }) => !law[language].hasTexts(id)).map(({ id }) => id)).toEqual([]);
  });

  test('is short enough to be read beside the board', () => {
    const texts = all.map(({ id }) => plain(law[language].text(id)));
    expect(texts.filter((text) => text.length > LONGEST || !/[.?]$/.test(text))).toEqual([]);
    expect(all.map(({ id }) => law[language].title(id)).filter((title) => /\.$|.{61}/.test(title))).toEqual([]);
  });

  test('refers only to paragraphs that exist, and to the same ones as in English', () => {
    for (const { id } of all) {
      const named = references(law[language].text(id));
      expect(named.filter((other) => !isLaw('scythia', other))).toEqual([]);
      expect([id, ...named].sort()).toEqual([id, ...references(law.en.text(id))].sort());
    }
  });

  test('names every chapter in its language', () => {
    const names = chapters('scythia').map((id) => law[language].chapter(id));
    expect(names.filter((name) => /^[\p{Script=Latin} -]+$/u.test(name) !== (language === 'en'))).toEqual([]);
  });
});

test('no message is about a paragraph that the law does not have', async () => {
  const known = paragraphs('scythia').map(({ id }) => id.toLowerCase());
  const subjects = (Object.keys(SUBJECTS) as Subject[]).filter((subject) => subject.startsWith('law-scythia'));
  const tables = await Promise.all(subjects.map(async (subject) => (await SUBJECTS[subject].en()).messages));
  const ids = tables
    .flatMap((table) => Object.keys(table))
    .flatMap((key) => /\.(?:title|text)\.(.+)$/.exec(key)?.[1] ?? []);
  expect(ids.filter((id) => !known.includes(id))).toEqual([]);
});

test('a search knows the words of the game', () => {
  expect(law.uk.search('кумис')[0]).toBe('S-6.4');
  expect(law.ru.search('последняя рана')[0]).toBe('S-7.3');
  expect(law.en.search('blocked building')[0]).toBe('S-12.9');
});
