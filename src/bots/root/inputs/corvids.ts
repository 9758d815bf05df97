import { RAVEN } from '../../../games/root/components/pieces.ts';
import {
  type CorvidsState,
  NO_PLOT,
  PLOT_KINDS,
  PLOTS_PER_KIND,
} from '../../../games/root/factions/18-corvids/state.ts';
import type { RootState } from '../../../games/root/state.ts';
import { CLEARING_COUNT, CLEARINGS } from '../../../games/root/words.ts';
import type { FactionInputs } from './faction.ts';
import { each, upTo } from './reading.ts';

const MOST_PLOTS = PLOT_KINDS.length * PLOTS_PER_KIND;

/** Plots of one kind that lie face up, or face down. */
function plotsOf({ kind, up }: CorvidsState, of: number, faceUp: number): number {
  let count = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) if (kind[c] === of && up[c] === faceUp) count++;
  return count;
}

/** Plots on the map that lie face up. */
function flipped({ kind, up }: CorvidsState): number {
  let count = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) if (kind[c] !== NO_PLOT && up[c] === 1) count++;
  return count;
}

/** §18.4.2: face-down plots beside warriors: they can be flipped in the next Birdsong. */
function ready(s: RootState): number {
  const { kind, up } = s.corvids;
  let count = 0;
  for (let c = 0; c < CLEARING_COUNT; c++)
    if (kind[c] !== NO_PLOT && up[c] === 0 && s.on[RAVEN * CLEARING_COUNT + c]! > 0) count++;
  return count;
}

/** Inputs of the Corvids: their plots. Kinds of face-down plots are those of the world that was drawn. */
export const corvids: FactionInputs = {
  own: () => [
    each('face-up plot', PLOT_KINDS, (r, kind) => plotsOf(r.s.corvids, kind, 1)),
    each('face-down plot', PLOT_KINDS, (r, kind) => plotsOf(r.s.corvids, kind, 0)),
    upTo('face-up plots', MOST_PLOTS, 1, (r) => flipped(r.s.corvids)),
    upTo('plots to flip', MOST_PLOTS, 1, (r) => ready(r.s)),
    upTo('plots of this turn', 3, 1, (r) => r.s.corvids.plotted),
  ],
  onMap: () => [
    {
      name: 'face-up plot',
      labels: CLEARINGS,
      read(r, x, at) {
        const { kind, up } = r.s.corvids;
        for (let c = 0; c < CLEARING_COUNT; c++) if (kind[c] !== NO_PLOT && up[c] === 1) x[at + c] = 1;
      },
    },
  ],
};
