import { canonicalJson, type Settings } from '../kernel/index.ts';
import { type AnyGame, eraseGameTypes, type GameRegistry, GAME_RULES } from '../registry/index.ts';
import { EXIT_USAGE, UserError } from './user-error.ts';

export { type AnyGame, eraseGameTypes, type GameRegistry, GAME_RULES };

/** The game with this name. */
export async function findGame(games: GameRegistry, name: string, pack?: unknown): Promise<AnyGame> {
  const load = Object.hasOwn(games, name) ? games[name] : undefined;
  if (load) return load(pack);
  const names = Object.keys(games);
  throw new UserError(
    names.length > 0
      ? `unknown game "${name}"; choose one of: ${names.join(', ')}`
      : `unknown game "${name}"; there are no games`,
  );
}

/** The settings that differ from the game's defaults, as JSON. */
export function ownSettings(game: AnyGame, settings: Settings): string {
  const defaults = game.readSettings({ seats: settings.seats });
  return JSON.stringify(defaults.ok ? difference(settings, defaults.value) : settings);
}

/** The fields of an object that differ from another one's; `seats` is always among them. */
function difference(own: object, others: object): object {
  const before = new Map<string, unknown>(Object.entries(others));
  return Object.fromEntries(
    Object.entries(own).flatMap(([key, value]: [string, unknown]) => {
      const other = before.get(key);
      if (key !== 'seats' && canonicalJson(value) === canonicalJson(other)) return [];
      const hasParts = isRecord(value) && isRecord(other);
      return [[key, hasParts ? difference(value, other) : value]];
    }),
  );
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Settings as the game reads them; `seats` is added where it was not given. */
export function parseSettings(game: AnyGame, given: Readonly<Record<string, unknown>>, seats?: number): Settings {
  const reading = game.readSettings(seats === undefined ? given : { seats, ...given });
  if (reading.ok) return reading.value;
  throw new UserError('invalid settings', EXIT_USAGE, reading.problems);
}
