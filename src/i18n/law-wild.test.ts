import { beforeAll, describe, expect, test } from 'vitest';
import { chapters, isLaw, paragraphs } from '../law/index.ts';
import { LANGUAGES, type Language, type LawTexts, loadLaw, type Part } from './index.ts';

const LONGEST = 320;

const plain = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'arg' in part ? part.text : plain(part.parts))).join('');
const references = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((part) => (typeof part !== 'string' && 'tag' in part && part.tag === 'law' ? [plain(part.parts)] : []));

const wild = {} as Record<Language, LawTexts<'wild'>>;
beforeAll(async () => {
  for (const language of LANGUAGES) wild[language] = await loadLaw(language, 'wild');
});

describe.each(LANGUAGES)('the law of Defenders of the Wild in %s', (language) => {
  const all = paragraphs('wild');

  test('tells every paragraph, every ruling and the geometry', () => {
    expect(all.length).toBeGreaterThan(250);
    expect(all.filter(({ id }) => !wild[language].hasTexts(id)).map(({ id }) => id)).toEqual([]);
  });

  test('is short enough to be read beside the board', () => {
    const texts = all.map(({ id }) => plain(wild[language].text(id)));
    expect(texts.filter((text) => text.length > LONGEST || !/[.?]$/.test(text))).toEqual([]);
    expect(all.map(({ id }) => wild[language].title(id)).filter((title) => /\.$|.{61}/.test(title))).toEqual([]);
  });

  test('refers only to paragraphs that exist, and to the same ones as in English', () => {
    for (const { id } of all) {
      const named = references(wild[language].text(id));
      expect(named.filter((other) => !isLaw('wild', other))).toEqual([]);
      expect(named).toEqual(references(wild.en.text(id)));
    }
  });

  test('names every chapter in its language', () => {
    const names = chapters('wild').map((id) => wild[language].chapter(id));
    expect(names.filter((name) => /^[\p{Script=Latin}, -]+$/u.test(name) !== (language === 'en'))).toEqual([]);
  });
});

test('a word of the edition finds its paragraph', () => {
  expect(wild.uk.search('перегрупування')[0]).toBe('W-11.3');
  expect(wild.ru.search('отравленный участок')[0]).toBe('W-1.3b');
  expect(wild.en.search('regroup')[0]).toBe('W-11.3');
});
