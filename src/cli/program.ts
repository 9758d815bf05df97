import { Command, CommanderError } from 'commander';
import { arenaCommand } from './arena/command.ts';
import { backupCommands } from './backup.ts';
import { doctorCommand } from './doctor.ts';
import { balanceCommand } from './balance/command.ts';
import { type BenchPeers, benchCommand } from './bench.ts';
import { calibrateCommand } from './calibrate/command.ts';
import { UserError, EXIT_USAGE, messageOf, EXIT_FINDINGS } from './user-error.ts';
import type { GameRegistry } from './games.ts';
import { huntCommand } from './hunt.ts';
import { lawCommand } from './law.ts';
import { netCommand } from './net/command.ts';
import { packCommand } from './pack.ts';
import { positionCommand } from './position.ts';
import { reasonsCommand } from './reasons.ts';
import { replayCommand } from './replay.ts';
import { resetPasswordCommand } from './reset-password.ts';
import { reviewCommand } from './review.ts';
import { rootlogCommand } from './rootlog.ts';
import { interruptionCode, printError } from './output.ts';
import { selfplayCommand } from './selfplay/command.ts';
import { serveCommand } from './serve.ts';
import { simCommand } from './sim.ts';
import { tuneCommand } from './tune.ts';
import { VERSION } from './version.ts';

/** What a command line runs with: its games, and for benchmarks other engines to compare with. */
export interface CliContext {
  readonly games: GameRegistry;
  readonly peers?: BenchPeers;
}

const HELP = `
Exit codes: 0 all is well; 1 something wrong was found; 2 the request is mistaken.

Examples:
  vatra serve --port 8080
  vatra sim --game root --bots random,random --games 1000
  vatra replay game.json --verify`;

function commandLine(context: CliContext): Command {
  const program = new Command('vatra')
    .description('Board games with enforced rules: engine, server and tools.')
    .version(VERSION, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .showHelpAfterError('Add --help to see the options.')
    .exitOverride()
    .addHelpText('after', HELP);
  serveCommand(program, context.games);
  backupCommands(program);
  doctorCommand(program);
  resetPasswordCommand(program);
  simCommand(program, context.games);
  arenaCommand(program, context.games);
  tuneCommand(program, context.games);
  selfplayCommand(program, context.games);
  netCommand(program, context.games);
  balanceCommand(program, context.games);
  calibrateCommand(program, context.games);
  replayCommand(program, context.games);
  reviewCommand(program, context.games);
  positionCommand(program, context.games);
  packCommand(program, context.games);
  rootlogCommand(program);
  lawCommand(program);
  huntCommand(program, context.games);
  reasonsCommand(program, context.games);
  benchCommand(program, context.games, context.peers);
  return program;
}

/** Runs a command line and sets the exit code. Prints a stack only for a bug in Vatra. */
export async function runVatra(context: CliContext, words: readonly string[] = process.argv.slice(2)): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    await commandLine(context).parseAsync(words, { from: 'user' });
  } catch (error) {
    process.exitCode = codeOf(error);
  }
  process.exitCode = interruptionCode() ?? process.exitCode;
}

function codeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_USAGE;
  if (error instanceof UserError) {
    printError(`vatra: ${error.message}`);
    return error.code;
  }
  printError(`vatra: an error in Vatra itself: ${messageOf(error)}`);
  if (process.env['VATRA_DEBUG'] && error instanceof Error) printError(error.stack ?? '');
  else printError('Set VATRA_DEBUG=1 to see where.');
  return EXIT_FINDINGS;
}
