import type { Language } from '../../i18n/index.ts';
import type { ShippedGame } from '../registry/shipped-games.ts';
import type { EditorTexts } from './editor-texts.ts';

/** By game, how its editor texts are loaded. */
const LOADERS: Readonly<Record<ShippedGame, (language: Language) => Promise<EditorTexts>>> = {
  root: async (language) => (await import('./editor-texts-root.ts')).rootNamer(language),
  wild: async (language) => (await import('./editor-texts-wild.ts')).wildNamer(language),
  scythia: async (language) => (await import('./editor-texts-scythia.ts')).scythiaNamer(language),
};

/** The editor texts of a game in a language. */
export const editorTextsFor = (game: ShippedGame, language: Language): Promise<EditorTexts> => LOADERS[game](language);
