import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Command } from 'commander';
import type { Difference, Follower, NoRecord, Replay, Slip } from '../rootlog/index.ts';
import { readJournal } from '../kernel/referee/index.ts';
import { UserError, problemLines, EXIT_FINDINGS } from './user-error.ts';
import { fileReason, readJson } from './input.ts';
import { print, printJson } from './output.ts';

interface RootlogOptions {
  readonly json?: true;
  readonly plain?: true;
  readonly remarks?: true;
  readonly export?: true;
}

const HELP = `
A recorded game in the notation Rootlog is played through the engine of Root: every recorded action of a faction that is
played here must be among the engine's options. Where it is not, the difference is told and the game goes on as recorded.

With --export it is the other way round: FILE is a journal of Root, as the server gives it out, and is written in the
notation.

Exit codes: 0 all differences are known slips; 1 there are others; 2 the request is mistaken, or the file is in another
notation.

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
    .summary('replay a recorded game of Root')
    .description(
      'Replays a game of Root that was recorded in the notation Rootlog, and tells where the engine differs.',
    )
    .argument('<file>', 'a file in the notation Rootlog, or with --export a journal')
    .option('--export', 'write a journal of Root in the notation')
    .option('--plain', 'take every action at its word, also known slips')
    .option('--remarks', 'tell also what the engine did and the record leaves out')
    .option('--json', 'print data for other programs')
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
    if (error instanceof NotationError) throw new UserError(`${file} is not in the notation: ${error.message}`);
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
  game: 'it is of another game',
  settings: 'its settings are not right',
  position: 'it begins with a position, and the notation with set-up',
  hirelings: 'hirelings are not written here',
  landmarks: 'the notation has only the Ferry and the Tower among landmarks',
  rules: 'its acts are not possible under the rules of today',
};

async function exported(file: string): Promise<string> {
  const reading = readJournal(readJson(file));
  if (!reading.ok) throw new UserError(`${file} is not a journal:\n${problemLines(reading.problems)}`);
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
  if (known.length > 0) lines.push('Differences that are accounted for:', ...known.flatMap(differenceLines));
  if (read.length > 0) lines.push('Accepted slips, taken as they were meant:', ...read.map(slipLine));
  if (options.remarks && remarks.length > 0)
    lines.push('Not recorded:', ...remarks.map((r) => `  line ${r.line}, ${r.turn}: ${r.what}`));
  lines.push(
    `${judged} actions judged: ${agreed} agreed as written (${percent(agreed, judged)}), ${read.length} agreed as slips are ` +
      `read (${percent(agreed + read.length, judged)} together), ${differences.length + following} differ, ${following} of them ` +
      `only because of another (${percent(judged - differences.length, judged)} without differences of their own), ` +
      `${open.length} unexplained`,
    `${outside} actions outside the factions and rules that are played here, ${silent} that change nothing, ` +
      `${skipped.length} not in the notation${unjudged > 0 ? `, ${unjudged} not judged because the file takes too much work` : ''}`,
    `winners: ${winners.recorded || 'nobody'} recorded, ${winners.engine || 'nobody'} in the engine${same ? '' : ' (they differ)'}`,
  );
  print(lines.join('\n'));
}
