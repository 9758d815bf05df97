import type { Game } from '../game.ts';
import type { GameTypes } from '../procedure.ts';
import { fastRandom } from '../random.ts';
import type { Journal } from '../referee/journal.ts';
import { type PlayedAct, journalOfActs } from './act.ts';
import { checksNamed } from './conformance.ts';
import { randomPick, scriptPick } from './act-pickers.ts';
import { type CheckFailure, FULL, type ActPicker, walkOnce } from './walk.ts';

/** Attempts to reproduce a failure with the same acts. One may miss it, because the checks draw worlds at random. */
const ATTEMPTS = 3;

/** Number of new random games that are tried. */
const NEW_GAMES = 40;

/** The shortest game found that fails the check; `again` is false when the failure could not be reproduced. */
export interface ShrinkResult<K extends GameTypes = GameTypes> {
  readonly fault: CheckFailure<K>;
  readonly journal: Journal;
  readonly again: boolean;
}

/**
 * Looks for a shorter game that fails the same check: a prefix, the same acts with some left out, and new random games on
 * the same settings. Stops when `hasTime` returns false.
 */
export function shrink<K extends GameTypes>(
  game: Game<K>,
  fault: CheckFailure<K>,
  hasTime = (): boolean => true,
): ShrinkResult<K> {
  const { check, settings } = fault;
  let best = fault;
  let again = false;

  function run(seed: number, bound: number, pick: ActPicker<K>): boolean {
    const way = {
      settings,
      seed,
      bound,
      thoroughness: FULL,
      pick,
      checks: checksNamed(check),
      until: check,
      open: true,
    };
    const found = walkOnce(game, way).faults.find((f) => f.check === check);
    if (!found || found.acts.length > bound || (again && found.acts.length >= best.acts.length)) return false;
    best = found;
    again = true;
    return true;
  }
  const replayed = (acts: readonly PlayedAct[]): boolean => {
    for (let k = 0; k < ATTEMPTS; k++) if (run(fault.seed + k, acts.length, scriptPick(acts))) return true;
    return false;
  };

  replayed(fault.acts);
  for (let k = 0; k < NEW_GAMES && best.acts.length > 1 && hasTime(); k++)
    run(fault.seed + k, best.acts.length - 1, randomPick(fastRandom(fault.seed * 31 + k)));
  for (let size = best.acts.length >> 1; size > 0; size >>= 1)
    for (let at = 0; at + size <= best.acts.length; at += size)
      while (hasTime() && replayed([...best.acts.slice(0, at), ...best.acts.slice(at + size)]));
  return { fault: best, journal: journalOfActs(game, settings, best.acts), again };
}
