import { fastRandom } from '../random.ts';
import { fastSource, type OutcomeSource } from './outcomes.ts';
import { type PebbleKinds, pebbles } from './pebbles.testkit.ts';
import { Referee } from './referee.ts';
import type { RefereeOptions } from './referee-options.ts';

/** A referee of the game of pebbles at its first question, and `say`, which answers for a seat. */
export function table(options: Partial<RefereeOptions<PebbleKinds>> & { readonly seats?: number } = {}) {
  const { seats = 2, source = fastSource(fastRandom(1)), ...rest } = options;
  const referee = new Referee<PebbleKinds>({ game: pebbles(), settings: { seats }, source, ...rest });
  referee.advance();
  return {
    referee,
    say: (seat: number, ...says: string[]) => referee.answer(seat, referee.question(seat), says),
  };
}

/** Always gives outcome `n`, and records the numbers of the outcomes that were asked for. */
export function countingSource(used: number[], n = 0): OutcomeSource {
  return (i) => {
    used.push(i);
    return n;
  };
}
