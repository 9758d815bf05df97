import type { BotsManifest } from '../bots/manifest.ts';
import { rootBots } from '../bots/root/manifest.ts';
import { scythiaBots } from '../bots/scythia/manifest.ts';
import { wildBots } from '../bots/wild/manifest.ts';
import { root } from '../games/root/manifest.ts';
import { scythia } from '../games/scythia/manifest.ts';
import { wild } from '../games/wild/manifest.ts';
import type { AnyGame, GameManifest, Notation } from '../kernel/index.ts';
import type { GameId } from '../law/index.ts';
import { rootlog } from '../rootlog/manifest.ts';

export { type AnyGame, eraseGameTypes } from '../kernel/manifest.ts';

/** A game as everything but the screens knows it. */
export interface GameEntry {
  readonly engine: GameManifest;
  readonly bots: BotsManifest;
  /** The notation in which people write games down, where there is one. */
  readonly notation?: Notation;
}

/** The games, in the order they are shown. The screens have their own list in `src/client/registry`. */
export const GAMES: Readonly<Record<GameId, GameEntry>> = {
  root: { engine: root, bots: rootBots, notation: rootlog },
  wild: { engine: wild, bots: wildBots },
  scythia: { engine: scythia, bots: scythiaBots },
};

/** True when the registry has a game of this id. */
export const isGameId = (id: string): id is GameId => Object.hasOwn(GAMES, id);

/** The ids of all games, in the order they are shown. */
export const GAME_IDS: readonly GameId[] = Object.keys(GAMES).filter(isGameId);

/** Rules by the id of their game, each loaded when it is first needed; `pack` replaces the built-in component values. Servers and tests may have games of their own. */
export type GameRegistry = Readonly<Record<string, (pack?: unknown) => Promise<AnyGame>>>;

/** The rules of all games. */
export const GAME_RULES: GameRegistry = Object.fromEntries(
  GAME_IDS.map((id) => [id, (pack) => GAMES[id].engine.game(pack)]),
);
