import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Command } from 'commander';
import { readRecords, type Records, RecordsError } from '../../bots/learned/records.ts';
import { checkSections, WeightsError } from '../../bots/learned/weights.ts';
import { EXIT_FINDINGS, UserError } from '../user-error.ts';
import { weightsFile } from '../contestants.ts';
import { findGame, type GameRegistry } from '../games.ts';
import { fileReason } from '../input.ts';
import { print, printJson } from '../output.ts';
import { requireLearning } from '../selfplay/shard.ts';
import { checkNet } from './check.ts';

/** The greatest difference between this program and the one that trained the weights. */
const MOST_DIFFERENCE = 1e-5;

interface NetOptions {
  readonly json?: true;
}

const HELP = `
Examples:
  vatra net info root.net
  vatra net check root.net root.ref
  vatra net source root.net src/bots/root/net.ts`;

/** Adds the command `net` to the program. */
export function netCommand(program: Command, games: GameRegistry): void {
  const net = program
    .command('net')
    .summary('inspect the weights of learned bots')
    .description('Inspects weights files, compares them with the training program, and builds them in.')
    .addHelpText('after', HELP);
  net
    .command('info')
    .argument('<weights>', 'weights file')
    .description('Prints what the weights cover, how they were trained, and whether they fit this program.')
    .option('--json', 'output JSON')
    .action((file: string, options: NetOptions) => info(file, options, games));
  net
    .command('source')
    .argument('<weights>', 'weights file')
    .argument('<file>', 'TypeScript file to write, such as src/bots/root/net.ts')
    .description('Writes weights as a source file, to build them in.')
    .action((file: string, to: string) => source(file, to, games));
  net
    .command('check')
    .argument('<weights>', 'weights file')
    .argument('<records...>', 'reference file of the training program, or files of vatra selfplay')
    .description(
      'Evaluates recorded positions, and compares the win chances with the training program and with results.',
    )
    .option('--json', 'output JSON')
    .action((file: string, records: readonly string[], options: NetOptions) => check(file, records, options, games));
}

/** Throws unless the weights fit the game they name. */
async function requireFit(file: string, games: GameRegistry): Promise<ReturnType<typeof weightsFile>> {
  const weights = weightsFile(file);
  const game = await findGame(games, weights.header.game);
  const learning = await requireLearning(game);
  try {
    checkSections(weights, game.name, learning.sections);
  } catch (error) {
    if (error instanceof WeightsError) throw new UserError(`cannot use ${file}: ${error.message}`);
    throw error;
  }
  return weights;
}

async function info(file: string, options: NetOptions, games: GameRegistry): Promise<void> {
  const { header } = await requireFit(file, games);
  const bytes = readFileSync(file);
  const data = {
    game: header.game,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    compressed: gzipSync(bytes, { level: 9 }).length,
    inputs: header.sections.reduce((sum, { size }) => sum + size, 0),
    sections: header.sections.length,
    hidden: header.hidden,
    outputs: header.outputs,
    training: header.training,
  };
  if (options.json) return printJson(data);
  print(
    `${data.game}: ${data.inputs} inputs in ${data.sections} sections, ${header.hidden.join(' and ')} hidden units`,
  );
  print(`sides: ${header.outputs.join(', ')}`);
  print(`${data.bytes} bytes, ${data.compressed} compressed, sha256 ${data.sha256}`);
  print(`training: ${JSON.stringify(header.training)}`);
  print('The weights fit the inputs of this program.');
}

async function source(file: string, to: string, games: GameRegistry): Promise<void> {
  await requireFit(file, games);
  const text = readFileSync(file).toString('base64');
  try {
    writeFileSync(to, sourceText(text));
  } catch (error) {
    throw new UserError(`cannot write ${to}: ${fileReason(error)}`);
  }
}

/** The source file of weights in base64. */
const sourceText = (
  text: string,
): string => `/** Weights of the learned leaf in base64, written by \`vatra net source\`. Empty: the game has no weights. */
export const NET: string =
  '${text}';
`;

function recordsFile(file: string): Records {
  try {
    return readRecords(readFileSync(file));
  } catch (error) {
    if (error instanceof RecordsError) throw new UserError(`cannot use ${file}: ${error.message}`);
    throw new UserError(`cannot read ${file}: ${fileReason(error)}`);
  }
}

async function check(file: string, files: readonly string[], options: NetOptions, games: GameRegistry): Promise<void> {
  const weights = await requireFit(file, games);
  const results = files.map((each) => {
    const records = recordsFile(each);
    for (const { name, hash } of weights.header.sections) {
      const recorded = records.header.sections.find((section) => section.name === name);
      if (recorded?.hash !== hash) throw new UserError(`${each} has other inputs "${name}" than ${file}`);
    }
    return { file: each, ...checkNet(weights, records) };
  });
  if (options.json) printJson(results);
  for (const { file: name, positions, uncovered, worst, logLoss, brier } of results) {
    if (options.json) break;
    print(`${name}: ${positions} positions, log loss ${logLoss.toFixed(4)}, Brier ${brier.toFixed(4)}`);
    if (uncovered > 0) print(`  ${uncovered} more are of tables that the weights do not cover`);
    if (worst !== undefined) print(`  greatest difference to the training program ${worst.toExponential(1)}`);
  }
  const apart = results.filter(({ worst = 0 }) => worst > MOST_DIFFERENCE);
  if (apart.length > 0)
    throw new UserError(
      `chances differ from those of the training program by more than ${MOST_DIFFERENCE}`,
      EXIT_FINDINGS,
    );
}
