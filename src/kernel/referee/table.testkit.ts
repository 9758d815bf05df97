import { fastRandom } from '../random.ts';
import { fastSource, type OutcomeSource } from './outcomes.ts';
import { type PebbleKinds, pebbles } from './pebbles.testkit.ts';
import { Referee } from './referee.ts';
import type { RefereeOptions } from './referee-options.ts';

/** A table of pebbles at rest, and a short way to speak at it. */
export function table(sitting: Partial<RefereeOptions<PebbleKinds>> & { readonly seats?: number } = {}) {
  const { seats = 2, source = fastSource(fastRandom(1)), ...rest } = sitting;
  const referee = new Referee<PebbleKinds>({ game: pebbles(), settings: { seats }, source, ...rest });
  referee.advance();
  return {
    referee,
    say: (seat: number, ...says: string[]) => referee.answer(seat, referee.question(seat), says),
  };
}

/** Outcomes by number, to see which numbers were used. */
export function countingSource(used: number[], n = 0): OutcomeSource {
  return (i) => {
    used.push(i);
    return n;
  };
}
