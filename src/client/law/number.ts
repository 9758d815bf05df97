import type { Language } from '../../i18n/index.ts';

const APPENDICES: Readonly<Record<string, string>> = { A: 'А', B: 'Б', C: 'В', D: 'Г', E: 'Ґ' };
const LETTERS: Readonly<Record<string, string>> = { a: 'а', b: 'б', c: 'в', d: 'г' };

/** A paragraph's number as readers write it: our own letters are left out, Ukrainian counts with its own (I-5.8). */
export function lawNumber(language: Language, id: string): string {
  const bare = id.replace(/^[WSP]-/, '');
  if (language !== 'uk' || bare !== id) return bare;
  return bare
    .replace(/^[A-E](?=\.|$)/, (letter) => APPENDICES[letter] ?? letter)
    .replace(/(?<=\.)[a-d]$/, (letter) => LETTERS[letter] ?? letter);
}

/** The address of a paragraph; its number stands in the query, since a path with dots looks like a file. */
export function lawAddress(game: string, id: string): string {
  return `/law/${game}?p=${encodeURIComponent(id)}`;
}
