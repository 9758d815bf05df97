import type { GameTypes, Seat } from '../kernel/index.ts';

/**
 * What a bot knows of a game beyond its rules. Everything here looks at worlds that were drawn for a seat, so it may read
 * any part of a state: what it reads there is what the seat knows, or a guess.
 */
export interface Evaluator<K extends GameTypes> {
  /** One team against the game: every seat has the same chance. */
  readonly together: boolean;
  /** Positions after turns of different players cannot be compared: a search looks no farther than the end of a turn. */
  readonly byTurn?: boolean;
  /**
   * Before a search judges the end of a turn, everybody plays on for so many turns: up to the end of the seat's own next one,
   * where what was prepared has paid or has not.
   */
  ahead?(s: K['state']): number;
  /**
   * How far each side has come, in points of the game with what it may still expect: first the seats, then opponents
   * who have no seat. Gives the number of sides.
   */
  sideValues(s: K['state'], into: Float64Array): number;
  /** So many points more make a side clearly the favourite; smaller as the end comes near. */
  scale(s: K['state']): number;
  /** Changes when a player's turn is over. */
  turn(s: K['state']): number;
  /** Changes when a turn or a phase of it is over: what comes later is no longer a consequence of the choice. */
  phase(s: K['state']): number;
  /** False in the middle of something whose result is not on the board yet: a battle, a raid, a roll. */
  isQuiet(s: K['state']): boolean;
  /** True for an answer that only stops or declines: it is worth what the player already has. */
  isPass(o: K['option']): boolean;
  /** Takes away what is lost by stopping, such as action points left over. */
  forfeitUnused?(s: K['state']): void;
  /** How readily a sensible player answers so, before looking ahead; 1 is usual. For playing worlds on quickly. */
  weight(s: K['state'], seat: Seat, o: K['option']): number;
}

/** More sides than any game has: seats, and an opponent without a seat. */
export const MOST_SIDES = 8;

/** A lost game is worth a little less than nothing can be, a won one more than any hope. */
const LOST = 0;
const WON = 1;

const worths = new Float64Array(MOST_SIDES);

/** The chance of each seat to win, between 0 and 1: certain when the game is over, else from what each side is worth. */
export function winChances<K extends GameTypes>(judge: Evaluator<K>, s: K['state'], into: Float64Array): void {
  const { seats } = s.settings;
  if (s.over) {
    const share = WON / Math.max(1, judge.together ? 1 : s.over.winners.length);
    for (let seat = 0; seat < seats; seat++) into[seat] = s.over.winners.includes(seat) ? share : LOST;
    return;
  }
  const sides = judge.sideValues(s, worths);
  const scale = judge.scale(s);
  if (judge.together) {
    const chance = 1 / (1 + Math.exp(-worths[0]! / scale));
    for (let seat = 0; seat < seats; seat++) into[seat] = chance;
    return;
  }
  let best = -Infinity;
  for (let side = 0; side < sides; side++) best = Math.max(best, worths[side]!);
  let sum = 0;
  for (let side = 0; side < sides; side++) {
    worths[side] = Math.exp((worths[side]! - best) / scale);
    sum += worths[side]!;
  }
  for (let seat = 0; seat < seats; seat++) into[seat] = worths[seat]! / sum;
}
