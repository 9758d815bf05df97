import type { Layout, Point } from './layout.ts';

/** The size of the Burrow's plate, in units of the sheet. */
export const plateSize = (near: boolean): Point => (near ? [124, 52] : [92, 40]);

/** How far the plate stays from the edge of the sheet: its rim fits in between. */
const EDGE = 8;
/** Places that are tried along each edge. */
const TRIES = 40;
/** The corner at the top right where a wide screen has the buttons that enlarge the map, in units of the sheet. */
const BUTTONS: Point = [64, 128];
/** How far a clearing's number stands out above its ring. */
const NUMBER = 12;
/** Half the size of a forest's name with its pieces. */
const GROVE = { near: [52, 24], far: [24, 24] } as const;

/** The way from a plate around `at` to a box around `to`; 0 where they touch. */
function wayBetween(at: Point, to: Point, [w, h]: Point): number {
  return Math.hypot(Math.max(Math.abs(to[0] - at[0]) - w, 0), Math.max(Math.abs(to[1] - at[1]) - h, 0));
}

function findSpot({ sheet, clearings, forests, roadPoints }: Layout): Point {
  const { width, height, radius, near } = sheet;
  const [w, h] = plateSize(near);
  const [x0, y0] = [w / 2 + EDGE, h / 2 + EDGE];
  const steps = Array.from({ length: TRIES + 1 }, (_, i) => i / TRIES);
  const isUnderButtons = ([x, y]: Point): boolean => near && x + x0 > width - BUTTONS[0] && y - y0 < BUTTONS[1];
  const spots = steps
    .flatMap((t): Point[] => {
      const [x, y] = [x0 + (width - 2 * x0) * t, y0 + (height - 2 * y0) * t];
      return [
        [x, height - y0],
        [x, y0],
        [x0, y],
        [width - x0, y],
      ];
    })
    .filter((spot) => !isUnderButtons(spot));
  const half: Point = [w / 2, h / 2];
  const grove = near ? GROVE.near : GROVE.far;
  const aroundGrove: Point = [half[0] + grove[0], half[1] + grove[1]];
  const room = (spot: Point): number =>
    Math.min(
      ...clearings.map((place) => wayBetween(spot, place, half) - radius),
      ...clearings.map(([x, y]) => wayBetween(spot, [x, y - radius], half) - NUMBER),
      ...forests.map((place) => wayBetween(spot, place, aroundGrove)),
      ...roadPoints.map((point) => wayBetween(spot, point, half)),
    );
  return spots.reduce((best, spot) => (room(spot) > room(best) + 0.5 ? spot : best));
}

const found = new WeakMap<Layout, Point>();

/** The middle of the Burrow's plate: at the edge of the sheet, as far from clearings, roads and forests as possible. */
export function burrowSpot(layout: Layout): Point {
  let spot = found.get(layout);
  if (!spot) found.set(layout, (spot = findSpot(layout)));
  return spot;
}
