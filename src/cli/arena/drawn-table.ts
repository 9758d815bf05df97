import { randomSettings, type SettingChoices } from '../../kernel/conformance/index.ts';
import { fastRandom, type GameTypes, type Settings } from '../../kernel/index.ts';
import { EXIT_USAGE, UserError } from '../user-error.ts';
import type { AnyGame } from '../games.ts';

/** Fixed settings, and lists from which other settings of each table are drawn. */
export interface TableDraw {
  readonly given: Readonly<Record<string, unknown>>;
  readonly among: SettingChoices;
}

/** The table of the game with a seed. */
export function drawnTable(game: AnyGame, { given, among }: TableDraw, seed: number): Settings {
  const table = randomSettings<GameTypes>(game, fastRandom(seed ^ 0x7ab1e), given, among);
  if (!table) throw new UserError('no table could be drawn from these settings', EXIT_USAGE);
  return table;
}

/** What each seat plays by the settings: its faction where they name one. */
export function rolesOf(settings: Settings): string[] {
  const factions = 'factions' in settings && Array.isArray(settings.factions) ? (settings.factions as string[]) : [];
  return Array.from({ length: settings.seats }, (_, seat) => factions[seat] ?? `seat ${seat}`);
}
