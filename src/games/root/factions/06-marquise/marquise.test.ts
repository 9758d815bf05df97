import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';

const CATS_AND_HAWKS = { factions: ['marquise', 'eyrie'] } as const;
const CATS_AND_MICE = { factions: ['marquise', 'alliance'] } as const;

/** The Marquise's Daylight with what these tests need: cats in c1 (fox) and c5, c9 beside it. */
const daylight = () => position(CATS_AND_HAWKS).place('c1', 'cat', 3).place('c5', 'cat', 2).place('c9', 'cat', 2);

rootLaw('6.2.1', 'she crafts in Daylight with workshops, by the suit of their clearings', () => {
  const p = daylight().hand('marquise', 'gently-used-knapsack', 'travel-gear-fox').place('c9', 'workshop');
  p.turn('marquise', 'daylight');
  expect(p.offers('craft')).toEqual(['craft gently-used-knapsack']);
  expect(p.refusal('craft travel-gear-fox')).toMatchObject({ law: '4.1.1', why: 'crafting-pieces', a: 1 });
  p.play('craft gently-used-knapsack');
  expect(p.score('marquise')).toBe(1);
});

rootLaw('6.2.2', 'only she places in the keep clearing, anyone may move in', () => {
  const p = position(CATS_AND_HAWKS).place('c1', 'keep').place('c1', 'hawk', 3).place('c5', 'hawk', 2);
  p.decree('build', 'anvil').leader('builder').place('c1', 'roost').place('c5', 'roost').hand('eyrie', 'sword');
  p.turn('eyrie', 'daylight').play('end', 'resolve bird');
  expect(p.refusal('recruit-at c1')).toMatchObject({ law: '6.2.2', why: 'keep' });
  p.play('recruit-at c5', 'resolve bird');
  expect(p.offers('move')).toContain('move c5 c1');
});

rootLaw('6.2.2', 'she herself builds beside her keep', () => {
  const p = position(CATS_AND_HAWKS)
    .place('c5', 'keep')
    .place('c5', 'cat')
    .place('c5', 'wood')
    .turn('marquise', 'daylight');
  expect(p.offers('build')).toEqual(['build sawmill c5', 'build workshop c5', 'build recruiter c5']);
  expect(p.play('build workshop c5').count('c5', 'workshop')).toBe(1);
});

rootLaw('6.2.2', 'a removed keep is gone for good', () => {
  const p = position(CATS_AND_HAWKS).place('c1', 'keep').place('c1', 'hawk', 3);
  p.battle('eyrie', 'marquise', 'c1').chance('dice 1 0');
  expect(p.count('c1', 'keep')).toBe(0);
  expect(p.inSupply('keep')).toBe(0);
  expect(p.score('eyrie')).toBe(1);
});

rootLaw(['6.2.3', '6.2.3-R1'], 'one card of the suit saves all warriors lost in one clearing', () => {
  const p = position(CATS_AND_HAWKS).place('c1', 'keep').place('c5', 'cat', 4).place('c5', 'hawk', 4);
  p.hand('marquise', 'bake-sale', 'sword').battle('eyrie', 'marquise', 'c5').play('pass').chance('dice 3 0');
  expect(p.window()).toBe('field-hospitals');
  expect(p.offers()).toEqual(['pass', 'save bake-sale']);
  p.play('save bake-sale');
  expect(p.count('c1', 'cat')).toBe(3);
  expect(p.discarded()).toEqual(['bake-sale']);
});

rootLaw('6.2.3', 'declined, the warriors go to the supply', () => {
  const p = position(CATS_AND_HAWKS).place('c1', 'keep').place('c5', 'cat', 4).place('c5', 'hawk', 4);
  p.hand('marquise', 'bake-sale').battle('eyrie', 'marquise', 'c5').play('pass').chance('dice 3 0').play('pass');
  expect(p.count('c1', 'cat')).toBe(0);
  expect(p.inSupply('cat')).toBe(24);
});

rootLaw(['6.2.3', 'M004', 'O.6'], 'no hospitals when the keep goes in the same moment', () => {
  const p = position(CATS_AND_HAWKS).place('c1', 'keep').place('c1', 'cat').place('c1', 'hawk', 4).leader('commander');
  p.hand('marquise', 'anvil').battle('eyrie', 'marquise', 'c1').play('pass').chance('dice 1 0');
  expect(p.window()).not.toBe('field-hospitals');
  expect(p.count('c1', 'keep')).toBe(0);
  expect(p.score('eyrie')).toBe(1);
  expect(p.inSupply('cat')).toBe(25);
});

rootLaw('6.2.3-E1', 'the saved are placed, not moved: no Outrage', () => {
  const p = position({ factions: ['marquise', 'eyrie', 'alliance'] })
    .place('c1', 'keep')
    .place('c1', 'sympathy');
  p.place('c5', 'cat', 2).place('c5', 'hawk', 2).hand('marquise', 'bake-sale', 'anvil');
  p.battle('eyrie', 'marquise', 'c5').play('pass').chance('dice 2 0').play('save bake-sale');
  expect(p.count('c1', 'cat')).toBe(2);
  expect(p.cards('marquise')).toEqual(['anvil']);
});

rootLaw(['6.3.1', '6.3.2', '6.3.3'], 'the keep in a corner, a cat everywhere but opposite', () => {
  const p = position(CATS_AND_HAWKS);
  p.inSetup('marquise');
  expect(p.offers()).toEqual(['keep c1', 'keep c2', 'keep c3', 'keep c4']);
  expect(p.refusal('keep c5')).toMatchObject({ law: '6.3.2' });
  expect([p.inSupply('cat'), p.inSupply('wood')]).toEqual([25, 8]);
  p.play('keep c1');
  expect(p.inSupply('cat')).toBe(25 - 11);
  expect(p.count('c3', 'cat')).toBe(0);
  expect(p.count('c1', 'keep')).toBe(1);
});

rootLaw(['6.3.4', '6.3.4-R1', '6.3.5'], 'one of each building at the keep or next to it, in open slots', () => {
  const p = position(CATS_AND_HAWKS);
  p.inSetup('marquise').play('keep c1');
  expect(p.refusal('build sawmill c2')).toMatchObject({ law: '6.3.4', why: 'not-near-keep' });
  p.play('build sawmill c1');
  expect(p.refusal('build workshop c1')).toMatchObject({ law: '2.2.3', why: 'no-slot' });
  p.play('build workshop c10');
  expect(p.refusal('build recruiter c10')).toMatchObject({ law: '2.2.3' });
  p.play('build recruiter c5');
  expect(['sawmill', 'workshop', 'recruiter'].map((b) => p.inSupply(b as 'sawmill'))).toEqual([5, 5, 5]);
});

rootLaw('6.4', 'one wood at each sawmill', () => {
  const p = position(CATS_AND_HAWKS).place('c5', 'sawmill', 2).place('c1', 'sawmill');
  p.turn('marquise', 'birdsong');
  expect([p.count('c5', 'wood'), p.count('c1', 'wood')]).toEqual([2, 1]);
});

rootLaw(['6.4-R1', '2.5'], 'too little wood: she says where it goes', () => {
  const p = position(CATS_AND_HAWKS).place('c5', 'sawmill', 2).place('c1', 'sawmill').supply('wood', 1);
  p.turn('marquise', 'birdsong');
  expect(p.offers()).toEqual(['place c1', 'place c5']);
  p.play('place c1');
  expect([p.count('c1', 'wood'), p.count('c5', 'wood')]).toEqual([1, 0]);
  expect(p.window()).toBe('marquise-daylight');
});

rootLaw(['6.5', '6.5-R1'], 'three actions; crafting only before the first', () => {
  const p = daylight().place('c9', 'workshop').place('c9', 'recruiter').hand('marquise', 'mouse-in-a-sack');
  p.place('c2', 'hawk').place('c2', 'cat');
  p.turn('marquise', 'daylight');
  expect(p.offers('craft')).toEqual(['craft mouse-in-a-sack']);
  p.play('recruit');
  expect(p.refusal('craft mouse-in-a-sack')).toMatchObject({ law: '6.5', why: 'craft-first' });
  p.play('march', 'move c1 c5', 'count 1', 'pass', 'march', 'move c1 c5', 'count 1', 'pass');
  expect(p.offers()).toEqual(['end']);
  expect(p.refusal('march')).toMatchObject({ law: '6.5', why: 'no-actions' });
  expect(p.refusal('battle c2 eyrie')).toMatchObject({ law: '6.5', why: 'no-actions' });
});

rootLaw('6.5', 'a bird card gives one more action', () => {
  const p = daylight().hand('marquise', 'crossbow-bird', 'sword').turn('marquise', 'daylight');
  expect(p.offers('extra')).toEqual(['extra crossbow-bird']);
  p.play('extra crossbow-bird');
  expect(p.discarded()).toEqual(['crossbow-bird']);
  for (let action = 0; action < 4; action++) p.play('march', 'move c1 c5', 'count 1', 'move c5 c1', 'count 1');
  expect(p.offers()).toEqual(['end']);
});

rootLaw.each(
  '6.5-E1',
  'birds in edition %s: before the three actions or only after',
  ['official', 'ua', 'ru'] as const,
  (edition) => {
    const p = position({ ...CATS_AND_HAWKS, edition })
      .place('c1', 'cat')
      .place('c5', 'cat')
      .hand('marquise', 'crossbow-bird');
    p.turn('marquise', 'daylight');
    if (edition !== 'ru') {
      expect(p.offers('extra')).toEqual(['extra crossbow-bird']);
      return;
    }
    expect(p.refusal('extra crossbow-bird')).toMatchObject({ law: '6.5', why: 'birds-later' });
    for (let action = 0; action < 3; action++) p.play('march', 'move c1 c5', 'count 1', 'move c5 c1', 'count 1');
    expect(p.offers('extra')).toEqual(['extra crossbow-bird']);
  },
);

rootLaw('6.5.1', 'a battle is an action', () => {
  const p = daylight().place('c1', 'hawk').turn('marquise', 'daylight');
  p.play('battle c1 eyrie').chance('dice 1 0');
  expect(p.count('c1', 'hawk')).toBe(0);
  expect(p.window()).toBe('marquise-daylight');
});

rootLaw(['6.5.2', '6.5.2-R1'], 'a march is up to two moves and nothing between them', () => {
  const p = daylight()
    .hand('marquise', 'crossbow-bird')
    .turn('marquise', 'daylight')
    .play('march', 'move c1 c5', 'count 2');
  expect(p.window()).toBe('marquise-march');
  expect(p.offers('extra')).toEqual([]);
  p.play('move c5 c2', 'count 4');
  expect(p.count('c2', 'cat')).toBe(4);
  expect(p.window()).toBe('marquise-daylight');
});

rootLaw(['6.5.3', '6.5.3-R1'], 'recruit: one cat at each recruiter, once a turn, short supply where she says', () => {
  const p = daylight()
    .place('c5', 'recruiter', 2)
    .place('c9', 'recruiter')
    .supply('cat', 2)
    .turn('marquise', 'daylight');
  p.play('recruit');
  expect(p.offers()).toEqual(['place c5', 'place c9']);
  p.play('place c5', 'place c5');
  expect(p.count('c5', 'cat')).toBe(4);
  expect(p.refusal('recruit')).toMatchObject({ law: '6.5.3', why: 'recruited' });
});

rootLaw('6.5.3', 'without recruiters there is nothing to recruit at', () => {
  const p = daylight().turn('marquise', 'daylight');
  expect(p.refusal('recruit')).toMatchObject({ law: '6.5.3', why: 'no-recruiters' });
});

rootLaw(
  ['6.5.4', '6.5.4.I', '6.5.4.III', 'X.2'],
  'a building costs what its column says and scores what it uncovers',
  () => {
    const p = daylight().place('c5', 'sawmill').place('c5', 'wood').turn('marquise', 'daylight');
    p.play('build sawmill c5', 'wood c5');
    expect(p.count('c5', 'sawmill')).toBe(2);
    expect(p.inSupply('wood')).toBe(8);
    expect(p.score('marquise')).toBe(1);
    expect(p.events('scored', 'eyrie')).toEqual([{ type: 'scored', faction: 0, points: 1, law: '6.5.4.III' }]);
  },
);

rootLaw.each(
  ['6.5.4.I', 'X.2'],
  'the costs and points of the tracks: %s',
  [
    { building: 'sawmill', points: [0, 1, 2, 3, 4, 5] },
    { building: 'workshop', points: [0, 2, 2, 3, 4, 5] },
    { building: 'recruiter', points: [0, 1, 2, 3, 3, 4] },
  ] as const,
  ({ building, points }) => {
    const cost = [0, 1, 2, 3, 3, 4];
    points.forEach((value, number) => {
      const p = position(CATS_AND_HAWKS)
        .place('c11', 'cat', 3)
        .supply(building, 6 - number)
        .place('c11', 'wood', 8);
      p.turn('marquise', 'daylight').play(`build ${building} c11`);
      for (let wood = 0; wood < cost[number]!; wood++) p.play('wood c11');
      expect(p.window()).toBe('marquise-daylight');
      expect([p.score('marquise'), p.count('c11', 'wood')]).toEqual([value, 8 - cost[number]!]);
    });
  },
);

rootLaw('6.5.4.I', 'an empty track offers nothing', () => {
  const p = daylight().supply('workshop', 0).turn('marquise', 'daylight');
  expect(p.refusal('build workshop c5')).toMatchObject({ law: '6.5.4.I', why: 'track-empty' });
});

rootLaw(['6.5.4.II', '6.5.4.II-R1'], 'wood comes from ruled clearings connected to the site', () => {
  // c1 is linked to c5 and c9, which she rules; c3 is hers too, but cut off.
  const p = daylight().place('c3', 'cat').supply('sawmill', 4).place('c9', 'wood').place('c3', 'wood', 2);
  p.turn('marquise', 'daylight');
  expect(p.refusal('build sawmill c5')).toMatchObject({ law: '6.5.4.II', why: 'wood', a: 2, b: 1 });
  expect(p.offers('build')).toContain('build sawmill c3');
  expect(p.refusal('build sawmill c2')).toMatchObject({ law: '6.5.4.II', why: 'not-ruled' });
});

rootLaw(['6.5.4.II', 'M001', '7.2.2'], 'a clearing the Eyrie tie is theirs and does not pass wood on', () => {
  const p = daylight().place('c1', 'hawk', 3).supply('sawmill', 5).place('c9', 'wood').turn('marquise', 'daylight');
  expect(p.refusal('build sawmill c5')).toMatchObject({ law: '6.5.4.II', why: 'wood', a: 1, b: 0 });
  expect(p.refusal('build sawmill c1')).toMatchObject({ law: '6.5.4.II', why: 'not-ruled' });
});

rootLaw('6.5.4.II', 'while she pays, wood elsewhere is refused', () => {
  const p = daylight().place('c3', 'cat').supply('sawmill', 5).place('c9', 'wood').place('c3', 'wood');
  p.turn('marquise', 'daylight').play('build sawmill c5');
  expect(p.offers()).toEqual(['wood c9']);
  expect(p.refusal('wood c3')).toMatchObject({ law: '6.5.4.II', why: 'not-connected' });
});

rootLaw(['6.5.5', '6.5.5-R1'], 'overwork: a card of the suit for one wood at a sawmill, again and again', () => {
  const p = daylight().place('c5', 'sawmill').hand('marquise', 'bake-sale', 'crossbow-bird', 'sword');
  p.turn('marquise', 'daylight').play('overwork c5');
  expect(p.offers().sort()).toEqual(['spend bake-sale', 'spend crossbow-bird']);
  p.play('spend bake-sale', 'overwork c5', 'spend crossbow-bird');
  expect(p.count('c5', 'wood')).toBe(2);
  expect(p.refusal('overwork c5')).toMatchObject({ law: '6.5.5', why: 'no-card' });
  expect(p.refusal('overwork c1')).toMatchObject({ law: '6.5.5', why: 'no-sawmill' });
  const none = daylight().place('c5', 'sawmill').supply('wood', 0).hand('marquise', 'bake-sale');
  expect(none.turn('marquise', 'daylight').refusal('overwork c5')).toMatchObject({ law: '2.5', why: 'no-wood' });
});

rootLaw.each(
  ['6.6', 'X.2'],
  'draws one and one per uncovered bonus: %s',
  [
    { recruiters: 1, cards: 1 },
    { recruiters: 3, cards: 2 },
    { recruiters: 5, cards: 3 },
  ],
  ({ recruiters, cards }) => {
    const p = position(CATS_AND_HAWKS)
      .supply('recruiter', 6 - recruiters)
      .deck('sword', 'anvil', 'bake-sale', 'root-tea-fox');
    p.turn('marquise', 'evening');
    let drawn = 0;
    while (p.window() === 'chance' && p.onTurn() === 'marquise') {
      p.chance(p.outcomes()[0]!);
      drawn++;
    }
    expect(drawn).toBe(cards);
  },
);

rootLaw('6.6', 'then she discards down to five, cards of her choice', () => {
  const p = position(CATS_AND_HAWKS).hand('marquise', 'sword', 'anvil', 'bake-sale', 'root-tea-fox', 'investments');
  p.deck('crossbow-bird').turn('marquise', 'evening').chance('draw crossbow-bird');
  expect(p.window()).toBe('hand-limit');
  p.play('discard anvil');
  expect(p.cards('marquise')).toHaveLength(5);
  expect(p.onTurn()).toBe('eyrie');
});

rootLaw(['M005', '8.2.6'], 'five cats in one move cause one Outrage', () => {
  const p = position(CATS_AND_MICE)
    .place('c1', 'cat', 5)
    .place('c5', 'sympathy')
    .hand('marquise', 'bake-sale', 'investments');
  p.turn('marquise', 'daylight').play('march', 'move c1 c5', 'count 5');
  expect(p.asked()).toBe('marquise');
  p.play('appease bake-sale');
  expect(p.window()).toBe('marquise-march');
  expect(p.cards('marquise')).toEqual(['investments']);
});

rootLaw(['M006', 'O.1'], 'two moves into sympathy cause two, each settled before the next move', () => {
  const p = position(CATS_AND_MICE).place('c1', 'cat', 5).place('c5', 'sympathy').place('c9', 'sympathy');
  p.hand('marquise', 'bake-sale', 'investments').turn('marquise', 'daylight');
  p.play('march', 'move c1 c5', 'count 1', 'appease bake-sale', 'move c1 c9', 'count 1', 'appease investments');
  expect(p.cards('marquise')).toEqual([]);
});
