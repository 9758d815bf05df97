import { game } from '../../kernel/index.ts';
import { checksWithContent } from './checks/content.ts';
import { rules } from './game.ts';
import { positionsOf } from './positions/index.ts';

/** Root with its position files and the names of its content. */
export const root = game({ ...rules, checks: checksWithContent, positions: positionsOf(rules) });
