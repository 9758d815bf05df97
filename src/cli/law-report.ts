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
  percent,
  type ParagraphOrigin,
  countCoverage,
} from '../law/index.ts';

/** What a coverage report looks at. */
export interface Scope {
  readonly chapters: readonly string[];
  readonly kinds: readonly ParagraphKind[];
}

/** How much of one kind is cited and tested; the shares are in percent. */
export interface Share {
  readonly kind: ParagraphKind;
  readonly total: number;
  readonly cited: number;
  readonly citedPercent: number;
  readonly tested: number;
  readonly testedPercent: number;
}

/** The coverage of a game: every kind in figures, the kinds looked at one by one. */
export interface CoverageReport {
  readonly game: GameId;
  readonly scope: Scope;
  readonly shares: readonly Share[];
  readonly looked: readonly ParagraphCoverage[];
  readonly unknown: readonly Mention[];
}

const KIND_NAMES: Readonly<Record<ParagraphKind, string>> = {
  paragraph: 'paragraphs',
  ruling: 'rulings',
  edition: 'edition notes',
  case: 'cases',
};

const SOURCE_NAMES: Readonly<Record<ParagraphOrigin, string>> = {
  '000': 'seed 000, the Ukrainian Law of Root',
  '001': 'seed 001, the Russian Law of Root',
  '002': 'seed 002, the Ukrainian rulebook of Defenders of the Wild',
  '003': 'seed 003, the Russian Marauder book of Root',
  '004': 'seed 004, the Ukrainian rulebook of Raiders of Scythia',
  official: 'the official Law, its cards and boards',
  edition: 'a comparison of editions',
  ruling: 'a ruling of this project',
  project: 'a convention of this project',
  derived: 'derived by computation',
  reconstructed: 'reconstructed, no source is known',
};

/** Judges a game's coverage within a scope. */
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
  const looked = inChapters.filter((each) => scope.kinds.includes(each.paragraph.kind));
  return { game, scope, shares, looked, unknown: mentions.unknown };
}

/** Whether every share looked at reaches this percentage. */
export function reaches(report: CoverageReport, required: number): boolean {
  return report.shares
    .filter((share) => report.scope.kinds.includes(share.kind))
    .every(
      (share) => share.testedPercent >= required && (share.citedPercent >= required || !needsCitation(share.kind)),
    );
}

/** The report for other programs. */
export function coverageData(report: CoverageReport): object {
  const { game, scope, shares, looked, unknown } = report;
  const missing = looked
    .filter((each) => !isComplete(each))
    .map((each) => ({
      ...each.paragraph,
      citations: each.citations.map(placeOf),
      tests: each.tests.map(placeOf),
    }));
  return { game, ...scope, shares, missing, unknown };
}

/** The report for readers: what is missing by chapter, then the figures. */
export function coverageLines(report: CoverageReport): readonly string[] {
  const whole = report.looked.every(isComplete);
  const heading = whole ? 'nothing lacks a citation or a test' : 'what lacks a citation or a test';
  const lines = [`${gameName(report.game)}: ${heading}`];
  for (const chapter of chapters(report.game)) {
    const looked = report.looked.filter((each) => each.paragraph.chapter === chapter.id);
    const missing = looked.filter((each) => !isComplete(each));
    if (missing.length === 0) continue;
    const done = `${looked.length - missing.length} of ${looked.length} complete`;
    lines.push('', `${chapter.id} ${chapter.title} (${done})`);
    for (const each of missing) lines.push(`  ${titleLine(each.paragraph)}: ${lackOf(each)}`);
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

/** What is known of one paragraph, for other programs; without sources the places are left out. */
export function paragraphData(game: GameId, found: Paragraph, mentions: Mentions | undefined): object {
  const parent = parentOf(game, found.id)?.id;
  return {
    game,
    ...found,
    ...(parent === undefined ? {} : { parent }),
    ...(mentions && { citations: placesOf(found, mentions.citations), tests: placesOf(found, mentions.tests) }),
  };
}

/** What is known of one paragraph, for readers. */
export function paragraphLines(game: GameId, found: Paragraph, mentions: Mentions | undefined): readonly string[] {
  const lines = [titleLine(found)];
  const row = (label: string, text: string): number => lines.push(`  ${label.padEnd(9)} ${text}`);
  const chapter = chapters(game).find((each) => each.id === found.chapter);
  const parent = parentOf(game, found.id);
  row('game', gameName(game));
  row('chapter', `${found.chapter} ${chapter?.title ?? ''}`);
  if (parent) row('part of', titleLine(parent));
  row('source', SOURCE_NAMES[found.source]);
  row('testable', found.testable ? 'yes' : 'no');
  if (mentions) {
    row('cited', placesOf(found, mentions.citations).join(', ') || 'nowhere');
    row('tested', placesOf(found, mentions.tests).join(', ') || 'nowhere');
  }
  for (const [at, child] of childrenOf(game, found.id).entries()) row(at === 0 ? 'below' : '', titleLine(child));
  return lines;
}

/** A number with its heading. */
export function titleLine(found: Paragraph): string {
  return `${found.id} ${found.title}`;
}

/** The paragraphs of a game in figures, kind by kind. */
export function figuresLine(game: GameId, all: readonly Paragraph[]): string {
  const counts = PARAGRAPH_KINDS.map((kind) => {
    const some = all.filter((each) => each.kind === kind);
    return (
      some.length && `${some.length} ${KIND_NAMES[kind]} (${some.filter((each) => each.testable).length} testable)`
    );
  });
  return `${gameName(game)}: ${counts.filter(Boolean).join(', ')}`;
}

/** Where a mention stands, as `file:line`. */
export function placeOf(mention: Mention): string {
  return `${mention.file}:${mention.line}`;
}

function placesOf(found: Paragraph, mentions: readonly Mention[]): readonly string[] {
  return mentions.filter((mention) => mention.law === found.id).map(placeOf);
}

function lackOf(covered: ParagraphCoverage): string {
  const uncited = needsCitation(covered.paragraph.kind) && covered.citations.length === 0;
  if (covered.tests.length > 0) return 'no citation';
  return uncited ? 'no citation, no test' : 'no test';
}
