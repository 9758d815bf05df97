import type { Command } from 'commander';
import { GAME_IDS, GAMES } from '../registry/index.ts';
import { UserError, EXIT_FINDINGS } from './user-error.ts';
import { findGame, type GameRegistry } from './games.ts';
import { readJson } from './input.ts';
import { printJson, print } from './output.ts';

const HELP = `
The printed game may have other values where ours are reconstructed. Print our
values, edit them, and build again:

  mkdir -p packs
  vatra pack wild > packs/wild.json
  vatra pack wild --check packs/wild.json
  npm start

The build (engine, server, bots, screens) then uses packs/wild.json and
packs/scythia.json. It refuses a file with mistakes and lists them. Games begun
with other values keep those.`;

/** The games whose component values can be replaced. */
const WITH_PACKS = GAME_IDS.filter((id) => GAMES[id].engine.packReader);

/** Adds the command `pack` to the program. */
export function packCommand(program: Command, games: GameRegistry): void {
  program
    .command('pack')
    .summary('export or check component values (wild, scythia)')
    .description('Prints the component values of a game as JSON, or checks a file of values.')
    .argument('<game>', WITH_PACKS.join(' or '))
    .option('--check <file>', 'check this file instead of printing')
    .addHelpText('after', HELP)
    .action((name: string, { check }: { readonly check?: string }) => pack(games, name, check));
}

async function pack(games: GameRegistry, name: string, file: string | undefined): Promise<void> {
  const id = WITH_PACKS.find((each) => each === name);
  const reader = id && (await GAMES[id].engine.packReader?.());
  if (!reader) throw new UserError(`"${name}" has no replaceable values; choose one of: ${WITH_PACKS.join(', ')}`);
  if (file === undefined) {
    const game = await findGame(games, name);
    return printJson(game.pack?.data);
  }
  const reading = reader(readJson(file));
  if (!reading.ok) throw new UserError(`${file} is not a valid pack for ${name}`, EXIT_FINDINGS, reading.problems);
  print(`${file} is a valid pack for ${name}.`);
}
