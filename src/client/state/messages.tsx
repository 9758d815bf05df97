import { createContext, type ReactNode, use } from 'react';
import { type Language, loadAll, type Speaker } from '../../i18n/index.ts';
import { usePrefs } from './prefs.ts';

/** Messages of the shell in one language. */
export type ShellMessages = Speaker<'shell' | 'play' | 'lobby' | 'errors'>;
export type Speakers = Readonly<Record<Language, ShellMessages>>;

const MessagesContext = createContext<Speakers | undefined>(undefined);

/** Loads all three languages at once, so that a switch needs no reload. */
export async function loadMessages(): Promise<Speakers> {
  return await loadAll('shell', 'play', 'lobby', 'errors');
}

export function MessagesProvider({
  speakers,
  children,
}: {
  readonly speakers: Speakers;
  readonly children: ReactNode;
}) {
  return <MessagesContext value={speakers}>{children}</MessagesContext>;
}

/** The messages in the reader's language. */
export function useMessages(): ShellMessages {
  const language = usePrefs((prefs) => prefs.language);
  const speakers = use(MessagesContext);
  if (!speakers) throw new Error('useMessages needs a MessagesProvider');
  return speakers[language];
}
