import type { Settings } from '../kernel/index.ts';
import { type AnyGame, eraseGameTypes, type GameRegistry, GAME_RULES } from '../registry/index.ts';
import { UserError, problemLines } from './user-error.ts';

export { type AnyGame, eraseGameTypes, type GameRegistry, GAME_RULES };

/** The game with this name. */
export async function findGame(games: GameRegistry, name: string, pack?: unknown): Promise<AnyGame> {
  const load = Object.hasOwn(games, name) ? games[name] : undefined;
  if (load) return load(pack);
  const names = Object.keys(games);
  throw new UserError(
    names.length > 0
      ? `there is no game "${name}"; the games are ${names.join(', ')}`
      : `there is no game "${name}"; no game is ready yet`,
  );
}

/** Settings as the game reads them; `seats` is added where it was not given. */
export function parseSettings(game: AnyGame, given: Readonly<Record<string, unknown>>, seats?: number): Settings {
  const reading = game.readSettings(seats === undefined ? given : { seats, ...given });
  if (reading.ok) return reading.value;
  throw new UserError(`the settings are not right:\n${problemLines(reading.problems)}`);
}
