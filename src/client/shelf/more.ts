import type { Box } from './shelf.ts';

/** Games for tests only: a build for tests puts its own list in the place of this file. */
export const MORE: readonly Box[] = [];
