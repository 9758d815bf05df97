import type { PositionEditing, EditPlace } from '../../../kernel/index.ts';
import { type Components, componentsOf } from '../components/components.ts';
import type { Scythia } from '../types.ts';
import type { Pack } from '../components/pack.ts';
import { NOT_IN_PLAY, type ScythiaState } from '../state.ts';
import { BUILDINGS } from '../words.ts';
import { buildingFields, settlementFields, spotFields, villageFields } from './board.ts';
import { lawOf } from './faults.ts';
import { chiefFields, seatFields } from './seats.ts';
import { tableFields } from './table.ts';

type Place = EditPlace<ScythiaState>;

function places(b: Components, s: ScythiaState): Place[] {
  const isPlayed = (spot: number): boolean => s.spots[spot] !== NOT_IN_PLAY;
  return [
    { id: 'table', where: 'table', name: 'table', fields: () => tableFields(b, s).list },
    { id: 'village', where: 'table', name: 'village', fields: () => villageFields(b, s).list },
    ...s.heroes.map((_, seat): Place => {
      return { id: `seat-${seat}`, where: 'seat', name: `seat ${seat}`, fields: () => seatFields(b, s, seat).list };
    }),
    ...(s.settings.seats === 1
      ? [{ id: 'chief', where: 'seat', name: 'chief', fields: () => chiefFields(b, s).list } as Place]
      : []),
    ...BUILDINGS.map((id, k): Place => {
      return { id, where: 'board', name: `building ${id}`, fields: () => buildingFields(s, k).list };
    }),
    ...b.spot.names.flatMap((id, k): Place[] =>
      isPlayed(k) ? [{ id, where: 'board', name: `spot ${id}`, fields: () => spotFields(b, s, k).list }] : [],
    ),
    ...b.settlement.names.map((id, k): Place => {
      return { id, where: 'board', name: `settlement ${id}`, fields: () => settlementFields(s, k).list };
    }),
  ];
}

/** How positions of Raiders of Scythia with these components are changed by hand. */
export function editingOf(pack: Pack): PositionEditing<Scythia> {
  const b = componentsOf(pack);
  return {
    isDealt: (s) => s.turns > 0,
    places: (s) => places(b, s),
    lawOf,
    placeOf(_s, { path }) {
      const [part = '', name = ''] = path.split('.');
      if (part === 'players' && name !== '') return `seat-${name}`;
      if ((part === 'spots' || part === 'stationed') && name !== '') return name;
      if (part === 'villageQuests' || part === 'row') return 'village';
      if (part === 'chief') return 'chief';
      return path === '' ? undefined : 'table';
    },
  };
}
