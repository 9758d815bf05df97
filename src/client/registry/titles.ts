import { useEffect, useState } from 'react';
import { usePrefs } from '../state/prefs.ts';
import { useMessages } from '../state/messages.tsx';
import { SHIPPED_GAMES, SEAT_RANGES, isShippedGame } from './shipped-games.ts';
import { CLIENT_GAMES, findClientGame } from './index.ts';

/** A game as the home page shows it. */
export interface GameListItem {
  readonly id: string;
  readonly least: number;
  readonly most: number;
  readonly ready: boolean;
}

/** All games: those of the house, then whatever else lies on the shelf. */
export function listedGames(): readonly GameListItem[] {
  const ids = [...new Set([...SHIPPED_GAMES, ...CLIENT_GAMES.map(({ id }) => id)])];
  return ids.map((id) => {
    const found = findClientGame(id);
    const seats = found?.seats ?? (isShippedGame(id) ? SEAT_RANGES[id] : { least: 1, most: 1 });
    return { id, ...seats, ready: found !== undefined };
  });
}

/** The name of a game in the reader's language. */
export function useTitles(): (id: string) => string {
  const { t } = useMessages();
  const language = usePrefs((prefs) => prefs.language);
  const [others, setOthers] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    let stale = false;
    const unknown = CLIENT_GAMES.filter(({ id }) => !isShippedGame(id));
    void Promise.all(
      unknown.map(async ({ id, face }) => [id, (await (await face()).voice(language)).title] as const),
    ).then((found) => {
      if (!stale && found.length > 0) setOthers(Object.fromEntries(found));
    });
    return () => {
      stale = true;
    };
  }, [language]);
  return (id) => (isShippedGame(id) ? t(`shell.label.game.${id}`) : (others[id] ?? id));
}
