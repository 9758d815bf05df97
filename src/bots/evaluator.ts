import type { GameTypes, Seat } from '../kernel/index.ts';
import { expOf } from './exp.ts';

/**
 * Static evaluation of a game. It is applied to worlds that were drawn for a seat, so it may read any part of a state: hidden
 * parts are guesses.
 */
export interface Evaluator<K extends GameTypes> {
  /** True when all seats win or lose together: then every seat has the same chance. */
  readonly together: boolean;
  /** True when states after turns of different seats cannot be compared: then the tree search stops at the end of a turn. */
  readonly byTurn?: boolean;
  /**
   * The number of turns that a search plays on after the running turn before it evaluates: up to the end of the seat's own
   * next turn, when preparations have paid off or not.
   */
  ahead?(s: K['state']): number;
  /**
   * Writes the value of each side in points, those to be expected included: first the seats, then opponents without a seat.
   * Returns the number of sides.
   */
  sideValues(s: K['state'], into: Float64Array): number;
  /** The lead in points that makes a side the clear favourite; it shrinks towards the end of the game. */
  scale(s: K['state']): number;
  /** A number that changes when a turn ends. */
  turn(s: K['state']): number;
  /** A number that changes when a phase of a turn ends: later events do not count as consequences of a choice. */
  phase(s: K['state']): number;
  /** True when no battle, raid or roll is pending. */
  isQuiet(s: K['state']): boolean;
  /** True for an option that only stops or declines: its value is that of the present state. */
  isPass(o: K['option']): boolean;
  /** Removes what stopping forfeits, such as unused action points. */
  forfeitUnused?(s: K['state']): void;
  /** The weight of an option in quick random play; 1 is the default. */
  weight(s: K['state'], seat: Seat, o: K['option']): number;
}

/** An upper bound of the number of sides: seats, and an opponent without a seat. */
export const MOST_SIDES = 8;

/** The chance of a seat that has lost. */
const LOST = 0;
/** The chance of a seat that has won; several winners share it. */
const WON = 1;

const sideBuffer = new Float64Array(MOST_SIDES);

/** Writes the win chance of each seat, 0 to 1, computed from the values of the sides; exact when the game is over. */
export function winChances<K extends GameTypes>(evaluator: Evaluator<K>, s: K['state'], into: Float64Array): void {
  const { seats } = s.settings;
  if (s.over) {
    const share = WON / Math.max(1, evaluator.together ? 1 : s.over.winners.length);
    for (let seat = 0; seat < seats; seat++) into[seat] = s.over.winners.includes(seat) ? share : LOST;
    return;
  }
  const sides = evaluator.sideValues(s, sideBuffer);
  const scale = evaluator.scale(s);
  if (evaluator.together) {
    // The exponential is that of a number that is not positive.
    const less = expOf(-Math.abs(sideBuffer[0]!) / scale);
    const chance = sideBuffer[0]! > 0 ? 1 / (1 + less) : less / (1 + less);
    for (let seat = 0; seat < seats; seat++) into[seat] = chance;
    return;
  }
  let best = -Infinity;
  for (let side = 0; side < sides; side++) best = Math.max(best, sideBuffer[side]!);
  let sum = 0;
  for (let side = 0; side < sides; side++) {
    sideBuffer[side] = expOf((sideBuffer[side]! - best) / scale);
    sum += sideBuffer[side]!;
  }
  for (let seat = 0; seat < seats; seat++) into[seat] = sideBuffer[seat]! / sum;
}
