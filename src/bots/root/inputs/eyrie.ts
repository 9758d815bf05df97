import { DECREE } from '../../../games/root/components/piles.ts';
import { COLUMNS, LEADERS } from '../../../games/root/factions/07-eyrie/state.ts';
import type { FactionInputs } from './faction.ts';
import { cardsBySuit, each, oneOf, upTo } from './reading.ts';

/** Inputs of the Eyrie: the decree and the leaders. */
export const eyrie: FactionInputs = {
  own: () => [
    oneOf('leader', LEADERS, (r) => r.s.eyrie.leader),
    each('deposed', LEADERS, (r, leader) => r.s.eyrie.deposed[leader]!),
    ...COLUMNS.flatMap((column, i) => [
      cardsBySuit(`decree ${column} by suit`, DECREE + i),
      upTo(`decree ${column}`, 5, 1, (r) => r.s.cards.size[DECREE + i]!),
    ]),
  ],
};
