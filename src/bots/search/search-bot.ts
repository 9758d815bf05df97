import type { GameTypes } from '../../kernel/index.ts';
import type { SeatPerspective } from '../../kernel/referee/index.ts';
import type { Bot } from '../bot.ts';

/** An option with its visits and the seat's win chance. */
export interface RatedOption<K extends GameTypes> {
  readonly option: K['option'];
  readonly visits: number;
  readonly chance: number;
}

/** A bot that rates all options by search: for play, hints and reviews. */
export interface SearchBot<K extends GameTypes> extends Bot<K> {
  /** Iterations of the last question. */
  readonly iterations: number;
  /** Number of states whose options were evaluated for the last question. */
  readonly nodes: number;
  /** Called at the end of each simulated turn, with the option it began with. */
  onTurnEnd: ((option: K['option'], world: K['state']) => void) | undefined;
  /** Searches a question; returns all options, the best first. */
  weigh(perspective: SeatPerspective<K>): RatedOption<K>[];
  /** Searches one option further, so that its chance can be compared with those of the best. */
  tryOut(perspective: SeatPerspective<K>, option: K['option'], iterations: number): RatedOption<K>;
}
