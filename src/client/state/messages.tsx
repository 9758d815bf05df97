import { createContext, type ReactNode, use } from 'react';
import { type Language, loadAll, type Speaker } from '../../i18n/index.ts';
import { usePrefs } from './prefs.ts';

/** What the shell can say. */
export type ShellMessages = Speaker<'shell' | 'play' | 'lobby' | 'errors'>;
export type Speakers = Readonly<Record<Language, ShellMessages>>;

const Speech = createContext<Speakers | undefined>(undefined);

/** All three languages at once, so that a switch needs no reload. */
export async function loadSpeech(): Promise<Speakers> {
  return await loadAll('shell', 'play', 'lobby', 'errors');
}

export function SpeechProvider({ speakers, children }: { readonly speakers: Speakers; readonly children: ReactNode }) {
  return <Speech value={speakers}>{children}</Speech>;
}

/** Says messages in the reader's language. */
export function useMessages(): ShellMessages {
  const language = usePrefs((prefs) => prefs.language);
  const speakers = use(Speech);
  if (!speakers) throw new Error('nobody speaks outside of SpeechProvider');
  return speakers[language];
}
