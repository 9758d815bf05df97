import { useEffect, useState } from 'react';
import { usePrefs } from '../state/prefs.ts';
import type { LawBook } from './books.ts';

/** The law of a game in the reader's language, loaded on first use; undefined while loading. */
export function useBook(game: string): LawBook | undefined {
  const language = usePrefs((prefs) => prefs.language);
  const [book, setBook] = useState<LawBook>();
  useEffect(() => {
    let stale = false;
    void import('./books.ts')
      .then(({ openBook }) => openBook(game, language))
      .then((opened) => {
        if (!stale) setBook(opened);
      });
    return () => {
      stale = true;
    };
  }, [game, language]);
  return book;
}
