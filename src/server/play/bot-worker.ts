import { SHIPPED } from '../../shelf/index.ts';
import { workForBots } from './bot-work.ts';

workForBots(SHIPPED);
