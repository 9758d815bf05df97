import {
  type ParagraphCoverage,
  chapters,
  childrenOf,
  coverage,
  gameName,
  isComplete,
  PARAGRAPH_KINDS,
  type ParagraphKind,
  type GameId,
  type Mention,
  type Mentions,
  needsCitation,
  type Paragraph,
  parentOf,
  rulebookName,
  percent,
  type ParagraphOrigin,
  countCoverage,
} from '../law/index.ts';

/** Titles and texts of a game's law by id. */
export interface LawTitles {
  chapter(id: string): string;
  title(id: string): string;
  /** The rule as plain text; empty where it has none. */
  text(id: string): string;
}

/** The chapters and kinds that a coverage report counts. */
export interface Scope {
  readonly chapters: readonly string[];
  readonly kinds: readonly ParagraphKind[];
}

/** How many testable paragraphs of one kind are cited and tested. */
export interface Share {
  readonly kind: ParagraphKind;
  readonly total: number;
  readonly cited: number;
  readonly citedPercent: number;
  readonly tested: number;
  readonly testedPercent: number;
}

/** The coverage of a game: counts of every kind, and each paragraph of the kinds in scope. */
export interface CoverageReport {
  readonly game: GameId;
  readonly scope: Scope;
  readonly shares: readonly Share[];
  readonly inScope: readonly ParagraphCoverage[];
  readonly unknown: readonly Mention[];
}

const KIND_NAMES: Readonly<Record<ParagraphKind, string>> = {
  paragraph: 'paragraphs',
  ruling: 'rulings',
  edition: 'edition notes',
  case: 'cases',
};

/** Where paragraphs come from that no rulebook has. */
const OTHER_SOURCES: Readonly<Partial<Record<ParagraphOrigin, string>>> = {
  official: 'the official Law, its cards and boards',
  edition: 'a comparison of editions',
  ruling: 'a ruling of this project',
  project: 'a convention of this project',
  derived: 'derived by computation',
  reconstructed: 'reconstructed, no source is known',
};

function sourceName(game: GameId, source: ParagraphOrigin): string {
  const rulebook = rulebookName(game, source);
  return rulebook === undefined ? (OTHER_SOURCES[source] ?? source) : rulebook;
}

/** Computes the coverage of a game within a scope. */
export function coverageReport(game: GameId, mentions: Mentions, scope: Scope): CoverageReport {
  const inChapters = coverage(game, mentions).filter((each) => scope.chapters.includes(each.paragraph.chapter));
  const shares = PARAGRAPH_KINDS.map((kind) => {
    const { total, cited, tested } = countCoverage(inChapters.filter((each) => each.paragraph.kind === kind));
    return {
      kind,
      total,
      cited,
      citedPercent: percent(cited, total),
      tested,
      testedPercent: percent(tested, total),
    };
  });
  const inScope = inChapters.filter((each) => scope.kinds.includes(each.paragraph.kind));
  return { game, scope, shares, inScope, unknown: mentions.unknown };
}

/** True when every share in scope reaches this percentage. */
export function reaches(report: CoverageReport, required: number): boolean {
  return report.shares
    .filter((share) => report.scope.kinds.includes(share.kind))
    .every(
      (share) => share.testedPercent >= required && (share.citedPercent >= required || !needsCitation(share.kind)),
    );
}

/** The report as JSON data. */
export function coverageData(report: CoverageReport, titles: LawTitles): object {
  const { game, scope, shares, inScope, unknown } = report;
  const missing = inScope
    .filter((each) => !isComplete(each))
    .map((each) => ({
      ...shownParagraph(each.paragraph, titles),
      citations: each.citations.map(placeOf),
      tests: each.tests.map(placeOf),
    }));
  return { game, ...scope, shares, missing, unknown };
}

/** The report as text: missing citations and tests by chapter, then the counts. */
export function coverageLines(report: CoverageReport, titles: LawTitles): readonly string[] {
  const heading = report.inScope.every(isComplete)
    ? 'every rule is cited and tested'
    : 'rules without a citation or a test';
  const lines = [`${gameName(report.game)}: ${heading}`];
  for (const chapter of chapters(report.game)) {
    const inScope = report.inScope.filter((each) => each.paragraph.chapter === chapter);
    const missing = inScope.filter((each) => !isComplete(each));
    if (missing.length === 0) continue;
    const done = `${inScope.length - missing.length} of ${inScope.length} complete`;
    lines.push('', `${chapter} ${titles.chapter(chapter)} (${done})`);
    for (const each of missing) lines.push(`  ${titleLine(each.paragraph.id, titles)}: ${missingIn(each)}`);
  }
  lines.push('', `${''.padEnd(14)}${'testable'.padStart(9)}${'cited'.padStart(17)}${'tested'.padStart(17)}`);
  for (const share of report.shares.filter((each) => each.total > 0)) {
    const cited = `${share.cited}  ${share.citedPercent.toFixed(1).padStart(5)} %`;
    const tested = `${share.tested}  ${share.testedPercent.toFixed(1).padStart(5)} %`;
    const counts = `${String(share.total).padStart(9)}${cited.padStart(17)}${tested.padStart(17)}`;
    lines.push(`${KIND_NAMES[share.kind].padEnd(14)}${counts}`);
  }
  return lines;
}

/** One paragraph as JSON data; without sources (`mentions` undefined) it has no citations and tests. */
export function paragraphData(
  game: GameId,
  found: Paragraph,
  titles: LawTitles,
  mentions: Mentions | undefined,
): object {
  const parent = parentOf(game, found.id)?.id;
  return {
    game,
    ...shownParagraph(found, titles),
    ...(parent === undefined ? {} : { parent }),
    ...(mentions && { citations: placesOf(found, mentions.citations), tests: placesOf(found, mentions.tests) }),
  };
}

/** One paragraph as text, with its parts and where it is cited and tested. */
export function paragraphLines(
  game: GameId,
  found: Paragraph,
  titles: LawTitles,
  mentions: Mentions | undefined,
): readonly string[] {
  const lines = [titleLine(found.id, titles)];
  const row = (label: string, text: string): number => lines.push(`  ${label.padEnd(9)} ${text}`);
  const parent = parentOf(game, found.id);
  for (const [at, line] of wrapped(titles.text(found.id), TEXT_WIDTH).entries()) row(at === 0 ? 'rule' : '', line);
  row('game', gameName(game));
  row('chapter', `${found.chapter} ${titles.chapter(found.chapter)}`);
  if (parent) row('part of', titleLine(parent.id, titles));
  row('source', sourceName(game, found.source));
  row('testable', found.testable ? 'yes' : 'no');
  if (mentions) {
    for (const [label, list] of [
      ['cited', mentions.citations],
      ['tested', mentions.tests],
    ] as const)
      for (const [at, line] of fileLines(placesOf(found, list)).entries()) row(at === 0 ? label : '', line);
  }
  for (const [at, child] of childrenOf(game, found.id).entries())
    row(at === 0 ? 'below' : '', titleLine(child.id, titles));
  return lines;
}

/** Characters of a line of text beside its label, so that a line has 80. */
const TEXT_WIDTH = 68;

/** A text in lines of at most this many characters. */
function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else if (word !== '') lines.push(word);
  }
  return lines;
}

/** Places such as `file:3` and `file:7`, one line per file: `file:3, 7`. */
function fileLines(places: readonly string[]): readonly string[] {
  const lines = new Map<string, string>();
  for (const place of places) {
    const [file = '', line = ''] = place.split(':');
    const before = lines.get(file);
    lines.set(file, before === undefined ? place : `${before}, ${line}`);
  }
  return lines.size > 0 ? [...lines.values()] : ['nowhere'];
}

/** A paragraph's number with its title. */
export function titleLine(id: string, titles: LawTitles): string {
  return `${id} ${titles.title(id)}`;
}

/** A paragraph with its title, as JSON output shows it. */
export function shownParagraph(
  found: Paragraph,
  titles: LawTitles,
): Paragraph & { readonly title: string; readonly text: string } {
  const { id, kind, chapter, ...row } = found;
  return { id, kind, chapter, title: titles.title(id), text: titles.text(id), ...row };
}

/** How many paragraphs of each kind a game has, as one line. */
export function figuresLine(game: GameId, all: readonly Paragraph[]): string {
  const counts = PARAGRAPH_KINDS.map((kind) => {
    const some = all.filter((each) => each.kind === kind);
    return (
      some.length && `${some.length} ${KIND_NAMES[kind]} (${some.filter((each) => each.testable).length} testable)`
    );
  });
  return `${gameName(game)}: ${counts.filter(Boolean).join(', ')}`;
}

/** A mention's place in the sources, as `file:line`. */
export function placeOf(mention: Mention): string {
  return `${mention.file}:${mention.line}`;
}

/** Files that declare, explain or draw what a rule decides elsewhere. */
const DECLARATIONS =
  /\/(?:data|events|frames|kinds|off-window|state|types|verbs|view|view-types|wishes|words)\.ts$|\/(?:components|editing|positions|wishes)\//;

/**
 * Where a paragraph is named: first in the folders of its chapter, then elsewhere, declarations last in each; by line in a file.
 * The line that decides is among the first.
 */
function placesOf(found: Paragraph, mentions: readonly Mention[]): readonly string[] {
  const folder = chapterFolder(found.chapter);
  const rank = ({ file }: Mention): number =>
    (folder !== undefined && file.includes(folder) ? 0 : 2) + (DECLARATIONS.test(file) ? 1 : 0);
  return mentions
    .filter((mention) => mention.law === found.id)
    .sort((a, b) => rank(a) - rank(b) || compareTexts(a.file, b.file) || a.line - b.line)
    .map(placeOf);
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** How the path of a chapter's folder goes on: `/03-` for chapter 3, `/10-` for W-10; undefined for chapters without a number. */
function chapterFolder(chapter: string): string | undefined {
  const [digits] = /\d+$/.exec(chapter) ?? [];
  return digits === undefined ? undefined : `/${digits.padStart(2, '0')}-`;
}

function missingIn(covered: ParagraphCoverage): string {
  const uncited = needsCitation(covered.paragraph.kind) && covered.citations.length === 0;
  if (covered.tests.length > 0) return 'no citation';
  return uncited ? 'no citation, no test' : 'no test';
}
