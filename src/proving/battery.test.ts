import { testBattery } from '../kernel/battery/battery.testkit.ts';
import { embers } from './index.ts';

testBattery('embers', embers, {
  settings: (seed) => ({ seats: 2 + (seed % 3), target: 10, rounds: 9, together: seed % 5 === 0 }),
  games: 24,
  seed: 1,
  bound: 2000,
});
