import { GAMES } from '../../registry/index.ts';
import { workForBots } from './bot-work.ts';
import { lowerThreadPriority } from './thread-priority.ts';

lowerThreadPriority();
workForBots(GAMES);
