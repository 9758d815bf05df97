import type { RootEvent } from '../../../../games/root/types.ts';
import { CLEARINGS, PLACES } from '../../../../games/root/words.ts';
import type { Layout, Point } from './layout.ts';

/** Where something moves from and to, as words of places. */
export type Way = readonly [from: string, to: string];

const isPlace = (word: string | undefined): word is string => /^[cf]\d+$/.test(word ?? '');

/** The way that a move names: its first two places, if they stand side by side. */
export function wayOf(move: string | undefined): readonly Way[] {
  const words = move?.split(' ') ?? [];
  const at = words.findIndex(isPlace);
  const [from, to] = [words[at], words[at + 1]];
  return isPlace(from) && isPlace(to) ? [[from, to]] : [];
}

/** The ways of what moved in these events, each once. */
export function waysOf(events: readonly object[]): readonly Way[] {
  const ways = new Map<string, Way>();
  for (const event of events as readonly RootEvent[]) {
    if (event.type !== 'moved' && event.type !== 'pawn') continue;
    const [from, to] = [PLACES[event.from], PLACES[event.to]];
    // §17.2.2: the Burrow is beside the map.
    if (isPlace(from) && isPlace(to)) ways.set(`${from} ${to}`, [from, to]);
  }
  return [...ways.values()];
}

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const STEPS = 60;
/** How long and how wide the head of an arrow is. */
const HEAD = { near: [15, 8], far: [11, 6] } as const;

/** An arrow between two places, along their road where there is one: its shaft and its head. */
export function arrowOf([from, to]: Way, layout: Layout, paths: readonly (readonly number[])[]) {
  const spot = (word: string): Point => {
    const n = Number(word.slice(1)) - 1;
    return word.startsWith('c') ? layout.clearings[n]! : layout.forests[n]!;
  };
  const [a, b] = [spot(from), spot(to)];
  const ends = [from, to].map((word) => CLEARINGS.findIndex((one) => one === word) + 1);
  const road = paths.findIndex((path) => ends.every((end) => path.includes(end)));
  const middle = layout.middles[road] ?? between(a, b, 0.5);
  // The curve through the middle of the road.
  const bend: Point = [2 * middle[0] - (a[0] + b[0]) / 2, 2 * middle[1] - (a[1] + b[1]) / 2];
  const at = (t: number): Point => between(between(a, bend, t), between(bend, b, t), t);
  const { radius, near } = layout.sheet;
  const [long, wide] = HEAD[near ? 'near' : 'far'];
  const isRound = (word: string): boolean => word.startsWith('c');
  const free = distance(a, b) - [from, to].filter(isRound).length * radius;
  // Between neighbours that nearly touch there is room for the head alone.
  const space = Math.min(long * 0.9, Math.max(1, free / 6));
  const gap = (word: string): number => (isRound(word) ? radius + space : space);
  const along = Array.from({ length: STEPS + 1 }, (_, k) => at(k / STEPS));
  const shaft = along.filter((p) => distance(p, a) > gap(from) && distance(p, b) > gap(to) + long * 0.7);
  const tip = along.findLast((p) => distance(p, b) >= gap(to)) ?? b;
  const tail = shaft.at(-1) ?? a;
  const far = Math.max(1, distance(tip, tail));
  const [x, y] = [(tip[0] - tail[0]) / far, (tip[1] - tail[1]) / far];
  const base: Point = [tip[0] - x * long, tip[1] - y * long];
  const written = (points: readonly Point[]): string =>
    points.map(([px, py], k) => `${k === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`).join('');
  return {
    shaft: written(shaft),
    head: `${written([tip, [base[0] - y * wide, base[1] + x * wide], [base[0] + y * wide, base[1] - x * wide]])}Z`,
  };
}
