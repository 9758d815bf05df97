import { SHIPPED } from '../../shelf/index.ts';
import { workForBots } from './bot-work.ts';
import { lowerThreadPriority } from './thread-priority.ts';

lowerThreadPriority();
workForBots(SHIPPED);
