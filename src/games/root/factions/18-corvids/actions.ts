import { type ChildFrame, offerUnless, type Refusal } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { mayNotPlace } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import { battle, listBattles } from '../../rules/04-key-actions/battle/options.ts';
import { listMoves, move } from '../../rules/04-key-actions/move.ts';
import { removal, takeOff, triggers } from '../../rules/04-key-actions/removal.ts';
import { PLOT, RAVEN } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import type { Collector, Root, RootOption, Section, Sink } from '../../types.ts';
import { BIRD, type Clearing, CLEARING_COUNT, CORVIDS } from '../../words.ts';
import { hidePlot, swapPlots } from './plots.ts';
import { listKinds } from './setup.ts';
import { corvidsVerbs } from './verbs.ts';
import type { PlottingFrame } from './frames.ts';

const HAS_PLOT = refusal('18.2.2.II', 'has-plot');
const NO_PLOTS = refusal('18.5.2', 'no-plots');
const TOO_FEW = refusal('18.5.2', 'too-few-warriors');
const NO_PLOT_THERE = refusal('18.5.4', 'no-plot');
const FACINGS = refusal('18.5.4', 'facings-differ');

/** §18.5.2: warriors that the next plot costs. */
export const plotCost = (s: RootState): number => 1 + s.corvids.plotted;

/** §18.5.2, §18.5.2-R1, §18.5.2-R2: what keeps them from placing a plot in a clearing. */
function mayNotPlot(s: RootState, c: Clearing): Refusal<RootLaw> | undefined {
  if (pieces(s, PLOT, c) > 0) return HAS_PLOT;
  if (pieces(s, RAVEN, c) < plotCost(s)) return TOO_FEW;
  return s.supply[PLOT] === 0 ? NO_PLOTS : mayNotPlace(s, CORVIDS, c);
}

/** §18.5.2: where a plot can be placed. */
function listPlots(s: RootState, ask: Collector): void {
  for (let c = 0; c < CLEARING_COUNT; c++)
    offerUnless(ask, corvidsVerbs.plot(c), mayNotPlot(s, c), plotCost(s), pieces(s, RAVEN, c));
}

/** §18.5.4, §18.5.4-R1: two plots, both face up or both face down, wherever they lie. */
function listTricks(s: RootState, ask: Collector): void {
  for (let a = 0; a < CLEARING_COUNT; a++) {
    if (ask.isSatisfied) return;
    const none = pieces(s, PLOT, a) === 0;
    if (none && !ask.wantsRefusals) continue;
    for (let b = a + 1; b < CLEARING_COUNT; b++) {
      const no =
        none || pieces(s, PLOT, b) === 0 ? NO_PLOT_THERE : s.corvids.up[a] === s.corvids.up[b] ? undefined : FACINGS;
      offerUnless(ask, corvidsVerbs.trick(a, b), no);
    }
  }
}

/** §18.5: lists the actions of 18.5.1 to 18.5.4. */
export function listActions(s: RootState, ask: Collector): void {
  listMoves(s, CORVIDS, BIRD, ask);
  if (ask.isSatisfied) return;
  listPlots(s, ask);
  if (ask.isSatisfied) return;
  listBattles(s, CORVIDS, BIRD, ask);
  if (!ask.isSatisfied) listTricks(s, ask);
}

/** Takes an action of `listActions`; undefined for any other option. */
export function takeAction(s: RootState, o: RootOption, out: Sink): readonly ChildFrame<Root>[] | undefined {
  switch (o.verb) {
    case 'move':
      return [move(CORVIDS, o.from, o.to)];
    case 'battle':
      return [battle(CORVIDS, o.defender, o.clearing)];
    case 'plot':
      return [{ proc: 'plotting', step: 'pay', got: 0, clearing: o.clearing }];
    case 'trick':
      swapPlots(s, o.from, o.to, out);
      return [];
    default:
      return undefined;
  }
}

export const plottingProcedure: Section<PlottingFrame> = {
  // §18.5.2-R3: a cost: nobody scores, but it is a removal like any other (14.7.2).
  pay: {
    kind: 'rule',
    law: '18.5.2',
    run(s, f, out) {
      const r = removal(CORVIDS);
      takeOff(s, r, RAVEN, f.clearing, plotCost(s), out);
      s.corvids.plotted++;
      return { calls: triggers(s, r, out), by: s.seat[CORVIDS]!, law: '1.1.3', then: 'kind' };
    },
  },
  // §18.5.2-R2: the kind is their secret; it is said last, so that nothing that waits for others holds it.
  kind: {
    kind: 'choice',
    window: 'corvids-hide',
    law: '18.5.2',
    part: true,
    secret: true,
    seats: (s) => seatBit(s, CORVIDS),
    options: (s, _f, _seat, ask) => listKinds(s, ask),
    take(s, f, o, _seat, out) {
      if (o.verb !== 'hide') return 'kind';
      hidePlot(s, f.clearing, o.plot, out);
      return 'done';
    },
  },
};
