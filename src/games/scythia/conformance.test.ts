import { expect, test } from 'vitest';
import { testConformance } from '../../kernel/conformance/conformance.testkit.ts';
import { GENEROUS } from './testkit/generous-pack.testkit.ts';
import { scythia } from './index.ts';
import { BUILT_IN } from './components/built-in.ts';
import { readPack } from './components/read-pack.ts';

const CHIEFS = BUILT_IN.chiefs.map((chief) => chief.id);
const settings = (seed: number) => ({ seats: 1 + (seed % 4), chief: CHIEFS[(seed >> 2) % 4]!, turnCap: 20 });

testConformance('scythia', scythia(BUILT_IN), { settings, games: 4, seed: 1, bound: 3000, met: false });
testConformance('scythia with cheap raids', scythia(GENEROUS), {
  settings,
  games: 4,
  seed: 101,
  bound: 3000,
  met: false,
});

// Long enough for the discard to become the deck, so that copies of a card come to lie in different pools.
testConformance('scythia, long games', scythia(BUILT_IN), {
  settings: () => ({ seats: 3, chief: 'trader', turnCap: 60 }),
  games: 1,
  seed: 9000,
  bound: 6000,
  met: false,
});

test('the pack of cheap raids is a pack', () => {
  expect(readPack(JSON.parse(JSON.stringify(GENEROUS))).ok).toBe(true);
});
