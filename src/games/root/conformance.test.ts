import { testConformance } from '../../kernel/conformance/conformance.testkit.ts';
import { root } from './index.ts';
import type { RootSettings } from './settings.ts';

const MIXES = [
  ['marquise', 'eyrie', 'alliance'],
  ['marquise', 'eyrie'],
  ['eyrie', 'alliance'],
  ['marquise', 'alliance', 'vagabond'],
  ['vagabond', 'eyrie', 'marquise', 'alliance'],
];
const MAPS = ['autumn', 'winter', 'lake', 'mountain'];

/** Every table size, deck, map and edition comes up among a few dozen seeds. */
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

testConformance('Root', root, { settings, games: 3, seed: 8, bound: 6000, met: false });
