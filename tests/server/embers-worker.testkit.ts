import { serveBotRequests } from '../../src/server/play/bot-thread-main.ts';
import { TEST_GAMES } from './games.testkit.ts';

serveBotRequests(TEST_GAMES);
