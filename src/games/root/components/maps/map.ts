import { CLEARING_COUNT, type Clearing, type Place, SUITS } from '../../words.ts';

/** A map as it is printed; clearings and forests are numbered from 1 here, as people do. */
export interface MapData {
  readonly id: string;
  readonly clearings: readonly {
    readonly suit: 'fox' | 'rabbit' | 'mouse' | 'dealt';
    readonly slots: number;
    readonly ruin: boolean;
    readonly x: number;
    readonly y: number;
  }[];
  /** §19.1-R2, §20.1-R1: suits by clearing that the booklet suggests. */
  readonly suggestedSuits?: readonly ('fox' | 'rabbit' | 'mouse')[];
  readonly paths: readonly (readonly number[])[];
  readonly closedPaths: readonly (readonly number[])[];
  /** §19.3: the coastal clearings around a lake, along its shore. */
  readonly shore?: readonly number[];
  /** §19.1: where the Ferry starts. */
  readonly ferry?: number;
  /** §20.1: where the Tower stands. */
  readonly tower?: number;
  readonly river: readonly (readonly number[])[];
  readonly oppositeCorners: readonly (readonly number[])[];
  /** §O.12: the loop that bounds the map. */
  readonly edge: readonly number[];
  readonly forests: readonly {
    readonly id: string;
    readonly clearings: readonly number[];
    readonly forests: readonly number[];
    readonly x: number;
    readonly y: number;
  }[];
}

/** Which clearings are adjacent while some paths are closed; by clearing number from 0. */
export interface Links {
  /** §2.2, §2.2.1: clearings joined by a path. */
  readonly paths: readonly (readonly Clearing[])[];
  /** Clearings joined by a path or a stretch of river, paths first. */
  readonly waterways: readonly (readonly Clearing[])[];
}

/** What the rules ask of a map, by clearing number from 0. */
export interface Geography extends Links {
  readonly data: MapData;
  /** §2.3: clearings joined by a stretch of river. */
  readonly rivers: readonly (readonly Clearing[])[];
  /** §20.1: the two ends of each path that can be closed. */
  readonly closedPaths: readonly (readonly [Clearing, Clearing])[];
  /** §20.2: the links by the set of paths that are closed, a bit for each of `closedPaths`. */
  readonly linksWithout: readonly Links[];
  /** §19.1: where the Ferry starts, -1 where there is none. */
  readonly ferry: Clearing;
  /** §20.1: where the Tower stands at the start, -1 where there is none. */
  readonly tower: Clearing;
  /** §2.2.3 */
  readonly slots: readonly number[];
  /** §2.2.4: 1 where a ruin stands at the start. */
  readonly ruins: readonly number[];
  readonly corners: readonly Clearing[];
  /** The diagonally opposite corner, -1 where there is none. */
  readonly opposite: readonly Clearing[];
  /** §2.4, §2.4.1: the forests (as places) that each clearing touches; §D.1.1: winter's are divided by the river too. */
  readonly forestsAt: readonly (readonly Place[])[];
  /** §2.4.1: what is adjacent to each forest, clearings first; by forest number from 0. */
  readonly aroundForest: readonly (readonly Place[])[];
  /** Printed suits by number; undefined where markers are dealt (C.1). */
  readonly suits: readonly number[] | undefined;
  /** §19.1-R2, §20.1-R1: suits by number that a table may take instead of dealing markers; undefined where there are none. */
  readonly suggestedSuits: readonly number[] | undefined;
}

function neighbours(pairs: readonly (readonly number[])[]): Clearing[][] {
  const lists: Clearing[][] = Array.from({ length: CLEARING_COUNT }, () => []);
  for (const [a, b] of pairs) {
    lists[a! - 1]!.push(b! - 1);
    lists[b! - 1]!.push(a! - 1);
  }
  for (const list of lists) list.sort((a, b) => a - b);
  return lists;
}

function links(pairs: readonly (readonly number[])[], rivers: readonly (readonly Clearing[])[]): Links {
  const paths = neighbours(pairs);
  return { paths, waterways: paths.map((near, c) => [...near, ...rivers[c]!.filter((to) => !near.includes(to))]) };
}

/** Derives everything the rules ask from the printed data, so that a new map is data only. */
export function geography(data: MapData): Geography {
  const opposite = Array.from({ length: CLEARING_COUNT }, () => -1);
  for (const [a, b] of data.oppositeCorners) {
    opposite[a! - 1] = b! - 1;
    opposite[b! - 1] = a! - 1;
  }
  const forestsAt: Place[][] = Array.from({ length: CLEARING_COUNT }, () => []);
  const aroundForest = data.forests.map((forest, i) => {
    const clearings = forest.clearings.map((n) => n - 1).sort((a, b) => a - b);
    for (const c of clearings) forestsAt[c]!.push(CLEARING_COUNT + i);
    return [...clearings, ...forest.forests.map((n) => CLEARING_COUNT + n - 1)];
  });
  const printed = data.clearings.map((c) => (SUITS as readonly string[]).indexOf(c.suit));
  const rivers = neighbours(data.river);
  const closedPaths = data.closedPaths.map(([a, b]) => [a! - 1, b! - 1] as const);
  const linksWithout = Array.from({ length: 1 << closedPaths.length }, (_, closed) =>
    links(
      data.paths.filter(([a, b]) =>
        closedPaths.every(([x, y], i) => !(closed & (1 << i)) || x !== a! - 1 || y !== b! - 1),
      ),
      rivers,
    ),
  );
  return {
    data,
    // All paths of the map: those without any closed one.
    ...linksWithout[0]!,
    rivers,
    closedPaths,
    linksWithout,
    ferry: (data.ferry ?? 0) - 1,
    tower: (data.tower ?? 0) - 1,
    slots: data.clearings.map((c) => c.slots),
    ruins: data.clearings.map((c) => (c.ruin ? 1 : 0)),
    corners: opposite.flatMap((o, c) => (o >= 0 ? [c] : [])),
    opposite,
    forestsAt,
    aroundForest,
    suits: printed.includes(-1) ? undefined : printed,
    suggestedSuits: data.suggestedSuits?.map((suit) => SUITS.indexOf(suit)),
  };
}
