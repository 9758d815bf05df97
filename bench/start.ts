import { eraseGameTypes, GAME_RULES } from '../src/cli/games.ts';
import { runVatra } from '../src/cli/program.ts';
import { peers } from './peers.ts';

const embers = async () => eraseGameTypes((await import('../src/test-game/index.ts')).embers);

/** Runs the command line with the test game and the peers of the benchmarks. */
export const start = (): Promise<void> => runVatra({ games: { embers, ...GAME_RULES }, peers });
