import type { RootState } from '../../state.ts';
import type { Place } from '../../words.ts';
import {
  IN_THE_BOX,
  MOST_VALUE,
  RELIC_COUNT,
  RELIC_FACES,
  RELIC_TYPES,
  RELIC_VALUES,
  type RelicFace,
} from './state.ts';

/** The type of a relic. */
export const typeOf = (relic: number): number => Math.floor(relic / RELIC_VALUES.length);

const TYPES = RELIC_TYPES.length;

/** How a relic looks: its type, and its value once it is turned up. */
export function faceOf(s: RootState, relic: number): RelicFace {
  const value = s.keepers.value[relic]!;
  return value === 0 ? typeOf(relic) : TYPES + typeOf(relic) * MOST_VALUE + value - 1;
}

/** The type that a face shows. */
export const typeOfFace = (face: RelicFace): number => (face < TYPES ? face : Math.floor((face - TYPES) / MOST_VALUE));
/** The value that a face shows, 0 when it lies face down. */
export const valueOfFace = (face: RelicFace): number => (face < TYPES ? 0 : ((face - TYPES) % MOST_VALUE) + 1);

/** A relic in a place that looks so, -1 when there is none. */
export function relicLike(s: RootState, place: Place, face: RelicFace): number {
  for (let relic = 0; relic < RELIC_COUNT; relic++)
    if (s.keepers.place[relic] === place && faceOf(s, relic) === face) return relic;
  return -1;
}

/** §13.3.1: true once relics are laid out; where the Keepers only lend their pieces (a recorded game) none are. */
export const areLaidOut = (s: RootState): boolean => s.keepers.place.some((place) => place !== IN_THE_BOX);

/** How many relics are in a place. */
export function relicsIn(s: RootState, place: number): number {
  let count = 0;
  for (let relic = 0; relic < RELIC_COUNT; relic++) if (s.keepers.place[relic] === place) count++;
  return count;
}

const LOOKS: number[] = RELIC_FACES.map(() => 0);

/** Calls for every look of the relics in a place once, with how many look so. */
export function eachFace(s: RootState, place: Place, call: (face: RelicFace, count: number) => void): void {
  let any = false;
  for (let relic = 0; relic < RELIC_COUNT; relic++) {
    if (s.keepers.place[relic] !== place) continue;
    LOOKS[faceOf(s, relic)]!++;
    any = true;
  }
  if (!any) return;
  for (let face = 0; face < LOOKS.length; face++) {
    const count = LOOKS[face]!;
    LOOKS[face] = 0;
    if (count > 0) call(face, count);
  }
}

/** §13.2.1: how many relics of a type nobody has turned up. */
export function unturned(s: RootState, type: number): number {
  let count = 0;
  for (let relic = 0; relic < RELIC_COUNT; relic++) if (typeOf(relic) === type && s.keepers.value[relic] === 0) count++;
  return count;
}

/** §13.2.1: the n-th of the values of a type that nobody has seen. */
export function nthValue(s: RootState, type: number, n: number): number {
  const seen = [0, 0, 0, 0];
  for (let relic = 0; relic < RELIC_COUNT; relic++) if (typeOf(relic) === type) seen[s.keepers.value[relic]!]!++;
  let left = n;
  for (const value of RELIC_VALUES) {
    if (seen[value]! > 0) seen[value]!--;
    else if (left-- === 0) return value;
  }
  throw new Error('every relic of that type was seen');
}
