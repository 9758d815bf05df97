import { useLayoutEffect, useState } from 'react';
import { nextPaint } from '../components/next-paint.ts';
import { usePrefs } from '../state/prefs.ts';
import type { Language } from '../../i18n/index.ts';
import type { LawBook } from './books.ts';

/** Delay after the first chapters are drawn until the rest is loaded, in ms: the page's other fonts come first. */
const REST_AFTER_MS = 300;

/** How a book is shown in parts: its first chapters as soon as they are there, and the whole book after them. */
export interface InParts {
  /** What the first chapters wait for. */
  readonly until: (language: Language) => Promise<void>;
  /** True when the first chapters have what the reader wants to see, so that the rest may come later. */
  readonly isEnough: (first: LawBook) => boolean;
}

/** The law of a game in the reader's language, loaded on first use; undefined while it, or what it waits for, is loading. */
export function useBook(game: string, parts?: InParts): LawBook | undefined {
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
      if (parts) {
        const [first] = await Promise.all([openBook(game, language, true), parts.until(language)]);
        if (first.search('').length > 0) show(first);
        // The first chapters are painted before the rest is read.
        await nextPaint();
        if (parts.isEnough(first)) await new Promise((done) => setTimeout(done, REST_AFTER_MS));
        if (stale) return;
      }
      show(await openBook(game, language));
    })();
    return () => {
      stale = true;
    };
  }, [game, language, parts]);
  return book;
}
