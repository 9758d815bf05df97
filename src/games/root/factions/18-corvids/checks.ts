import { inPlay } from '../../rules/02-key-terms/players.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import { PLOT } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import { CLEARING_COUNT, CORVIDS } from '../../words.ts';
import type { FactionChecks } from '../descriptor.ts';
import { inSupply } from './plots.ts';
import { NO_PLOT, PLOT_KINDS, SNARE } from './state.ts';

/** What is lost, invented or impossible among plots. */
function audit(s: RootState, wrong: string[]): void {
  if (!inPlay(s, CORVIDS)) return;
  const { kind, up, ruledOut, snares } = s.corvids;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const count = pieces(s, PLOT, c);
    if (count > 1 || (count === 1) !== (kind[c] !== NO_PLOT)) wrong.push(`plots of clearing ${c + 1}`);
    if (kind[c]! >= PLOT_KINDS.length) wrong.push(`an unknown plot in clearing ${c + 1}`);
    if (count === 0 && (up[c] !== 0 || ruledOut[c] !== 0)) wrong.push(`traces of a plot in clearing ${c + 1}`);
    if (up[c] === 0 && count > 0 && (ruledOut[c]! & (1 << kind[c]!)) !== 0)
      wrong.push(`the plot of clearing ${c + 1} was ruled out`);
    const snare = up[c] === 1 && kind[c] === SNARE ? 1 : 0;
    if (((snares >> c) & 1) !== snare) wrong.push(`the snare of clearing ${c + 1}`);
  }
  PLOT_KINDS.forEach((name, each) => {
    if (inSupply(s, each) < 0) wrong.push(`more than two plots of ${name}`);
  });
}

/** What conformance runs check and what play with the Corvids should reach: each plot flipped, each guessed right and wrong. */
export const corvidsChecks: FactionChecks = {
  audit,
  content: [
    ...PLOT_KINDS.map((name) => `plot ${name} flipped`),
    ...PLOT_KINDS.flatMap((name) => [`plot ${name} guessed right`, `plot ${name} guessed wrong`]),
    'plot raid left',
    'plots face down swapped',
    'plots face up swapped',
  ],
  reached: {
    'plot-flipped': (e) => [`plot ${PLOT_KINDS[e.plot]} flipped`],
    'plot-guessed': (e) => [`plot ${PLOT_KINDS[e.plot]} guessed ${e.right ? 'right' : 'wrong'}`],
    raid: () => ['plot raid left'],
    'plots-swapped': (e) => [`plots face ${e.up ? 'up' : 'down'} swapped`],
  },
};
