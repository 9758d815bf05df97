/** The languages of Vatra. All three are equal; the order is the one shown to a reader. */
export const LANGUAGES = ['uk', 'ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language in that language. */
export const OWN_NAMES: Readonly<Record<Language, string>> = { uk: 'Українська', ru: 'Русский', en: 'English' };

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The first of a reader's preferred languages (`uk-UA`, `ru`, …) that Vatra has; English if it has none. */
export function preferredLanguage(preferred: readonly string[]): Language {
  return preferred.map((tag) => tag.toLowerCase().split(/[-_]/, 1)[0] ?? '').find(isLanguage) ?? 'en';
}
