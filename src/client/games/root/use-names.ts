import { useEffect, useState } from 'react';
import type { Language } from '../../../i18n/index.ts';
import { usePrefs } from '../../state/prefs.ts';
import { loadNames, type Names } from './names.ts';

/** The names that are there already: whatever is drawn next has them at once. */
const known = new Map<Language, Names>();

/** The names of Root in the reader's language, once they are there; until others are, those of the language before. */
export function useNames(): Names | undefined {
  const language = usePrefs((prefs) => prefs.language);
  const [names, setNames] = useState(known.get(language));
  useEffect(() => {
    let wanted = true;
    void (async () => {
      const loaded = known.get(language) ?? (await loadNames(language));
      known.set(language, loaded);
      if (wanted) setNames(loaded);
    })();
    return () => {
      wanted = false;
    };
  }, [language]);
  return names;
}
