import type { GameId, LawOf } from '../law/index.ts';
import { SUBJECTS } from './generated/index.ts';
import type { Language } from './language.ts';
import { type Node, type Part, partsOf, textOf } from './parts.ts';
import type { Subject } from './speaker.ts';

/** The law of one game in one language. What has no text in it yet keeps the English heading of the book. */
export interface LawTexts<G extends GameId> {
  readonly language: Language;
  /** The heading of a chapter. */
  chapter(id: string): string;
  title(id: LawOf<G>): string;
  /** The rule in a few sentences, references to other paragraphs tagged `law`; nothing while it has no text. */
  text(id: LawOf<G>): readonly Part[];
  /** Whether the paragraph has a heading and a text in this language. */
  isTold(id: LawOf<G>): boolean;
  /** The paragraphs that hold all these words: first those with the words in number or heading, each in natural order. */
  search(words: string): readonly LawOf<G>[];
}

/** Loads the law of a game in one language; neither the book nor its texts are fetched before. */
export async function loadLaw<G extends GameId>(language: Language, game: G): Promise<LawTexts<G>> {
  const [book, told] = await Promise.all([import('../law/index.ts'), loadTold(language, game)]);
  const chapters = new Map(book.chapters(game).map(({ id, title }) => [id, title]));
  const title = (id: LawOf<G>): string => {
    const node = told.get(keyOf('title', id));
    return node === undefined ? (book.paragraph(game, id)?.title ?? id) : textOf(node);
  };
  const text = (id: LawOf<G>): Node => told.get(keyOf('text', id)) ?? '';
  const pages = book.paragraphs(game).map(({ id }) => {
    const head = fold(`${id} ${title(id)}`);
    return { id, head, whole: `${head} ${fold(textOf(text(id)))}` };
  });
  return {
    language,
    chapter(id) {
      const node = told.get(keyOf('chapter', id));
      return node === undefined ? (chapters.get(id) ?? id) : textOf(node);
    },
    title,
    text: (id) => partsOf(text(id)),
    isTold: (id) => told.has(keyOf('title', id)) && told.has(keyOf('text', id)),
    search(words) {
      const wanted = fold(words).split(/\s+/u).filter(Boolean);
      const holds = (some: string) => wanted.every((word) => some.includes(word));
      const found = wanted.length === 0 ? [] : pages.filter(({ whole }) => holds(whole));
      return [...found.filter(({ head }) => holds(head)), ...found.filter(({ head }) => !holds(head))].map(
        ({ id }) => id,
      );
    },
  };
}

/** Keys of messages know no capitals; no two paragraphs differ by them alone. */
const keyOf = (kind: 'chapter' | 'title' | 'text', id: string): string => `${kind}.${id.toLowerCase()}`;

/** All that is told of a game's law, by `kind.id`: every subject `law-<game>` or `law-<game>-…`. */
async function loadTold(language: Language, game: GameId): Promise<ReadonlyMap<string, Node>> {
  const subjects = (Object.keys(SUBJECTS) as Subject[]).filter((subject) => `${subject}-`.startsWith(`law-${game}-`));
  const tables = await Promise.all(
    subjects.map(async (subject) => Object.entries(await SUBJECTS[subject][language]())),
  );
  return new Map(
    tables.flat().flatMap(([key, node]) => {
      const kindAndId = key.slice(key.indexOf('.') + 1);
      return typeof node === 'function' ? [] : [[kindAndId, node as Node] as const];
    }),
  );
}

/** Text as it is compared in a search (I-7.5): case, apostrophes, ё and е, ґ and г make no difference. */
function fold(text: string): string {
  return text.toLowerCase().replace(/[ʼ’']/gu, '').replaceAll('ё', 'е').replaceAll('ґ', 'г').replaceAll('\u00A0', ' ');
}
