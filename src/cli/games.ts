import type { Settings } from '../kernel/index.ts';
import { type AnyGame, anyGame, type Registry, SHIPPED } from '../shelf/index.ts';
import { Complaint, problemLines } from './complaint.ts';

export { type AnyGame, anyGame, type Registry, SHIPPED };

/** The game with this name. */
export async function gameNamed(games: Registry, name: string): Promise<AnyGame> {
  const load = Object.hasOwn(games, name) ? games[name] : undefined;
  if (load) return load();
  const names = Object.keys(games);
  throw new Complaint(
    names.length > 0
      ? `there is no game "${name}"; the games are ${names.join(', ')}`
      : `there is no game "${name}"; no game is ready yet`,
  );
}

/** Settings as the game reads them; `seats` is added where it was not given. */
export function settingsOf(game: AnyGame, given: Readonly<Record<string, unknown>>, seats?: number): Settings {
  const reading = game.readSettings(seats === undefined ? given : { seats, ...given });
  if (reading.ok) return reading.value;
  throw new Complaint(`the settings are not right:\n${problemLines(reading.problems)}`);
}
