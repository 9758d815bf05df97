import type { Geography } from '../../../../games/root/components/maps/map.ts';
import { CLEARING_COUNT, type Place, PLACES } from '../../../../games/root/words.ts';
import type { Layout, Point } from './layout.ts';

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** How far a neighbour may lie beside the direction of an arrow. */
const WIDEST = (80 * Math.PI) / 180;

const pointOf = (layout: Layout, place: Place): Point =>
  place < CLEARING_COUNT ? layout.clearings[place]! : layout.forests[place - CLEARING_COUNT]!;

/** §2.2.1, §2.4.1: what is adjacent to a place by path, river or edge of a forest. */
function neighbours(map: Geography, place: Place): readonly Place[] {
  return place < CLEARING_COUNT
    ? [...map.waterways[place]!, ...map.forestsAt[place]!]
    : map.aroundForest[place - CLEARING_COUNT]!;
}

/** True for a key that walks over the map. */
export const isArrow = (key: string): boolean => Object.hasOwn(DIRECTIONS, key);

/**
 * The neighbour of a place that lies most nearly in the direction of an arrow; undefined: none does. `takes` says which
 * neighbours count: roads lead from clearing to clearing, so one enters a forest on purpose.
 */
export function neighbourTowards(
  word: string,
  key: string,
  map: Geography,
  layout: Layout,
  takes: (word: string) => boolean,
): string | undefined {
  const place = PLACES.findIndex((one) => one === word);
  const direction = DIRECTIONS[key];
  if (place < 0 || !direction) return undefined;
  const [x, y] = pointOf(layout, place);
  const ways = neighbours(map, place)
    .filter((to) => takes(PLACES[to]!))
    .map((to) => {
      const [tx, ty] = pointOf(layout, to);
      const length = Math.hypot(tx - x, ty - y) || 1;
      return { to, angle: Math.acos(((tx - x) * direction[0] + (ty - y) * direction[1]) / length) };
    });
  const [best] = ways.filter(({ angle }) => angle < WIDEST).sort((a, b) => a.angle - b.angle);
  return best && PLACES[best.to];
}
