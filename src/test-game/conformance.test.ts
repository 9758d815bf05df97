import { testConformance } from '../kernel/conformance/conformance.testkit.ts';
import { embers } from './index.ts';

testConformance('embers', embers, {
  settings: (seed) => ({ seats: 2 + (seed % 3), target: 10, rounds: 9, together: seed % 5 === 0 }),
  games: 24,
  seed: 1,
  bound: 2000,
});
