import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { Face, Voice } from '../shelf/face.ts';
import { usePrefs } from '../state/prefs.ts';
import { type Words, wordsOf } from './wording.ts';

const Spoken = createContext<Words>(wordsOf(undefined));

interface ProviderProps {
  readonly face: Face | undefined;
  /** The table as the reader sees it: a line may name what only the table knows. */
  readonly view: object;
  readonly children: ReactNode;
}

/** Loads the words of a game in the reader's language. */
export function WordsProvider({ face, view, children }: ProviderProps) {
  const language = usePrefs((prefs) => prefs.language);
  const [voice, setVoice] = useState<Voice>();
  useEffect(() => {
    let stale = false;
    void face?.voice(language).then((loaded) => {
      if (!stale) setVoice(loaded);
    });
    return () => {
      stale = true;
    };
  }, [face, language]);
  const words = useMemo(() => wordsOf(voice, view), [voice, view]);
  // Without its words a game would show ids for a moment; a change of language keeps the old ones until the new are there.
  if (face !== undefined && voice === undefined) return null;
  return <Spoken value={words}>{children}</Spoken>;
}

/** The words of the open game. */
export function useWords(): Words {
  return use(Spoken);
}
