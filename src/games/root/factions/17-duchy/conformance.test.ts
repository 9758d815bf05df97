import { testConformance } from '../../../../kernel/conformance/conformance.testkit.ts';
import { root } from '../../index.ts';
import type { RootSettings } from '../../settings.ts';

const MIXES = [
  ['marquise', 'duchy'],
  ['eyrie', 'duchy', 'vagabond'],
  ['alliance', 'duchy', 'cult'],
  ['duchy', 'riverfolk', 'hundreds'],
  ['keepers', 'duchy', 'alliance', 'vagabond'],
  ['vagabond', 'vagabond2', 'duchy'],
];
const MAPS = ['autumn', 'winter', 'lake', 'mountain'];

/** The Duchy with all others, on every map, with both decks and in every edition, every other time with hirelings. */
function settings(seed: number): RootSettings {
  const read = root.readSettings({
    factions: MIXES[seed % MIXES.length],
    deck: seed % 2 === 0 ? 'base' : 'exiles-partisans',
    map: MAPS[(seed >> 1) % MAPS.length],
    edition: ['official', 'ua', 'ru'][seed % 3],
    ...(seed % 2 === 0 && { hirelings: ['marauder', 'underworld-pack', 'marauder-pack'] }),
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

testConformance('Root with the Duchy', root, { settings, games: 2, seed: 11, bound: 6000, met: false });
