import { useEffect } from 'react';
import { usePrefs } from '../../state/prefs.ts';
import { keepNames, useKeptNames } from './kept-names.ts';
import { loadNames, type Names } from './names.ts';

/** The names of Root in the reader's language; undefined until loaded. After a change of language, the old names until the new ones are loaded. */
export function useNames(): Names | undefined {
  const language = usePrefs((prefs) => prefs.language);
  const { byLanguage, last } = useKeptNames();
  useEffect(() => {
    // Where a board is drawn without the texts of its game.
    if (!useKeptNames.getState().last) void loadNames(language).then(keepNames);
  }, [language]);
  return byLanguage[language] ?? last;
}
