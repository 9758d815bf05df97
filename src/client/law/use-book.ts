import { useEffect, useState } from 'react';
import { usePrefs } from '../state/prefs.ts';
import type { Language } from '../../i18n/index.ts';
import type { LawBook } from './books.ts';

/** The law of a game in the reader's language, loaded on first use; undefined while it or what `until` awaits is loading. */
export function useBook(game: string, until?: (language: Language) => Promise<void>): LawBook | undefined {
  const language = usePrefs((prefs) => prefs.language);
  const [book, setBook] = useState<LawBook>();
  useEffect(() => {
    let stale = false;
    const opening = import('./books.ts').then(({ openBook }) => openBook(game, language));
    void Promise.all([opening, until?.(language)]).then(([opened]) => {
      if (!stale) setBook(opened);
    });
    return () => {
      stale = true;
    };
  }, [game, language, until]);
  return book;
}
