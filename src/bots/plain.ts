import type { Game, GameTypes } from '../kernel/index.ts';
import type { Judge } from './judge.ts';

/** A judgement by the score alone, for games nobody has written one for. */
export function plainJudge<K extends GameTypes>(game: Game<K>): Judge<K> {
  return {
    together: false,
    worths(s, into) {
      const scores = game.scores(s);
      for (let seat = 0; seat < scores.length; seat++) into[seat] = scores[seat]!;
      return scores.length;
    },
    scale: () => 5,
    turn: () => 0,
    phase: () => 0,
    isCalm: () => true,
    isIdle: () => false,
    weight: () => 1,
  };
}
