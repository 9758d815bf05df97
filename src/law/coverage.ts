import { isLaw, type GameId, paragraphs } from './books.ts';
import type { ParagraphKind, Paragraph } from './paragraph.ts';
import { type Token, tokens } from './tokens.ts';

/** A source file; its path has forward slashes. */
export interface SourceText {
  readonly file: string;
  readonly text: string;
}

/** A place where a paragraph is named. */
export interface Mention {
  readonly law: string;
  readonly file: string;
  readonly line: number;
}

/** Where paragraphs are named: in code, in tests, and unknown numbers after a section sign. */
export interface Mentions {
  readonly citations: readonly Mention[];
  readonly tests: readonly Mention[];
  readonly unknown: readonly Mention[];
}

/** A testable paragraph with the places that cite and test it. */
export interface ParagraphCoverage {
  readonly paragraph: Paragraph;
  readonly citations: readonly Mention[];
  readonly tests: readonly Mention[];
}

/** Number of testable paragraphs, and of those that are cited and tested. */
export interface CoverageCount {
  readonly total: number;
  readonly cited: number;
  readonly tested: number;
}

/** Calls whose first argument names a paragraph. */
const HELPERS: readonly string[] = ['law', 'cite', 'refusal', 'refuse'];

/** Numbers that could be ordinary strings. They count only where a paragraph is expected. */
const AMBIGUOUS = /^(?:\d+\.\d+|[A-Z]-?\d+)$/;

const SECTION = /§\s?([A-Z0-9](?:[\w.-]*\w)?)/g;

/** Finds the paragraphs that these files cite and test. Outside the game's folder only tests declared by `<game>Law` count. */
export function findMentions(game: GameId, sources: readonly SourceText[]): Mentions {
  const citations: Mention[] = [];
  const tests: Mention[] = [];
  const unknown: Mention[] = [];
  const fullName = `${game}Law`;

  for (const { file, text } of sources) {
    const own = `/${file}`.includes(`/games/${game}/`);
    const isTest = /\.test\.tsx?$/.test(file);
    const isCode = own && !isTest && !/\.testkit\.tsx?$/.test(file);
    if (!own && !(isTest && text.includes(fullName))) continue;
    const seen = new Set<string>();

    const add = (list: Mention[], token: Token, law: string): void => {
      if (!isLaw(game, law) || seen.has(`${law}:${token.line}`)) return;
      seen.add(`${law}:${token.line}`);
      list.push({ law, file, line: token.line });
    };
    const addSections = (token: Token): void => {
      for (const match of token.text.matchAll(SECTION)) {
        const law = match[1] ?? '';
        const line = token.line + token.text.slice(0, match.index).split('\n').length - 1;
        if (!isLaw(game, law)) unknown.push({ law, file, line });
        else if (isCode) add(citations, { ...token, line }, law);
      }
    };

    const all = tokens(text);
    if (own) for (const token of all) if (token.kind === 'comment') addSections(token);
    const code = all.filter((token) => token.kind !== 'comment');
    for (const [at, token] of code.entries()) {
      if (isTest && token.kind === 'name' && (token.text === fullName || (own && token.text === 'law'))) {
        for (const string of stringsAt(code, firstArgument(code, at, true))) add(tests, string, string.text);
      }
      if (!isCode) continue;
      if (token.kind === 'string' && !AMBIGUOUS.test(token.text)) add(citations, token, token.text);
      if (token.kind === 'name') {
        for (const string of stringsAt(code, paragraphIndex(code, at))) add(citations, string, string.text);
      }
    }
  }
  return { citations, tests, unknown };
}

/** The index of the token where a paragraph is expected after this name: the value of `law`, or a helper's first argument. */
function paragraphIndex(code: readonly Token[], at: number): number | undefined {
  if (code[at]?.text === 'law' && isMark(code[at + 1], ':')) return at + 2;
  return HELPERS.includes(code[at]?.text ?? '') ? firstArgument(code, at, false) : undefined;
}

/** The index of the first argument of a call after this name (with `orEach` also of `.each`); undefined when it is no call. */
function firstArgument(code: readonly Token[], at: number, orEach: boolean): number | undefined {
  if (isMark(code[at + 1], '(')) return at + 2;
  const isEach = orEach && isMark(code[at + 1], '.') && code[at + 2]?.text === 'each' && isMark(code[at + 3], '(');
  return isEach ? at + 4 : undefined;
}

function isMark(token: Token | undefined, text: string): boolean {
  return token?.kind === 'mark' && token.text === text;
}

/** The strings of the expression that begins at `start`, up to the comma, semicolon or bracket that ends it. */
function stringsAt(code: readonly Token[], start: number | undefined): readonly Token[] {
  const strings: Token[] = [];
  let depth = 0;
  for (let at = start ?? code.length; at < code.length; at++) {
    const token = code[at]!;
    if (token.kind === 'string') strings.push(token);
    if (token.kind !== 'mark') continue;
    if ('([{'.includes(token.text)) depth++;
    if (depth === 0 && ',;)]}'.includes(token.text)) break;
    if (')]}'.includes(token.text)) depth--;
  }
  return strings;
}

/** True when code must cite paragraphs of this kind. Rulings, edition notes and cases only need tests. */
export function needsCitation(kind: ParagraphKind): boolean {
  return kind === 'paragraph';
}

/** True when a paragraph is tested, and cited if its kind must be. */
export function isComplete(covered: ParagraphCoverage): boolean {
  return covered.tests.length > 0 && (covered.citations.length > 0 || !needsCitation(covered.paragraph.kind));
}

/** Every testable paragraph of a game, in natural order, with the places that name it. */
export function coverage(game: GameId, mentions: Mentions): readonly ParagraphCoverage[] {
  return paragraphs(game)
    .filter((paragraph) => paragraph.testable)
    .map((paragraph) => ({
      paragraph,
      citations: mentions.citations.filter((mention) => mention.law === paragraph.id),
      tests: mentions.tests.filter((mention) => mention.law === paragraph.id),
    }));
}

/** Counts what is cited and what is tested. */
export function countCoverage(covered: readonly ParagraphCoverage[]): CoverageCount {
  return {
    total: covered.length,
    cited: covered.filter((each) => each.citations.length > 0).length,
    tested: covered.filter((each) => each.tests.length > 0).length,
  };
}

/** A share in percent, rounded down to a tenth, so that only a complete share is 100. 100 when `whole` is 0. */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 100 : Math.floor((part * 1000) / whole) / 10;
}
