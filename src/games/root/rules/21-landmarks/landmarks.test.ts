import { expect } from 'vitest';
import { cardsIn, EVERYBODY, fastRandom, MUTE, seatMask } from '../../../../kernel/index.ts';
import { handOf, MARKET, SUPPORTERS } from '../../components/piles.ts';
import { eyrieCard } from '../../factions/07-eyrie/setup-card.ts';
import { root } from '../../index.ts';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { newGame, type Position, position } from '../../testkit/position.testkit.ts';
import type { RootState } from '../../state.ts';
import { EYRIE, MARQUISE } from '../../words.ts';

const CATS_AND_HAWKS = { factions: ['marquise', 'eyrie'], landmarks: 'one' } as const;
const FOUR = { factions: ['marquise', 'eyrie', 'alliance', 'vagabond'], seating: 'listed' } as const;

/** A new game in which this landmark was dealt. */
const dealt = (name: string, table: object = {}) =>
  newGame({ ...FOUR, landmarks: 'one', landmarkPool: [name], ...table }).chance(`landmark ${name}`);

rootLaw(
  ['21.2', '21.2-R1'],
  'landmarks are dealt first; the last player in turn order sets one up, the player before the other',
  () => {
    const p = newGame({ ...FOUR, landmarks: 'two' });
    expect(p.window()).toBe('chance');
    p.chance('landmark lost-city').chance('landmark legendary-forge');
    expect([p.asked(), p.window()]).toEqual(['vagabond', 'landmark']);
    p.play('landmark legendary-forge', 'place c8');
    expect(p.asked()).toBe('alliance');
    p.play('place c11');
    expect([p.landmarkAt('legendary-forge'), p.landmarkAt('lost-city')]).toEqual(['c8', 'c11']);
    expect(p.state.landmarks.dealt).toEqual([]);
  },
);

rootLaw('21.2', 'a pool needs as many cards as are dealt; without landmarks there is none', () => {
  const problems = (raw: object) => {
    const read = root.readSettings({ ...FOUR, ...raw });
    return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
  };
  expect(problems({ landmarks: 'two', landmarkPool: ['tower'] })).toEqual(['landmarkPool settings.too-few-landmarks']);
  expect(root.readSettings({ ...FOUR, landmarkPool: ['tower'] })).toMatchObject({ value: { landmarkPool: [] } });
  expect(problems({ landmarks: 'one', landmarkPool: ['tower'] })).toEqual([]);
});

rootLaw(
  ['21.2-R2', '21.8'],
  'no landmark stands on or beside another, except that the Tower may stand beside one',
  () => {
    const p = newGame({ ...FOUR, landmarks: 'two', landmarkPool: ['legendary-forge', 'tower'] });
    p.chance('landmark legendary-forge').chance('landmark tower').play('landmark legendary-forge', 'place c12');
    expect(p.offers('place')).toEqual(['place c6', 'place c10', 'place c11']);
    expect(p.refusal('place c12')).toMatchObject({ law: '21.2', why: 'landmark-there' });
    expect(p.refusal('place c5')).toMatchObject({ law: '21.8', why: 'no-ruin' });
    const q = newGame({ ...FOUR, landmarks: 'two', landmarkPool: ['legendary-forge', 'tower'] });
    q.chance('landmark tower').chance('landmark legendary-forge').play('landmark tower', 'place c12');
    expect(q.refusal('place c4')).toMatchObject({ law: '21.2', why: 'landmark-adjacent' });
    expect(q.offers('place')).toContain('place c8');
  },
);

rootLaw(['21.2-R3', '19.1-R1', '20.1-R1'], 'the landmark of the map is placed, dealt or left out', () => {
  const pool = (map: string, mapLandmark: string) => {
    const read = root.readSettings({ ...FOUR, map, landmarks: 'one', mapLandmark });
    if (!read.ok) throw new Error('settings');
    return [read.value.landmarkPool.includes('ferry'), read.value.landmarkPool.includes('tower')];
  };
  expect([pool('lake', 'placed'), pool('lake', 'dealt'), pool('lake', 'none')]).toEqual([
    [false, true],
    [true, true],
    [false, true],
  ]);
  expect(pool('mountain', 'placed')).toEqual([true, false]);
  const at = (mapLandmark: string) => newGame({ ...FOUR, map: 'lake', landmarks: 'one', mapLandmark }).ferryAt();
  expect([at('placed'), at('dealt'), at('none')]).toEqual(['c1', undefined, undefined]);
});

rootLaw(
  ['21.1.1', '21.1.2', '21.1.2-R1'],
  'landmarks are nobody’s: no battle, no rule, and they stay when all pieces go',
  () => {
    const p = position({ factions: ['marquise', 'eyrie', 'alliance'], landmarks: 'two' }).landmark('lost-city', 'c10');
    p.landmark('elder-treetop', 'c4').place('c10', 'hawk', 2).place('c1', 'workshop').place('c8', 'workshop');
    p.hand('marquise', 'favor-of-the-foxes').turn('marquise', 'daylight');
    expect(p.offers('battle')).toEqual([]);
    expect(p.ruler('c4')).toBeUndefined();
    p.place('c12', 'workshop').play('craft favor-of-the-foxes');
    expect([p.count('c10', 'hawk'), p.landmarkAt('lost-city')]).toEqual([0, 'c10']);
  },
);

rootLaw(
  ['21.3', '21.3-R1'],
  'the Black Market takes a clearing with one slot and no ruin, and three unseen cards',
  () => {
    const p = dealt('black-market');
    expect(p.offers('place')).toEqual(['place c1', 'place c3', 'place c4']);
    expect(p.refusal('place c2')).toMatchObject({ law: '21.3', why: 'not-one-slot' });
    p.play('place c4').chance('market anvil').chance('market ambush-fox').chance('market sword');
    expect([0, 1, 2].map((i) => p.pile(MARKET + i))).toEqual([['anvil'], ['ambush-fox'], ['sword']]);
    expect(p.knownBy(MARKET, 'anvil')).toEqual([]);
  },
);

rootLaw(['21.3', '21.3-R2'], 'an exchange swaps a hand card for an unseen one; only who laid it knows it', () => {
  const p = position(CATS_AND_HAWKS).landmark('black-market', 'c4').goods('anvil', 'sword', 'armorers');
  p.place('c4', 'cat').hand('marquise', 'ambush-fox', 'bake-sale').turn('marquise', 'daylight').play('exchange 2');
  expect(p.offers()).toEqual(['lay ambush-fox', 'lay bake-sale']);
  p.play('lay bake-sale');
  expect(p.cards('marquise').toSorted()).toEqual(['ambush-fox', 'sword']);
  expect(p.pile(MARKET + 1)).toEqual(['bake-sale']);
  expect([p.knownBy(MARKET + 1, 'bake-sale'), p.knownBy(MARKET, 'anvil')]).toEqual([['marquise'], []]);
  expect(p.lastEvents('market-laid', 'eyrie')).toEqual([{ type: 'market-laid', faction: 0, at: 1 }]);
  expect(p.lastEvents('market-taken', 'marquise')[0]).toHaveProperty('card');
  expect(p.refusal('exchange 1')).toMatchObject({ law: '21.3', why: 'used-this-turn' });
});

rootLaw('21.3-R2', 'who laid a card knows in whose hand it is when another takes it', () => {
  const p = position(CATS_AND_HAWKS).landmark('black-market', 'c4').goods('anvil', 'sword', 'armorers');
  p.place('c4', 'cat').place('c4', 'hawk').hand('marquise', 'bake-sale').hand('eyrie', 'ambush-fox');
  p.turn('marquise', 'daylight').play('exchange 1', 'lay bake-sale');
  p.marketOpens().turn('eyrie', 'daylight');
  p.play('exchange 1', 'lay ambush-fox');
  expect(p.knownBy(handOf(EYRIE), 'bake-sale').toSorted()).toEqual(['eyrie', 'marquise']);
});

rootLaw(
  ['21.3', '21.3-R3'],
  'without a piece there or a hand card nobody exchanges; a pawn is enough, in any phase',
  () => {
    const p = position({ factions: ['marquise', 'vagabond'], landmarks: 'one' }).landmark('black-market', 'c4');
    p.goods('anvil', 'sword', 'armorers').hand('marquise', 'bake-sale').turn('marquise', 'daylight');
    expect(p.refusal('exchange 1')).toMatchObject({ law: '21.3', why: 'no-piece-at-market' });
    const pawn = position({ factions: ['marquise', 'vagabond'], landmarks: 'one' }).landmark('black-market', 'c1');
    pawn.goods('anvil', 'sword', 'armorers').vagabond('c1').hand('vagabond', 'bake-sale').turn('vagabond', 'birdsong');
    expect(pawn.offers('exchange')).toEqual(['exchange 1', 'exchange 2', 'exchange 3']);
    const empty = position(CATS_AND_HAWKS).landmark('black-market', 'c4').goods('anvil', 'sword', 'armorers');
    empty.place('c4', 'cat').turn('marquise', 'daylight');
    expect(empty.refusal('exchange 1')).toMatchObject({ law: '21.3', why: 'empty-hand' });
  },
);

rootLaw('M209', 'everybody sees what the Riverfolk lay and take', () => {
  const p = position({ factions: ['marquise', 'riverfolk'], landmarks: 'one' }).landmark('black-market', 'c4');
  p.goods('anvil', 'sword', 'armorers')
    .place('c4', 'otter')
    .hand('riverfolk', 'bake-sale')
    .turn('riverfolk', 'daylight');
  p.play('exchange 1', 'lay bake-sale');
  expect(p.knownBy(MARKET, 'bake-sale').toSorted()).toEqual(['marquise', 'riverfolk']);
  expect(p.lastEvents('market-taken', 'marquise')[0]).toHaveProperty('card');
});

rootLaw('21.4', 'the Elder Treetop stands in a corner and adds a slot', () => {
  const p = dealt('elder-treetop');
  expect(p.refusal('place c5')).toMatchObject({ law: '21.4', why: 'no-corner' });
  p.play('place c1');
  expect(p.openSlots('c1')).toBe(2);
});

rootLaw(['21.4', '21.4-R1'], 'the builder says which slot, and a building removed from the Treetop scores two', () => {
  const p = position(CATS_AND_HAWKS).landmark('elder-treetop', 'c1').place('c1', 'cat').place('c1', 'wood');
  p.turn('marquise', 'daylight').play('build sawmill c1');
  expect(p.offers()).toEqual(['slot clearing', 'slot treetop']);
  p.play('slot treetop');
  p.place('c1', 'hawk', 4).battle('eyrie', 'marquise', 'c1').chance('dice 2 0');
  p.play('lose sawmill');
  expect([p.score('eyrie'), p.housed(), p.openSlots('c1')]).toEqual([2, undefined, 2]);
});

rootLaw(
  '21.4-R1',
  'a building in the last open slot is the one in the Treetop; in battle its owner keeps it longer',
  () => {
    const p = position(CATS_AND_HAWKS).landmark('elder-treetop', 'c1').place('c1', 'sawmill', 2).place('c1', 'hawk', 3);
    expect(p.openSlots('c1')).toBe(0);
    p.battle('eyrie', 'marquise', 'c1').chance('dice 0 0').play('lose sawmill');
    expect([p.count('c1', 'sawmill'), p.score('eyrie')]).toEqual([1, 1]);
    p.battle('eyrie', 'marquise', 'c1').chance('dice 0 0');
    expect(p.score('eyrie')).toBe(3);
  },
);

rootLaw('21.4-R2', 'the point comes on top of the Despot’s', () => {
  const p = position(CATS_AND_HAWKS).landmark('elder-treetop', 'c1').leader('despot').place('c1', 'hawk', 3);
  p.place('c1', 'sawmill', 2).battle('eyrie', 'marquise', 'c1').chance('dice 1 0');
  expect(p.score('eyrie')).toBe(4);
});

rootLaw('M207', 'Sanctify in the Treetop scores two, and the garden takes the slot', () => {
  const p = position({ factions: ['marquise', 'cult'], landmarks: 'one' })
    .landmark('elder-treetop', 'c1')
    .cult('fox', 3);
  p.place('c1', 'sawmill', 2).turn('cult', 'birdsong');
  while (!p.offers('sanctify').includes('sanctify c1 sawmill')) p.play(p.offers()[0]!);
  p.play('sanctify c1 sawmill');
  expect([p.score('cult'), p.count('c1', 'garden'), p.count('c1', 'sawmill')]).toEqual([2, 1, 1]);
  expect(p.housed()).toBe('garden');
  expect(p.openSlots('c1')).toBe(0);
});

rootLaw(['21.5', '21.5-R1'], 'on a river map the Ferry goes one stretch, and brings a card', () => {
  const p = position(CATS_AND_HAWKS).landmark('ferry', 'c5').place('c5', 'cat', 3).deck('anvil');
  p.turn('marquise', 'daylight').play('march');
  expect(p.offers('move').filter((text) => text.startsWith('move c5'))).toEqual([
    'move c5 c1',
    'move c5 c2',
    'move c5 c10',
  ]);
  p.play('move c5 c10', 'count 2').chance('draw anvil');
  expect([p.ferryAt(), p.cards('marquise')]).toEqual(['c10', ['anvil']]);
  const site = dealt('ferry');
  expect(site.refusal('place c1')).toMatchObject({ law: '21.5', why: 'no-river' });
});

rootLaw(['21.6', '21.6-R1'], 'items of the Forge lie on its card and need a piece there', () => {
  const p = position(CATS_AND_HAWKS)
    .landmark('legendary-forge', 'c8')
    .place('c1', 'workshop')
    .hand('marquise', 'anvil');
  expect(p.forgeItems()).toEqual(['crossbow', 'hammer', 'sword', 'sword']);
  p.turn('marquise', 'daylight');
  expect(p.refusal('craft anvil')).toMatchObject({ law: '21.6', why: 'no-piece-at-forge' });
  const near = position(CATS_AND_HAWKS).landmark('legendary-forge', 'c8').place('c1', 'workshop').place('c8', 'wood');
  near.hand('marquise', 'anvil').deck('sword').turn('marquise', 'daylight').play('craft anvil');
  near.chance('draw sword');
  expect([near.score('marquise'), near.cards('marquise'), near.forgeItems()]).toEqual([
    3,
    ['sword'],
    ['crossbow', 'sword', 'sword'],
  ]);
});

rootLaw(['M205', '21.6-R2', '21.6-R3'], 'the Eyrie score one for Disdain and one for the Forge', () => {
  const p = position(CATS_AND_HAWKS).landmark('legendary-forge', 'c8').place('c1', 'roost').place('c8', 'hawk');
  p.hand('eyrie', 'anvil').turn('eyrie', 'daylight').play('craft anvil');
  expect(p.score('eyrie')).toBe(2);
});

rootLaw('M206', 'the Hundreds keep the item: no printed points, one of the Forge and a card', () => {
  const p = position({ factions: ['marquise', 'hundreds'], landmarks: 'one' }).landmark('legendary-forge', 'c8');
  p.place('c1', 'stronghold')
    .place('c8', 'rat')
    .hand('hundreds', 'anvil')
    .turn('hundreds', 'daylight')
    .play('craft anvil');
  p.play('hoard');
  expect(p.events('scored', 'marquise').map(({ law, points }) => [law, points])).toContainEqual(['21.6', 1]);
});

rootLaw(['21.7', '21.7-R1'], 'the Lost City is of every suit: any card pays, every suit counts it', () => {
  const site = dealt('lost-city');
  expect(site.refusal('place c1')).toMatchObject({ law: '21.7', why: 'no-river' });
  const p = position(CATS_AND_HAWKS).landmark('lost-city', 'c5').place('c5', 'sawmill').place('c5', 'cat');
  p.hand('marquise', 'anvil').turn('marquise', 'daylight');
  expect([p.suitOf('c5'), p.offers('overwork')]).toEqual([undefined, ['overwork c5']]);
});

rootLaw('M210', 'mouse dominance: two mouse clearings and the Lost City', () => {
  const p = position({ factions: ['marquise', 'eyrie', 'alliance'], landmarks: 'one' }).landmark('lost-city', 'c5');
  p.place('c2', 'cat').place('c9', 'cat').place('c5', 'cat').dominance('marquise', 'dominance-mouse');
  expect(p.turn('marquise', 'birdsong').winners()).toEqual(['marquise']);
});

rootLaw('21.7-R2', 'a workshop in the Lost City crafts any suit, once', () => {
  const p = position(CATS_AND_HAWKS).landmark('lost-city', 'c5').place('c5', 'workshop').place('c9', 'workshop');
  p.hand('marquise', 'anvil', 'root-tea-mouse', 'bake-sale').turn('marquise', 'daylight');
  expect(p.offers('craft').toSorted()).toEqual(['craft anvil', 'craft root-tea-mouse']);
  p.play('craft anvil');
  expect(p.offers('craft')).toEqual(['craft root-tea-mouse']);
  p.play('craft root-tea-mouse');
  expect(p.offers('craft')).toEqual([]);
});

rootLaw('21.7-R2', 'a Vagabond in the Lost City crafts with hammers of any suit', () => {
  const p = position({ factions: ['marquise', 'vagabond'], landmarks: 'one' }).landmark('lost-city', 'c5');
  p.vagabond('c5', ['hammer', 'hammer']).hand('vagabond', 'anvil', 'root-tea-mouse').turn('vagabond', 'daylight');
  expect(p.offers('craft').toSorted()).toEqual(['craft anvil', 'craft root-tea-mouse']);
});

rootLaw('21.7-R3', 'a revolt in the Lost City places any base, with warriors for sympathy of its suit', () => {
  const p = position({ factions: ['marquise', 'alliance'], landmarks: 'one' }).landmark('lost-city', 'c5');
  p.place('c5', 'sympathy').place('c1', 'sympathy').place('c6', 'sympathy').supporters('anvil', 'root-tea-mouse');
  p.turn('alliance', 'birdsong').play('revolt c5', 'supporter anvil', 'supporter root-tea-mouse');
  expect(p.offers()).toEqual(['printed fox', 'printed rabbit', 'printed mouse']);
  p.play('printed fox');
  expect([p.count('c5', 'base'), p.count('c5', 'mouse'), p.printed('base')]).toEqual([1, 3, ['fox']]);
});

rootLaw('M204', 'a base lost in the Lost City costs every supporter and half the officers', () => {
  const p = position({ factions: ['marquise', 'alliance'], landmarks: 'one' }).landmark('lost-city', 'c5');
  p.place('c5', 'base').officers(3).supporters('anvil', 'root-tea-mouse', 'bake-sale').place('c5', 'cat', 4);
  p.battle('marquise', 'alliance', 'c5').chance('dice 1 0');
  expect([p.pile(SUPPORTERS).length, p.officerCount(), p.printed('base')]).toEqual([0, 1, []]);
});

rootLaw('21.7-R4', 'Sanctify places a garden of the outcast suit, and only then it crafts, for any suit', () => {
  const p = position({ factions: ['marquise', 'cult'], landmarks: 'one' })
    .landmark('lost-city', 'c5')
    .cult('mouse', 3);
  p.place('c5', 'sawmill').hand('cult', 'anvil').turn('cult', 'birdsong');
  while (!p.offers('sanctify').includes('sanctify c5 sawmill')) p.play(p.offers()[0]!);
  p.play('sanctify c5 sawmill');
  expect(p.printed('garden')).toEqual(['mouse']);
  p.during('cult', 'evening');
  expect(p.offers('craft')).toEqual(['craft anvil']);
  p.outcastIs('fox');
  expect(p.during('cult', 'evening').offers('craft')).toEqual([]);
});

rootLaw('21.7-R5', 'a trade post of any suit stands in the Lost City, and a lost one is lost for that suit', () => {
  const p = position({ factions: ['marquise', 'riverfolk'], landmarks: 'one' }).landmark('lost-city', 'c5');
  p.place('c5', 'otter').place('c5', 'cat', 3).box('funds', 'marquise', 3).box('funds', 'riverfolk', 3);
  p.turn('riverfolk', 'daylight').play('trade-post c5', 'printed rabbit');
  expect(p.printed('tradepost')).toEqual(['rabbit']);
  p.battle('marquise', 'riverfolk', 'c5').chance('dice 3 0');
  while (p.asked() === 'riverfolk') p.play(p.offers()[0]!);
  expect([p.count('c5', 'tradepost'), p.lostPosts()]).toEqual([0, ['rabbit']]);
});

rootLaw(['21.8', '21.8-R1'], 'the Tower stays when its ruin is gone, and scores', () => {
  const p = position(CATS_AND_HAWKS).landmark('tower', 'c12').place('c12', 'cat', 2);
  p.noRuin('c12');
  p.turn('marquise', 'hirelings');
  expect(p.score('marquise')).toBe(1);
});

rootLaw(['21.4-R1', '17.5.1.I'], 'the Duchy says which slot a building takes', () => {
  const p = position({ factions: ['marquise', 'duchy'], landmarks: 'one' }).landmark('elder-treetop', 'c1');
  p.place('c1', 'mole', 2).hand('duchy', 'anvil').turn('duchy', 'daylight').play('build citadel c1', 'present anvil');
  expect(p.offers()).toEqual(['slot clearing', 'slot treetop']);
});

rootLaw(['21.7-R5', '17.5.3.II'], 'the Lost City serves one card of any suit for Sway', () => {
  const most = (...cards: readonly ('anvil' | 'root-tea-mouse' | 'sword')[]) => {
    const p = position({ factions: ['marquise', 'duchy'], landmarks: 'one' }).landmark('lost-city', 'c5');
    p.place('c5', 'mole')
      .place('c2', 'mole')
      .hand('duchy', ...cards);
    p.during('duchy', 'daylight', { step: 'sway' });
    return p.offers('sway').length > 0;
  };
  // One mouse clearing and the Lost City: a mouse and a fox card, but not two foxes.
  expect([most('root-tea-mouse', 'anvil'), most('anvil')]).toEqual([true, false]);
});

rootLaw(
  ['M208', '21.7', '17.5.3.II'],
  'three clearings with moles, one of them the Lost City: it serves one card',
  () => {
    const swayed = (...cards: readonly ('anvil' | 'root-tea-mouse' | 'armorers' | 'sword')[]): string[] => {
      const p = position({ factions: ['marquise', 'duchy'], landmarks: 'one' }).landmark('lost-city', 'c5');
      p.place('c5', 'mole').place('c2', 'mole').place('c1', 'mole');
      p.hand('duchy', ...cards).during('duchy', 'daylight', { step: 'sway' });
      return p.offers('sway').map((text) => text.split(' ')[1]!);
    };
    // Clearing 1 is fox, clearing 2 mouse: fox, mouse and a bird are three cards, one of them for the Lost City.
    expect(swayed('anvil', 'root-tea-mouse', 'armorers')).toContain('brigadier');
    // Two mouse cards and one fox card fit, too: the Lost City takes any suit.
    expect(swayed('anvil', 'sword', 'root-tea-mouse')).toContain('brigadier');
    // Without moles in the Lost City the three cards have two clearings only, so no noble can be swayed.
    const without = position({ factions: ['marquise', 'duchy'], landmarks: 'one' }).landmark('lost-city', 'c5');
    without.place('c2', 'mole').place('c1', 'mole').hand('duchy', 'anvil', 'root-tea-mouse', 'armorers');
    without.during('duchy', 'daylight', { step: 'sway' });
    expect(without.refusal('sway brigadier')).toMatchObject({ law: '17.5.3.II', a: 3, b: 2 });
    // Four cards want four clearings: the Lost City does not serve two of them.
    expect(swayed('anvil', 'sword', 'root-tea-mouse', 'armorers')).not.toContain('duchess-of-mud');
  },
);

rootLaw(
  '21.3-R2',
  'who laid a card is public: worlds drawn for the next player agree on who knows the card they take',
  () => {
    const p = position({ factions: ['marquise', 'eyrie', 'riverfolk'], landmarks: 'one' }).landmark(
      'black-market',
      'c4',
    );
    p.goods('anvil', 'sword', 'armorers').place('c4', 'cat').place('c4', 'hawk').place('c4', 'otter');
    p.hand('marquise', 'bake-sale').hand('riverfolk', 'investments').hand('eyrie', 'root-tea-fox');
    p.turn('marquise', 'daylight').play('exchange 1', 'lay bake-sale');
    p.marketOpens().turn('riverfolk', 'daylight').play('exchange 2', 'lay investments');
    p.marketOpens().turn('eyrie', 'daylight');
    const eyrie = p.state.seat[EYRIE]!;
    const knowers = (s: RootState, exchange: string): number => {
      const world = root.clone(s);
      for (const text of [exchange, 'lay root-tea-fox']) root.choose(world, eyrie, root.parse(text)!, MUTE);
      const [taken] = cardsIn(world.cards, handOf(EYRIE));
      return root.view(world, eyrie).seenBy[taken!]!;
    };
    const both = seatMask(p.state.seat[MARQUISE]!) | seatMask(eyrie);
    for (let seed = 0; seed < 8; seed++) {
      const world = root.determinize(p.state, eyrie, fastRandom(seed));
      // The Marquise knows what lies in place 1, everybody what the Riverfolk laid in place 2, nobody what lies in place 3.
      for (const s of [p.state, world])
        expect([1, 2, 3].map((at) => knowers(s, `exchange ${at}`))).toEqual([both, EVERYBODY, seatMask(eyrie)]);
    }
  },
);

rootLaw(
  ['21.7-R5', '13.5.2.III.c'],
  'after a recovery in the Lost City every ruled clearing of the Keepers counts',
  () => {
    const recovered = (city: 'c5' | 'c10') => {
      const p = position({ factions: ['marquise', 'keepers'], landmarks: 'one' }).landmark('lost-city', city);
      p.waystation('c5', 'figure-tablet', 'tablet').relics('c5', 'tablet-3').place('c5', 'badger', 2);
      // Clearing 5 is rabbit; the other two are fox and mouse.
      p.place('c1', 'badger').place('c2', 'badger').retinue('recover', 'armorers').turn('keepers', 'daylight');
      while (!p.offers().includes('serve armorers')) p.play('end');
      p.play('serve armorers', 'recover c5 tablet-3');
      return p.retinueOf('recover');
    };
    expect([recovered('c5'), recovered('c10')]).toEqual([['armorers'], []]);
  },
);

rootLaw(
  ['21.6-R2', '11.5.3'],
  'an item of the Forge is exported only with a piece there, for no card and no point',
  () => {
    const table = (there: boolean) => {
      const p = position({ factions: ['marquise', 'riverfolk'], landmarks: 'one' }).landmark('legendary-forge', 'c8');
      p.place('c1', 'tradepost')
        .place(there ? 'c8' : 'c4', 'otter')
        .box('funds', 'marquise', 3);
      return p.hand('riverfolk', 'anvil').turn('riverfolk', 'daylight');
    };
    expect(table(false).refusal('export anvil')).toMatchObject({ law: '21.6', why: 'no-piece-at-forge' });
    const p = table(true).play('export anvil');
    if (p.offers('fund').length > 0) p.play('fund marquise');
    expect([p.score('riverfolk'), p.cards('riverfolk'), p.forgeItems().includes('hammer')]).toEqual([0, [], true]);
  },
);

rootLaw(['21.3', '17.5-R1'], 'after Sway the Duchy may still exchange, unless it has exchanged or is not there', () => {
  const swayed = (market: 'c1' | 'c4', ...first: readonly string[]) => {
    const p = position({ factions: ['marquise', 'duchy'], landmarks: 'one' }).landmark('black-market', market);
    p.goods('bake-sale', 'sword', 'cobbler').place('c1', 'mole').place('c2', 'mole');
    p.hand('duchy', 'armorers', 'sappers', 'anvil').during('duchy', 'daylight', { step: 'sway' });
    return p.play(...first, 'sway captain', 'present armorers', 'present sappers').window();
  };
  expect([swayed('c1'), swayed('c4')]).toEqual(['duchy-daylight-end', 'chance']);
  expect(swayed('c1', 'exchange 1', 'lay anvil')).toBe('chance');
});

rootLaw(['21.6', '21.6-R1'], 'the Forge in clearing 1: its items need a piece there and bring a card', () => {
  const table = (there: 'c1' | 'c5') =>
    position(CATS_AND_HAWKS)
      .landmark('legendary-forge', 'c1')
      .place('c8', 'workshop')
      .place(there, 'wood')
      .hand('marquise', 'anvil')
      .deck('sword')
      .turn('marquise', 'daylight');
  expect(table('c5').refusal('craft anvil')).toMatchObject({ law: '21.6', why: 'no-piece-at-forge' });
  const p = table('c1').play('craft anvil').chance('draw sword');
  expect([p.score('marquise'), p.forgeItems()]).toEqual([3, ['crossbow', 'sword', 'sword']]);
});

rootLaw(['21.7-R4', '2.5.1'], 'of two gardens in the Lost City one falls: one printed suit is left', () => {
  const p = position({ factions: ['marquise', 'cult'], landmarks: 'one' }).landmark('lost-city', 'c5');
  p.place('c5', 'garden', 2).place('c5', 'cat', 3).battle('marquise', 'cult', 'c5').chance('dice 0 0');
  while (p.asked() === 'cult') p.play(p.offers()[0]!);
  expect([p.count('c5', 'garden'), p.printed('garden').length]).toEqual([1, 1]);
});

rootLaw('21.4-R1', 'the Treetop is empty once the last building of its kind there is gone, not before', () => {
  const p = position(CATS_AND_HAWKS).landmark('elder-treetop', 'c3').place('c3', 'sawmill', 2).place('c3', 'hawk', 3);
  p.battle('eyrie', 'marquise', 'c3').chance('dice 0 0').play('lose sawmill');
  expect([p.count('c3', 'sawmill'), p.housed()]).toEqual([1, 'sawmill']);
  p.battle('eyrie', 'marquise', 'c3').chance('dice 0 0');
  expect([p.count('c3', 'sawmill'), p.housed()]).toEqual([0, undefined]);
});

rootLaw(
  '21.7-R3',
  'each base is there once: what stands elsewhere cannot be placed in the Lost City, nor the other way',
  () => {
    const table = () =>
      position({ factions: ['marquise', 'alliance'], landmarks: 'one' })
        .landmark('lost-city', 'c5')
        .supporters('anvil', 'foxfolk-steel');
    const revolt = (p: Position): Position =>
      p
        .place('c5', 'sympathy')
        .turn('alliance', 'birdsong')
        .play('revolt c5', 'supporter anvil', 'supporter foxfolk-steel');
    expect(revolt(table().place('c1', 'base')).offers()).toEqual(['printed rabbit', 'printed mouse']);
    const last = revolt(table().place('c1', 'base').place('c3', 'base'));
    if (last.offers('printed').length > 0) last.play('printed mouse');
    expect(last.printed('base')).toEqual(['mouse']);
    // The base of foxes stands in the Lost City.
    const fox = table().place('c5', 'base').place('c1', 'sympathy').turn('alliance', 'birdsong');
    expect([fox.printed('base'), fox.refusal('revolt c1')]).toMatchObject([['fox'], { law: '8.4.1.I' }]);
  },
);

rootLaw('21.7-R4', 'on the lake the Lost City may be clearing 1: its gardens keep their printed suits', () => {
  const p = position({ factions: ['marquise', 'cult'], map: 'lake', landmarks: 'one' }).landmark('lost-city', 'c1');
  expect(p.place('c1', 'garden').printed('garden')).toEqual(['fox']);
});

rootLaw('21.4-R1', 'beside the Treetop’s building another one scores a single point', () => {
  const p = position(CATS_AND_HAWKS).landmark('elder-treetop', 'c1').place('c1', 'sawmill').place('c1', 'workshop');
  expect(p.housed()).toBe('workshop');
  p.place('c1', 'hawk', 3).battle('eyrie', 'marquise', 'c1').chance('dice 0 0').play('lose sawmill');
  expect([p.score('eyrie'), p.housed()]).toEqual([1, 'workshop']);
});

rootLaw(
  ['21.4-R1', '15.8.3.I'],
  'by the setup card the owner of a homeland at the Treetop says which slot its building takes',
  () => {
    const chosen = (c: 'c1' | 'c5') =>
      position(CATS_AND_HAWKS)
        .landmark('elder-treetop', 'c1')
        .homelands({ c3: 'marquise' })
        .stand('eyrie', eyrieCard())
        .play(`homeland ${c}`);
    expect([chosen('c1').asked(), chosen('c1').offers()]).toEqual(['eyrie', ['slot clearing', 'slot treetop']]);
    expect(chosen('c5').offers('slot')).toEqual([]);
  },
);
