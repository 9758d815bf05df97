import { type AnyGame, GAMES } from '../../registry/index.ts';
import type { GameUi } from './game-ui.ts';
import { shippedUi } from './shipped-uis.ts';
import { SEAT_RANGES, isShippedGame, type SeatRange } from './shipped-games.ts';
import { TEST_GAMES } from './test-games.ts';

/** A game on the shelf: its rules and its face are fetched when somebody wants to play. */
export interface ClientGame {
  readonly id: string;
  readonly seats: SeatRange;
  rules(): Promise<AnyGame>;
  face(): Promise<GameUi>;
}

/** The games that can be played, in the order they are shown. */
export const CLIENT_GAMES: readonly ClientGame[] = [
  ...Object.entries(GAMES).flatMap(([id, rules]) =>
    isShippedGame(id) ? [{ id, seats: SEAT_RANGES[id], rules, face: () => shippedUi(id) }] : [],
  ),
  ...TEST_GAMES,
];

/** A game by its id. */
export function findClientGame(id: string): ClientGame | undefined {
  return CLIENT_GAMES.find((one) => one.id === id);
}
