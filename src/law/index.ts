export {
  chapters,
  childrenOf,
  gameName,
  isLaw,
  LAW_GAMES,
  type LawGame,
  type LawOf,
  paragraph,
  paragraphs,
  parentOf,
} from './books.ts';
export {
  type Covered,
  coverage,
  findMentions,
  isComplete,
  type Mention,
  type Mentions,
  needsCitation,
  percent,
  type SourceText,
  type Tally,
  tally,
} from './coverage.ts';
export { compareNumbers } from './number.ts';
export { type Chapter, type Entry, KINDS, type Kind, type Paragraph, type Source } from './paragraph.ts';
export type { RootLaw } from './root/book.ts';
export type { ScythiaLaw } from './scythia/book.ts';
export type { WildLaw } from './wild/book.ts';
