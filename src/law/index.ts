export {
  chapters,
  childrenOf,
  gameName,
  isLaw,
  GAME_IDS,
  type GameId,
  type LawOf,
  paragraph,
  paragraphs,
  parentOf,
  rulebookName,
} from './books.ts';
export {
  type ParagraphCoverage,
  coverage,
  findMentions,
  isComplete,
  type Mention,
  type Mentions,
  needsCitation,
  percent,
  type SourceText,
  type CoverageCount,
  countCoverage,
} from './coverage.ts';
export { compareNumbers } from './number.ts';
export {
  type ParagraphRow,
  PARAGRAPH_KINDS,
  type ParagraphKind,
  type Paragraph,
  type ParagraphOrigin,
} from './paragraph.ts';
export type { RootLaw } from './root/book.ts';
export type { ScythiaLaw } from './scythia/book.ts';
export type { WildLaw } from './wild/book.ts';
