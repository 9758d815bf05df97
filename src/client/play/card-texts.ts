import { useEffect, useState } from 'react';
import type { PreviewText } from '../components/peek.tsx';
import type { NextWord } from './move-draft.ts';
import { useTexts } from './texts-provider.tsx';

/** The texts of choices that are cards, in the order of the choices; undefined for other choices, and until they are loaded. */
export function useCardTexts(choices: readonly NextWord[], isWanted: boolean): readonly PreviewText[] | undefined {
  const words = useTexts();
  const areCards = isWanted && choices.length > 1 && choices.every((choice) => words.isCard(choice.words));
  const key = areCards ? choices.map((choice) => choice.words.join(' ')).join('|') : '';
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly texts: readonly PreviewText[] }>();
  useEffect(() => {
    if (key === '') return undefined;
    let isCurrent = true;
    void Promise.all(key.split('|').map(async (move) => await words.aboutMove(move.split(' ')))).then(
      (texts) => {
        const found = texts.filter((text) => text !== undefined);
        if (isCurrent && found.length === texts.length) setLoaded({ key, texts: found });
      },
      // Without a connection the texts may not come: the choices stay names.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [key, words]);
  return areCards && loaded?.key === key ? loaded.texts : undefined;
}
