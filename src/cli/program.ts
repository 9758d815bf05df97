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
import { problemLines } from './problem-lines.ts';
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

const ABOUT = `Vatra: play Root, Defenders of the Wild and Raiders of Scythia.
To play, run "vatra serve" and open http://127.0.0.1:3000.`;

const HELP = `
Run "vatra <command> --help" for options and examples.
Exit codes: 0 success, 1 problem found, 2 usage error.`;

function commandLine({ games, peers }: CliContext): Command {
  const program = new Command('vatra')
    .description(ABOUT)
    .usage('<command> [options]')
    .version(VERSION, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .showHelpAfterError('Add --help to see the options.')
    .configureHelp({ subcommandTerm: (command) => `${command.name()} ${argumentsOf(command)}`.trimEnd() })
    .exitOverride()
    .addHelpText('after', HELP);
  program.commandsGroup('Host:');
  serveCommand(program, games);
  backupCommands(program);
  doctorCommand(program);
  resetPasswordCommand(program);
  program.commandsGroup('Games:');
  replayCommand(program, games);
  reviewCommand(program, games);
  positionCommand(program, games);
  rootlogCommand(program);
  packCommand(program, games);
  lawCommand(program);
  program.commandsGroup('Bots:');
  simCommand(program, games);
  arenaCommand(program, games);
  tuneCommand(program, games);
  balanceCommand(program, games);
  calibrateCommand(program, games);
  selfplayCommand(program, games);
  netCommand(program, games);
  program.commandsGroup('Development:');
  huntCommand(program, games);
  reasonsCommand(program, games);
  benchCommand(program, games, peers);
  program.commandsGroup('Help:');
  program.helpCommand('help [command]', 'print the help of a command');
  return program;
}

/** The arguments of a command as its help shows them, such as `<file>`. */
const argumentsOf = (command: Command): string =>
  command.registeredArguments.map((one) => (one.required ? `<${one.name()}>` : `[${one.name()}]`)).join(' ');

/** Throws when the help of an unknown command is asked for: commander would print the general help and report success. */
function checkCommand(program: Command, words: readonly string[]): void {
  const named =
    words[0] === 'help' ? words[1] : words.some((word) => word === '-h' || word === '--help') ? words[0] : '';
  if (named === undefined || named === '' || named.startsWith('-') || named === 'help') return;
  if (!program.commands.some((command) => command.name() === named))
    throw new UserError(`unknown command "${named}"; run "vatra --help" for a list of commands`);
}

/** Runs a command line and sets the exit code. Prints a stack only for a bug in Vatra. */
export async function runVatra(context: CliContext, words: readonly string[] = process.argv.slice(2)): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    const program = commandLine(context);
    checkCommand(program, words);
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    process.exitCode = await reportError(error);
  }
  process.exitCode = interruptionCode() ?? process.exitCode;
}

/** Prints an error and returns the exit code. */
async function reportError(error: unknown): Promise<number> {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_USAGE;
  if (error instanceof UserError) {
    const { message, problems, code } = error;
    printError(problems.length > 0 ? `vatra: ${message}:\n${await problemLines(problems)}` : `vatra: ${message}`);
    return code;
  }
  printError(`vatra: an error in Vatra itself: ${messageOf(error)}`);
  if (process.env['VATRA_DEBUG'] && error instanceof Error) printError(error.stack ?? '');
  else printError('Set VATRA_DEBUG=1 to see where.');
  return EXIT_FINDINGS;
}
