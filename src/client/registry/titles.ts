import { useEffect, useState } from 'react';
import { usePrefs } from '../state/prefs.ts';
import { type ShellMessages, useMessages } from '../state/messages.tsx';
import { PLAYABLE_GAMES } from './index.ts';

/** A game as the home page shows it. */
export interface GameListItem {
  readonly id: string;
  readonly least: number;
  readonly most: number;
}

/** All games in the order they are shown. */
export const listedGames = (): readonly GameListItem[] => PLAYABLE_GAMES.map(({ id, seats }) => ({ id, ...seats }));

const hasTitle = (say: ShellMessages, id: string): boolean => say.has(`shell.label.game.${id}`);

/** The name of a game in the reader's language: a message of the shell, or else the title among the game's own texts. */
export function useTitles(): (id: string) => string {
  const say = useMessages();
  const language = usePrefs((prefs) => prefs.language);
  const [others, setOthers] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    let stale = false;
    const unnamed = PLAYABLE_GAMES.filter(({ id }) => !hasTitle(say, id));
    void Promise.all(unnamed.map(async ({ id, ui }) => [id, (await (await ui()).texts(language)).title] as const)).then(
      (found) => {
        if (!stale && found.length > 0) setOthers(Object.fromEntries(found));
      },
    );
    return () => {
      stale = true;
    };
  }, [language, say]);
  return (id) => (hasTitle(say, id) ? say.lookup('shell.label.game', id) : (others[id] ?? id));
}
