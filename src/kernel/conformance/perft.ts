import type { Game } from '../game.ts';
import { MUTE } from '../event-sink.ts';
import type { GameTypes } from '../procedure.ts';
import { isSingleSeat, lowestSeat } from '../seat.ts';
import { type PlayedAct, actorOf, actsOf, actText, applyAct } from './act.ts';

/** All possible next acts. In an `each` window only the lowest asked seat answers, because the order of answers has no effect. */
function nextActs<K extends GameTypes>(game: Game<K>, s: K['state']): PlayedAct[] {
  const acts = actsOf(game, s);
  const window = game.window(s);
  if (window?.mode !== 'each' || isSingleSeat(window.asked)) return acts;
  return acts.filter((act) => actorOf(act) === lowestSeat(window.asked));
}

/** The number of different sequences of `depth` acts from here, outcomes by name. A game that ends earlier counts as one. */
export function perft<K extends GameTypes>(game: Game<K>, s: K['state'], depth: number): number {
  if (depth === 0 || s.over) return 1;
  let sum = 0;
  for (const act of nextActs(game, s)) {
    const next = game.clone(s);
    applyAct(game, next, act, MUTE);
    sum += perft(game, next, depth - 1);
  }
  return sum;
}

/** The perft count of each first act, to find the act that a change of rules affects. */
export function divide<K extends GameTypes>(game: Game<K>, s: K['state'], depth: number): Record<string, number> {
  const parts: Record<string, number> = {};
  for (const act of nextActs(game, s)) {
    const next = game.clone(s);
    applyAct(game, next, act, MUTE);
    parts[actText(act)] = perft(game, next, depth - 1);
  }
  return parts;
}
