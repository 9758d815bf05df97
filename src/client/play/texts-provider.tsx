import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { GameUi, GameTexts } from '../registry/game-ui.ts';
import { usePrefs } from '../state/prefs.ts';
import { type TableTexts, tableTexts } from './table-texts.ts';

const Spoken = createContext<TableTexts>(tableTexts(undefined));

interface ProviderProps {
  readonly face: GameUi | undefined;
  /** The table as the reader sees it: a line may name what only the table knows. */
  readonly view: object;
  readonly children: ReactNode;
}

/** Loads the words of a game in the reader's language. */
export function TextsProvider({ face, view, children }: ProviderProps) {
  const language = usePrefs((prefs) => prefs.language);
  const [voice, setVoice] = useState<GameTexts>();
  useEffect(() => {
    let stale = false;
    void face?.voice(language).then((loaded) => {
      if (!stale) setVoice(loaded);
    });
    return () => {
      stale = true;
    };
  }, [face, language]);
  const words = useMemo(() => tableTexts(voice, view), [voice, view]);
  // Without its words a game would show ids for a moment; a change of language keeps the old ones until the new are there.
  if (face !== undefined && voice === undefined) return null;
  return <Spoken value={words}>{children}</Spoken>;
}

/** The words of the open game. */
export function useTexts(): TableTexts {
  return use(Spoken);
}
