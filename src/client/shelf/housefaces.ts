import { TERM_TABLES } from '../../i18n/generated/index.ts';
import type { Language } from '../../i18n/index.ts';
import type { Face, Voice } from './face.ts';
import type { HouseGame } from './house.ts';

/** Names by the last part of their id: `scythia.building.farm` is found as `farm`. */
type Names = ReadonlyMap<string, string>;

async function namesOf(game: HouseGame | 'common', language: Language): Promise<Names> {
  const table = await TERM_TABLES[game][language]();
  const names = new Map<string, string>();
  for (const [id, term] of Object.entries(table)) {
    const parts = id.split('.').slice(1);
    const last = parts.at(-1) === 'short' ? parts.at(-2) : parts.at(-1);
    if (last !== undefined && !names.has(last)) names.set(last, typeof term === 'string' ? term : term.is);
  }
  return names;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `handSize` is looked for as `hand-size`. */
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What the glossary has names for, in one language; the rest is shown as the engine says it. */
async function glossaryVoice(game: HouseGame, language: Language): Promise<Voice> {
  const [own, common] = await Promise.all([namesOf(game, language), namesOf('common', language)]);
  const find = (word: string): string | undefined => own.get(word) ?? common.get(word);
  const title = (word: string): string | undefined => {
    const found = find(kebab(word));
    return found === undefined ? undefined : capital(found);
  };
  return {
    title: own.get('title') ?? game,
    verb: title,
    word: (word) => own.get(word),
    window: title,
    reason: () => undefined,
    event: () => undefined,
    field: (name) => find(kebab(name)),
    setting(id, choice) {
      const name = title(choice ?? id);
      return name === undefined ? undefined : { name };
    },
    law: () => undefined,
  };
}

/** The face of a game of the house. Until it has a board and words of its own, the glossary and the plain view serve. */
export async function houseFace(id: HouseGame): Promise<Face> {
  if (id === 'root') {
    const [{ rootVoice }, { RootBoard }] = await Promise.all([
      import('../games/root/voice.ts'),
      import('../games/root/board.tsx'),
    ]);
    return { voice: rootVoice, Board: RootBoard };
  }
  if (id === 'wild') {
    const { wildVoice } = await import('../games/wild/voice.ts');
    return { voice: wildVoice };
  }
  return { voice: (language) => glossaryVoice(id, language) };
}
