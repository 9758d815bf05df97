import { LANGUAGES, type Part } from '../../i18n/index.ts';
import { loadLaw } from '../../i18n/law.ts';
import { type GameId, paragraphs } from '../../law/index.ts';

/** What the three languages of a paragraph must share: its numbers and its references. */
interface Bones {
  readonly numbers: string;
  readonly laws: string;
}

/** The texts and the references of a paragraph, apart. */
function split(parts: readonly Part[], laws: string[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('arg' in part) return part.text;
      if (part.tag !== 'law') return split(part.parts, laws);
      laws.push(split(part.parts, laws));
      return '';
    })
    .join('');
}

/** The numbers of a text, in order. */
export const numbersIn = (text: string): readonly number[] => (text.match(/\d+/gu) ?? []).map(Number);

/** The text of a paragraph without its references. */
export async function lawText(game: GameId, language: (typeof LANGUAGES)[number], id: string): Promise<string> {
  const law = await loadLaw(language, game);
  return split(law.text(id as never), []);
}

function bonesOf(parts: readonly Part[]): Bones {
  const laws: string[] = [];
  const numbers = [...numbersIn(split(parts, laws))].sort((a, b) => a - b).join(' ');
  return { numbers, laws: laws.sort().join(' ') };
}

/** The paragraphs whose numbers or references differ between the languages, with what each language has. */
export async function differing(game: GameId): Promise<string[]> {
  const books = await Promise.all(LANGUAGES.map((language) => loadLaw(language, game)));
  return paragraphs(game).flatMap(({ id }) => {
    const found = books.map((book) => JSON.stringify(bonesOf(book.text(id as never))));
    return new Set(found).size === 1 ? [] : [`${id}: ${found.join(' ')}`];
  });
}
