import { GAME_RULES } from './games.ts';
import { runVatra } from './program.ts';

/** Runs the command line with the games that ship. */
export const start = (): Promise<void> => runVatra({ games: GAME_RULES });
