import { useEffect, useState } from 'react';
import { usePrefs } from '../state/prefs.ts';
import { useSpeech } from '../state/speech.tsx';
import { HOUSE_GAMES, HOUSE_SEATS, isHouseGame } from './house.ts';
import { BOXES, box } from './shelf.ts';

/** A game as the home page shows it. */
export interface Listed {
  readonly id: string;
  readonly least: number;
  readonly most: number;
  readonly ready: boolean;
}

/** All games: those of the house, then whatever else lies on the shelf. */
export function listedGames(): readonly Listed[] {
  const ids = [...new Set([...HOUSE_GAMES, ...BOXES.map(({ id }) => id)])];
  return ids.map((id) => {
    const found = box(id);
    const seats = found?.seats ?? (isHouseGame(id) ? HOUSE_SEATS[id] : { least: 1, most: 1 });
    return { id, ...seats, ready: found !== undefined };
  });
}

/** The name of a game in the reader's language. */
export function useTitles(): (id: string) => string {
  const { t } = useSpeech();
  const language = usePrefs((prefs) => prefs.language);
  const [others, setOthers] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    let stale = false;
    const unknown = BOXES.filter(({ id }) => !isHouseGame(id));
    void Promise.all(
      unknown.map(async ({ id, face }) => [id, (await (await face()).voice(language)).title] as const),
    ).then((found) => {
      if (!stale && found.length > 0) setOthers(Object.fromEntries(found));
    });
    return () => {
      stale = true;
    };
  }, [language]);
  return (id) => (isHouseGame(id) ? t(`shell.label.game.${id}`) : (others[id] ?? id));
}
