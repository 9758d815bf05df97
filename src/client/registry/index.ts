import type { GameId } from '../../law/index.ts';
import { BOT_LEVELS, type BotLevel } from '../../protocol/constants.ts';
import { GAME_IDS, GAMES, isGameId } from '../../registry/index.ts';
import { root } from '../games/root/manifest.ts';
import { scythia } from '../games/scythia/manifest.ts';
import { wild } from '../games/wild/manifest.ts';
import type { ClientGame } from './client-game.ts';
import type { ClientManifest } from './manifest.ts';
import { loadPlayRules } from './rules.ts';
import { TEST_GAMES } from './test-games.ts';

/** The screens of every game. They are not in `src/registry`, because a server must not load React. */
export const CLIENT_GAMES: Readonly<Record<GameId, ClientManifest>> = { root, wild, scythia };

/** The games that can be played, in the order they are shown; a build for tests has more of them. */
export const PLAYABLE_GAMES: readonly ClientGame[] = [
  ...GAME_IDS.map((id) => ({
    id,
    seats: GAMES[id].engine.seats,
    rules: (pack?: unknown) => loadPlayRules(id)!(pack),
    ui: () => CLIENT_GAMES[id].ui(),
  })),
  ...TEST_GAMES,
];

const WITHOUT_MASTER = BOT_LEVELS.filter((level) => level !== 'master');

/** The levels that the bots of a game have: `master` only where a network was trained. */
export function botLevels(id: string): readonly BotLevel[] {
  return isGameId(id) && GAMES[id].bots.net !== undefined ? BOT_LEVELS : WITHOUT_MASTER;
}

/** A game by its id. */
export function findClientGame(id: string): ClientGame | undefined {
  return PLAYABLE_GAMES.find((one) => one.id === id);
}
