import { useLayoutEffect, useState } from 'react';
import { nextPaint } from '../components/next-paint.ts';
import { usePrefs } from '../state/prefs.ts';
import type { Language } from '../../i18n/index.ts';
import type { LawBook } from './books.ts';

/**
 * The law of a game in the reader's language, loaded on first use; undefined while it or what `until` awaits is loading. With
 * `until`, the first chapters are given as soon as they are there, and the whole book after them.
 */
export function useBook(game: string, until?: (language: Language) => Promise<void>): LawBook | undefined {
  const language = usePrefs((prefs) => prefs.language);
  const [book, setBook] = useState<LawBook>();
  // Begun before the first paint.
  useLayoutEffect(() => {
    let stale = false;
    const show = (opened: LawBook): void => {
      if (!stale) setBook(opened);
    };
    void (async () => {
      const { openBook } = await import('./books.ts');
      if (until) {
        const [first] = await Promise.all([openBook(game, language, true), until(language)]);
        if (first.search('').length > 0) show(first);
        // The first chapters are painted before the rest is read.
        await nextPaint();
      }
      show(await openBook(game, language));
    })();
    return () => {
      stale = true;
    };
  }, [game, language, until]);
  return book;
}
