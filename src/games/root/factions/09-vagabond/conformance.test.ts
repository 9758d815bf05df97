import { testConformance } from '../../../../kernel/conformance/conformance.testkit.ts';
import { game, type EmittingRule } from '../../../../kernel/index.ts';
import { root } from '../../index.ts';
import type { Root } from '../../types.ts';
import type { RootSettings } from '../../settings.ts';
import { ALLIED } from './state.ts';
import { vagabondOf } from './items.ts';
import type { VagabondSetupFrame } from './frames.ts';

const MIXES = [
  ['marquise', 'vagabond'],
  ['marquise', 'eyrie', 'vagabond'],
  ['marquise', 'vagabond', 'vagabond2'],
  ['eyrie', 'vagabond', 'vagabond2'],
];
const WITH_ALLIANCE = [
  ['alliance', 'vagabond'],
  ['marquise', 'eyrie', 'alliance', 'vagabond'],
];
const MAPS = ['autumn', 'winter', 'lake', 'mountain'];

/** One or two Vagabonds with all others, on every playable map, with both decks and in every edition. */
function table(mixes: readonly string[][], seed: number): RootSettings {
  const read = root.readSettings({
    factions: mixes[seed % mixes.length],
    deck: seed % 4 === 0 ? 'exiles-partisans' : 'base',
    map: MAPS[(seed >> 1) % MAPS.length],
    edition: ['official', 'ua', 'ru'][seed % 3],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

const settings = (seed: number): RootSettings => table(MIXES, seed);

testConformance('Root with Vagabonds', root, { settings, games: 5, seed: 6, bound: 6000, met: false });

testConformance('Root with Vagabonds and the Alliance', root, {
  settings: (seed) => table(WITH_ALLIANCE, seed),
  games: 3,
  seed: 12,
  bound: 6000,
  met: false,
});

const setUp = root.procs.vagabondSetup.rest as EmittingRule<Root, VagabondSetupFrame>;

/** Chance alone seldom makes allies: here every faction is one from the start. */
const befriended = game<Root>({
  ...root,
  procs: {
    ...root.procs,
    vagabondSetup: {
      ...root.procs.vagabondSetup,
      rest: {
        kind: 'rule',
        law: '9.3.6',
        run(s, f, out) {
          const next = setUp.run(s, f, out);
          const v = vagabondOf(s, f.faction);
          v.relation = v.relation.map((space) => (space === 0 ? ALLIED : space));
          return next;
        },
      },
    },
  },
});

testConformance('Root with allied Vagabonds', befriended, { settings, games: 3, seed: 71, bound: 6000, met: false });
