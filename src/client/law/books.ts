import { loadLaw } from '../../i18n/law.ts';
import type { Language, Part } from '../../i18n/index.ts';
import { chapters, GAME_IDS, type GameId, paragraph, paragraphs } from '../../law/index.ts';

/** One paragraph as the page shows it. */
export interface ShownParagraph {
  readonly id: string;
  readonly title: string;
  readonly text: readonly Part[];
}

/** A chapter with its paragraphs. */
export interface ShownChapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly ShownParagraph[];
}

/** The law of one game in one language. */
export interface LawBook {
  /** The paragraph of this number; `undefined` when the game has none. */
  find(id: string): ShownParagraph | undefined;
  /** The chapters with the paragraphs that contain all words of `wanted`; everything for an empty text. */
  search(wanted: string): readonly ShownChapter[];
}

const isLawGame = (game: string): game is GameId => (GAME_IDS as readonly string[]).includes(game);

/** Loads the law of a game; games without one get an empty book. With `isFirst`, the book ends after its first chapters. */
export async function openBook(game: string, language: Language, isFirst = false): Promise<LawBook> {
  if (!isLawGame(game)) return { find: () => undefined, search: () => [] };
  const texts = await loadLaw(language, game, isFirst);
  const all = paragraphs(game);
  const show = ({ id }: (typeof all)[number]): ShownParagraph => ({
    id,
    title: texts.title(id),
    text: texts.text(id),
  });
  return {
    find(id) {
      const found = paragraph(game, id);
      return found && show(found);
    },
    search(wanted) {
      const hits = wanted.trim() === '' ? undefined : new Set<string>(texts.search(wanted));
      const found = all.filter(({ id }) => hits?.has(id) ?? true);
      const every = chapters(game);
      const isThere = (chapter: string): boolean =>
        all.every(({ id, chapter: of }) => of !== chapter || id === chapter || texts.title(id) !== id);
      const end = isFirst ? every.findIndex((id) => !isThere(id)) : -1;
      return (end < 0 ? every : every.slice(0, end)).flatMap((id) => {
        const own = found.filter((one) => one.chapter === id && (one.id !== id || texts.hasTexts(one.id))).map(show);
        return own.length === 0 ? [] : [{ id, title: texts.chapter(id), paragraphs: own }];
      });
    },
  };
}
