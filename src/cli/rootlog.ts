import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Command } from 'commander';
import type { Difference, Follower, NoRecord, Replay, Slip } from '../rootlog/index.ts';
import { readJournal } from '../kernel/referee/index.ts';
import { UserError, EXIT_FINDINGS, EXIT_USAGE } from './user-error.ts';
import { fileReason, readJson } from './input.ts';
import { print, printJson } from './output.ts';

interface RootlogOptions {
  readonly json?: true;
  readonly plain?: true;
  readonly remarks?: true;
  readonly export?: true;
}

const HELP = `
Replays a game in Rootlog notation through the engine: every recorded action of
a faction must be among the engine's options. If it is not, the command reports
the difference and continues as recorded.

With --export, FILE is a game record of Root, and the command prints it in
Rootlog notation.

Exit codes: 0 only known differences, 1 other differences, 2 usage error or not
in Rootlog notation.

Examples:
  vatra rootlog game.rootlog
  vatra rootlog game.rootlog --plain --remarks
  vatra rootlog --export journal.json > game.rootlog`;

/** Loads the notation with the rules of Root, a megabyte of code: only this command needs it. */
const loadRootlog = () => import('../rootlog/index.ts');

/** Adds the command `rootlog` to the program. */
export function rootlogCommand(program: Command): void {
  program
    .command('rootlog')
    .summary('replay or export Root games in Rootlog notation')
    .description('Replays a game of Root in Rootlog notation, and reports where the engine differs.')
    .argument('<file>', 'Rootlog file; with --export a game record')
    .option('--export', 'print a game record of Root in Rootlog notation')
    .option('--plain', 'read every action literally, including known typos')
    .option('--remarks', 'also list engine actions that the record omits')
    .option('--json', 'output JSON')
    .addHelpText('after', HELP)
    .action(rootlog);
}

async function replayed(file: string, plain: boolean): Promise<Replay> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError(`cannot read ${file}: ${fileReason(error)}`);
  }
  const { NotationError, replayText, slipsOf } = await loadRootlog();
  try {
    return replayText(text.replace(/^\uFEFF/, ''), plain ? [] : slipsOf(basename(file)));
  } catch (error) {
    if (error instanceof NotationError) throw new UserError(`${file} is not in Rootlog notation: ${error.message}`);
    throw error;
  }
}

const percent = (part: number, whole: number): string =>
  `${whole === 0 ? '100.0' : ((100 * part) / whole).toFixed(1)} %`;

const HOW: Readonly<Record<Follower['how'], string>> = {
  repeats: 'the same mistake in',
  differs: 'follows',
  agrees: 'then agrees',
};

/** A difference, with what follows from it below. */
const differenceLines = (d: Difference): string[] => [
  `  line ${d.line}, column ${d.column}, ${d.turn}: ${d.action}   §${d.law} ${d.why}${d.read ? `, read as ${d.read}` : ''}${d.slip ? ` [${d.slip.kind}: ${d.slip.why}]` : ''}`,
  ...d.followers.map((f) => `    ${HOW[f.how]} line ${f.line}, column ${f.column}: ${f.action}`),
];

const slipLine = (s: Slip): string =>
  `  line ${s.line}: ${s.action} read as ${s.read === '' ? 'nothing' : s.read} [${s.kind}: ${s.why}]`;

const WHY: Readonly<Record<NoRecord, string>> = {
  game: 'it is not a game of Root',
  settings: 'its settings are invalid',
  position: 'it starts from a position, but the notation starts with setup',
  hirelings: 'the notation has no letters for all hirelings',
  landmarks: 'the notation has only the Ferry and the Tower among landmarks',
  rules: 'its actions are not possible under the present rules',
};

async function exported(file: string): Promise<string> {
  const reading = readJournal(readJson(file));
  if (!reading.ok) throw new UserError(`${file} is not a valid game record`, EXIT_USAGE, reading.problems);
  const { writeRootlog } = await loadRootlog();
  const written = writeRootlog(reading.value);
  if (!written.ok) throw new UserError(`${file} cannot be written as Rootlog: ${WHY[written.why]}`);
  return written.text;
}

async function rootlog(file: string, options: RootlogOptions): Promise<void> {
  if (options.export) {
    print((await exported(file)).trimEnd());
    return;
  }
  const replay = await replayed(file, options.plain === true);
  const { judged, agreed, read, differences, following, remarks, outside, silent, skipped, unjudged, winners } = replay;
  const known = differences.filter((d) => d.slip);
  const open = differences.filter((d) => !d.slip);
  const same = winners.recorded === winners.engine;
  if (open.length > 0 || !same) process.exitCode = EXIT_FINDINGS;
  if (options.json) {
    const { state: _, ...figures } = replay;
    printJson({ file, ...figures });
    return;
  }
  const lines: string[] = [];
  if (skipped.length > 0)
    lines.push(
      'Not in the notation, skipped:',
      ...skipped.map((each) => `  line ${each.line}, column ${each.column}: ${each.text}   ${each.why}`),
    );
  if (open.length > 0) lines.push('Differences:', ...open.flatMap(differenceLines));
  if (known.length > 0) lines.push('Known differences:', ...known.flatMap(differenceLines));
  if (read.length > 0) lines.push('Corrected typos:', ...read.map(slipLine));
  if (options.remarks && remarks.length > 0)
    lines.push('Not recorded:', ...remarks.map((r) => `  line ${r.line}, ${r.turn}: ${r.what}`));
  lines.push(
    `${judged} actions checked: ${agreed} agree as written (${percent(agreed, judged)}), ${read.length} after correcting ` +
      `typos (${percent(agreed + read.length, judged)} together), ${differences.length + following} differ, ${following} of them ` +
      `only because of another one (${percent(judged - differences.length, judged)} have no difference of their own), ` +
      `${open.length} unexplained`,
    `${outside} actions are not checked, ${silent} change nothing, ` +
      `${skipped.length} are not in the notation${unjudged > 0 ? `, ${unjudged} were left because the file takes too much work` : ''}`,
    `winners: ${winners.recorded || 'nobody'} recorded, ${winners.engine || 'nobody'} in the engine${same ? '' : ' (they differ)'}`,
  );
  print(lines.join('\n'));
}
