import type { PositionEditing, EditPlace } from '../../../kernel/index.ts';
import { CELLS } from '../rules/00-board/geometry.ts';
import type { Wild } from '../types.ts';
import type { WildState } from '../state.ts';
import { FACTIONS } from '../words.ts';
import { CELLS_IN_ORDER, cellFields, cellOf } from './cells.ts';
import { lawOf } from './faults.ts';
import { seatFields } from './seats.ts';
import { tableFields } from './table.ts';

type Place = EditPlace<WildState>;

function places(s: WildState): Place[] {
  return [
    { id: 'table', where: 'table', name: 'table', fields: () => tableFields(s).list },
    ...s.faction.map((f, player): Place => {
      const name = `faction ${FACTIONS[f]}`;
      return { id: `player-${player}`, where: 'seat', name, fields: () => seatFields(s, player).list };
    }),
    ...CELLS_IN_ORDER.map((c): Place => {
      const id = CELLS[c]!;
      return { id, where: 'board', name: `cell ${id}`, fields: () => cellFields(s, c).list };
    }),
  ];
}

/** Lists of a state that have a number for each player. */
const BY_PLAYER = ['faction', 'leader', 'cell', 'support', 'camps', 'damage', 'markers', 'active'];

/** The editing of positions of Defenders of the Wild. */
export const editing: PositionEditing<Wild> = {
  isDealt: (s) => s.round > 0,
  places,
  lawOf,
  placeOf(s, { path }) {
    const [field = '', at = ''] = path.split('.');
    if (BY_PLAYER.includes(field) && at !== '') return `player-${at}`;
    return path === '' ? undefined : (cellOf(s, field, Number(at)) ?? 'table');
  },
};
