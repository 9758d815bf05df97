import { expect, test } from 'vitest';
import { brokenCommitments, derivedEntropy, commitmentOf } from '../../kernel/referee/index.ts';
import type { TableDoc } from './doc.ts';
import { requestReveals, newSeed, revealSeat, skipUnrevealed, proofOf } from './fairness.ts';

const OWN = 'ab'.repeat(32);

test('a seat that reveals nothing gets entropy derived from the seed, so that the server has no choice', () => {
  const doc = {
    status: 'open',
    seats: [{ promise: commitmentOf(OWN) }, {}, { promise: commitmentOf(OWN) }],
    seed: newSeed(),
  };
  const asked = requestReveals(doc as unknown as TableDoc, 1);
  const { opened: seed } = asked.seed;
  expect(asked.seats.map(({ opened }) => opened)).toEqual([undefined, derivedEntropy(seed, 1), undefined]);
  const begun = skipUnrevealed(revealSeat(asked, 0, OWN));
  expect(begun.status).toBe('playing');
  expect(begun.seats.map(({ opened }) => opened)).toEqual([OWN, derivedEntropy(seed, 1), derivedEntropy(seed, 2)]);
  expect(brokenCommitments(proofOf(begun))).toEqual([]);
});
