import type { ClientGame } from './index.ts';

/** Games for tests only: a build for tests puts its own list in the place of this file. */
export const TEST_GAMES: readonly ClientGame[] = [];
