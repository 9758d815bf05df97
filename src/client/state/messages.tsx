import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { type Language, load, type Speaker } from '../../i18n/index.ts';
import { usePrefs } from './prefs.ts';

/** Messages of the shell in one language. */
export type ShellMessages = Speaker<'shell' | 'play' | 'lobby' | 'errors'>;

const MessagesContext = createContext<ShellMessages | undefined>(undefined);

/** Loads the messages of the shell in one language. */
export async function loadMessages(language: Language): Promise<ShellMessages> {
  return await load(language, 'shell', 'play', 'lobby', 'errors');
}

/** Provides the messages in the reader's language; after a change the old ones stay until the new ones are loaded. */
export function MessagesProvider({ first, children }: { readonly first: ShellMessages; readonly children: ReactNode }) {
  const language = usePrefs((prefs) => prefs.language);
  const [messages, setMessages] = useState(first);
  useEffect(() => {
    let stale = false;
    void loadMessages(language).then((loaded) => {
      if (!stale) setMessages((shown) => (shown.language === language ? shown : loaded));
    });
    return () => {
      stale = true;
    };
  }, [language]);
  useLayoutEffect(() => {
    document.documentElement.lang = messages.language;
  }, [messages]);
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/** The messages in the reader's language. */
export function useMessages(): ShellMessages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('useMessages needs a MessagesProvider');
  return messages;
}
