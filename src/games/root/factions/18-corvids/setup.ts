import { offerUnless } from '../../../../kernel/index.ts';
import { mayNotPlace, place } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { RAVEN } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import type { Collector, Section } from '../../types.ts';
import { CLEARING_COUNT, CORVIDS } from '../../words.ts';
import { hidePlot, inSupply } from './plots.ts';
import { PLOT_KINDS } from './state.ts';
import { corvidsVerbs } from './verbs.ts';
import type { CorvidsSetupFrame } from './frames.ts';

const SUIT_DONE = refusal('18.3.2', 'suit-done');

/** §18.3.2: one warrior for each suit. */
const SCATTERED = 3;

/** Their setup, or what follows the homeland of their setup card. */
export const corvidsSetup = (step: CorvidsSetupFrame['step']): CorvidsSetupFrame => ({
  proc: 'corvidsSetup',
  step,
  got: 0,
  chosen: [],
});

/** §18.5.2-R2: the kinds that are in supply; which they are nobody else knows. */
export function listKinds(s: RootState, ask: Collector): void {
  for (let kind = 0; kind < PLOT_KINDS.length; kind++) if (inSupply(s, kind) > 0) ask.offer(corvidsVerbs.hide(kind));
}

/** §18.3.2-R1: one clearing of each suit. */
function listScatter(s: RootState, f: CorvidsSetupFrame, ask: Collector): void {
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const done = f.chosen.some((each) => s.suit[each] === s.suit[c]);
    offerUnless(ask, corvidsVerbs.scatter(c), done ? SUIT_DONE : mayNotPlace(s, CORVIDS, c));
  }
}

export const corvidsSetupProcedure: Section<CorvidsSetupFrame> = {
  // §18.3.3: the plot of the homeland.
  plot: {
    kind: 'choice',
    window: 'corvids-hide',
    law: '18.3.3',
    secret: true,
    seats: (s) => seatBit(s, CORVIDS),
    options: (s, _f, _seat, ask) => listKinds(s, ask),
    take(s, _f, o, _seat, out) {
      if (o.verb !== 'hide') return 'plot';
      hidePlot(s, s.draft.homeland.indexOf(CORVIDS), o.plot, out);
      return 'scatter';
    },
  },
  // §18.3.2
  scatter: {
    kind: 'choice',
    window: 'corvids-scatter',
    law: '18.3.2',
    seats: (s) => seatBit(s, CORVIDS),
    options: (s, f, _seat, ask) => listScatter(s, f, ask),
    take(s, f, o, _seat, out) {
      if (o.verb !== 'scatter') return 'scatter';
      place(s, RAVEN, o.clearing, 1, out);
      f.chosen.push(o.clearing);
      return f.chosen.length < SCATTERED ? 'scatter' : 'done';
    },
  },
};
