import { testConformance } from '../../../../kernel/conformance/conformance.testkit.ts';
import { root } from '../../index.ts';
import type { RootSettings } from '../../settings.ts';

const MIXES = [
  ['cult', 'riverfolk'],
  ['cult', 'marquise', 'alliance'],
  ['riverfolk', 'eyrie', 'vagabond'],
  ['riverfolk', 'marquise', 'cult'],
];
const MAPS = ['autumn', 'winter', 'lake', 'mountain'];

/** The Cult and the Riverfolk with all others, on every playable map, with both decks and in every edition. */
function settings(seed: number): RootSettings {
  const read = root.readSettings({
    factions: MIXES[seed % MIXES.length],
    deck: seed % 4 === 0 ? 'exiles-partisans' : 'base',
    map: MAPS[(seed >> 1) % MAPS.length],
    edition: ['official', 'ua', 'ru'][seed % 3],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

testConformance('Root with Cult and Riverfolk', root, { settings, games: 4, seed: 1, bound: 6000, met: false });
