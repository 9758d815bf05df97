import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { GameUi, GameTexts } from '../registry/game-ui.ts';
import { usePrefs } from '../state/prefs.ts';
import { type TableTexts, tableTexts } from './table-texts.ts';

const TextsContext = createContext<TableTexts>(tableTexts(undefined));

interface ProviderProps {
  readonly ui: GameUi | undefined;
  /** The viewer's view; some texts depend on it. */
  readonly view: object;
  readonly children: ReactNode;
}

/** Loads the texts of a game in the reader's language. */
export function TextsProvider({ ui, view, children }: ProviderProps) {
  const language = usePrefs((prefs) => prefs.language);
  const [gameTexts, setGameTexts] = useState<GameTexts>();
  // The first question is asked with few texts; all of them come once the table has moved on.
  const [first] = useState(view);
  const hasMoved = view !== first;
  useEffect(() => {
    let stale = false;
    void ui?.texts(language, hasMoved ? undefined : { view: first }).then((loaded) => {
      if (!stale) setGameTexts(loaded);
    });
    return () => {
      stale = true;
    };
  }, [ui, language, first, hasMoved]);
  const words = useMemo(() => tableTexts(gameTexts, view), [gameTexts, view]);
  // Draw nothing before the texts are loaded; a change of language keeps the old ones until then.
  if (ui !== undefined && gameTexts === undefined) return null;
  return <TextsContext value={words}>{children}</TextsContext>;
}

/** The texts of the open game. */
export function useTexts(): TableTexts {
  return useContext(TextsContext);
}
