import { compareNumbers, numbersAbove } from './number.ts';
import type { Book, Chapter, ParagraphKind, Paragraph } from './paragraph.ts';
import { ROOT, type RootLaw } from './root/book.ts';
import { SCYTHIA, type ScythiaLaw } from './scythia/book.ts';
import { WILD, type WildLaw } from './wild/book.ts';

/** The games that have a book of law. */
export const GAME_IDS = ['root', 'wild', 'scythia'] as const;

/** A game that has a book of law. */
export type GameId = (typeof GAME_IDS)[number];

interface Laws {
  readonly root: RootLaw;
  readonly wild: WildLaw;
  readonly scythia: ScythiaLaw;
}

/** What may be cited in a game. */
export type LawOf<G extends GameId> = Laws[G];

/** A book laid out for looking things up; made once. */
interface Shelf<Id extends string> {
  readonly name: string;
  readonly chapters: readonly Chapter[];
  readonly paragraphs: readonly Paragraph<Id>[];
  readonly byId: ReadonlyMap<string, Paragraph<Id>>;
}

/** Lays out a book; `Id` is the union of the keys of its tables. */
function shelve<Id extends string>(book: Book): Shelf<Id> {
  const found: Paragraph<Id>[] = [];
  for (const [kind, entries] of [
    ['paragraph', book.paragraphs],
    ['ruling', book.rulings],
    ['case', book.cases],
  ] as const) {
    for (const [id, entry] of Object.entries(entries)) {
      const exact: ParagraphKind = entry.source === 'edition' ? 'edition' : kind;
      const chapter = [id, ...numbersAbove(id)].find((number) => Object.hasOwn(book.chapters, number)) ?? id;
      found.push({ id: id as Id, kind: exact, chapter, ...entry });
    }
  }
  found.sort((a, b) => compareNumbers(a.id, b.id));
  return {
    name: book.name,
    chapters: Object.entries(book.chapters)
      .map(([id, title]) => ({ id, title }))
      .sort((a, b) => compareNumbers(a.id, b.id)),
    paragraphs: found,
    byId: new Map(found.map((paragraph) => [paragraph.id, paragraph])),
  };
}

const SHELVES: { readonly [G in GameId]: Shelf<LawOf<G>> } = {
  root: shelve(ROOT),
  wild: shelve(WILD),
  scythia: shelve(SCYTHIA),
};

/** The name of a game in English. */
export function gameName(game: GameId): string {
  return SHELVES[game].name;
}

/** All citable paragraphs of a game in natural order. */
export function paragraphs<G extends GameId>(game: G): readonly Paragraph<LawOf<G>>[] {
  return SHELVES[game].paragraphs;
}

/** The chapters of a game in natural order. */
export function chapters(game: GameId): readonly Chapter[] {
  return SHELVES[game].chapters;
}

/** The paragraph of this number, if the game has it. */
export function paragraph<G extends GameId>(game: G, id: string): Paragraph<LawOf<G>> | undefined {
  return SHELVES[game].byId.get(id);
}

/** Whether a game has a paragraph of this number. */
export function isLaw<G extends GameId>(game: G, id: string): id is LawOf<G> {
  return SHELVES[game].byId.has(id);
}

/** The paragraph that this one is part of, if any: `9.2.9.III` for `9.2.9.III.a`, `8.2.6` for its ruling `8.2.6-R2`. */
export function parentOf<G extends GameId>(game: G, id: string): Paragraph<LawOf<G>> | undefined {
  const above = numbersAbove(id).find((number) => isLaw(game, number));
  return above === undefined ? undefined : paragraph(game, above);
}

/** The paragraphs directly below this one, in natural order. */
export function childrenOf<G extends GameId>(game: G, id: string): readonly Paragraph<LawOf<G>>[] {
  return paragraphs(game).filter((child) => parentOf(game, child.id)?.id === id);
}
