import { create } from 'zustand';
import type { Language } from '../../../i18n/index.ts';
import type { Names } from './names.ts';

interface KeptNames {
  readonly byLanguage: Readonly<Partial<Record<Language, Names>>>;
  /** The last ones: they stay until those of another language are there. */
  readonly last: Names | undefined;
}

/** The names that were loaded with the texts of a table: whatever is drawn next has them at once. */
export const useKeptNames = create<KeptNames>(() => ({ byLanguage: {}, last: undefined }));

/** Keeps names for everything that is drawn; those with all factions are never given up for fewer. */
export function keepNames(names: Names): void {
  const { byLanguage } = useKeptNames.getState();
  const { language } = names.say;
  const kept = byLanguage[language];
  const best = kept?.isAll && !names.isAll ? kept : names;
  useKeptNames.setState({ byLanguage: { ...byLanguage, [language]: best }, last: best });
}
