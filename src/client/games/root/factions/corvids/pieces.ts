import { PLOT_KINDS } from '../../../../../games/root/factions/18-corvids/state.ts';
import { CORVIDS, isClearing, type Place } from '../../../../../games/root/words.ts';
import type { Piece } from '../../map/piece.ts';
import type { Names } from '../../names.ts';
import { plotName } from './texts.ts';
import type { RootView } from '../../../../../games/root/view-types.ts';

/** §18.8: a plot as the viewer sees it: its face, or its back with what guesses have ruled out. */
export function plotPiece(view: RootView, c: number, names: Names): Piece {
  const { say } = names;
  const { kind, up, ruledOut } = view.corvids;
  const known = PLOT_KINDS[kind[c]!];
  const common = { kind: 'token', owner: 'corvids', party: CORVIDS, count: 1 } as const;
  if (known !== undefined) {
    const key = up[c] === 1 ? 'root-corvids.label.plot-up' : 'root-corvids.label.plot-down';
    return { ...common, mark: `t-plot-${known}`, label: say.t(key, { plot: plotName(names, known) }) };
  }
  const not = PLOT_KINDS.filter((_, k) => ((ruledOut[c]! >> k) & 1) === 1).map((each) => plotName(names, each));
  const back = say.t('root-corvids.label.hidden-plot');
  const label = not.length === 0 ? back : `${back} (${say.t('root-corvids.label.not', { plots: not })})`;
  return { ...common, mark: 't-plot', label };
}

/** The plot of a clearing. */
export const plotsAt = (view: RootView, place: Place, names: Names): Piece[] =>
  isClearing(place) && view.corvids.kind[place]! >= 0 ? [plotPiece(view, place, names)] : [];
