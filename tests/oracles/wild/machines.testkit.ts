import { BUILT_IN } from '../../../src/games/wild/components/built-in.ts';
import { AXIAL, CELLS, EDGES, SIDES } from '../../../src/games/wild/rules/00-board/geometry.ts';
import type { WildState } from '../../../src/games/wild/state.ts';
import { CARDS, TERRAINS } from '../../../src/games/wild/words.ts';

/**
 * The board read a second time: from the paragraphs alone, with coordinates and angles instead of the tables of the game,
 * to be held against it. Slow and plain on purpose.
 */

const NOWHERE = -1;
const SIX = 6;
/** §G-1.3: clockwise from east. */
export const STEP = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;
const turn = (d: number): number => ((d % SIX) + SIX) % SIX;
const at = (q: number, r: number): number => AXIAL.findIndex((a) => a.q === q && a.r === r);
/** The machine base. */
export const BASE = at(0, 0);

/** The cell beside another, or NOWHERE outside. */
export const beside = (c: number, d: number): number =>
  at(AXIAL[c]!.q + STEP[turn(d)]![0], AXIAL[c]!.r + STEP[turn(d)]![1]);

/** §G-2.1: an edge by either of its names. */
export function edge(c: number, d: number): number {
  const own = EDGES.indexOf(`${CELLS[c]!}-${SIDES[turn(d)]!}`);
  return own >= 0 ? own : EDGES.indexOf(`${CELLS[beside(c, d)]!}-${SIDES[turn(d + 3)]!}`);
}

/** A constructor by its right-hand cell and the side it stands on (§G-4.1). */
const parts = (constructor: number): readonly [cell: number, side: number] => [
  Math.floor(constructor / SIX),
  constructor % SIX,
];
const under = (constructor: number): number => (constructor < 0 ? NOWHERE : edge(...parts(constructor)));

/** True on a factory, destroyed or not. */
export const hasToken = (s: WildState, c: number): boolean => s.token[c] !== NOWHERE;
/** True on a destroyed factory. */
export const isRazed = (s: WildState, c: number): boolean => hasToken(s, c) && s.razed[s.token[c]!] === 1;
const isWalledIn = (s: WildState, c: number): boolean => c >= 0 && (c === BASE || hasToken(s, c));

/** The ability of each player's active defender. */
export function abilities(s: WildState): string[] {
  return s.active.map((card) => BUILT_IN.defenders.list.find(({ id }) => id === CARDS[card])?.ability ?? '');
}

/** §W-7.5; §W-A19 with power down. */
function isOpen(s: WildState, c: number, d: number): boolean {
  const to = beside(c, d);
  const e = edge(c, d);
  if (to < 0 || to === BASE || s.constructors.some((each) => under(each) === e)) return false;
  const isWall = s.wall[e] === 1 || hasToken(s, c) || hasToken(s, to);
  return !isWall || s.breach[e] !== NOWHERE || abilities(s).includes('sect.power-down');
}

/** Where one move of a player may end (§W-11.1a to §W-11.1c, §W-A16 to §W-A20), by cell. */
export function readMoves(s: WildState, player: number): number[] {
  const start = s.cell[player]!;
  const ends = STEP.flatMap((_, d) => (isOpen(s, start, d) ? [beside(start, d)] : []));
  const own = BUILT_IN.defenders.list.find(({ id }) => id === CARDS[s.active[player]!])?.terrain;
  const terrains = abilities(s).includes('council.caravans') ? TERRAINS : TERRAINS.filter((each) => each === own);
  for (const terrain of terrains) {
    const matches = (c: number): boolean => isRazed(s, c) || (!hasToken(s, c) && TERRAINS[s.terrain[c]!] === terrain);
    const passed = [start];
    for (const c of passed)
      for (const d of STEP.keys()) {
        const to = beside(c, d);
        if (!isOpen(s, c, d)) continue;
        if (matches(start) || matches(to)) ends.push(to);
        if (matches(to) && s.mechs[to] === 0 && !passed.includes(to)) passed.push(to);
      }
  }
  return [...new Set(ends)].filter((c) => c !== start).sort((a, b) => a - b);
}

/** Where a constructors card leaves walls and constructors. */
export interface ConstructorBoard {
  readonly wall: number[];
  readonly constructors: number[];
}

const RIGHT = 0;
const degrees = (x: number, y: number): number => (Math.atan2(y, x) * 180) / Math.PI;
const NEAR = 1e-6;
/** An angle of 0 up to 360. */
const around = (a: number): number => {
  const all = ((a % 360) + 360) % 360;
  return 360 - all < NEAR ? 0 : all;
};
/** §G-8.1: the turn from the arrow of the top token to an angle, in the machine direction. */
const turnTo = (s: WildState, angle: number): number => {
  const arrow = 60 * s.arrow[s.top]! + 30;
  return around(s.turning === RIGHT ? angle - arrow : arrow - angle);
};
/** §G-1.5: the middle of a cell, hexes of size 1. */
const middle = (c: number): readonly [x: number, y: number] => [
  Math.sqrt(3) * (AXIAL[c]!.q + AXIAL[c]!.r / 2),
  1.5 * AXIAL[c]!.r,
];
const away = (angle: number, far: number): readonly [x: number, y: number] => [
  Math.cos((angle * Math.PI) / 180) * far,
  Math.sin((angle * Math.PI) / 180) * far,
];

/** §G-8.4: when the line meets a constructor, then how far it is. */
function metAt(s: WildState, constructor: number): readonly [turn: number, far: number] {
  const [c, d] = parts(constructor);
  const [x, y] = [0, 1].map((k) => middle(c)[k]! + away(60 * d, Math.sqrt(3) / 2)[k]!) as [number, number];
  return [turnTo(s, degrees(x, y)), Math.hypot(x, y)];
}
const earlier = (a: readonly number[], b: readonly number[]): number =>
  Math.abs(a[0]! - b[0]!) > NEAR ? a[0]! - b[0]! : a[1]! - b[1]!;

/** A constructors card: two advances in lockstep, then deployment (§W-14.2 to §W-14.10, §W-A34 to §W-A37). */
export function readConstructors(s: WildState): ConstructorBoard {
  const wall = s.wall.slice();
  const constructors = s.constructors.slice();
  const isRight = s.turning === RIGHT;
  const isTaken = (c: number, d: number): boolean =>
    wall[edge(c, d)] === 1 ||
    isWalledIn(s, c) ||
    isWalledIn(s, beside(c, d)) ||
    constructors.some((each) => under(each) === edge(c, d));
  function advance(which: number): void {
    const [right, d] = parts(constructors[which]!);
    const c = isRight ? right : beside(right, d);
    let side = isRight ? d : d + 3;
    for (;;) {
      wall[edge(c, side)] = 1;
      side = turn(side + (isRight ? 1 : -1));
      if (isTaken(c, side)) constructors[which] = NOWHERE;
      else if (beside(c, side) < 0) continue;
      else constructors[which] = isRight ? c * SIX + side : beside(c, side) * SIX + turn(side + 3);
      return;
    }
  }
  for (const _ of [1, 2]) {
    const onBoard = [0, 1].filter((which) => constructors[which] !== NOWHERE);
    const met = constructors.map((each) => (each < 0 ? [0, 0] : metAt(s, each)));
    for (const which of onBoard.sort((a, b) => earlier(met[a]!, met[b]!))) advance(which);
  }
  for (const which of [0, 1]) {
    const numbers = [5, 4, 3, 2, 1, 0].filter((number) => number >= s.top);
    const spokes = numbers.flatMap((number) => {
      const c = number === s.top ? BASE : s.token.indexOf(number);
      return STEP.map((_, k) => [c, turn(s.arrow[number]! + (isRight ? k : -k))] as const);
    });
    const free = spokes.find(([c, k]) => {
      const [a, b] = [beside(c, k), beside(c, k + 1)];
      return a >= 0 && b >= 0 && !isTaken(a, k + 2);
    });
    if (constructors[which] === NOWHERE && free)
      constructors[which] = beside(free[0], free[1] + 1) * SIX + turn(free[1] + 5);
  }
  return { wall, constructors };
}

/** A mechs card: hunters ahead, then pursuit (§W-18.1 to §W-18.7, §W-A43, §W-A44); mechs by cell. */
export function readMechs(s: WildState, active: number): number[] {
  const mechs = s.mechs.slice();
  for (const each of s.constructors.filter((one) => one !== NOWHERE)) {
    const [right, d] = parts(each);
    const ahead = beside(right, d + 1);
    const aside = s.turning === RIGHT ? right : beside(right, d);
    mechs[ahead < 0 || isWalledIn(s, ahead) ? aside : ahead]!++;
  }
  /** The cells that a hunter reaches in `steps` steps. */
  function reach(from: number, steps: number): number[] {
    const ways = STEP.flatMap((_, d) => {
      const to = beside(from, d);
      return to < 0 || isWalledIn(s, to) || s.wall[edge(from, d)] === 1 ? [] : [to];
    });
    return steps === 1 ? ways : [...ways, ...ways.flatMap((to) => reach(to, steps - 1))];
  }
  s.cell.forEach((_, step) => {
    const goal = s.cell[(active + step) % s.cell.length]!;
    if (goal === NOWHERE || hasToken(s, goal)) return;
    for (const c of CELLS.keys()) {
      if (isWalledIn(s, c) || s.cell.includes(c) || !reach(c, step === 0 ? 2 : 1).includes(goal)) continue;
      mechs[goal]! += mechs[c]!;
      mechs[c] = 0;
    }
  });
  return mechs;
}

/** What lies on the board after a factories or reboot card, up to the arrow that a new factory uncovers. */
export interface FactoryBoard {
  readonly isBuilt: boolean;
  readonly lost: number;
  readonly token: number[];
  readonly mechs: number[];
  readonly pollution: number[];
  readonly toxic: number[];
  readonly toxicLeft: number;
  readonly wall: number[];
}

/** §G-8.2, §G-8.3: when the line meets a cell, then its ring. */
function sweep(s: WildState, c: number): readonly [turn: number, ring: number] {
  const [x, y] = middle(c);
  const own = degrees(x, y);
  const corners = STEP.map((_, k) => {
    const [dx, dy] = away(60 * k + 30, 1);
    return around(degrees(x + dx, y + dy) - own + 180) - 180;
  });
  const [low, high] = [Math.min(...corners), Math.max(...corners)];
  const enters = own + (s.turning === RIGHT ? low : high);
  const isInside = around(-turnTo(s, enters)) < high - low - NEAR;
  const { q, r } = AXIAL[c]!;
  return [isInside ? 0 : turnTo(s, enters), Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))];
}

/** §W-15.1. */
function isEnclosed(s: WildState, c: number): boolean {
  return !isWalledIn(s, c) && STEP.every((_, d) => s.wall[edge(c, d)] === 1 || isWalledIn(s, beside(c, d)));
}

/** Three tokens are a toxic site (§W-16.5); gives the defeat by a seventh one. */
function settle(lies: { pollution: number[]; toxic: number[]; toxicLeft: number }, c: number): number {
  if (lies.pollution[c]! < 3) return 0;
  if (lies.toxicLeft === 0) return 2;
  lies.pollution[c] = 0;
  lies.toxic[c] = 1;
  lies.toxicLeft--;
  return 0;
}

/** Pollution from every chute (§W-16.1 to §W-16.6, §W-A41). */
export function readPollution(s: WildState): FactoryBoard {
  const lies = {
    isBuilt: false,
    lost: 0,
    token: s.token.slice(),
    mechs: s.mechs.slice(),
    pollution: s.pollution.slice(),
    toxic: s.toxic.slice(),
    toxicLeft: s.toxicLeft,
    wall: s.wall.slice(),
  };
  for (const number of [5, 4, 3, 2, 1, 0].filter((each) => each >= s.top && s.razed[each] === 0))
    for (const chute of [1, 3, 5]) {
      const way = s.arrow[number]! + chute;
      let c = beside(number === s.top ? BASE : s.token.indexOf(number), way);
      while (c >= 0 && lies.toxic[c] === 1) c = beside(c, way);
      if (c < 0) continue;
      lies.pollution[c]!++;
      lies.lost = settle(lies, c);
      if (lies.lost !== 0) return lies;
    }
  return lies;
}

/** A factories card in the direction of `s` (§W-15.2 to §W-15.8, §W-A39, §W-A40). */
export function readFactories(s: WildState): FactoryBoard {
  const enclosed = [...CELLS.keys()].filter((c) => isEnclosed(s, c));
  const [c] = enclosed.sort((a, b) => earlier(sweep(s, a), sweep(s, b)));
  if (c === undefined) return readPollution(s);
  const lies = {
    isBuilt: s.top > 0,
    lost: s.top > 0 ? 0 : 1,
    token: s.token.slice(),
    mechs: s.mechs.slice(),
    pollution: s.pollution.slice(),
    toxic: s.toxic.slice(),
    toxicLeft: s.toxicLeft,
    wall: s.wall.slice(),
  };
  if (lies.lost !== 0) return lies;
  for (const d of STEP.keys()) lies.wall[edge(c, d)] = 0;
  lies.token[c] = s.top;
  lies.mechs[c]! += lies.mechs[BASE]!;
  lies.mechs[BASE] = 2;
  lies.pollution[c]! += lies.pollution[BASE]!;
  lies.pollution[BASE] = 0;
  const toxic = lies.toxic[c]! + lies.toxic[BASE]!;
  lies.toxic[BASE] = 0;
  if (toxic === 0) lies.lost = settle(lies, c);
  else {
    lies.toxic[c] = 1;
    lies.toxicLeft += toxic - 1;
    lies.pollution[c] = 0;
  }
  return lies;
}
