import { testConformance } from '../../../../kernel/conformance/conformance.testkit.ts';
import { root } from '../../index.ts';
import type { RootSettings } from '../../settings.ts';

const MIXES = [
  ['cult', 'riverfolk', 'hundreds'],
  ['marquise', 'hundreds'],
  ['alliance', 'keepers', 'eyrie'],
  ['hundreds', 'keepers', 'cult', 'riverfolk'],
];
const BOXES = [
  ['marauder', 'riverfolk-pack', 'underworld-pack'],
  ['underworld-pack', 'marauder-pack', 'riverfolk-pack'],
];

/** Hirelings beside chosen factions, on both maps and with both decks. */
function settings(seed: number): RootSettings {
  const read = root.readSettings({
    factions: MIXES[seed % MIXES.length],
    hirelings: BOXES[(seed >> 1) % BOXES.length],
    deck: seed % 3 === 0 ? 'exiles-partisans' : 'base',
    map: seed % 2 === 0 ? 'autumn' : 'winter',
    edition: ['official', 'ua', 'ru'][seed % 3],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

testConformance('Root with hirelings', root, { settings, games: 2, seed: 1, bound: 8000, met: false });
