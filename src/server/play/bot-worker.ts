import { GAME_RULES } from '../../registry/index.ts';
import { serveBotRequests } from './bot-thread-main.ts';
import { lowerThreadPriority } from './thread-priority.ts';

lowerThreadPriority();
serveBotRequests(GAME_RULES);
