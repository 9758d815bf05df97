import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { chapters, isLaw, GAME_IDS, paragraphs, type RootLaw } from '../law/index.ts';
import { SUBJECTS } from './generated/index.ts';
import { LANGUAGES, type Language, type LawTexts, loadLaw, type Part, type Subject } from './index.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

const LONGEST = 320;

const plain = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'arg' in part ? part.text : plain(part.parts))).join('');
const references = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((part) => (typeof part !== 'string' && 'tag' in part && part.tag === 'law' ? [plain(part.parts)] : []));

const root = {} as Record<Language, LawTexts<'root'>>;
beforeAll(async () => {
  for (const language of LANGUAGES) root[language] = await loadLaw(language, 'root');
});

describe.each(LANGUAGES)('the law of Root in %s', (language) => {
  const told = paragraphs('root');

  test('tells every paragraph, ruling and case', () => {
    expect(told.length).toBeGreaterThan(860);
    expect(told.filter(({ id }) => !root[language].hasTexts(id)).map(({ id }) => id)).toEqual([]);
  });

  test('is short enough to be read beside the board', () => {
    const texts = told.map(({ id }) => plain(root[language].text(id)));
    expect(texts.filter((text) => text.length > LONGEST || !/[.?]$/.test(text))).toEqual([]);
    expect(told.map(({ id }) => root[language].title(id)).filter((title) => /\.$|.{61}/.test(title))).toEqual([]);
  });

  test('refers only to paragraphs that exist, and to the same ones as in English', () => {
    for (const { id } of told) {
      const named = references(root[language].text(id));
      expect(named.filter((other) => !isLaw('root', other))).toEqual([]);
      expect([id, ...named].sort()).toEqual([id, ...references(root.en.text(id))].sort());
    }
  });

  test('names every chapter in its language', () => {
    const names = chapters('root').map((id) => root[language].chapter(id));
    expect(names.filter((name) => /^[\p{Script=Latin} -]+$/u.test(name) !== (language === 'en'))).toEqual([]);
  });
});

test('no message is about a paragraph that the law does not have', async () => {
  const known = paragraphs('root').map(({ id }) => id.toLowerCase());
  expect(new Set(known).size).toBe(known.length);
  const subjects = (Object.keys(SUBJECTS) as Subject[]).filter((subject) => subject.startsWith('law-root'));
  const tables = await Promise.all(subjects.map(async (subject) => (await SUBJECTS[subject].en()).messages));
  const keys = tables.flatMap((table) => Object.keys(table));
  const ids = keys.flatMap((key) => /\.(?:title|text)\.(.+)$/.exec(key)?.[1] ?? []);
  expect(ids.length).toBeGreaterThan(1700);
  expect(ids.filter((id) => !known.includes(id))).toEqual([]);
});

test('a refusal shows its paragraph in the words of its reader', () => {
  expect(LANGUAGES.map((language) => root[language].title('4.2.1'))).toEqual([
    'Ви повинні володіти',
    'Вы должны править',
    'You must rule',
  ]);
  expect(root.uk.text('4.2.1')).toEqual([
    'Треба володіти галявиною, з якої ви йдете, або тією, куди йдете, або обома. Бурлаки це не стосується (п.\u00A0',
    { tag: 'law', parts: ['9.2.3'] },
    ').',
  ]);
});

test('every paragraph and chapter of every game has a short title of its own', async () => {
  for (const game of GAME_IDS)
    for (const language of LANGUAGES) {
      const law = await loadLaw(language, game);
      const titles = [
        ...paragraphs(game).map(({ id }) => law.title(id as never)),
        ...chapters(game).map((id) => law.chapter(id)),
      ];
      const ids = [...paragraphs(game).map(({ id }): string => id), ...chapters(game)];
      expect(
        titles.filter((title, at) => title === ids[at] || !/^[\p{Lu}\d«][^[\]{}<>|*`]{2,60}$/u.test(title)),
      ).toEqual([]);
    }
});

test('no title of the law stands in the sources of the program as well', async () => {
  const titles = new Set<string>();
  for (const game of GAME_IDS) {
    const law = await loadLaw('en', game);
    for (const { id } of paragraphs(game)) titles.add(law.title(id).replaceAll('’', "'"));
  }
  // Three words or more: shorter titles are names such as 'Draw cards', which other texts may share.
  const long = new Set([...titles].filter((title) => title.split(' ').length > 2));
  expect(long.size).toBeGreaterThan(600);
  const modules = ['law', 'i18n', 'cli', 'client', 'games', 'exam', 'server'].map((module) => join(SOURCES, module));
  const files = modules
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /(?<!\.test|\.testkit)\.tsx?$/.test(file) && !file.includes('generated'));
  expect(files.length).toBeGreaterThan(400);
  const copies = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)+)\1/g)]
      .map(([, , text = '']) => text.replaceAll('\\', '').replaceAll('’', "'"))
      .filter((text) => long.has(text))
      .map((text) => `${relative(SOURCES, file)}: ${text}`),
  );
  expect(copies).toEqual([]);
});

describe('a search', () => {
  const first = (language: Language, words: string): RootLaw | undefined => root[language].search(words)[0];

  test.each<[Language, string, RootLaw | undefined]>([
    ['uk', 'ЗАСІДКА', '4.3.1'],
    ['ru', 'засада', '4.3.1'],
    ['en', 'Ambush', '2.1.5'],
    ['uk', "обов'язкових ефектів", '4.3.2.II-R1'],
    ['uk', 'необов’язкових ЕФЕКТІВ', '4.3.2.II-R1'],
    ['ru', 'новое гнездо', '7.4.3'],
    ['ru', 'шкала гнезд', '7.3.5'],
    ['en', 'foxes nobody such words', undefined],
    ['en', '9.2.9.iii.a', '9.2.9.III.a'],
  ])('%s: %s', (language, words, id) => {
    expect(first(language, words)).toBe(id);
  });

  test('finds words of the text too, after those of the heading', () => {
    const found = root.en.search('keep');
    expect(found.indexOf('6.2.2')).toBeLessThan(found.indexOf('8.4.2.I'));
    expect(found).toContain('8.4.2.I');
    expect(root.en.search('  ')).toEqual([]);
  });
});
