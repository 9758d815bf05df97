import { useEffect, useState } from 'react';
import type { Language } from '../../../i18n/index.ts';
import { usePrefs } from '../../state/prefs.ts';
import { loadNames, type Names } from './names.ts';

/** Cache of loaded names, so that the board does not flicker after the hand-over screen. */
const LOADED = new Map<Language, Names>();

/** The names of the Wild in the reader's language, once they are there. */
export function useNames(): Names | undefined {
  const language = usePrefs((prefs) => prefs.language);
  const [names, setNames] = useState(() => LOADED.get(language));
  useEffect(() => {
    let wanted = true;
    void loadNames(language).then((loaded) => {
      LOADED.set(language, loaded);
      if (wanted) setNames(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return names;
}
