import { existsSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import type { Balance, GameStats } from '../../bots/balance.ts';
import { canonicalJson } from '../../kernel/index.ts';
import { GAME_IDS, GAMES } from '../../registry/index.ts';
import { UserError } from '../user-error.ts';
import { contestants } from '../contestants.ts';
import { findGame, type GameRegistry, parseSettings } from '../games.ts';
import { asObject, fileReason, MOST_SEED, readJson, wholeNumber } from '../input.ts';
import { yieldToEvents, interruptible, printError, Progress, print } from '../output.ts';
import { playForStats } from './game-stats.ts';

interface BalanceOptions {
  readonly game: string;
  readonly bot: string;
  readonly games: number;
  readonly seed: number;
  readonly rows?: string;
  readonly out?: string;
}

/** The games that have a balance report. */
const BALANCED = GAME_IDS.filter((id) => GAMES[id].bots.balance);

const SAVE_EVERY_MS = 5000;

const HELP = `
The same bot sits on every seat. With --out, the command saves every game and
resumes after an interruption; a file holds games of one bot. Prints the
Markdown tables of docs/wild-balance.md and docs/scythia-balance.md.

Rows: wild 1p-0h to 4p-6h (players, hard cards); scythia trader, lookout,
huntsman, outrider, 2p, 3p, 4p.

Examples:
  vatra balance --game scythia --bot search:300 --games 400 --out scythia.json
  vatra balance --game wild --games 100 --rows 2p-0h,4p-0h --out wild.json`;

/** Adds the command `balance` to the program. */
export function balanceCommand(program: Command, games: GameRegistry): void {
  program
    .command('balance')
    .summary('measure win rates by player count and difficulty')
    .description('Runs games of one bot at different tables, and prints how often they are won and how games end.')
    .requiredOption('--game <name>', 'game to play')
    .option('--bot <name>', 'bot on every seat', 'search:60')
    .option('--games <number>', 'games per row', wholeNumber('--games', 1, 1_000_000), 40)
    .option('--seed <number>', 'seed of the first game of each row', wholeNumber('--seed', 0, MOST_SEED), 1)
    .option('--rows <names>', 'only these rows, comma-separated')
    .option('--out <file>', 'save games to this file and resume from it')
    .addHelpText('after', HELP)
    .action((options: BalanceOptions) => interruptible((stop) => balance(options, games, stop)));
}

/** The games that a file holds already, by row. */
function kept(file: string | undefined, header: object): Map<string, GameStats[]> {
  if (file === undefined || !existsSync(file)) return new Map();
  const held = asObject(readJson(file));
  if (canonicalJson(held?.['of']) !== canonicalJson(header))
    throw new UserError(`${file} holds games of another game, version or bot`);
  return new Map(Object.entries((held?.['rows'] ?? {}) as Record<string, GameStats[]>));
}

function rowsOf(balances: Balance, wanted: string | undefined): Balance['rows'] {
  if (wanted === undefined) return balances.rows;
  return wanted.split(',').map((name) => {
    const row = balances.rows.find((each) => each.name === name.trim());
    if (row) return row;
    throw new UserError(`unknown row "${name}"; choose one of: ${balances.rows.map((each) => each.name).join(', ')}`);
  });
}

async function balance(options: BalanceOptions, games: GameRegistry, stop: AbortSignal): Promise<void> {
  const game = await findGame(games, options.game);
  const id = BALANCED.find((each) => each === options.game);
  const balances = id && (await GAMES[id].bots.balance?.());
  if (!balances) throw new UserError(`no balance tables for "${options.game}"; choose one of: ${BALANCED.join(', ')}`);
  const [bot, ...more] = contestants(options.bot);
  if (!bot || more.length > 0) throw new UserError('--bot must be one bot; it sits on every seat');
  const header = { game: game.name, rules: game.version, bot: bot.text };
  const played = kept(options.out, header);
  let saved = performance.now();
  const save = (): void => {
    saved = performance.now();
    if (options.out === undefined) return;
    try {
      writeFileSync(options.out, `${JSON.stringify({ of: header, rows: Object.fromEntries(played) })}\n`);
    } catch (error) {
      throw new UserError(`cannot write ${options.out}: ${fileReason(error)}`);
    }
  };
  const rows = rowsOf(balances, options.rows);
  const progress = new Progress('games', rows.length * options.games);
  let done = 0;
  // One game of every row in turn, so that an interrupted run has games in every row.
  for (let seed = options.seed; seed < options.seed + options.games; seed++)
    for (const { name, settings } of rows) {
      if (stop.aborted) break;
      const courses = played.get(name) ?? [];
      played.set(name, courses);
      if (!courses.some((course) => course.seed === seed))
        courses.push(await playForStats(game, parseSettings(game, settings), bot, balances.ledger(game), seed));
      progress.at(++done);
      if (performance.now() - saved > SAVE_EVERY_MS) save();
      await yieldToEvents();
    }
  progress.end();
  save();
  if (stop.aborted) printError('Interrupted.');
  print(`${header.game} ${header.rules}, ${header.bot} on every seat\n`);
  for (const line of balances.tables(played)) print(line);
}
