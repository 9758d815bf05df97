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

/** A new seed with its commitment. */
export function newSeed(): TableDoc['seed'] {
  const opened = newEntropy();
  return { hash: commitmentOf(opened), opened };
}

/** A seat that reveals nothing gets entropy derived from the seed; the seed's commitment covers it. */
function withEntropy(seat: SeatDoc, at: number, { seed }: TableDoc): SeatDoc {
  const opened = derivedEntropy(seed.opened, at);
  return { ...seat, promise: commitmentOf(opened), opened };
}

/** Starts the game once all seats have revealed their entropy; otherwise returns the same description. */
export function beginIfRevealed(doc: TableDoc): TableDoc {
  if (doc.seats.some((seat) => seat.opened === undefined)) return doc;
  const { openUntil: _, ...rest } = doc;
  return { ...rest, status: 'playing' };
}

/** Starts the reveal phase: seats that committed to entropy must reveal it until this time, in ms since 1970. */
export function requestReveals(doc: TableDoc, until: number): TableDoc {
  const seats = doc.seats.map((seat, at) => (seat.promise === undefined ? withEntropy(seat, at, doc) : seat));
  return beginIfRevealed({ ...doc, status: 'opening', seats, openUntil: until });
}

/** A seat reveals the entropy it committed to. */
export function revealSeat(doc: TableDoc, seat: number, entropy: string): TableDoc {
  if (doc.seats[seat]?.opened === entropy) return doc;
  if (doc.status !== 'opening') throw new ApiError(doc.status === 'open' ? 'not-begun' : 'begun');
  if (!isEntropy(entropy) || commitmentOf(entropy) !== doc.seats[seat]?.promise) throw new ApiError('bad-promise');
  return beginIfRevealed({ ...doc, seats: doc.seats.map((s, i) => (i === seat ? { ...s, opened: entropy } : s)) });
}

/**
 * Ends the reveal phase without the seats that did not reveal in time. That gives them no choice among outcomes: they do not
 * know the seed.
 */
export function skipUnrevealed(doc: TableDoc): TableDoc {
  if (doc.status !== 'opening') return doc;
  const seats = doc.seats.map((seat, at) => (seat.opened === undefined ? withEntropy(seat, at, doc) : seat));
  return beginIfRevealed({ ...doc, seats });
}

/** The fairness proof of a finished game. */
export function proofOf(doc: TableDoc): Fairness {
  const fairness: Fairness = {
    seed: doc.seed,
    seats: doc.seats.map(({ promise: hash = '', opened }) => ({ hash, ...(opened !== undefined && { opened }) })),
  };
  if (brokenCommitments(fairness).length > 0) throw new ApiError('bad-promise');
  return fairness;
}
