import { game } from '../../kernel/index.ts';
import { rules } from './game.ts';
import { positionsOf } from './positions/index.ts';

/** Root with its position files. */
export const root = game({ ...rules, positions: positionsOf(rules) });
