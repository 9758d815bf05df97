import { testConformance } from '../../../../kernel/conformance/conformance.testkit.ts';
import { root } from '../../index.ts';
import type { RootSettings } from '../../settings.ts';

const MIXES = [
  ['marquise', 'corvids'],
  ['corvids', 'eyrie', 'alliance'],
  ['vagabond', 'corvids', 'cult'],
  ['hundreds', 'keepers', 'corvids'],
  ['riverfolk', 'corvids', 'marquise', 'vagabond'],
  ['corvids', 'keepers', 'alliance', 'eyrie'],
];
const MAPS = ['autumn', 'winter', 'lake', 'mountain'];

/** The Corvids with all others, on every map, with both decks and in every edition. */
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

testConformance('Root with the Corvids', root, { settings, games: 2, seed: 18, bound: 6000, met: false });
