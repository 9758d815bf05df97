import type { Game, GameTypes } from '../kernel/index.ts';
import type { Evaluator } from './evaluator.ts';

/** An evaluator by score only, for games without one of their own. */
export function scoreEvaluator<K extends GameTypes>(game: Game<K>): Evaluator<K> {
  return {
    together: false,
    sideValues(s, into) {
      const scores = game.scores(s);
      for (let seat = 0; seat < scores.length; seat++) into[seat] = scores[seat]!;
      return scores.length;
    },
    scale: () => 5,
    turn: () => 0,
    phase: () => 0,
    isQuiet: () => true,
    isPass: () => false,
    weight: () => 1,
  };
}
