import { testBattery } from '../../kernel/battery/battery.testkit.ts';
import { GENEROUS } from './generous.testkit.ts';
import { scythia } from './index.ts';
import { BUILT_IN } from './pack/built-in.ts';
import { readPack } from './pack/read.ts';
import { expect, test } from 'vitest';

const CHIEFS = BUILT_IN.chiefs.map((chief) => chief.id);
const settings = (seed: number) => ({ seats: 1 + (seed % 4), chief: CHIEFS[(seed >> 2) % 4]!, turnCap: 30 });

testBattery('scythia', scythia(BUILT_IN), { settings, games: 8, seed: 1, bound: 3000, met: false });
testBattery('scythia with cheap raids', scythia(GENEROUS), { settings, games: 8, seed: 101, bound: 3000, met: false });

test('the pack of cheap raids is a pack', () => {
  expect(readPack(JSON.parse(JSON.stringify(GENEROUS))).ok).toBe(true);
});
