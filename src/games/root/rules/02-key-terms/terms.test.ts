import { expect } from 'vitest';
import { ownCards } from '../../../../kernel/index.ts';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { FACTS, TITLE_OF, TITLES } from '../../components/cards/index.ts';
import { GEOGRAPHY } from '../../components/maps/index.ts';
import { IN_BOX, PIECES } from '../../components/pieces.ts';
import { AVAILABLE, DECK, DISCARD, handOf } from '../../components/piles.ts';
import { position } from '../../testkit/position.testkit.ts';
import { root } from '../../index.ts';
import { MARQUISE } from '../../words.ts';

const CATS_AND_HAWKS = { factions: ['marquise', 'eyrie'] } as const;
const THREE = { factions: ['marquise', 'eyrie', 'alliance'] } as const;

rootLaw(['1.1.1', '1.1.1-R1'], 'a faction rule beats the general one', () => {
  // General: a tie has no ruler (2.8). The Eyrie's own rule breaks it (7.2.2).
  const p = position(CATS_AND_HAWKS).place('c1', 'hawk').place('c1', 'cat');
  expect(p.ruler('c1')).toBe('eyrie');
});

rootLaw(
  ['1.1.2', '1.1.2-R1', '6.2.2-R1'],
  '"cannot" beats "must": a recruit ordered by the decree is barred at the keep',
  () => {
    const p = position(CATS_AND_HAWKS).place('c10', 'keep').place('c10', 'roost').leader('builder');
    p.turn('eyrie', 'daylight').play('end');
    expect(p.window()).toBe('eyrie-leader');
  },
);

rootLaw(['1.1.3', '1.1.3-R1'], 'the current player orders what happens at once', () => {
  // A Favor removes cats in two clearings: the Eyrie, whose turn it is, say which hospital is asked first.
  const p = position(THREE)
    .place('c2', 'keep')
    .place('c1', 'cat')
    .place('c6', 'cat')
    .place('c1', 'roost')
    .place('c6', 'roost');
  p.place('c8', 'roost').hand('eyrie', 'favor-of-the-foxes').hand('marquise', 'anvil', 'foxfolk-steel');
  p.turn('eyrie', 'daylight').play('craft favor-of-the-foxes');
  expect(p.asked()).toBe('eyrie');
  expect(p.offers()).toEqual(['first fieldHospitals c1', 'first fieldHospitals c6']);
});

rootLaw(['1.1.3-R2', 'O.6'], 'all pieces leave before anything answers', () => {
  const p = position(THREE).place('c1', 'cat', 3).place('c1', 'sympathy').place('c1', 'base').hand('marquise', 'anvil');
  p.battle('marquise', 'alliance', 'c1').chance('dice 2 1');
  expect([p.count('c1', 'sympathy'), p.count('c1', 'base')]).toEqual([0, 0]);
  expect(p.score('marquise')).toBe(2);
  expect(p.offers()).toEqual(['first outrage c1', 'first lostBase fox']);
});

rootLaw('1.2.1', 'a hand is its owner’s, its size everybody’s', () => {
  const p = position(CATS_AND_HAWKS).hand('marquise', 'anvil', 'sword');
  const seen = (viewer: number) => p.view(viewer);
  const hand = handOf(MARQUISE);
  expect(seen(0).known.filter((pile) => pile === hand)).toHaveLength(2);
  expect(seen(1).known.filter((pile) => pile === hand)).toEqual([]);
  expect(seen(1).pileSizes[hand]).toBe(2);
  expect(seen(7).pileSizes[hand]).toBe(2);
});

rootLaw(['1.2.2', '1.2.2-R1'], 'everybody sees the discard pile and the available cards, nobody the deck', () => {
  const p = position(THREE).discard('anvil').available('dominance-fox');
  for (const viewer of [0, 1, 2, 7]) {
    const { known } = p.view(viewer);
    expect(known.filter((pile) => pile === DISCARD)).toHaveLength(1);
    expect(known.filter((pile) => pile === AVAILABLE)).toHaveLength(1);
    expect(known.filter((pile) => pile === DECK)).toEqual([]);
  }
});

rootLaw('1.5', 'Birdsong, Daylight, Evening, then the next player', () => {
  const p = position(CATS_AND_HAWKS)
    .leader('builder')
    .hand('eyrie', 'sword')
    .deck('anvil')
    .turn('marquise', 'birdsong');
  p.play('end').chance('draw anvil');
  expect(p.events('phase', 'eyrie').map((e) => `${e.faction} ${e.phase}`)).toEqual([
    '0 birdsong',
    '0 daylight',
    '0 evening',
    '1 birdsong',
  ]);
});

rootLaw(['2.1', '2.1.5', '2.1.6', 'B.1.4'], '54 cards of four suits, five ambushes, four dominance cards', () => {
  const p = position(THREE);
  const deck = TITLE_OF.flatMap((t, card) => (p.state.cards.at[card] === DECK ? [FACTS[t]!] : []));
  expect(deck).toHaveLength(54);
  expect([0, 1, 2, 3].map((suit) => deck.filter((c) => c.suit === suit).length)).toEqual([14, 13, 13, 14]);
  expect(
    deck
      .filter((c) => c.kind === 'ambush')
      .map((c) => c.suit)
      .sort((a, b) => a - b),
  ).toEqual([0, 1, 2, 3, 3]);
  expect(
    deck
      .filter((c) => c.kind === 'dominance')
      .map((c) => c.suit)
      .sort((a, b) => a - b),
  ).toEqual([0, 1, 2, 3]);
});

rootLaw(['2.1.5', '2.1.6'], 'neither ambush nor dominance cards can be crafted, each by its own paragraph', () => {
  const p = position(THREE)
    .place('c1', 'workshop')
    .hand('marquise', 'ambush-fox', 'dominance-fox')
    .turn('marquise', 'daylight');
  expect(p.refusal('craft ambush-fox')).toMatchObject({ law: '2.1.5', why: 'not-craftable' });
  expect(p.refusal('craft dominance-fox')).toMatchObject({ law: '2.1.6', why: 'not-craftable' });
});

rootLaw(['2.1.1', '2.1.1.II'], 'a bird stands for any suit, nothing stands for a bird', () => {
  const p = position(THREE).place('c5', 'sawmill').hand('marquise', 'armorers', 'anvil').available('dominance-bird');
  p.turn('marquise', 'daylight').play('overwork c5');
  expect(p.offers()).toEqual(['spend armorers']);
  p.play('spend armorers');
  expect(p.refusal('take dominance-bird')).toMatchObject({ law: '3.3.4', why: 'no-card', a: 3 });
});

rootLaw('2.1.1.I-R1', 'a player with only birds cannot escape Outrage', () => {
  const p = position(THREE).place('c1', 'cat', 2).place('c5', 'sympathy').hand('marquise', 'armorers', 'sappers');
  p.turn('marquise', 'daylight').play('march', 'move c1 c5', 'count 1');
  expect(p.offers().sort()).toEqual(['appease armorers', 'appease sappers']);
});

rootLaw(
  ['2.1.2', '2.1.2-R1'],
  'an empty deck is made of the discard pile at once; with none left nothing is drawn',
  () => {
    const p = position(THREE).deck('anvil');
    ownCards(p.state.cards).at[TITLE_OF.indexOf(TITLES.indexOf('bake-sale'))] = DISCARD;
    ownCards(p.state.cards).size[DISCARD]!++;
    ownCards(p.state.cards).size[4]!--;
    p.turn('marquise', 'evening').chance('draw anvil');
    expect(p.pile(DECK)).toEqual(['bake-sale']);
    expect(p.events('reshuffled', 'eyrie')).toHaveLength(1);
    const dry = position(THREE).hand('eyrie', 'sword').deck().turn('marquise', 'evening');
    expect(dry.cards('marquise')).toEqual([]);
    expect(dry.asked()).toBe('eyrie');
  },
);

rootLaw(
  ['2.1.3', '2.1.3-R1', '3.3.3'],
  'a spent card goes to the discard pile, a dominance card beside the map',
  () => {
    const p = position(THREE)
      .place('c1', 'sawmill')
      .hand('marquise', 'anvil', 'dominance-fox')
      .turn('marquise', 'daylight');
    p.play('overwork c1', 'spend anvil', 'overwork c1', 'spend dominance-fox');
    expect(p.discarded()).toEqual(['anvil']);
    expect(p.pile(AVAILABLE)).toEqual(['dominance-fox']);
  },
);

rootLaw(['2.2', '2.2.1'], 'clearings joined by a path are adjacent, both ways', () => {
  for (const map of Object.values(GEOGRAPHY)) {
    expect(map.paths).toHaveLength(12);
    map.paths.forEach((near, c) => {
      for (const other of near) expect(map.paths[other]).toContain(c);
    });
  }
  const p = position(CATS_AND_HAWKS).place('c1', 'cat').turn('marquise', 'daylight').play('march');
  expect(p.offers('move')).toEqual(['move c1 c5', 'move c1 c9', 'move c1 c10']);
});

rootLaw('2.2.3', 'a building needs an open slot', () => {
  const p = position(CATS_AND_HAWKS).place('c1', 'cat', 2).place('c1', 'workshop').place('c1', 'wood', 3);
  p.place('c9', 'sawmill').turn('marquise', 'daylight');
  expect(p.refusal('build sawmill c1')).toMatchObject({ law: '2.2.3', why: 'no-slot' });
});

rootLaw(['2.2.4', '2.2.4-R1'], 'a ruin fills its slot, rules nothing and is not removed with enemy pieces', () => {
  const p = position(THREE).place('c6', 'sympathy').place('c6', 'sawmill').supporters('anvil', 'foxfolk-steel');
  expect(p.openSlots('c6')).toBe(0);
  p.turn('alliance', 'birdsong').play('revolt c6', 'supporter anvil', 'supporter foxfolk-steel');
  expect(p.ruinsIn('c6')).toBe(1);
  expect(p.score('alliance')).toBe(1);
});

rootLaw('2.3', 'the river is no path, and it does not divide forests in autumn', () => {
  const p = position(CATS_AND_HAWKS).place('c4', 'cat').turn('marquise', 'daylight').play('march');
  expect(p.offers('move')).toEqual(['move c4 c8', 'move c4 c9', 'move c4 c12']);
  expect(GEOGRAPHY.autumn.rivers[3]).toEqual([6]);
  expect(GEOGRAPHY.autumn.data.forests).toHaveLength(7);
});

rootLaw(['2.4', '2.4.1'], 'forests touch clearings, and forests across one path', () => {
  for (const map of Object.values(GEOGRAPHY)) {
    map.aroundForest.forEach((around, i) => {
      for (const place of around) {
        const back = place < 12 ? map.forestsAt[place]! : map.aroundForest[place - 12]!;
        expect(back).toContain(12 + i);
      }
    });
  }
  const west = GEOGRAPHY.autumn.data.forests.findIndex((f) => f.id === 'f-west');
  expect(GEOGRAPHY.autumn.aroundForest[west]!.filter((place) => place < 12)).toEqual([3, 8, 11]);
});

rootLaw(['D.1.1', 'D.1.1-R1'], 'in winter the river divides forests like a path', () => {
  const { data, aroundForest } = GEOGRAPHY.winter;
  expect(data.forests).toHaveLength(8);
  // The two forests on both sides of each stretch of river share its clearings and are adjacent.
  const across = data.river.map((stretch) => {
    const beside = aroundForest.flatMap((around, i) => (stretch.every((c) => around.includes(c - 1)) ? [i] : []));
    return beside.filter((i) => beside.some((j) => aroundForest[i]!.includes(12 + j))).map((i) => data.forests[i]!.id);
  });
  expect(across).toEqual([
    ['f-north-east', 'f-east'],
    ['f-north-west', 'f-west'],
    ['f-north', 'f-centre'],
  ]);
});

rootLaw(['2.5-R1', '6.5.4.I'], 'a cost is never reduced: without the wood no building', () => {
  const p = position(CATS_AND_HAWKS).place('c5', 'cat').place('c5', 'sawmill').turn('marquise', 'daylight');
  expect(p.offers('build').filter((text) => text.startsWith('build sawmill'))).toEqual([]);
});

rootLaw(
  ['2.5.1', '2.5.2', '2.5.2-R1', '2.5.3'],
  'removed pieces return to supply and tracks; the owner loses no points',
  () => {
    const p = position(CATS_AND_HAWKS)
      .place('c1', 'hawk', 4)
      .place('c1', 'cat')
      .place('c1', 'workshop')
      .place('c1', 'wood');
    p.points('marquise', 5).battle('eyrie', 'marquise', 'c1').chance('dice 3 0');
    expect([p.inSupply('cat'), p.inSupply('workshop'), p.inSupply('wood')]).toEqual([25, 6, 8]);
    expect([p.score('marquise'), p.score('eyrie')]).toEqual([5, 2]);
  },
);

rootLaw('2.5.4', 'a crafted item leaves the shared supply for the Crafted Items box', () => {
  const p = position(CATS_AND_HAWKS)
    .place('c1', 'workshop')
    .hand('marquise', 'anvil')
    .turn('marquise', 'daylight')
    .play('craft anvil');
  expect(p.itemsLeft('hammer')).toBe(0);
  expect(p.craftedItems('marquise', 'hammer')).toBe(1);
});

rootLaw('2.6', 'cards in the play area are no hand cards', () => {
  const p = position(CATS_AND_HAWKS)
    .place('c1', 'sawmill')
    .crafted('marquise', 'stand-and-deliver')
    .turn('marquise', 'daylight');
  expect(p.refusal('overwork c1')).toMatchObject({ law: '6.5.5' });
});

rootLaw('2.7', 'every other player is an enemy', () => {
  const p = position(THREE).place('c1', 'cat').place('c1', 'hawk').place('c1', 'mouse').turn('marquise', 'daylight');
  expect(p.offers('battle')).toEqual(['battle c1 eyrie', 'battle c1 alliance']);
});

rootLaw(
  ['2.8', '2.8-R1', '2.8-R2'],
  'most warriors and buildings, against each other player singly; tokens do not count',
  () => {
    const p = position(THREE).place('c2', 'cat', 2).place('c2', 'mouse').place('c2', 'base').place('c2', 'sympathy');
    expect(p.ruler('c2')).toBeUndefined();
    p.place('c2', 'sawmill');
    expect(p.ruler('c2')).toBe('marquise');
    p.place('c7', 'cat', 2).place('c7', 'mouse').place('c7', 'hawk');
    expect(p.ruler('c7')).toBe('marquise');
    expect(p.ruler('c11')).toBeUndefined();
  },
);

rootLaw(['B.1.2', 'B.1.3', 'B.2.2', 'B.2.3', '6.3.1', '7.3.1', '8.3.1'], 'the pieces of the box', () => {
  const count = (name: string) => IN_BOX[PIECES.indexOf(name as never)];
  expect(['roost', 'sawmill', 'recruiter', 'workshop', 'base'].map(count)).toEqual([7, 6, 6, 6, 3]);
  expect(['sympathy', 'wood', 'keep'].map(count)).toEqual([10, 8, 1]);
  expect(['cat', 'hawk', 'mouse'].map(count)).toEqual([25, 20, 10]);
  expect(['garden', 'tradepost', 'lizard', 'otter'].map(count)).toEqual([15, 9, 25, 15]);
});

rootLaw(['14.1', 'B.2.3'], 'the pieces of hirelings', () => {
  const count = (name: string) => IN_BOX[PIECES.indexOf(name as never)];
  expect(['patrol', 'dynasty', 'uprising', 'prophet', 'bandit', 'expedition'].map(count)).toEqual([12, 5, 4, 4, 4, 8]);
  expect(['spy', 'bearer', 'vault-keeper', 'band'].map(count)).toEqual([6, 6, 6, 5]);
  expect(['foothold', 'vault', 'flotilla', 'protector'].map(count)).toEqual([3, 6, 1, 1]);
});

rootLaw('O.7', 'ownership never changes: an emptied clearing still returns pieces to their owner', () => {
  const p = position(THREE)
    .place('c1', 'hawk', 3)
    .place('c1', 'cat', 2)
    .battle('eyrie', 'marquise', 'c1')
    .chance('dice 2 0');
  expect([p.inSupply('cat'), p.inSupply('hawk')]).toEqual([25, 17]);
});

rootLaw('O.14', 'a faction without pieces plays on: the Eyrie come back by a new roost', () => {
  const p = position(CATS_AND_HAWKS)
    .leader('builder')
    .hand('eyrie', 'anvil')
    .turn('eyrie', 'birdsong')
    .play('tuck anvil move');
  expect(p.offers('build')).toHaveLength(12);
});

rootLaw(
  ['Q.2', 'Q.2-R1'],
  'nobody is asked for consent: an attacked player only answers what the Law gives them',
  () => {
    const p = position(CATS_AND_HAWKS).place('c1', 'hawk', 3).place('c1', 'cat', 2).battle('eyrie', 'marquise', 'c1');
    expect(p.window()).toBe('chance');
  },
);

rootLaw('X.1', 'two dice, each uniform over 0 to 3', () => {
  const p = position(CATS_AND_HAWKS).place('c1', 'hawk', 3).place('c1', 'cat', 3).battle('eyrie', 'marquise', 'c1');
  expect(root.outcomeCount(p.state)).toBe(16);
  expect(p.outcomes().sort()).toEqual(
    ['0 0', '1 0', '1 1', '2 0', '2 1', '2 2', '3 0', '3 1', '3 2', '3 3'].map((d) => `dice ${d}`),
  );
});

rootLaw('O.12', 'the edge of the map is a closed loop of paths', () => {
  for (const { data, paths } of Object.values(GEOGRAPHY)) {
    data.edge.forEach((c, i) => {
      const next = data.edge[(i + 1) % data.edge.length]!;
      const closed = data.closedPaths.some(([a, b]) => [a, b].includes(c) && [a, b].includes(next));
      expect(closed || paths[c - 1]!.includes(next - 1)).toBe(true);
    });
  }
});

rootLaw('7.2.2-E1', 'to break a tie the Eyrie need a piece there: hirelings alone do not do', () => {
  const p = position({ factions: ['marquise', 'eyrie'], hirelings: ['marauder-pack', 'underworld-pack'] })
    .hirelings('flame-bearers', { by: 'eyrie' })
    .place('c1', 'cat', 2)
    .place('c1', 'bearer', 2);
  expect(p.ruler('c1')).toBeUndefined();
  expect(p.place('c1', 'cat').place('c1', 'hawk').ruler('c1')).toBe('eyrie');
});

rootLaw('16.1', 'a starting corner is nobody else’s, and opposite one if possible', () => {
  const p = position(CATS_AND_HAWKS).place('c1', 'keep');
  p.inSetup('eyrie');
  expect(p.offers()).toEqual(['nest c3']);
});

rootLaw('7.4', 'Birdsong of the Eyrie in order: emergency orders, decree, new roost', () => {
  const p = position(CATS_AND_HAWKS).leader('builder').deck('anvil').turn('eyrie', 'birdsong');
  p.chance('draw anvil').play('tuck anvil move');
  expect(p.window()).toBe('eyrie-new-roost');
});
