import { serveBotRequests } from '../../src/server/index.ts';
import { TEST_GAMES } from './games.testkit.ts';

serveBotRequests(TEST_GAMES);
