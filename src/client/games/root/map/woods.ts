import type { Point } from './layout.ts';

/** A shape in the box of a tree, 16 wide and 18 high: its start, then its outline in relative commands. */
type Shape = readonly [x: number, y: number, outline: string];

interface TreeShape {
  readonly crown: Shape;
  readonly strokes: Shape;
}

const TRUNK: Shape = [8, 12.5, 'v4.5'];
const SHADOW: Shape = [9, 17, 'h4.6'];
const LEAFY: TreeShape = {
  crown: [
    8,
    1.2,
    'c2.6 0 3.6 1.6 3.6 2.9 1.7.4 2.7 1.7 2.4 3.4-.2 1.2-1 1.9-1.9 2.2-.3 1.9-2 3.2-4.1 3.2s-3.8-1.3-4.1-3.2c-1-.3-1.8-1.1-1.9-2.2-.3-1.7.7-3 2.4-3.4 0-1.3 1-2.9 3.6-2.9z',
  ],
  strokes: [8.6, 11.4, 'c1.6-.2 2.7-1 3-2.4m-2.2 0c1-.3 1.7-.9 1.9-1.8m-.3-1.6c.2.5.2 1-.1 1.4'],
};
const FIR: TreeShape = {
  crown: [8, 0.8, 'l4.2 6.4-1.6-.2 2.8 5.8h-10.8l2.8-5.8-1.6.2z'],
  strokes: [8.2, 4, 'l1.4 2.2m-1.2 1.8l2.2 3.6m-2.4-5.8l3.4 6.2m-3.4-1.4l.8 1.4'],
};
const OVAL: TreeShape = {
  crown: [3.2, 7.4, 'a4.8 6 0 1 0 9.6 0a4.8 6 0 1 0-9.6 0z'],
  strokes: [8.6, 12, 'c2-.8 3-2.4 3.1-4.6m-2.9 2.4c1.1-.6 1.7-1.6 1.8-3m-.2-2.8c.4.4.7.9.8 1.5'],
};

const SHAPES = [FIR, LEAFY, OVAL];
/** The kinds in the order in which trees take them. */
const ORDER = [LEAFY, FIR, OVAL, LEAFY, FIR];
/** The width of the box of a tree. */
const BOX = 16;
/** Where a tree stands in its box, as a share of the width of the box. */
const FOOT = 0.8;

/** Trees as a few paths, in units of a tree's box. */
export interface Woods {
  readonly trunks: string;
  readonly shadows: string;
  /** Of firs, leafy trees and oval ones. */
  readonly crowns: readonly string[];
  readonly strokes: string;
}

/** The scale at which `woodsOf` draws trees of a width. */
export const woodsScale = (wide: number): number => wide / BOX;

const start = (at: number): number => Math.round(at * 100) / 100;

/**
 * The trees from number `from` until `to` in few paths: an element for each would keep a phone busy. Crowns of trees that keep their
 * distance do not overlap, so trunks may be drawn before all crowns. `wide` is the width of a tree.
 */
export function woodsOf(points: readonly Point[], from: number, to: number, wide: number): Woods {
  const scale = woodsScale(wide);
  const crowns = SHAPES.map(() => '');
  let [trunks, shadows, strokes] = ['', '', ''];
  for (let i = from; i < to; i++) {
    const [x, y] = points[i]!;
    const tree = ORDER[(i * 7 + Math.floor(x)) % ORDER.length]!;
    const left = x / scale - BOX / 2;
    const top = y / scale - BOX * FOOT;
    const drawn = ([dx, dy, outline]: Shape): string => `M${start(left + dx)} ${start(top + dy)}${outline}`;
    trunks += drawn(TRUNK);
    shadows += drawn(SHADOW);
    strokes += drawn(tree.strokes);
    crowns[SHAPES.indexOf(tree)] += drawn(tree.crown);
  }
  return { trunks, shadows, crowns, strokes };
}
