import { CLEARING_COUNT, KEEPERS } from '../../words.ts';

/** §13.2.1: the types of relics. */
export const RELIC_TYPES = ['figure', 'tablet', 'jewelry'] as const;
/** §13.2.1: the values of the four relics of a type. */
export const RELIC_VALUES = [1, 2, 3, 3] as const;
/** §13.2.1: how many relics there are, four after one another of each type. */
export const RELIC_COUNT = 12;
/** The highest value of a relic. */
export const MOST_VALUE = 3;

/** A relic as it looks: three types face down, then each type with its values face up. */
export const RELIC_FACES = [
  ...RELIC_TYPES,
  'figure-1',
  'figure-2',
  'figure-3',
  'tablet-1',
  'tablet-2',
  'tablet-3',
  'jewelry-1',
  'jewelry-2',
  'jewelry-3',
] as const;
/** How a relic looks, by number. */
export type RelicFace = number;

/** §13.2.2, §X.9: the waystations by their two sides. */
export const STATIONS = ['tablet-jewelry', 'jewelry-figure', 'figure-tablet'] as const;
/** §13.2.2: the relic types on the two sides of each waystation. */
export const STATION_SIDES: readonly (readonly [number, number])[] = [
  [1, 2],
  [2, 0],
  [0, 1],
];

/** §13.5.2: the columns of the retinue. */
export const RETINUE_COLUMNS = ['move', 'battle', 'recover'] as const;

/** Where a relic is besides clearings and forests (their places): in the box, recovered, or waiting for its forest. */
export const IN_THE_BOX = -1;
export const RECOVERED = 2 * CLEARING_COUNT;
export const TROPHY = RECOVERED + 1;

/** What is the Keepers' alone. */
export class KeepersState {
  /** Where each relic is: a place, or one of the three above. */
  place: number[];
  /** The value of each relic, 0 until it is turned up: what nobody has seen is not decided. */
  value: number[];
  /** The clearing of each waystation, -1 on the board. */
  station: number[];
  /** Which relic type each waystation on the map shows. */
  side: number[];

  /** A copy that shares nothing. */
  constructor(k: KeepersState) {
    this.place = k.place.slice();
    this.value = k.value.slice();
    this.station = k.station.slice();
    this.side = k.side.slice();
  }
}

const fill = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

/** Everything in the box. */
export function newKeepers(): KeepersState {
  return new KeepersState({
    place: fill(RELIC_COUNT, IN_THE_BOX),
    value: fill(RELIC_COUNT, 0),
    station: fill(STATIONS.length, -1),
    side: fill(STATIONS.length, 0),
  });
}

/** A copy for a copied state; `seat` holds the seats by faction. What does not play never changes, so copies share it. */
export const copyKeepers = (own: KeepersState, seat: readonly number[]): KeepersState =>
  seat[KEEPERS]! >= 0 ? new KeepersState(own) : own;
