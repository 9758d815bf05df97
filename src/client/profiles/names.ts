import { useEffect, useState } from 'react';
import { loadTerms, type TermGame } from '../../i18n/index.ts';
import { isGameId } from '../../registry/index.ts';
import { usePrefs } from '../state/prefs.ts';

/** Names of things of a game: factions and heroes, maps, decks. */
export interface ThingNames {
  faction(id: string): string;
  map(id: string): string;
  deck(id: string): string;
}

const PLAIN: ThingNames = { faction: (id) => id, map: (id) => id, deck: (id) => id };

async function namesOf(language: 'uk' | 'ru' | 'en', game: string): Promise<ThingNames> {
  if (!isGameId(game)) return PLAIN;
  const terms = await loadTerms(language, game as TermGame);
  const name = (kinds: readonly string[], id: string): string => {
    const term = kinds.map((kind) => `${game}.${kind}.${id}`).find((one) => terms.has(one));
    return term === undefined ? id : terms.name(term);
  };
  return {
    // One person may lead two factions.
    faction: (id) =>
      id
        .split('+')
        .map((one) => name(['faction', 'hero'], one))
        .join(' + '),
    map: (id) => name(['map'], id),
    deck: (id) => name(['deck'], id),
  };
}

/** Names of the things of some games in the reader's language, by game; plain ids until they are loaded. */
export function useThingNames(games: readonly string[]): (game: string) => ThingNames {
  const language = usePrefs((prefs) => prefs.language);
  const [names, setNames] = useState<Readonly<Record<string, ThingNames>>>({});
  const wanted = [...new Set(games)].sort().join(' ');
  useEffect(() => {
    let stale = false;
    const ids = wanted === '' ? [] : wanted.split(' ');
    void Promise.all(ids.map(async (game) => [game, await namesOf(language, game)] as const)).then((found) => {
      if (!stale) setNames(Object.fromEntries(found));
    });
    return () => {
      stale = true;
    };
  }, [language, wanted]);
  return (game) => names[game] ?? PLAIN;
}
