import { describe, expect, test } from 'vitest';
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

  test('a game without a book has an empty one', async () => {
    const book = await openBook('embers', 'uk');
    expect([book.find('P-1.1'), book.search('')]).toEqual([undefined, []]);
  });
});
