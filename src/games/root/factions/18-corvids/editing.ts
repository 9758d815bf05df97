import { PLOT } from '../../components/pieces.ts';
import type { FactionEditing } from '../../editing/faction-editing.ts';
import { setDown } from '../../rules/02-key-terms/pieces.ts';
import { type Clearing, CORVIDS, FACTIONS, isClearing } from '../../words.ts';
import type { RootState } from '../../state.ts';
import { setPlot } from './plots.ts';
import { NO_PLOT, PLOT_KINDS } from './state.ts';
import { corvidsPosition } from './position.ts';

/** No plot, then each kind face down, then each kind face up. */
const CHOICES = [
  'nowhere',
  ...PLOT_KINDS.map((kind) => `plot ${kind} down`),
  ...PLOT_KINDS.map((kind) => `plot ${kind} up`),
];

const choiceOf = (s: RootState, c: Clearing): number =>
  s.corvids.kind[c] === NO_PLOT ? 0 : 1 + s.corvids.kind[c]! + s.corvids.up[c]! * PLOT_KINDS.length;

/** §18.2.2.I: what lies in a clearing, and how. */
function choosePlot(s: RootState, c: Clearing, choice: number): void {
  const had = s.corvids.kind[c] === NO_PLOT ? 0 : 1;
  const has = choice === 0 ? 0 : 1;
  setDown(s, PLOT, c, has - had);
  s.supply[PLOT]! -= has - had;
  const kind = (choice - 1) % PLOT_KINDS.length;
  setPlot(s, c, has === 0 ? NO_PLOT : kind, has === 0 ? 0 : Math.floor((choice - 1) / PLOT_KINDS.length));
}

/** How the Corvids' part of a position is changed by hand. */
export const corvidsEditing: FactionEditing = {
  piecesLaw: '18.3.1',
  position: corvidsPosition,
  ownPieces: ['plot'],
  place(fields, s, place) {
    if (!isClearing(place)) return;
    fields.oneOf(
      { name: 'plot', under: `faction ${FACTIONS[CORVIDS]}`, law: '18.2.2' },
      choiceOf(s, place),
      CHOICES,
      (t, choice) => choosePlot(t, place, choice),
    );
  },
  startPhase(s) {
    if (s.seat[CORVIDS]! < 0) return;
    s.corvids.plotted = 0;
    s.corvids.declined = 0;
    s.corvids.declinedHand = 0;
  },
  problemLaws: { 'which-plot': '18.2.2', 'plot-ruled-out': '18.8' },
};
