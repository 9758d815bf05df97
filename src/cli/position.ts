import { Argument, type Command } from 'commander';
import { type ParseResult, readPosition, type State } from '../kernel/index.ts';
import { problemLines } from './problem-lines.ts';
import { UserError, EXIT_FINDINGS } from './user-error.ts';
import { type AnyGame, findGame, type GameRegistry } from './games.ts';
import { asObject, readJson } from './input.ts';
import { printError, print, printJson } from './output.ts';

interface PositionOptions {
  readonly game?: string;
  readonly json?: true;
}

const HELP = `
The file names its game in "game", unless --game does. The position editor of
the web app saves such files.

Exit codes: 0 valid position, 1 invalid position, 2 usage error.

Examples:
  vatra position check midgame.json
  vatra position show midgame.json --game root`;

/** Adds the command `position` to the program. */
export function positionCommand(program: Command, games: GameRegistry): void {
  program
    .command('position')
    .summary('check or print a position file')
    .description('Checks a position file, or prints the position.')
    .addArgument(new Argument('<what>', 'what to do with it').choices(['check', 'show']))
    .argument('<file>', 'position file (JSON)')
    .option('--game <name>', 'game of the position')
    .option('--json', 'output JSON')
    .addHelpText('after', HELP)
    .action((what: 'check' | 'show', file: string, options: PositionOptions) => position(what, file, options, games));
}

/** Adds broken invariants to the problems of a position. */
function audited(game: AnyGame, reading: ParseResult<State>): ParseResult<State> {
  if (!reading.ok) return reading;
  const problems = game.checks.audit(reading.value).map((code) => ({ path: '', code }));
  return problems.length > 0 ? { ok: false, problems } : reading;
}

async function position(what: 'check' | 'show', file: string, options: PositionOptions, games: GameRegistry) {
  const saved = readJson(file);
  const named = options.game ?? asObject(saved)?.['game'];
  // Files of the web app's editor contain the game and the position.
  const raw = asObject(saved)?.['vatra'] === 'position' ? asObject(saved)!['position'] : saved;
  if (typeof named !== 'string') throw new UserError(`${file} doesn't name its game; add --game`);
  const game = await findGame(games, named);
  if (!game.positions) throw new UserError(`${game.name} has no position files`);
  const reading = audited(game, readPosition(game, raw));
  if (!reading.ok) {
    process.exitCode = EXIT_FINDINGS;
    if (options.json) printJson({ game: game.name, ok: false, problems: reading.problems });
    else printError(`${file} is not a valid position of ${game.name}:\n${await problemLines(reading.problems)}`);
    return;
  }
  const state = reading.value;
  if (options.json) printJson({ game: game.name, ok: true, position: game.positions.write(state) });
  else print(what === 'show' ? game.positions.show(state) : `${file} is a valid position of ${game.name}.`);
}
