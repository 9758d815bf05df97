import type { Language } from '../../src/i18n/language.ts';
import type { Form, Tag } from '../../src/i18n/parts.ts';

/** A term of the glossary. Forms are named as in docs/messages.md: counts, cases, genders, `inf`. */
export interface GlossaryTerm {
  readonly id: string;
  readonly en: string;
  readonly uk: string;
  readonly ru: string;
  /** `acc` with its article: the term as the object of a verb. */
  readonly enForms?: { readonly acc?: string };
  readonly ukForms?: Readonly<Record<string, string>>;
  readonly ruForms?: Readonly<Record<string, string>>;
  /** Words that must not be used for the term; a star at the end matches any ending. */
  readonly avoid?: Readonly<Partial<Record<Language, readonly string[]>>>;
  /** The languages in which the name takes a plural verb. */
  readonly plural?: readonly Language[];
}

/** An English message may say which terms it uses and which of its arguments are ids of terms. */
export interface RichEntry {
  readonly text: string;
  readonly terms?: readonly string[];
  /** Argument name to a pattern of glossary ids: `"defender": "root.faction.*.short"`. */
  readonly args?: Readonly<Record<string, string>>;
  /** A note for translators. */
  readonly note?: string;
}

export type Entry = string | RichEntry;
export type SubjectFile = Readonly<Record<string, Entry>>;

/** The input of the compiler. */
export interface Sources {
  readonly glossary: readonly GlossaryTerm[];
  readonly subjects: Readonly<Record<string, Readonly<Record<Language, SubjectFile>>>>;
}

/**
 * A parsed message. `count` is the `#` of a plural, `agree` a choice by the number of a name (`{faction_num, select,
 * pl {…} other {…}}`), `unsaid` a value that a language leaves out on purpose (`{faction, select, other {}}`).
 */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'arg'; readonly name: string; readonly form: Form | undefined }
  | { readonly kind: 'number'; readonly name: string; readonly percent: boolean }
  | { readonly kind: 'count' }
  | { readonly kind: 'plural' | 'select' | 'agree'; readonly name: string; readonly branches: Branches }
  | { readonly kind: 'unsaid'; readonly name: string }
  | { readonly kind: 'tag'; readonly tag: Tag; readonly pieces: readonly Piece[] };

export type Branches = readonly (readonly [label: string, pieces: readonly Piece[]])[];

/** One message of one language, ready to be checked and compiled. */
export interface ParsedMessage {
  readonly subject: string;
  readonly key: string;
  readonly language: Language;
  readonly pieces: readonly Piece[];
}

/** A message in its three languages, with the terms and arguments that the English one declares. */
export interface MessageSet {
  readonly subject: string;
  readonly key: string;
  readonly terms: readonly string[];
  readonly args: Readonly<Record<string, string>>;
  readonly in: Readonly<Record<Language, ParsedMessage>>;
}

export type Level = 'error' | 'warning';

/** A problem of a message. `rule` is a number of docs/messages.md. */
export interface MessageProblem {
  readonly rule: string;
  readonly level: Level;
  readonly language: Language;
  readonly subject: string;
  readonly key: string;
  readonly what: string;
}

export function problemIn(
  parsed: Omit<ParsedMessage, 'pieces'>,
  rule: string,
  what: string,
  level: Level = 'error',
): MessageProblem {
  const { language, subject, key } = parsed;
  return { rule, level, language, subject, key, what };
}

/** Every piece of a message, including those inside branches and tags. */
export function* allPieces(pieces: readonly Piece[]): Generator<Piece> {
  for (const piece of pieces) {
    yield piece;
    if (piece.kind === 'tag') yield* allPieces(piece.pieces);
    if (piece.kind === 'plural' || piece.kind === 'select' || piece.kind === 'agree') {
      for (const [, branch] of piece.branches) yield* allPieces(branch);
    }
  }
}
