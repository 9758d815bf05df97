import { workForBots } from '../../src/server/index.ts';
import { TEST_GAMES } from './games.testkit.ts';

workForBots(TEST_GAMES);
