import { GEOGRAPHY } from '../../../../games/root/components/maps/index.ts';
import type { Links } from '../../../../games/root/components/maps/map.ts';
import type { RootView } from '../../../../games/root/view-types.ts';

/** §20.2: which clearings are adjacent in a view. */
export const linksIn = (view: RootView): Links => GEOGRAPHY[view.map].linksWithout[view.closed]!;

/** §20.2: the closed paths of a view, as numbers of the map's paths. */
export function closedRoads(view: RootView): readonly number[] {
  const { data, closedPaths } = GEOGRAPHY[view.map];
  return closedPaths.flatMap(([a, b], i) =>
    (view.closed & (1 << i)) === 0 ? [] : [data.paths.findIndex(([x, y]) => x === a + 1 && y === b + 1)],
  );
}
