import { useEffect, useState } from 'react';
import { load, type Speaker } from '../../i18n/index.ts';
import { usePrefs } from '../state/prefs.ts';

/** The messages of the typed moves and of the table as text; undefined until they are loaded. */
export function useWordMessages(): Speaker<'words'> | undefined {
  const language = usePrefs((prefs) => prefs.language);
  const [messages, setMessages] = useState<Speaker<'words'>>();
  useEffect(() => {
    let stale = false;
    void load(language, 'words').then((loaded) => {
      if (!stale) setMessages(loaded);
    });
    return () => {
      stale = true;
    };
  }, [language]);
  return messages;
}
