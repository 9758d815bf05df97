import { compareNumbers, numbersAbove } from './number.ts';
import type { Book, Paragraph, ParagraphOrigin } from './paragraph.ts';
import { ROOT, type RootLaw } from './root/book.ts';
import { SCYTHIA, type ScythiaLaw } from './scythia/book.ts';
import { WILD, type WildLaw } from './wild/book.ts';

/** A book prepared for lookups, once per game. */
interface BookIndex<Id extends string> {
  readonly name: string;
  readonly rulebooks: Book['rulebooks'];
  readonly chapters: readonly string[];
  readonly paragraphs: readonly Paragraph<Id>[];
  readonly byId: ReadonlyMap<string, Paragraph<Id>>;
}

/** Prepares a book for lookups; `Id` is the union of the keys of its tables. */
function indexBook<Id extends string>(book: Book): BookIndex<Id> {
  const found: Paragraph<Id>[] = [];
  for (const [kind, table] of [
    ['paragraph', book.paragraphs],
    ['ruling', book.rulings],
    ['case', book.cases],
  ] as const) {
    for (const [id, row] of Object.entries(table)) {
      const chapter = [id, ...numbersAbove(id)].find((number) => book.chapters.includes(number)) ?? id;
      found.push({ id: id as Id, kind: row.source === 'edition' ? 'edition' : kind, chapter, ...row });
    }
  }
  found.sort((a, b) => compareNumbers(a.id, b.id));
  return {
    name: book.name,
    rulebooks: book.rulebooks,
    chapters: book.chapters.slice().sort(compareNumbers),
    paragraphs: found,
    byId: new Map(found.map((paragraph) => [paragraph.id, paragraph])),
  };
}

/** A book that is prepared at its first use. */
function atFirstUse<Id extends string>(book: Book): () => BookIndex<Id> {
  let index: BookIndex<Id> | undefined;
  return () => (index ??= indexBook<Id>(book));
}

/** The books by game: a game that has none does not exist. */
const BOOKS = {
  root: atFirstUse<RootLaw>(ROOT),
  wild: atFirstUse<WildLaw>(WILD),
  scythia: atFirstUse<ScythiaLaw>(SCYTHIA),
};

/** The id of a game. */
export type GameId = keyof typeof BOOKS;

/** The ids of all games. */
export const GAME_IDS = Object.keys(BOOKS) as readonly GameId[];

/** The ids that code may cite in a game. */
export type LawOf<G extends GameId> = ReturnType<(typeof BOOKS)[G]> extends BookIndex<infer Id> ? Id : never;

const INDEX: { readonly [G in GameId]: () => BookIndex<LawOf<G>> } = BOOKS;

/** The English name of a game. */
export function gameName(game: GameId): string {
  return INDEX[game]().name;
}

/** The rulebook of this number among those of a game; `undefined` for paragraphs that come from elsewhere. */
export function rulebookName(game: GameId, origin: ParagraphOrigin): string | undefined {
  return INDEX[game]().rulebooks[origin];
}

/** All citable paragraphs of a game in natural order. */
export function paragraphs<G extends GameId>(game: G): readonly Paragraph<LawOf<G>>[] {
  return INDEX[game]().paragraphs;
}

/** The ids of a game's chapters in natural order. */
export function chapters(game: GameId): readonly string[] {
  return INDEX[game]().chapters;
}

/** The paragraph of this number; `undefined` when the game has none. */
export function paragraph<G extends GameId>(game: G, id: string): Paragraph<LawOf<G>> | undefined {
  return INDEX[game]().byId.get(id);
}

/** True when the game has a paragraph of this number. */
export function isLaw<G extends GameId>(game: G, id: string): id is LawOf<G> {
  return INDEX[game]().byId.has(id);
}

/** The paragraph that this one is part of, `undefined` at the top: `9.2.9.III` for `9.2.9.III.a`, `8.2.6` for its ruling `8.2.6-R2`. */
export function parentOf<G extends GameId>(game: G, id: string): Paragraph<LawOf<G>> | undefined {
  const above = numbersAbove(id).find((number) => isLaw(game, number));
  return above === undefined ? undefined : paragraph(game, above);
}

/** The paragraphs directly below this one, in natural order. */
export function childrenOf<G extends GameId>(game: G, id: string): readonly Paragraph<LawOf<G>>[] {
  return paragraphs(game).filter((child) => parentOf(game, child.id)?.id === id);
}
