import type { Campaign, Mutant } from './campaign.ts';
import type { Fate } from './trial.ts';

/** Number of changes by outcome. */
export interface Count extends Readonly<Record<Fate, number>> {
  readonly name: string;
  /** In percent. Changes that do not compile are left out; a timeout counts as noticed. */
  readonly noticed: number;
}

/** Counts changes grouped by the name that `of` returns. */
export function countBy(judged: readonly Mutant[], of: (each: Mutant) => string): readonly Count[] {
  return [...new Set(judged.map(of))].sort().map((name) =>
    count(
      name,
      judged.filter((each) => of(each) === name),
    ),
  );
}

/** Counts changes by outcome. */
export function count(name: string, judged: readonly Mutant[]): Count {
  const by = (fate: Fate): number => judged.filter(({ outcome }) => outcome.fate === fate).length;
  const noticed = by('killed') + by('timed out');
  const all = noticed + by('survived');
  return {
    name,
    killed: by('killed'),
    survived: by('survived'),
    'timed out': by('timed out'),
    'does not compile': by('does not compile'),
    noticed: all === 0 ? 100 : (100 * noticed) / all,
  };
}

const oneLine = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 87)}…` : line;
};

/** A change as one line: its place and what it does. */
export function changeText({ file, line, kind, from, to, drops }: Mutant): string {
  return `${file}:${line} ${kind}: ${oneLine(from)}${drops ? ' is dropped' : ` → ${oneLine(to)}`}`;
}

function table(counts: readonly Count[]): string {
  const rows = counts.map((each) => [
    each.name,
    String(each.killed),
    String(each['timed out']),
    String(each.survived),
    String(each['does not compile']),
    `${each.noticed.toFixed(1)} %`,
  ]);
  const head = ['', 'killed', 'timed out', 'survived', 'no program', 'noticed'];
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]!.length)));
  const pad = (row: readonly string[]): string =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ');
  return [head, ...rows].map(pad).join('\n');
}

/** The report as text. */
export function reportText({ judged, bad, tests, left }: Campaign): string {
  const survivors = judged.filter(({ outcome }) => outcome.fate === 'survived');
  return [
    table(countBy(judged, ({ file }) => file)),
    table(countBy(judged, ({ kind }) => kind)),
    table([count('all', judged)]),
    `${tests} tests took part.${left > 0 ? ` There was no time for ${left} changes.` : ''}`,
    ...(bad.length > 0 ? [`Left aside, for they fail with no change in force:\n${bad.join('\n')}`] : []),
    survivors.length === 0
      ? `Every one of ${judged.length} changes was noticed.`
      : `No test noticed:\n${survivors.map(changeText).join('\n')}`,
  ].join('\n\n');
}
