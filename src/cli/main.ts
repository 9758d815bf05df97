import { SHIPPED } from './games.ts';
import { runVatra } from './program.ts';

await runVatra({ games: SHIPPED });
