import { expect } from 'vitest';
import { GEOGRAPHY } from '../../components/maps/index.ts';
import { root } from '../../index.ts';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';

const CATS_AND_HAWKS = { factions: ['marquise', 'eyrie'], map: 'lake' } as const;
const CATS_AND_OTTERS = { factions: ['marquise', 'riverfolk'], map: 'lake' } as const;
const CATS_AND_MICE = { factions: ['marquise', 'alliance'], map: 'lake' } as const;

const printed = (lists: readonly (readonly number[])[]): number[][] => lists.map((list) => list.map((c) => c + 1));
const forest = (id: string): number => GEOGRAPHY.lake.data.forests.findIndex((each) => each.id === id);

rootLaw('19.1', 'the Ferry starts in 1, suits are dealt', () => {
  expect(position(CATS_AND_HAWKS).ferryAt()).toBe('c1');
  expect(GEOGRAPHY.lake.suits).toBeUndefined();
});

rootLaw(
  ['19.1-R2', '20.1-R1'],
  'a table may take the suggested suits of lake and mountain: four of each, none dealt',
  () => {
    const suits = (map: string, suggestedSuits: boolean) => {
      const read = root.readSettings({ factions: ['marquise', 'eyrie'], map, suggestedSuits });
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      const s = root.begin(read.value);
      return [0, 1, 2].map((suit) => s.suit.flatMap((each, c) => (each === suit ? [c + 1] : [])));
    };
    expect(suits('lake', true)).toEqual([
      [1, 2, 6, 9],
      [4, 8, 11, 12],
      [3, 5, 7, 10],
    ]);
    expect(suits('mountain', true)).toEqual([
      [1, 3, 10, 12],
      [2, 7, 8, 9],
      [4, 5, 6, 11],
    ]);
    expect(suits('lake', false)).toEqual([[], [], []]);
    // The winter map has none: its suits are dealt as before.
    expect(suits('winter', true)).toEqual([[], [], []]);
    expect(root.readSettings({ factions: ['marquise', 'eyrie'], suggestedSuits: 'yes' })).toMatchObject({
      ok: false,
      problems: [{ path: 'suggestedSuits', code: 'settings.type' }],
    });
  },
);

rootLaw(['19.2', '19.3', '19.2-R1'], 'the lake joins 1, 10, 11 and 12 like rivers; the Riverfolk swim it', () => {
  const { rivers } = GEOGRAPHY.lake;
  expect(printed([rivers[0]!, rivers[9]!, rivers[10]!, rivers[11]!])).toEqual([
    [10, 11, 12],
    [1, 11, 12],
    [1, 10, 12],
    [1, 10, 11],
  ]);
  expect(rivers.filter((list) => list.length > 0)).toHaveLength(4);
  const p = position(CATS_AND_OTTERS).place('c11', 'otter', 2).place('c12', 'cat', 5);
  p.box('funds', 'riverfolk', 3).turn('riverfolk', 'daylight');
  expect(p.offers('move')).toContain('move c11 c12');
});

rootLaw('19.2-R2', 'nobody else crosses the lake', () => {
  const p = position(CATS_AND_HAWKS).place('c11', 'cat', 2).turn('marquise', 'daylight').play('march');
  expect(p.offers('move')).toEqual(['move c11 c5', 'move c11 c6', 'move c11 c7']);
});

rootLaw(['19.4', '19.4-R1'], 'the forests along the shore are a ring', () => {
  const { aroundForest } = GEOGRAPHY.lake;
  const ring = ['f-shore-north', 'f-shore-east', 'f-shore-south', 'f-shore-west'].map(forest);
  expect(aroundForest).toHaveLength(9);
  ring.forEach((here, i) => {
    expect(aroundForest[here]).toContain(12 + ring[(i + 1) % 4]!);
    expect(aroundForest[here]).toContain(12 + ring[(i + 3) % 4]!);
    expect(aroundForest[here]).not.toContain(12 + ring[(i + 2) % 4]!);
  });
});

rootLaw(['19.5', '19.5-R2'], 'a march takes the Ferry once a turn, and draws a card', () => {
  const p = position(CATS_AND_HAWKS).place('c1', 'cat', 5).deck('anvil').turn('marquise', 'daylight').play('march');
  expect(p.offers('move')).toEqual(['move c1 c5', 'move c1 c9', 'move c1 c10', 'move c1 c11', 'move c1 c12']);
  p.play('move c1 c10', 'count 2');
  expect(p.lastEvents('ferry', 'eyrie')).toEqual([{ type: 'ferry', from: 0, to: 9 }]);
  p.chance('draw anvil');
  expect([p.cards('marquise'), p.ferryAt(), p.count('c10', 'cat')]).toEqual([['anvil'], 'c10', 2]);
  expect(p.offers('move').filter((text) => text.startsWith('move c10 c1'))).toEqual([]);
});

rootLaw('19.5-R1', 'rule is needed, of the clearing that is left or of the one that is reached', () => {
  const p = position(CATS_AND_HAWKS).place('c1', 'cat').place('c1', 'hawk', 2).place('c12', 'cat');
  p.turn('marquise', 'daylight').play('march');
  expect(p.offers('move').filter((text) => text.startsWith('move c1 '))).toEqual(['move c1 c12']);
  expect(p.refusal('move c1 c10')).toMatchObject({ law: '4.2.1' });
});

rootLaw('19.5-R1', 'Corvid Planners ride without rule', () => {
  const p = position({ ...CATS_AND_HAWKS, deck: 'exiles-partisans' })
    .place('c1', 'cat')
    .place('c1', 'hawk', 2);
  p.crafted('marquise', 'corvid-planners').turn('marquise', 'daylight').play('march');
  expect(p.offers('move')).toContain('move c1 c10');
});

rootLaw('19.5-R3', 'Slip takes the Ferry; False Orders do not', () => {
  const p = position({ factions: ['marquise', 'vagabond'], map: 'lake' })
    .vagabond('c1')
    .deck('anvil');
  p.turn('vagabond', 'birdsong').play('slip c11').chance('draw anvil');
  expect([p.pawn(), p.cards('vagabond'), p.ferryAt()]).toEqual(['c11', ['anvil'], 'c11']);
  const forced = position({ ...CATS_AND_HAWKS, deck: 'exiles-partisans' })
    .place('c1', 'hawk', 4)
    .place('c2', 'cat');
  forced.crafted('marquise', 'false-orders').turn('marquise', 'birdsong');
  expect(forced.offers('false-orders')).toEqual(['false-orders eyrie c1 c5', 'false-orders eyrie c1 c9']);
});

rootLaw('19.5-R4', 'scorched ground cannot be entered', () => {
  const p = position({ factions: ['marquise', 'eyrie', 'vagabond'], map: 'lake' })
    .vagabond('c2')
    .place('c1', 'cat', 2);
  p.scorch('c10').turn('marquise', 'daylight').play('march');
  expect(p.refusal('move c1 c10')).toMatchObject({ law: 'E.6.2', why: 'scorched' });
});

rootLaw('19.5-R5', 'the current player orders the card and Outrage', () => {
  const p = position(CATS_AND_MICE).place('c1', 'cat', 3).place('c10', 'sympathy').hand('marquise', 'root-tea-mouse');
  p.turn('marquise', 'daylight').play('march', 'move c1 c10', 'count 1');
  expect([p.asked(), p.offers().length]).toEqual(['marquise', 2]);
});

rootLaw('19.5-E1', 'for hirelings the mover draws in one edition, nobody in the current Law', () => {
  const ridden = (ferryDraw: 'riders' | 'mover') => {
    const p = position({
      factions: ['marquise', 'cult'],
      map: 'lake',
      hirelings: ['marauder', 'underworld-pack'],
      law: { ferryDraw },
    })
      .hirelings('last-dynasty', { by: 'marquise' })
      .place('c1', 'dynasty', 4);
    p.turn('marquise', 'daylight').play('command last-dynasty', 'move c1 c10');
    return [p.isFerryUsed(), p.window() === 'chance'];
  };
  expect([ridden('riders'), ridden('mover')]).toEqual([
    [true, false],
    [true, true],
  ]);
});

rootLaw('19.6', 'corners and edge', () => {
  const { opposite, data } = GEOGRAPHY.lake;
  expect(opposite.slice(0, 4)).toEqual([1, 0, 3, 2]);
  expect(data.edge.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

rootLaw('19.7', 'ruins and slots', () => {
  const { ruins, slots } = GEOGRAPHY.lake;
  expect(ruins).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1]);
  expect(slots).toEqual([2, 1, 1, 1, 3, 2, 1, 1, 1, 3, 3, 3]);
});

rootLaw('M194', 'otters that rule nothing swim without a card; with rule they say which way', () => {
  const swum = position(CATS_AND_OTTERS).place('c1', 'otter').place('c1', 'cat', 2).place('c10', 'cat');
  swum.box('funds', 'riverfolk', 3);
  swum.turn('riverfolk', 'daylight').play('move c1 c10', 'fund riverfolk', 'count 1');
  expect([swum.isFerryUsed(), swum.window()]).toEqual([false, 'riverfolk-daylight']);
  const ruled = position(CATS_AND_OTTERS)
    .place('c1', 'otter', 3)
    .box('funds', 'riverfolk', 3)
    .turn('riverfolk', 'daylight');
  ruled.play('move c1 c10', 'fund riverfolk');
  expect(ruled.offers()).toEqual(['by-ferry', 'without-ferry']);
  expect(ruled.play('by-ferry', 'count 1').window()).toBe('chance');
});

rootLaw('M195', 'a Vagabond and an ally ride in one trip and draw one card each', () => {
  const p = position({ factions: ['marquise', 'vagabond'], map: 'lake' }).vagabond('c1', ['boot', 'boot']);
  p.relation('marquise', 3).place('c1', 'cat', 3).turn('vagabond', 'daylight').play('go c10');
  expect([p.window(), p.asked()]).toEqual(['vagabond-escort', 'vagabond']);
  p.play('escort marquise 2');
  while (p.window() !== 'vagabond-daylight') {
    if (p.window() === 'chance') p.anyChance();
    else p.play(p.offers()[0]!);
  }
  expect([p.cards('marquise').length, p.cards('vagabond').length, p.count('c10', 'cat')]).toEqual([1, 1, 2]);
  expect(p.refusal('go c1')).toMatchObject({ law: '2.2.1' });
});

rootLaw('M196', 'sympathy does not cross the lake', () => {
  const p = position(CATS_AND_MICE).place('c10', 'sympathy').supporters('root-tea-mouse', 'ambush-bird', 'ambush-fox');
  const spread = p.turn('alliance', 'birdsong').play('pass').offers('spread');
  expect(spread.filter((text) => ['spread c11', 'spread c12'].includes(text))).toEqual([]);
  expect(spread.length).toBeGreaterThan(0);
});

rootLaw('M197', 'nine forests: a relic in each, three more to place', () => {
  const p = position({ factions: ['marquise', 'keepers'], map: 'lake' })
    .place('c1', 'keep')
    .inSetup('keepers');
  p.anyChance();
  expect(p.events('relic-laid', 'marquise')).toHaveLength(9);
});

rootLaw('M198', 'bird dominance: 1 and 3 do not win, 1 and 2 do', () => {
  const won = (...corners: ('c1' | 'c2' | 'c3')[]) => {
    const p = position({ factions: ['marquise', 'eyrie', 'alliance'], map: 'lake' });
    for (const c of corners) p.place(c, 'cat');
    return p.dominance('marquise', 'dominance-bird').turn('marquise', 'birdsong').winners();
  };
  expect([won('c1', 'c3'), won('c1', 'c2')]).toEqual([[], ['marquise']]);
});

rootLaw('M222', 'a crusade out of the Ferry’s outcast clearing rides, and the Cult draws', () => {
  const p = position({ factions: ['marquise', 'cult'], map: 'lake' })
    .place('c1', 'lizard', 3)
    .cult('fox', 3);
  p.turn('cult', 'birdsong');
  while (!p.offers('move').includes('move c1 c10'))
    p.play(p.offers().find((text) => text === 'crusade') ?? p.offers()[0]!);
  p.play('move c1 c10', 'count 1');
  expect([p.isFerryUsed(), p.window()]).toEqual([true, 'chance']);
});
