import type { Language } from '../../i18n/index.ts';

/** The fonts of a book of law, as the shorthand of CSS. */
const FACES = ['400 1em Literata', '600 1em Literata', '700 1em "Bona Nova"'];

/** A letter of the language's script and a digit: each is in a file of its own. */
const SAMPLE: Readonly<Record<Language, string>> = { uk: 'ї1', ru: 'я1', en: 'a1' };

/** The text is shown without its fonts when they take longer, in ms. */
const MOST_MS = 3_000;

/** Resolves once the fonts of a book are loaded. If a long text changed its font later, the reader's paragraph would jump. */
export async function bookFonts(language: Language): Promise<void> {
  const loaded = Promise.all(FACES.map((face) => document.fonts.load(face, SAMPLE[language])));
  const late = new Promise((done) => setTimeout(done, MOST_MS));
  await Promise.race([loaded, late]).catch(() => {});
}
