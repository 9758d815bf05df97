import { useEffect } from 'react';
import { usePrefs } from '../../state/prefs.ts';
import { keepNames, useKeptNames } from './kept-names.ts';
import { loadNames, type Names } from './names.ts';

/** The names of Root in the reader's language, once they are there; until others are, those of the language before. */
export function useNames(): Names | undefined {
  const language = usePrefs((prefs) => prefs.language);
  const { byLanguage, last } = useKeptNames();
  useEffect(() => {
    // Where a board is drawn without the texts of its game.
    if (!useKeptNames.getState().last) void loadNames(language).then(keepNames);
  }, [language]);
  return byLanguage[language] ?? last;
}
