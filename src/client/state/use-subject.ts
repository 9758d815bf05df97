import { useEffect, useState } from 'react';
import { load, type Speaker, type Subject } from '../../i18n/index.ts';
import { usePrefs } from './prefs.ts';

/** The messages of a subject that is not part of the shell; undefined until they are loaded. */
export function useSubject<S extends Subject>(subject: S): Speaker<S> | undefined {
  const language = usePrefs((prefs) => prefs.language);
  const [messages, setMessages] = useState<Speaker<S>>();
  useEffect(() => {
    let stale = false;
    void load(language, subject).then((loaded) => {
      if (!stale) setMessages(loaded);
    });
    return () => {
      stale = true;
    };
  }, [language, subject]);
  return messages;
}
