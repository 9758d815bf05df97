import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';
import { handOf, LOST_SOULS, REVEALED } from '../../components/piles.ts';
import { CULT } from '../../words.ts';

const CATS = { factions: ['cult', 'marquise'] } as const;

/** The Cult with a garden in c1 (fox) and one in c6 (fox), fox being the outcast. */
const cult = () => position(CATS).place('c1', 'garden').place('c6', 'garden').place('c8', 'lizard').cult('fox');

rootLaw('10.5', 'any number of cards, one ritual each; a revealed card is not in hand', () => {
  const p = cult().hand('cult', 'anvil', 'foxfolk-steel', 'root-tea-mouse').turn('cult', 'daylight');
  p.play('reveal anvil', 'recruit-at c12', 'reveal foxfolk-steel', 'recruit-at c12');
  expect(p.count('c12', 'lizard')).toBe(2);
  expect([p.pile(REVEALED).sort(), p.cards('cult')]).toEqual([['anvil', 'foxfolk-steel'], ['root-tea-mouse']]);
  expect(p.knownBy(REVEALED, 'anvil')).toEqual(['cult', 'marquise']);
  expect(p.offers('reveal')).toEqual(['reveal root-tea-mouse']);
});

rootLaw('10.5', 'a card without a possible ritual is refused with its reason', () => {
  const p = position(CATS).cult('fox').supply('lizard', 0).hand('cult', 'anvil', 'armorers').turn('cult', 'daylight');
  expect(p.refusal('reveal anvil')).toMatchObject({ law: '10.5', why: 'no-ritual' });
  expect(p.offers()).toEqual(['end']);
});

rootLaw('10.5.1', 'a garden in a clearing of the suit that they rule', () => {
  const p = cult().place('c12', 'cat').hand('cult', 'anvil').turn('cult', 'daylight').play('reveal anvil');
  expect(p.offers('build')).toEqual(['build garden c8']);
  expect(p.refusal('build garden c12')).toMatchObject({ law: '10.5.1', why: 'not-ruled' });
  expect(p.refusal('build garden c1')).toMatchObject({ law: '2.2.3', why: 'no-slot' });
  expect(p.refusal('build garden c5')).toMatchObject({ law: '10.5', why: 'ritual-suit', a: 0 });
  p.play('build garden c8');
  expect([p.count('c8', 'garden'), p.inSupply('garden')]).toEqual([1, 12]);
});

rootLaw('10.5.1', 'no garden of the suit left', () => {
  const p = cult().place('c8', 'garden', 2).place('c12', 'garden').hand('cult', 'anvil');
  p.noRuin('c6');
  p.turn('cult', 'daylight').play('reveal anvil');
  expect(p.refusal('build garden c6')).toMatchObject({ law: '10.5.1', why: 'no-garden' });
});

rootLaw(['10.5.2', '10.5.2-R1'], 'a warrior in any clearing of the suit, but not at the keep', () => {
  const p = cult().place('c12', 'cat', 3).place('c8', 'keep').hand('cult', 'anvil').turn('cult', 'daylight');
  p.play('reveal anvil');
  expect(p.offers('recruit-at')).toEqual(['recruit-at c1', 'recruit-at c6', 'recruit-at c12']);
  expect(p.refusal('recruit-at c8')).toMatchObject({ law: '6.2.2', why: 'keep' });
  p.play('recruit-at c12');
  expect(p.count('c12', 'lizard')).toBe(1);
  const none = cult().supply('lizard', 0).hand('cult', 'anvil').turn('cult', 'daylight').play('reveal anvil');
  expect(none.refusal('recruit-at c1')).toMatchObject({ law: '10.5.2', why: 'no-lizards' });
});

rootLaw.each(
  ['10.5.3', 'X.6'],
  'the Score ritual spends the card for the points of its track: %s',
  [
    { gardens: 1, points: 0 },
    { gardens: 2, points: 2 },
    { gardens: 3, points: 2 },
    { gardens: 4, points: 3 },
    { gardens: 5, points: 4 },
  ],
  ({ gardens, points }) => {
    const p = position(CATS).cult('fox').hand('cult', 'anvil');
    p.noRuin('c6');
    (['c8', 'c8', 'c6', 'c6', 'c1'] as const).slice(0, gardens).forEach((c) => p.place(c, 'garden'));
    p.turn('cult', 'daylight').play('reveal anvil', 'score');
    expect(p.score('cult')).toBe(points);
    expect([p.pile(LOST_SOULS), p.pile(REVEALED)]).toEqual([['anvil'], []]);
  },
);

rootLaw('10.5.3', 'once per suit and turn', () => {
  const p = cult().place('c5', 'garden').hand('cult', 'anvil', 'foxfolk-steel', 'bake-sale').turn('cult', 'daylight');
  p.play('reveal anvil', 'score', 'reveal foxfolk-steel');
  expect(p.refusal('score')).toMatchObject({ law: '10.5.3', why: 'scored', a: 0 });
  p.play('recruit-at c1', 'reveal bake-sale');
  expect(p.offers('score')).toEqual(['score']);
});

rootLaw('10.5.3-R1', 'not without a garden of the suit on the map', () => {
  const p = cult().hand('cult', 'bake-sale').turn('cult', 'daylight').play('reveal bake-sale');
  expect(p.refusal('score')).toMatchObject({ law: '10.5.3', why: 'no-gardens', a: 1 });
});

rootLaw.each(
  ['10.5.4', '10.2.2', '10.2.2-E1'],
  'a bird makes an acolyte in edition %s',
  ['official', 'ua', 'ru'] as const,
  (edition) => {
    const p = position({ ...CATS, edition })
      .place('c1', 'garden')
      .cult('fox')
      .hand('cult', 'armorers');
    p.turn('cult', 'daylight').play('reveal armorers', 'sacrifice');
    expect([p.acolytes(), p.inSupply('lizard'), p.pile(REVEALED)]).toEqual([1, 24, ['armorers']]);
  },
);

rootLaw('10.5.4', 'no other card, and not without a warrior in supply', () => {
  const p = cult().hand('cult', 'anvil').turn('cult', 'daylight').play('reveal anvil');
  expect(p.refusal('sacrifice')).toMatchObject({ law: '10.5.4', why: 'no-bird' });
  const none = cult().supply('lizard', 0).hand('cult', 'armorers').turn('cult', 'daylight');
  expect(none.refusal('reveal armorers')).toMatchObject({ law: '10.5.4', why: 'no-lizards' });
});

rootLaw(['M092', '10.2.2'], 'a bird card serves no other ritual', () => {
  const p = cult().place('c8', 'lizard').hand('cult', 'armorers').turn('cult', 'daylight').play('reveal armorers');
  expect(p.offers()).toEqual(['sacrifice']);
  expect(p.refusal('build garden c8')).toMatchObject({ law: '10.2.2', why: 'birds' });
  expect(p.refusal('recruit-at c8')).toMatchObject({ law: '10.2.2', why: 'birds' });
  expect(p.refusal('score')).toMatchObject({ law: '10.2.2', why: 'birds' });
});

rootLaw(['10.2.2-R1', 'M093'], 'birds stay wild in battle, for dominance and for Outrage', () => {
  const p = cult().place('c1', 'cat', 2).place('c1', 'lizard').hand('cult', 'ambush-bird');
  p.battle('marquise', 'cult', 'c1');
  expect(p.offers()).toEqual(['pass', 'ambush ambush-bird']);
  const take = position({ factions: ['cult', 'marquise', 'alliance'] })
    .cult('fox')
    .available('dominance-fox');
  take.hand('cult', 'armorers').turn('cult', 'daylight').play('take dominance-fox', 'spend armorers');
  expect(take.cards('cult')).toEqual(['dominance-fox']);
  const rage = position({ factions: ['cult', 'marquise', 'alliance'] })
    .cult('fox', 2)
    .place('c1', 'lizard', 2);
  rage.place('c5', 'sympathy').hand('cult', 'armorers').turn('cult', 'birdsong').play('move c1 c5', 'count 1');
  expect(rage.offers()).toEqual(['appease armorers']);
});

rootLaw(['10.6', '10.6.1', '2.1.4-R1'], 'Evening: the revealed cards come back, then crafting, then the draw', () => {
  const p = cult().hand('cult', 'anvil', 'root-tea-mouse').deck('sword', 'bake-sale').turn('cult', 'daylight');
  p.play('reveal anvil', 'recruit-at c1', 'end');
  expect(p.window()).toBe('cult-craft');
  expect([p.cards('cult').sort(), p.pile(REVEALED)]).toEqual([['anvil', 'root-tea-mouse'], []]);
  // Everybody has seen the card.
  expect(p.knownBy(handOf(CULT), 'anvil')).toEqual(['cult', 'marquise']);
  p.play('end');
  expect(p.window()).toBe('chance');
});

rootLaw(['10.2.1', '10.6.2'], 'they craft in Evening with gardens of the outcast suit', () => {
  const p = cult().place('c5', 'garden').hand('cult', 'foxfolk-steel', 'a-visit-to-friends', 'anvil');
  p.turn('cult', 'daylight');
  expect(p.offers('craft')).toEqual([]);
  p.play('end');
  expect(p.offers('craft')).toEqual(['craft foxfolk-steel', 'craft anvil']);
  expect(p.refusal('craft a-visit-to-friends')).toMatchObject({ law: '10.2.1', why: 'outcast-gardens' });
  p.play('craft foxfolk-steel');
  expect(p.score('cult')).toBe(2);
  expect(p.refusal('craft anvil')).toMatchObject({ law: '4.1.1', why: 'crafting-pieces' });
});

rootLaw('4.1.1', 'a garden of the outcast suit that was activated is what lacks, also where it is the only one', () => {
  const p = position(CATS)
    .place('c1', 'garden')
    .place('c8', 'lizard')
    .cult('fox')
    .hand('cult', 'anvil', 'crossbow-bird');
  p.turn('cult', 'daylight').play('end');
  expect(p.offers('craft')).toEqual(['craft crossbow-bird', 'craft anvil']);
  p.play('craft anvil');
  expect(p.refusal('craft crossbow-bird')).toMatchObject({ law: '4.1.1', why: 'crafting-pieces' });
});

rootLaw.each(
  ['10.6.3', 'X.6'],
  'they draw one and one for each suit with two gardens: %s',
  [
    { clearings: ['c1'], cards: 1 },
    { clearings: ['c1', 'c6'], cards: 2 },
    { clearings: ['c1', 'c6', 'c5', 'c5', 'c2'], cards: 3 },
  ] as const,
  ({ clearings, cards }) => {
    const p = position(CATS).cult('fox').deck('sword', 'anvil', 'bake-sale', 'root-tea-fox');
    for (const c of clearings) p.place(c, 'garden');
    p.turn('cult', 'evening').play('end');
    let drawn = 0;
    while (p.window() === 'chance' && p.onTurn() === 'cult') {
      p.chance(p.outcomes()[0]!);
      drawn++;
    }
    expect(drawn).toBe(cards);
  },
);

rootLaw('10.6.3', 'then down to five cards, to the lost souls', () => {
  const p = cult().hand('cult', 'anvil', 'sword', 'bake-sale', 'armorers', 'sappers').deck('root-tea-fox');
  p.turn('cult', 'evening').play('end').chance('draw root-tea-fox');
  expect([p.window(), p.asked()]).toEqual(['hand-limit', 'cult']);
  p.play('discard sword');
  expect([p.cards('cult').length, p.pile(LOST_SOULS)]).toEqual([5, ['sword']]);
});
