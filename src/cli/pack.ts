import type { Command } from 'commander';
import { PACK_READERS } from '../registry/packs.ts';
import { UserError, problemLines, EXIT_FINDINGS } from './user-error.ts';
import { findGame, type GameRegistry } from './games.ts';
import { readJson } from './input.ts';
import { printJson, print } from './output.ts';

const HELP = `
A printed game may have other values than ours where ours are reconstructed. Write them down, change them, and build anew:

  mkdir -p packs
  vatra pack wild > packs/wild.json
  vatra pack wild --check packs/wild.json
  npm start

Whatever is built then (engine, server, bots, screens) plays with packs/wild.json and packs/scythia.json. A file with a
mistake is refused with the place of each one, and nothing of it is used. Games begun with other values keep theirs.`;

/** Adds the command `pack` to the program. */
export function packCommand(program: Command, games: GameRegistry): void {
  program
    .command('pack')
    .summary("write or check a game's component values")
    .description('Writes the component values that a game is played with as JSON, or checks a file of them.')
    .argument('<game>', `the game: ${Object.keys(PACK_READERS).join(' or ')}`)
    .option('--check <file>', 'check this file instead')
    .addHelpText('after', HELP)
    .action((name: string, { check }: { readonly check?: string }) => pack(games, name, check));
}

async function pack(games: GameRegistry, name: string, file: string | undefined): Promise<void> {
  const reader = Object.hasOwn(PACK_READERS, name) ? PACK_READERS[name] : undefined;
  if (!reader)
    throw new UserError(
      `"${name}" has no component values to replace; ${Object.keys(PACK_READERS).join(' and ')} have`,
    );
  if (file === undefined) {
    const game = await findGame(games, name);
    return printJson(game.pack?.data);
  }
  const reading = (await reader())(readJson(file));
  if (!reading.ok)
    throw new UserError(`${file} is no pack of ${name}:\n${problemLines(reading.problems)}`, EXIT_FINDINGS);
  print(`${file}: every value is in order`);
}
