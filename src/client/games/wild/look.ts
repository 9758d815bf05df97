import { useEffect, useState } from 'react';
import { usePrefs } from '../../state/prefs.ts';
import { loadNames, type Names } from './names.ts';

/** The names of the Wild in the reader's language, once they are there. */
export function useNames(): Names | undefined {
  const language = usePrefs((prefs) => prefs.language);
  const [names, setNames] = useState<Names>();
  useEffect(() => {
    let wanted = true;
    void loadNames(language).then((loaded) => {
      if (wanted) setNames(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return names;
}
