import type { PositionEditing, EditPlace } from '../../../kernel/index.ts';
import { type Components, componentsOf } from '../components/components.ts';
import type { Scythia } from '../types.ts';
import type { Pack } from '../components/pack.ts';
import { NOT_IN_PLAY } from '../components/piles.ts';
import type { ScythiaState } from '../state.ts';
import { BUILDINGS } from '../words.ts';
import { buildingFields, settlementFields, spotFields, villageFields } from './board.ts';
import { lawOf } from './faults.ts';
import { chiefFields, seatFields } from './seats.ts';
import { tableFields } from './table.ts';

type Place = EditPlace<ScythiaState>;

function places(c: Components, s: ScythiaState): Place[] {
  const isPlayed = (spot: number): boolean => s.spots[spot] !== NOT_IN_PLAY;
  return [
    { id: 'table', where: 'table', name: 'table', fields: () => tableFields(c, s).list },
    { id: 'village', where: 'table', name: 'village', fields: () => villageFields(c, s).list },
    ...s.heroes.map((_, seat): Place => {
      return { id: `seat-${seat}`, where: 'seat', name: `seat ${seat}`, fields: () => seatFields(c, s, seat).list };
    }),
    ...(s.settings.seats === 1
      ? [{ id: 'chief', where: 'seat', name: 'chief', fields: () => chiefFields(c, s).list } as Place]
      : []),
    ...BUILDINGS.map((id, k): Place => {
      return { id, where: 'board', name: `building ${id}`, fields: () => buildingFields(s, k).list };
    }),
    ...c.spot.names.flatMap((id, k): Place[] =>
      isPlayed(k) ? [{ id, where: 'board', name: `spot ${id}`, fields: () => spotFields(c, s, k).list }] : [],
    ),
    ...c.settlement.names.map((id, k): Place => {
      return { id, where: 'board', name: `settlement ${id}`, fields: () => settlementFields(s, k).list };
    }),
  ];
}

/** The editing of positions of Raiders of Scythia with these components. */
export function editingOf(pack: Pack): PositionEditing<Scythia> {
  const c = componentsOf(pack);
  return {
    isDealt: (s) => s.turns > 0,
    places: (s) => places(c, s),
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
