import type { Sink } from '../../types.ts';
import { withAdded } from '../../../../kernel/index.ts';
import { MOLE, TUNNEL } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import { BURROW, type Clearing, CLEARING_COUNT, DUCHY, type Faction } from '../../words.ts';

const NONE: readonly Clearing[] = [];

/** §17.2.2: true when a tunnel joins the clearing to the Burrow. */
const hasTunnel = (s: RootState, c: Clearing): boolean => s.on[TUNNEL * CLEARING_COUNT + c]! > 0;

/** §17.2.2-R1: the clearings adjacent to the Burrow; §17.2.2: to nobody but the Duchy. */
export function abovePassages(s: RootState, f: Faction): readonly Clearing[] {
  if (f !== DUCHY) return NONE;
  const list: Clearing[] = [];
  for (let c = 0; c < CLEARING_COUNT; c++) if (hasTunnel(s, c)) list.push(c);
  return list;
}

/** §17.2.2, §17.2.2-R1: for the Duchy the Burrow is one more neighbour of a clearing with a tunnel. */
export const intoBurrow = (near: readonly Clearing[], s: RootState, f: Faction, from: Clearing): readonly Clearing[] =>
  f === DUCHY && hasTunnel(s, from) ? near.concat(BURROW) : near;

const MAP_ENDS: readonly Clearing[] = Array.from({ length: CLEARING_COUNT }, (_, c) => c);
const ALL_ENDS: readonly Clearing[] = [...MAP_ENDS, BURROW];

/** Where moves can begin and end at this table: clearings, and the Burrow while the Duchy plays. */
export const moveEnds = (s: RootState): readonly Clearing[] => (s.seat[DUCHY]! >= 0 ? ALL_ENDS : MAP_ENDS);

/** §17.2.2, §17.2.2-R6: warriors come into the Burrow or leave it; what is there is away from the map. */
export function standBelow(s: RootState, count: number): void {
  s.duchy.burrow += count;
  s.away = withAdded(s.away, MOLE, count);
}

/** §17.2.2, §2.5.1: places warriors of the supply in the Burrow, as many as there are. */
export function placeBelow(s: RootState, count: number, out: Sink): void {
  const placed = Math.min(count, s.supply[MOLE]!);
  if (placed === 0) return;
  s.supply[MOLE]! -= placed;
  standBelow(s, placed);
  if (out.on) out.emit({ type: 'placed', piece: MOLE, clearing: BURROW, count: placed });
}
