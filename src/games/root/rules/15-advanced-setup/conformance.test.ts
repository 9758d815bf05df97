import { testConformance } from '../../../../kernel/conformance/conformance.testkit.ts';
import { root } from '../../index.ts';
import type { RootSettings } from '../../settings.ts';

/** Drafts for every number of seats, with and without hirelings. */
function settings(seed: number): RootSettings {
  const read = root.readSettings({
    setup: 'advanced',
    seats: 2 + (seed % 5),
    hirelings: seed % 2 === 0 ? [] : ['marauder', 'riverfolk-pack', 'underworld-pack', 'marauder-pack'],
    deck: seed % 3 === 0 ? 'exiles-partisans' : 'base',
    map: seed % 4 < 2 ? 'autumn' : 'winter',
    edition: ['official', 'ua', 'ru'][seed % 3],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

testConformance('Root with a draft', root, { settings, games: 2, seed: 5, bound: 8000, met: false });
