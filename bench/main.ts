import { anyGame, SHIPPED } from '../src/cli/games.ts';
import { runVatra } from '../src/cli/program.ts';
import { peers } from './peers.ts';

const embers = async () => anyGame((await import('../src/proving/index.ts')).embers);

await runVatra({ games: { embers, ...SHIPPED }, peers });
