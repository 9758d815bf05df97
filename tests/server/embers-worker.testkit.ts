import { workForBots } from '../../src/server/index.ts';
import { GAMES } from './games.testkit.ts';

workForBots(GAMES);
