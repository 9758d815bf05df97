import type { ClientGame } from './client-game.ts';

/** Games for tests only: a build for tests puts its own list in the place of this file. */
export const TEST_GAMES: readonly ClientGame[] = [];
