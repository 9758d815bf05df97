import type { Command } from 'commander';
import { GAME_IDS, GAMES } from '../registry/index.ts';
import { UserError, problemLines, EXIT_FINDINGS } from './user-error.ts';
import { findGame, type GameRegistry } from './games.ts';
import { readJson } from './input.ts';
import { printJson, print } from './output.ts';

const HELP = `
A printed game may have other values than ours where ours are reconstructed. Print them, change them, and build again:

  mkdir -p packs
  vatra pack wild > packs/wild.json
  vatra pack wild --check packs/wild.json
  npm start

Whatever is built then (engine, server, bots, screens) plays with packs/wild.json and packs/scythia.json. A file with a
mistake is refused with the place of each one, and nothing of it is used. Games begun with other values keep theirs.`;

/** The games whose component values can be replaced. */
const WITH_PACKS = GAME_IDS.filter((id) => GAMES[id].engine.packReader);

/** Adds the command `pack` to the program. */
export function packCommand(program: Command, games: GameRegistry): void {
  program
    .command('pack')
    .summary("write or check a game's component values")
    .description('Writes the component values that a game is played with as JSON, or checks a file of them.')
    .argument('<game>', `the game: ${WITH_PACKS.join(' or ')}`)
    .option('--check <file>', 'check this file instead')
    .addHelpText('after', HELP)
    .action((name: string, { check }: { readonly check?: string }) => pack(games, name, check));
}

async function pack(games: GameRegistry, name: string, file: string | undefined): Promise<void> {
  const id = WITH_PACKS.find((each) => each === name);
  const reader = id && (await GAMES[id].engine.packReader?.());
  if (!reader) throw new UserError(`"${name}" has no component values to replace; ${WITH_PACKS.join(' and ')} have`);
  if (file === undefined) {
    const game = await findGame(games, name);
    return printJson(game.pack?.data);
  }
  const reading = reader(readJson(file));
  if (!reading.ok)
    throw new UserError(`${file} is no pack of ${name}:\n${problemLines(reading.problems)}`, EXIT_FINDINGS);
  print(`${file}: every value is in order`);
}
