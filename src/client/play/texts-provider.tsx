import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { GameUi, GameTexts } from '../registry/game-ui.ts';
import { usePrefs } from '../state/prefs.ts';
import { type TableTexts, tableTexts } from './table-texts.ts';

const TextsContext = createContext<TableTexts>(tableTexts(undefined));

interface ProviderProps {
  readonly ui: GameUi | undefined;
  /** The table as the reader sees it: a line may name what only the table knows. */
  readonly view: object;
  readonly children: ReactNode;
}

/** Loads the words of a game in the reader's language. */
export function TextsProvider({ ui, view, children }: ProviderProps) {
  const language = usePrefs((prefs) => prefs.language);
  const [gameTexts, setGameTexts] = useState<GameTexts>();
  useEffect(() => {
    let stale = false;
    void ui?.voice(language).then((loaded) => {
      if (!stale) setGameTexts(loaded);
    });
    return () => {
      stale = true;
    };
  }, [ui, language]);
  const words = useMemo(() => tableTexts(gameTexts, view), [gameTexts, view]);
  // Without its words a game would show ids for a moment; a change of language keeps the old ones until the new are there.
  if (ui !== undefined && gameTexts === undefined) return null;
  return <TextsContext value={words}>{children}</TextsContext>;
}

/** The words of the open game. */
export function useTexts(): TableTexts {
  return use(TextsContext);
}
