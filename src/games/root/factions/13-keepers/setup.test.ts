import { expect } from 'vitest';
import { fastRandom } from '../../../../kernel/index.ts';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { root } from '../../index.ts';
import { GEOGRAPHY } from '../../components/maps/index.ts';
import { newGame, type Position, position } from '../../testkit/position.testkit.ts';
import { CLEARING_COUNT, PLACES } from '../../words.ts';
import { typeOf } from './relics.ts';
import { RELIC_COUNT, RELIC_VALUES, STATION_SIDES } from './state.ts';

/** Draws every chance by a seed until somebody is asked. */
function settled(p: Position, seed = 1): Position {
  const random = fastRandom(seed);
  while (p.window() === 'chance') p.chance(root.outcomeName(p.state, random(root.outcomeCount(p.state))));
  return p;
}

const WITH_EYRIE = { factions: ['eyrie', 'keepers'] } as const;

/** The Keepers in the corner of clearing 3 and beside it. */
const setUp = (seed = 1): Position =>
  settled(
    settled(settled(newGame(WITH_EYRIE), seed).play('nest c1', 'leader despot'), seed).play(
      'muster c3',
      'muster-beside c6',
    ),
    seed,
  );

const inForest = (p: Position, forest: number): number => p.relicsAt(PLACES[CLEARING_COUNT + forest]!).length;

rootLaw(['13.2.1', '13.3.1'], 'one of the twelve relics value down in each forest', () => {
  const p = settled(newGame(WITH_EYRIE)).play('nest c1', 'leader despot');
  expect(p.window()).toBe('chance');
  expect(p.outcomes()).toEqual(['relic figure', 'relic tablet', 'relic jewelry']);
  settled(p);
  expect(GEOGRAPHY.autumn.aroundForest.map((_, forest) => inForest(p, forest))).toEqual([1, 1, 1, 1, 1, 1, 1]);
  expect(p.state.keepers.value.every((value) => value === 0)).toBe(true);
  expect(p.events('relic-laid', 'eyrie')).toHaveLength(7);
});

rootLaw(
  ['13.3.3', '1.1.2', '20.7-R1'],
  'where nothing may be placed beside the corner they place the first four only',
  () => {
    // On the mountain the corner of clearing 3 has one neighbour on the edge: clearing 6.
    const corner = (): Position =>
      settled(settled(newGame({ ...WITH_EYRIE, map: 'mountain' })).play('nest c1', 'leader despot'));
    const open = corner().play('muster c3');
    expect([open.window(), open.offers()]).toEqual(['keepers-beside', ['muster-beside c6']]);
    const barred = settled(corner().scorch('c6').play('muster c3'));
    expect([barred.count('c3', 'badger'), barred.inSupply('badger'), barred.asked()]).toEqual([4, 11, 'eyrie']);
  },
);

rootLaw('13.2.1', 'four relics of each type, with the values 1, 2, 3 and 3', () => {
  expect(RELIC_VALUES).toEqual([1, 2, 3, 3]);
  expect([0, 1, 2].map((type) => [...Array(RELIC_COUNT).keys()].filter((r) => typeOf(r) === type).length)).toEqual([
    4, 4, 4,
  ]);
  const p = position(WITH_EYRIE).relics('f1', 'figure').relics('c9', 'figure-3').place('c1', 'badger', 2);
  p.retinue('battle', 'anvil').turn('keepers', 'daylight').play('end', 'serve anvil', 'delve c1 f1 figure');
  expect([root.outcomeCount(p.state), p.outcomes()]).toEqual([3, ['value 1', 'value 2', 'value 3']]);
});

rootLaw(['13.3.2', '13.3.3', '13.3.6', '16.1'], 'four warriors in a corner, four beside it on the edge', () => {
  const p = settled(settled(newGame(WITH_EYRIE)).play('nest c1', 'leader despot'));
  expect([p.window(), ...p.offers()]).toEqual(['keepers-corner', 'muster c3']);
  expect(p.refusal('muster c2')).toMatchObject({ law: '16.1', why: 'not-opposite' });
  p.play('muster c3');
  expect(p.offers()).toEqual(['muster-beside c6', 'muster-beside c7']);
  expect(p.refusal('muster-beside c11')).toMatchObject({ law: '13.3.3', why: 'not-on-edge' });
  expect(p.refusal('muster-beside c5')).toMatchObject({ law: '13.3.3', why: 'not-beside-corner' });
  p.play('muster-beside c7');
  expect([p.count('c3', 'badger'), p.count('c7', 'badger'), p.inSupply('badger')]).toEqual([4, 4, 7]);
  expect([p.inSupply('waystation'), p.stations()]).toEqual([3, [undefined, undefined, undefined]]);
});

rootLaw(['13.3.4', '13.3.4-R1'], 'the other relics evenly into forests away from their warriors', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const p = setUp(seed);
    // Warriors in clearings 3 and 6 touch the forests 3, 5 and 6; five relics go to the other four.
    const counts = [0, 1, 2, 3, 4, 5, 6].map((forest) => inForest(p, forest));
    expect([counts[2], counts[4], counts[5]]).toEqual([1, 1, 1]);
    expect([counts[0], counts[1], counts[3], counts[6]].sort((a, b) => a! - b!)).toEqual([2, 2, 2, 3]);
  }
});

rootLaw('13.3.4', 'with warriors beside every forest the other relics go into all of them', () => {
  const p = position(WITH_EYRIE).place('c10', 'badger').place('c11', 'badger').place('c12', 'badger');
  p.place('c8', 'badger').inSetup('keepers').anyChance().play('muster c3', 'muster-beside c6').anyChance();
  const counts = [0, 1, 2, 3, 4, 5, 6].map((forest) => inForest(p, forest));
  expect(counts.toSorted((a, b) => a - b)).toEqual([1, 1, 2, 2, 2, 2, 2]);
});

rootLaw('13.3.4-R1', 'which forest gets one more is chance, not choice', () => {
  const full = new Set(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((seed) =>
      [0, 1, 3, 6].find((forest) => inForest(setUp(seed), forest) === 3),
    ),
  );
  expect(full.size).toBeGreaterThan(1);
});

rootLaw('13.3.5', 'a Faithful Retainer, a bird, in each column; discarded it leaves the game', () => {
  const p = setUp();
  expect((['move', 'battle', 'recover'] as const).map((column) => p.retinueOf(column))).toEqual([
    ['faithful-retainer'],
    ['faithful-retainer'],
    ['faithful-retainer'],
  ]);
  // A bird serves in clearings of any suit.
  const any = position(WITH_EYRIE).retinue('move', 'faithful-retainer').place('c1', 'badger').place('c5', 'badger');
  any.turn('keepers', 'daylight').play('end', 'serve faithful-retainer');
  expect(any.offers()).toContain('move c1 c9');
  expect(any.offers()).toContain('move c5 c2');
});

rootLaw(['13.2.2', 'X.9'], 'three waystations, each pair of types once', () => {
  expect(STATION_SIDES.map((sides) => [...sides].sort((a, b) => a - b).join())).toEqual(['1,2', '0,2', '0,1']);
});
