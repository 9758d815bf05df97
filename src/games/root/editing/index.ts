import type { PositionEditing, EditPlace } from '../../../kernel/index.ts';
import { kindOf } from '../rules/14-hirelings/boxes.ts';
import type { Root } from '../types.ts';
import { geographyOf, type RootState } from '../state.ts';
import { CLEARING_COUNT, FACTIONS, PLACES } from '../words.ts';
import { placeFields } from './board.ts';
import { lawOf, placeOf } from './faults.ts';
import { seatFields } from './seats.ts';
import { hirelingFields, tableFields } from './table.ts';

type Place = EditPlace<RootState>;

function places(s: RootState): Place[] {
  const forests = geographyOf(s).aroundForest.length;
  return [
    { id: 'table', where: 'table', name: 'table', fields: () => tableFields(s).list },
    ...s.order.map((seat): Place => {
      const f = s.faction[seat]!;
      const name = FACTIONS[f]!;
      return { id: name, where: 'seat', name: `faction ${name}`, fields: () => seatFields(s, f).list };
    }),
    ...s.hirelings.parties.map((party): Place => {
      const name = kindOf(party);
      return { id: name, where: 'table', name: `hireling ${name}`, fields: () => hirelingFields(s, party).list };
    }),
    ...PLACES.slice(0, CLEARING_COUNT + forests).map((id, place): Place => {
      return { id, where: 'board', name: `place ${id}`, fields: () => placeFields(s, place).list };
    }),
  ];
}

/** How positions of Root are changed by hand. */
export const editing: PositionEditing<Root> = {
  isDealt: (s) => s.turns > 0 && s.stack[0]?.proc === 'turn',
  places,
  lawOf,
  placeOf: (_s, problem) => placeOf(problem.path),
};
