import { game } from '../../kernel/index.ts';
import { rules } from './game.ts';

/** Root without position files and names of content: all that a game from its beginning needs, so that a first visit loads less. */
export const rootForPlay = game(rules);
