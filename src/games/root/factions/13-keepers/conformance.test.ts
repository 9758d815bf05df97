import { testConformance } from '../../../../kernel/conformance/conformance.testkit.ts';
import { root } from '../../index.ts';
import type { RootSettings } from '../../settings.ts';

const MIXES = [
  ['hundreds', 'keepers'],
  ['marquise', 'hundreds', 'alliance'],
  ['eyrie', 'keepers', 'vagabond'],
  ['vagabond', 'vagabond2', 'hundreds'],
  ['keepers', 'alliance', 'hundreds', 'marquise'],
  ['cult', 'keepers', 'hundreds'],
  ['riverfolk', 'hundreds', 'keepers'],
];
const MAPS = ['autumn', 'winter', 'lake', 'mountain'];

/** The Hundreds and the Keepers with all others, on every map, with both decks and in every edition. */
function settings(seed: number): RootSettings {
  const read = root.readSettings({
    factions: MIXES[seed % MIXES.length],
    deck: seed % 2 === 0 ? 'base' : 'exiles-partisans',
    map: MAPS[(seed >> 1) % MAPS.length],
    edition: ['official', 'ua', 'ru'][seed % 3],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

testConformance('Root with the Hundreds and the Keepers', root, {
  settings,
  games: 4,
  seed: 6,
  bound: 6000,
  met: false,
});
