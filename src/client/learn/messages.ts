import { useLayoutEffect, useState } from 'react';
import { load, type Speaker, type Subject } from '../../i18n/index.ts';
import { usePrefs } from '../state/prefs.ts';

/** The messages of some subjects in the reader's language. After a change of language, the old ones until the new are loaded. */
export function useSubjects<S extends Subject>(...subjects: readonly S[]): Speaker<S> | undefined {
  const language = usePrefs((prefs) => prefs.language);
  const [say, setSay] = useState<Speaker<S>>();
  const wanted = subjects.join(' ');
  // Begun before the first paint.
  useLayoutEffect(() => {
    let stale = false;
    void load(language, ...(wanted.split(' ') as S[])).then((loaded) => {
      if (!stale) setSay(loaded);
    });
    return () => {
      stale = true;
    };
  }, [language, wanted]);
  return say;
}
