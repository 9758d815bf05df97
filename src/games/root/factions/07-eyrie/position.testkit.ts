import { DECREE } from '../../components/piles.ts';
import { COLUMNS, LEADERS } from './state.ts';
import { EVERYBODY } from '../../../../kernel/index.ts';
import type { CardNames, RootPosition } from '../../testkit/root-position.testkit.ts';

/** Words of test positions for the Eyrie. */
export const eyrieWords = {
  /** Puts cards into a column of the decree. */
  decree<P extends RootPosition>(this: P, column: (typeof COLUMNS)[number], ...cards: CardNames): P {
    return this.put(cards, DECREE + COLUMNS.indexOf(column), EVERYBODY);
  },
  /** Puts an Eyrie leader into office. */
  leader<P extends RootPosition>(this: P, name: (typeof LEADERS)[number]): P {
    this.state.eyrie.leader = LEADERS.indexOf(name);
    return this;
  },
  /** Turns these leaders face down, as deposed. */
  deposed<P extends RootPosition>(this: P, ...names: readonly (typeof LEADERS)[number][]): P {
    this.state.eyrie.deposed = LEADERS.map((name) => (names.includes(name) ? 1 : 0));
    return this;
  },
  /** The leader in office. */
  leaderName(this: RootPosition): string | undefined {
    return LEADERS[this.state.eyrie.leader];
  },
};
