/**
 * Where a paragraph comes from: a seed by its number, the current official Law and its cards, a comparison of editions, a
 * ruling of this project on an open point, a convention of this project, something that follows by computation, or a value
 * that had to be reconstructed.
 */
export type ParagraphOrigin =
  | '000'
  | '001'
  | '002'
  | '003'
  | '004'
  | 'official'
  | 'edition'
  | 'ruling'
  | 'project'
  | 'derived'
  | 'reconstructed';

/** A row of a game's index: an English heading in our own words, where it comes from, and whether a test can show it. */
export interface ParagraphRow {
  readonly title: string;
  readonly source: ParagraphOrigin;
  readonly testable: boolean;
}

/** A table of the index, by paragraph. */
export type ParagraphTable = Readonly<Record<string, ParagraphRow>>;

/** All that can be cited in one game. */
export interface Book {
  readonly name: string;
  readonly chapters: Readonly<Record<string, string>>;
  readonly paragraphs: ParagraphTable;
  readonly rulings: ParagraphTable;
  readonly cases: ParagraphTable;
}

/** What can be cited: the numbered rules, our rulings on them, notes on editions, and worked cases for tests. */
export const PARAGRAPH_KINDS = ['paragraph', 'ruling', 'edition', 'case'] as const;

/** One of the things that can be cited. */
export type ParagraphKind = (typeof PARAGRAPH_KINDS)[number];

/** One citable paragraph with its place in the book. */
export interface Paragraph<Id extends string = string> extends ParagraphRow {
  readonly id: Id;
  readonly kind: ParagraphKind;
  readonly chapter: string;
}

/** A chapter of a game's book. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
}
