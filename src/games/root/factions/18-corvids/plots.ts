import { EVERYBODY, type Random, type Seat, shuffle } from '../../../../kernel/index.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { place } from '../../rules/02-key-terms/pieces.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import type { RemovalOverride } from '../../rules/04-key-actions/removal.ts';
import { PLOT } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import type { Sink } from '../../types.ts';
import { type Clearing, CLEARING_COUNT, CORVIDS } from '../../words.ts';
import {
  copyCorvids,
  type CorvidsState,
  NO_PLOT,
  PLOT_KINDS,
  type PlotKind,
  PLOTS_PER_KIND,
  RAID,
  SNARE,
  UNKNOWN_PLOT,
} from './state.ts';

/** §18.2.2.I: true when a plot lies face down in the clearing. */
export const isFaceDown = (s: RootState, c: Clearing): boolean => pieces(s, PLOT, c) > 0 && s.corvids.up[c] === 0;
/** §18.2.2.I: true when a plot lies face up in the clearing. */
export const isFaceUp = (s: RootState, c: Clearing): boolean => s.corvids.up[c] === 1;

/** How many plots lie face up on the map. */
export function faceUpPlots(s: RootState): number {
  let count = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) count += s.corvids.up[c]!;
  return count;
}

/** How many plots of a kind lie face up on the map. */
export function faceUpOf(s: RootState, kind: PlotKind): number {
  let count = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) if (s.corvids.up[c] === 1 && s.corvids.kind[c] === kind) count++;
  return count;
}

/** §18.2.2: how many plots of a kind are in supply. */
export function inSupply(s: RootState, kind: PlotKind): number {
  let count = PLOTS_PER_KIND;
  for (let c = 0; c < CLEARING_COUNT; c++) if (s.corvids.kind[c] === kind) count--;
  return count;
}

/** Keeps the list of snares with what lies in a clearing. */
function noteSnare(own: CorvidsState, c: Clearing): void {
  const isSnare = own.up[c] === 1 && own.kind[c] === SNARE;
  own.snares = isSnare ? own.snares | (1 << c) : own.snares & ~(1 << c);
}

/** Says what lies in a clearing; the pieces of the map are counted elsewhere. */
export function setPlot(s: RootState, c: Clearing, kind: PlotKind, up: number, ruledOut = 0): void {
  s.corvids.kind[c] = kind;
  s.corvids.up[c] = up;
  s.corvids.ruledOut[c] = ruledOut;
  noteSnare(s.corvids, c);
}

/** §18.5.2, §18.3.3: places a plot of their choice face down; only they hear which. */
export function hidePlot(s: RootState, c: Clearing, kind: PlotKind, out: Sink): void {
  setPlot(s, c, kind, 0);
  place(s, PLOT, c, 1, out);
  if (out.on)
    out.emit({ type: 'plot-hidden', clearing: c }, seatBit(s, CORVIDS), {
      type: 'plot-hidden',
      clearing: c,
      plot: kind,
    });
}

/** §18.4.2: turns a plot face up; everybody sees it. */
export function turnUp(s: RootState, c: Clearing, out: Sink): void {
  const kind = s.corvids.kind[c]!;
  setPlot(s, c, kind, 1);
  out.learned(EVERYBODY);
  if (out.on) out.emit({ type: 'plot-flipped', clearing: c, plot: kind });
}

/** §18.5.4, §17.0.7, §O.13: two plots of the same facing change places; what was guessed of a token goes with it. */
export function swapPlots(s: RootState, a: Clearing, b: Clearing, out: Sink): void {
  const { kind, up, ruledOut } = s.corvids;
  const [kindA, upA, ruledOutA] = [kind[a]!, up[a]!, ruledOut[a]!];
  setPlot(s, a, kind[b]!, up[b]!, ruledOut[b]);
  setPlot(s, b, kindA, upA, ruledOutA);
  if (out.on) out.emit({ type: 'plots-swapped', from: a, to: b, up: upA === 1 });
}

/** §18.2.2.I-R2: a removed plot goes back to supply face down; §18.7.4: a raid is noted, and shows itself later. */
export const fallenPlot: RemovalOverride = (s, _p, c, _count, r, out) => {
  if (s.corvids.kind[c] === RAID) r.raids.push(c);
  // §18.8-R1: whether warriors appear tells whether it was a raid.
  if (s.corvids.up[c] === 0) out.learned(EVERYBODY);
  setPlot(s, c, NO_PLOT, 0);
  return false;
};

/** §18.8: what a viewer may know: the kind of a face-down plot is known to the Corvids alone. */
export function viewCorvids(s: RootState, viewer: Seat, aliased: boolean): Readonly<CorvidsState> {
  if (viewer === s.seat[CORVIDS] || s.seat[CORVIDS]! < 0) return aliased ? s.corvids : copyCorvids(s.corvids, s.seat);
  const seen = copyCorvids(s.corvids, s.seat);
  for (let c = 0; c < CLEARING_COUNT; c++)
    if (seen.kind[c] !== NO_PLOT && seen.up[c] === 0) seen.kind[c] = UNKNOWN_PLOT;
  return seen;
}

const isRuledOut = (s: RootState, c: Clearing, kind: PlotKind): boolean => (s.corvids.ruledOut[c]! & (1 << kind)) !== 0;

/** Gives each clearing of the list a kind that no guess has ruled out; false when there is none for all of them. */
function assign(s: RootState, at: readonly Clearing[], n: number, left: number[], order: readonly PlotKind[]): boolean {
  if (n === at.length) return true;
  for (const kind of order) {
    if (left[kind] === 0 || isRuledOut(s, at[n]!, kind)) continue;
    left[kind]!--;
    s.corvids.kind[at[n]!] = kind;
    if (assign(s, at, n + 1, left, order)) return true;
    left[kind]!++;
  }
  return false;
}

/** Shuffles that are tried before kinds are assigned one by one. */
const TRIES = 40;

/** §18.8-R1: deals kinds to face-down plots that the viewer does not know: two of each kind, none that a guess ruled out. */
export function redealPlots(s: RootState, viewer: Seat, random: Random): void {
  if (s.seat[CORVIDS]! < 0 || viewer === s.seat[CORVIDS]) return;
  const { kind, up } = s.corvids;
  const at: Clearing[] = [];
  const left = PLOT_KINDS.map(() => PLOTS_PER_KIND);
  for (let c = 0; c < CLEARING_COUNT; c++) {
    if (kind[c] === NO_PLOT) continue;
    if (up[c] === 1) left[kind[c]!]!--;
    else at.push(c);
  }
  if (at.length === 0) return;
  const pool = left.flatMap((count, each) => Array.from({ length: count }, () => each));
  for (let n = 0; n < TRIES; n++) {
    const dealt = shuffle(pool.slice(), random);
    if (at.some((c, i) => isRuledOut(s, c, dealt[i]!))) continue;
    at.forEach((c, i) => {
      kind[c] = dealt[i]!;
    });
    return;
  }
  assign(s, at, 0, left, shuffle([0, 1, 2, 3], random));
}
