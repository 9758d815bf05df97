import {
  brokenCommitments,
  derivedEntropy,
  type Fairness,
  isEntropy,
  commitmentOf,
} from '../../kernel/referee/index.ts';
import { ApiError } from '../api-error.ts';
import { newEntropy } from '../secrets.ts';
import type { SeatDoc, TableDoc } from './doc.ts';

/** A new seed with its promise. */
export function newSeed(): TableDoc['seed'] {
  const opened = newEntropy();
  return { hash: commitmentOf(opened), opened };
}

/** A seat that opens nothing gets entropy that follows from the seed: its proof is the seed's promise. */
function withEntropy(seat: SeatDoc, at: number, { seed }: TableDoc): SeatDoc {
  const opened = derivedEntropy(seed.opened, at);
  return { ...seat, promise: commitmentOf(opened), opened };
}

/** The table begins as soon as everybody has opened; until then it waits. */
export function beginIfRevealed(doc: TableDoc): TableDoc {
  if (doc.seats.some((seat) => seat.opened === undefined)) return doc;
  const { openUntil: _, ...rest } = doc;
  return { ...rest, status: 'playing' };
}

/** All seats are taken: promises stand, and whoever made one is asked to open it. */
export function requestReveals(doc: TableDoc, until: number): TableDoc {
  const seats = doc.seats.map((seat, at) => (seat.promise === undefined ? withEntropy(seat, at, doc) : seat));
  return beginIfRevealed({ ...doc, status: 'opening', seats, openUntil: until });
}

/** A seat opens what it promised. */
export function revealSeat(doc: TableDoc, seat: number, entropy: string): TableDoc {
  if (doc.seats[seat]?.opened === entropy) return doc;
  if (doc.status !== 'opening') throw new ApiError(doc.status === 'open' ? 'not-begun' : 'begun');
  if (!isEntropy(entropy) || commitmentOf(entropy) !== doc.seats[seat]?.promise) throw new ApiError('bad-promise');
  return beginIfRevealed({ ...doc, seats: doc.seats.map((s, i) => (i === seat ? { ...s, opened: entropy } : s)) });
}

/**
 * Whoever did not open in time is passed over. That gives a seat no choice among outcomes: it does not know the seed.
 */
export function skipUnrevealed(doc: TableDoc): TableDoc {
  if (doc.status !== 'opening') return doc;
  const seats = doc.seats.map((seat, at) => (seat.opened === undefined ? withEntropy(seat, at, doc) : seat));
  return beginIfRevealed({ ...doc, seats });
}

/** What proves the outcomes, once the game is over. */
export function proofOf(doc: TableDoc): Fairness {
  const fairness: Fairness = {
    seed: doc.seed,
    seats: doc.seats.map(({ promise: hash = '', opened }) => ({ hash, ...(opened !== undefined && { opened }) })),
  };
  if (brokenCommitments(fairness).length > 0) throw new ApiError('bad-promise');
  return fairness;
}
