export type { Joining } from './formats.ts';
export { isLanguage, LANGUAGES, type Language, OWN_NAMES, preferredLanguage } from './language.ts';
export { type LawTexts, loadLaw } from './law.ts';
export { isSubject, load, loadTerms } from './load.ts';
export {
  type Argument,
  type Form,
  FORMS,
  type Name,
  type Part,
  type Scalar,
  type Tag,
  TAGS,
  type TaggedPart,
  type Value,
} from './parts.ts';
export type { Key, Rest, Speaker, Subject, TermGame, TermId, Terms } from './speaker.ts';
