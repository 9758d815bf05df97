import { BADGER } from '../../../games/root/components/pieces.ts';
import { RETINUE } from '../../../games/root/components/piles.ts';
import {
  type KeepersState,
  RECOVERED,
  RELIC_COUNT,
  RELIC_TYPES,
  RETINUE_COLUMNS,
  STATIONS,
} from '../../../games/root/factions/13-keepers/state.ts';
import type { RootState } from '../../../games/root/state.ts';
import { CLEARING_COUNT } from '../../../games/root/words.ts';
import { numbered } from '../../learned/layout.ts';
import type { FactionInputs } from './faction.ts';
import { cardsBySuit, each, single, upTo } from './reading.ts';

const PER_TYPE = RELIC_COUNT / RELIC_TYPES.length;
/** §13.6.1 */
const HUNGRY = 4;

/** Relics of a type that lie between two places. */
function relicsBetween(k: KeepersState, type: number, from: number, to: number): number {
  let count = 0;
  for (let relic = type * PER_TYPE; relic < (type + 1) * PER_TYPE; relic++)
    if (k.place[relic]! >= from && k.place[relic]! < to) count++;
  return count;
}

/** 1 when a waystation on the map shows the type. */
function hasStation(k: KeepersState, type: number): number {
  for (let station = 0; station < STATIONS.length; station++)
    if (k.station[station]! >= 0 && k.side[station] === type) return 1;
  return 0;
}

/** §13.6.1: number of clearings with four or more warriors: one of them leaves in the Evening. */
function hungry(s: RootState): number {
  let count = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) if (s.on[BADGER * CLEARING_COUNT + c]! >= HUNGRY) count++;
  return count;
}

/** Inputs of the Keepers: the retinue, relics and waystations. */
export const keepers: FactionInputs = {
  own: () => [
    ...RETINUE_COLUMNS.flatMap((column, i) => [
      cardsBySuit(`retinue ${column} by suit`, RETINUE + i),
      upTo(`retinue ${column}`, 5, 1, (r) => r.s.cards.size[RETINUE + i]!),
    ]),
    each('relics in clearings', RELIC_TYPES, (r, type) => relicsBetween(r.s.keepers, type, 0, CLEARING_COUNT)),
    each('relics in forests', RELIC_TYPES, (r, type) => relicsBetween(r.s.keepers, type, CLEARING_COUNT, RECOVERED)),
    each('recovered', numbered(RELIC_COUNT), (r, relic) => (r.s.keepers.place[relic] === RECOVERED ? 1 : 0)),
    ...RELIC_TYPES.map((type, i) =>
      upTo(`recovered ${type}`, PER_TYPE, 1, (r) => relicsBetween(r.s.keepers, i, RECOVERED, RECOVERED + 1)),
    ),
    each('waystation', RELIC_TYPES, (r, type) => hasStation(r.s.keepers, type)),
    single('hungry clearings', (r) => hungry(r.s)),
  ],
};
