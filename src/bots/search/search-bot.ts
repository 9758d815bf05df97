import type { GameTypes } from '../../kernel/index.ts';
import type { SeatPerspective } from '../../kernel/referee/index.ts';
import type { Bot } from '../bot.ts';

/** An answer as a bot that thinks ahead sees it: how often it was tried, and the seat's chance by it. */
export interface RatedOption<K extends GameTypes> {
  readonly option: K['option'];
  readonly visits: number;
  readonly chance: number;
}

/** A bot that tries answers many times and can tell what came of each: for play, hints and reviews. */
export interface SearchBot<K extends GameTypes> extends Bot<K> {
  /** Thoughts about the last question. */
  readonly thoughts: number;
  /** Positions whose answers were judged while thinking about it. */
  readonly nodes: number;
  /** Shown each turn as a thought ended it, by the answer it began with: what a bot expects in the words of the game. */
  onTurnEnd: ((option: K['option'], world: K['state']) => void) | undefined;
  /** Thinks about a question; gives all answers, the best first. */
  weigh(chair: SeatPerspective<K>): RatedOption<K>[];
  /** Thinks on about one answer, however little it promised: its chance can be compared with the others' then. */
  tryOut(chair: SeatPerspective<K>, option: K['option'], thoughts: number): RatedOption<K>;
}
