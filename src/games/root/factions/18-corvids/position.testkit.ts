import { piece } from '../../components/pieces.ts';
import { setDown } from '../../rules/02-key-terms/pieces.ts';
import type { ClearingName, RootPosition } from '../../testkit/root-position.testkit.ts';
import { CLEARINGS } from '../../words.ts';
import { setPlot } from './plots.ts';
import { PLOT_KINDS } from './state.ts';

type KindName = (typeof PLOT_KINDS)[number];

/** Words of test positions for the Corvids. */
export const corvidsWords = {
  /** Puts a plot face down into a clearing. */
  plot<P extends RootPosition>(this: P, c: ClearingName, kind: KindName, face: 'down' | 'up' = 'down'): P {
    this.state.supply[piece('plot')]!--;
    setDown(this.state, piece('plot'), CLEARINGS.indexOf(c), 1);
    setPlot(this.state, CLEARINGS.indexOf(c), PLOT_KINDS.indexOf(kind), face === 'up' ? 1 : 0);
    return this;
  },
  /** Lets guesses have ruled out kinds of a plot. */
  ruledOut<P extends RootPosition>(this: P, c: ClearingName, ...kinds: readonly KindName[]): P {
    this.state.corvids.ruledOut[CLEARINGS.indexOf(c)] = kinds.reduce(
      (bits, kind) => bits | (1 << PLOT_KINDS.indexOf(kind)),
      0,
    );
    return this;
  },
  /** How many plots they placed in this turn. */
  plotsPlaced(this: RootPosition): number {
    return this.state.corvids.plotted;
  },
  /** The clearings with snares that lie face up. */
  snares(this: RootPosition): string[] {
    return CLEARINGS.filter((_, c) => ((this.state.corvids.snares >> c) & 1) === 1);
  },
  /** The plot of a clearing, such as `bomb down`; undefined without one. */
  plotAt(this: RootPosition, c: ClearingName): string | undefined {
    const { kind, up } = this.state.corvids;
    const at = CLEARINGS.indexOf(c);
    return kind[at]! < 0 ? undefined : `${PLOT_KINDS[kind[at]!]} ${up[at] === 1 ? 'up' : 'down'}`;
  },
};
