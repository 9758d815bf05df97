import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../i18n/index.ts';
import { paragraphs } from '../../law/index.ts';
import { openBook } from './books.ts';

describe('the book of law on the screen', () => {
  test('finds a paragraph by its number, in the language of the reader', async () => {
    const [uk, en] = await Promise.all([openBook('root', 'uk'), openBook('root', 'en')]);
    expect(uk.find('4.2.1')?.title).toMatch(/\p{Script=Cyrillic}/u);
    expect(en.find('4.2.1')?.title).toMatch(/^[\p{Script=Latin}\s]+$/u);
    expect(uk.find('4.2.1')?.text.length).toBeGreaterThan(0);
    expect(uk.find('no such')).toBeUndefined();
  });

  test('searches by words, and keeps the order of the book', async () => {
    const book = await openBook('root', 'en');
    const ids = book.search('4.2.1').flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
    expect(ids).toContain('4.2.1');
    expect(ids.length).toBeLessThan(20);
    expect(book.search('').length).toBeGreaterThan(10);
    expect(book.search('zzzz')).toEqual([]);
  });

  test.each(['root', 'wild', 'scythia'] as const)(
    'the first chapters of %s are the beginning of the whole book',
    async (game) => {
      const [first, whole] = await Promise.all([openBook(game, 'uk', true), openBook(game, 'uk')]);
      const [few, all] = [first.search(''), whole.search('')];
      // Only Root's law is long enough to be parted.
      expect(few.length > 0).toBe(game === 'root');
      expect(few.length).toBeLessThan(all.length);
      expect(few).toEqual(all.slice(0, few.length));
    },
  );

  test('shows everything of Raiders of Scythia in the words of its reader', async () => {
    const books = await Promise.all(LANGUAGES.map((language) => openBook('scythia', language)));
    for (const book of books) {
      const shown = book.search('');
      expect(shown.flatMap(({ paragraphs: own }) => own.map(({ id }) => id)).sort()).toEqual(
        paragraphs('scythia')
          .map(({ id }) => id)
          .sort(),
      );
      expect(shown.flatMap(({ paragraphs: own }) => own.filter(({ id, title }) => title === id))).toEqual([]);
    }
  });

  test('a game without a book has an empty one', async () => {
    const book = await openBook('embers', 'uk');
    expect([book.find('P-1.1'), book.search('')]).toEqual([undefined, []]);
  });
});
