import type { Language } from '../../i18n/index.ts';

const APPENDICES: Readonly<Record<string, string>> = { A: 'А', B: 'Б', C: 'В', D: 'Г', E: 'Ґ' };
const LETTERS: Readonly<Record<string, string>> = { a: 'а', b: 'б', c: 'в', d: 'г' };

/** A paragraph's number for readers: without the game's prefix, with Ukrainian letters in Ukrainian (I-5.8). */
export function lawNumber(language: Language, id: string): string {
  const bare = id.replace(/^[WSP]-/, '');
  if (language !== 'uk' || bare !== id) return bare;
  return bare
    .replace(/^[A-E](?=\.|$)/, (letter) => APPENDICES[letter] ?? letter)
    .replace(/(?<=\.)[a-d]$/, (letter) => LETTERS[letter] ?? letter);
}

/** The address of a paragraph. Its number is a query parameter, because servers take a path with dots for a file. */
export function lawAddress(game: string, id: string): string {
  return `/law/${game}?p=${encodeURIComponent(id)}`;
}
