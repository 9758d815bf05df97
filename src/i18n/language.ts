/** The languages of Vatra. All three are equal; the order is the one shown to a reader. */
export const LANGUAGES = ['uk', 'ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language named in itself, as a reader who knows no other looks for it. */
export const OWN_NAMES: Readonly<Record<Language, string>> = { uk: 'Українська', ru: 'Русский', en: 'English' };

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The first of a reader's wishes (`uk-UA`, `ru`, …) that Vatra speaks, English if there is none. */
export function preferredLanguage(wishes: readonly string[]): Language {
  return wishes.map((wish) => wish.toLowerCase().split(/[-_]/, 1)[0] ?? '').find(isLanguage) ?? 'en';
}
