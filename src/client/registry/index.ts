import { GAME_RULES } from '../../registry/index.ts';
import type { ClientGame } from './client-game.ts';
import { shippedUi } from './shipped-uis.ts';
import { SEAT_RANGES, isShippedGame } from './shipped-games.ts';
import { TEST_GAMES } from './test-games.ts';

/** The games that can be played, in the order they are shown. */
export const CLIENT_GAMES: readonly ClientGame[] = [
  ...Object.entries(GAME_RULES).flatMap(([id, rules]) =>
    isShippedGame(id) ? [{ id, seats: SEAT_RANGES[id], rules, face: () => shippedUi(id) }] : [],
  ),
  ...TEST_GAMES,
];

/** A game by its id. */
export function findClientGame(id: string): ClientGame | undefined {
  return CLIENT_GAMES.find((one) => one.id === id);
}
