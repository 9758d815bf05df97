import type { GameId, LawOf } from '../law/index.ts';
import { SUBJECTS } from './generated/index.ts';
import type { Language } from './language.ts';
import { type Node, type Part, partsOf, textOf } from './parts.ts';
import type { Subject } from './speaker.ts';

/** Titles and texts of one game's law in one language. */
export interface LawTexts<G extends GameId> {
  readonly language: Language;
  /** The title of a chapter; its id when the chapter has no message. */
  chapter(id: string): string;
  /** The title of a paragraph; its id when the paragraph has no message. */
  title(id: LawOf<G>): string;
  /** The rule in a few sentences, references to other paragraphs tagged `law`; empty when the paragraph has no message. */
  text(id: LawOf<G>): readonly Part[];
  /** True when the paragraph has a title and a text in this language. */
  hasTexts(id: LawOf<G>): boolean;
  /** The paragraphs that hold all these words. Those with all words in number or title come first, each group in natural order. */
  search(words: string): readonly LawOf<G>[];
}

/**
 * Loads the law of a game in one language. Index and texts are loaded on the first call, so that pages without law stay small.
 * With `isFirst`, only the first chapters have texts: a page can show them while the others are on their way.
 */
export async function loadLaw<G extends GameId>(language: Language, game: G, isFirst = false): Promise<LawTexts<G>> {
  const [book, messages] = await Promise.all([import('../law/index.ts'), loadLawMessages(language, game, isFirst)]);
  const titleOf = (kind: 'chapter' | 'title', id: string): string => {
    const node = messages.get(keyOf(kind, id));
    return node === undefined ? id : textOf(node);
  };
  const title = (id: LawOf<G>): string => titleOf('title', id);
  const text = (id: LawOf<G>): Node => messages.get(keyOf('text', id)) ?? '';
  // Made by the first search: most readers look up one paragraph.
  let index: readonly SearchedParagraph<G>[] | undefined;
  const searched = (): readonly SearchedParagraph<G>[] =>
    (index ??= book.paragraphs(game).map(({ id }) => {
      const head = fold(`${id} ${title(id)}`);
      return { id, head, whole: `${head} ${fold(textOf(text(id)))}` };
    }));
  return {
    language,
    chapter: (id) => titleOf('chapter', id),
    title,
    text: (id) => partsOf(text(id)),
    hasTexts: (id) => messages.has(keyOf('title', id)) && messages.has(keyOf('text', id)),
    search(words) {
      const wanted = fold(words).split(/\s+/u).filter(Boolean);
      const hasAll = (folded: string) => wanted.every((word) => folded.includes(word));
      const found = wanted.length === 0 ? [] : searched().filter(({ whole }) => hasAll(whole));
      return [...found.filter(({ head }) => hasAll(head)), ...found.filter(({ head }) => !hasAll(head))].map(
        ({ id }) => id,
      );
    },
  };
}

/** A paragraph as a search sees it: number and title, and all its text. */
interface SearchedParagraph<G extends GameId> {
  readonly id: LawOf<G>;
  readonly head: string;
  readonly whole: string;
}

/** Key of a message. Message keys are lower case; no two paragraph ids differ by case alone. */
const keyOf = (kind: 'chapter' | 'title' | 'text', id: string): string => `${kind}.${id.toLowerCase()}`;

/** The messages of a game's law by `kind.id`, from every subject `law-<game>` and `law-<game>-…`, or from `law-<game>-base` alone. */
async function loadLawMessages(language: Language, game: GameId, isFirst: boolean): Promise<ReadonlyMap<string, Node>> {
  const subjects = (Object.keys(SUBJECTS) as Subject[]).filter((subject) =>
    isFirst ? subject === `law-${game}-base` : `${subject}-`.startsWith(`law-${game}-`),
  );
  const tables = await Promise.all(
    subjects.map(async (subject) => Object.entries((await SUBJECTS[subject][language]()).messages)),
  );
  return new Map(
    tables.flat().flatMap(([key, node]) => {
      const kindAndId = key.slice(key.indexOf('.') + 1);
      return typeof node === 'function' ? [] : [[kindAndId, node as Node] as const];
    }),
  );
}

/** Normalizes text for a search (I-7.5): ignores case and apostrophes, and treats ё as е and ґ as г. */
function fold(text: string): string {
  return text.toLowerCase().replace(/[ʼ’']/gu, '').replaceAll('ё', 'е').replaceAll('ґ', 'г').replaceAll('\u00A0', ' ');
}
