import type { Language } from '../../i18n/index.ts';
import type { Problem } from '../../kernel/index.ts';
import type { ShippedGame } from '../registry/shipped-games.ts';

/** How the editor of a game speaks, and how its board is tapped. */
export interface EditorTexts {
  /** A word of the editing: a place, a field, a choice. */
  name(word: string): string;
  /** What is wrong, if the game has words for it. */
  fault(problem: Problem): string | undefined;
  /** What the board is told can be said, so that these places can be tapped; `view` tells what lies there. */
  moves(places: readonly string[], view: object): readonly string[];
  /** The place that was meant by what the board said. */
  placeOf(said: string, view: object): string | undefined;
}

/** Namers by game, fetched with their words. */
const NAMERS: Readonly<Record<ShippedGame, (language: Language) => Promise<EditorTexts>>> = {
  root: async (language) => (await import('./editor-texts-root.ts')).rootNamer(language),
  wild: async (language) => (await import('./editor-texts-wild.ts')).wildNamer(language),
  scythia: async (language) => (await import('./editor-texts-scythia.ts')).scythiaNamer(language),
};

/** How the editor of a game speaks in a language. */
export const editorTextsFor = (game: ShippedGame, language: Language): Promise<EditorTexts> => NAMERS[game](language);

/** The first letter in upper case: a name as a label of its own. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
