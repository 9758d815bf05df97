import { testConformance } from '../../../../kernel/conformance/conformance.testkit.ts';
import { root } from '../../index.ts';
import type { RootSettings } from '../../settings.ts';

const MIXES = [
  ['marquise', 'eyrie', 'alliance', 'vagabond'],
  ['cult', 'riverfolk', 'hundreds', 'keepers'],
  ['duchy', 'corvids', 'cult', 'riverfolk'],
  ['eyrie', 'keepers', 'cult', 'alliance', 'marquise'],
];
const MAPS = ['autumn', 'winter', 'lake', 'mountain'];

/** Two landmarks with all factions, on every map, in both set-ups. */
function settings(seed: number): RootSettings {
  const factions = MIXES[seed % MIXES.length]!;
  const read = root.readSettings({
    ...(seed % 5 === 4 ? { setup: 'advanced', seats: 4 } : { factions }),
    deck: seed % 2 === 0 ? 'exiles-partisans' : 'base',
    map: MAPS[(seed >> 1) % MAPS.length],
    landmarks: 'two',
    mapLandmark: ['placed', 'dealt', 'none'][seed % 3],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

testConformance('Root with landmarks', root, { settings, games: 2, seed: 21, bound: 6000, met: false });
