import type { Language } from '../../i18n/index.ts';

/** The fonts of a book of law, as the shorthand of CSS without the end of the family's name. */
const FACES = ['400 1em "Literata', '600 1em "Literata', '700 1em "Bona Nova'];

/** The end of a family's name and a letter of the language's script: digits and signs are in the letters' file. */
const FILES: Readonly<Record<Language, readonly [string, string]>> = {
  uk: ['"', 'ї'],
  ru: ['"', 'я'],
  en: [' Latin"', 'a'],
};

/** The text is shown without its fonts when they take longer, in ms. */
const MOST_MS = 3_000;

/** Resolves once the fonts of a book are loaded. If a long text changed its font later, the reader's paragraph would jump. */
export async function bookFonts(language: Language): Promise<void> {
  const [ending, letter] = FILES[language];
  const loaded = Promise.all(FACES.map((face) => document.fonts.load(face + ending, letter)));
  const late = new Promise((done) => setTimeout(done, MOST_MS));
  await Promise.race([loaded, late]).catch(() => {});
}
