/**
 * Where a paragraph comes from: a rulebook by its number (`000` to `004`), the current official Law and its cards, a comparison
 * of editions, a ruling of this project on an open point, a convention of this project, a computation, or a reconstruction of
 * values that no source gives.
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

/**
 * A row of a game's index: where the paragraph comes from, and whether a test can show it. Titles and texts are messages
 * (`law-<game>-….title.<id>`, read with `loadLaw` of `src/i18n`) and stand nowhere else.
 */
export interface ParagraphRow {
  readonly source: ParagraphOrigin;
  readonly testable: boolean;
}

/** The rows of an index by paragraph id. */
export type ParagraphTable = Readonly<Record<string, ParagraphRow>>;

/** The index of one game: everything its code can cite. */
export interface Book {
  /** The English name of the game. */
  readonly name: string;
  /** The rulebooks that paragraphs come from, by their numbers. */
  readonly rulebooks: Readonly<Partial<Record<ParagraphOrigin, string>>>;
  /** The ids of the chapters, in natural order. */
  readonly chapters: readonly string[];
  readonly paragraphs: ParagraphTable;
  readonly rulings: ParagraphTable;
  readonly cases: ParagraphTable;
}

/** The kinds of paragraphs: numbered rules, rulings on them, notes on editions, and worked cases for tests. */
export const PARAGRAPH_KINDS = ['paragraph', 'ruling', 'edition', 'case'] as const;

/** The kind of a paragraph. */
export type ParagraphKind = (typeof PARAGRAPH_KINDS)[number];

/** One citable paragraph with its kind and chapter. */
export interface Paragraph<Id extends string = string> extends ParagraphRow {
  readonly id: Id;
  readonly kind: ParagraphKind;
  /** The id of its chapter. */
  readonly chapter: string;
}
