import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';
import { MOOD_ITEM, MOODS } from './state.ts';
import { ITEMS } from '../../words.ts';

const CATS = { factions: ['marquise', 'hundreds'] } as const;

rootLaw(
  ['12.7.1', '12.7.2', '12.7.3', '12.7.4', '12.7.5', '12.7.6', '12.7.7', '12.7.8', '12.4.4', 'M104'],
  'each mood is barred by its own item',
  () => {
    const barred = MOODS.map((mood, m) => {
      const item = ITEMS[MOOD_ITEM[m]!];
      const p = position(CATS)
        .mood(mood === 'rowdy' ? 'bitter' : 'rowdy')
        .place('c5', 'warlord');
      if (item) p.hoard(item);
      return [item ?? 'none', p.turn('hundreds', 'birdsong').refusal(`mood ${mood}`)?.why ?? 'offered'];
    });
    expect(barred).toEqual([
      ['hammer', 'item-hoarded'],
      ['tea', 'item-hoarded'],
      ['boot', 'item-hoarded'],
      ['none', 'offered'],
      ['bag', 'item-hoarded'],
      ['coin', 'item-hoarded'],
      ['crossbow', 'item-hoarded'],
      ['sword', 'item-hoarded'],
    ]);
  },
);

rootLaw('12.7.1', 'bitter: before the roll mobs here and next to it become warriors', () => {
  const p = position(CATS).mood('bitter').place('c5', 'warlord').place('c5', 'cat', 3);
  p.place('c5', 'mob').place('c1', 'mob').place('c8', 'mob').battle('hundreds', 'marquise', 'c5');
  expect([p.window(), ...p.offers()]).toEqual(['hundreds-rally', 'join c5', 'join c1', 'pass']);
  expect(p.refusal('join c2')).toMatchObject({ law: '12.7.1', why: 'no-mob' });
  p.play('join c1', 'join c5');
  expect([p.count('c5', 'rat'), p.count('c5', 'mob'), p.count('c1', 'mob'), p.inSupply('mob')]).toEqual([2, 0, 0, 4]);
  // §4.3.2.I: they raise the limit of the roll.
  p.chance('dice 3 0');
  expect(p.count('c5', 'cat')).toBe(0);
  expect(p.score('marquise')).toBe(0);
});

rootLaw('12.7.1', 'bitter: also in defence, but only where the warlord is', () => {
  const defence = position(CATS).mood('bitter').place('c5', 'warlord').place('c5', 'cat', 2).place('c1', 'mob');
  expect(defence.battle('marquise', 'hundreds', 'c5').window()).toBe('hundreds-rally');
  const away = position(CATS)
    .mood('bitter')
    .place('c8', 'warlord')
    .place('c5', 'rat')
    .place('c5', 'cat')
    .place('c1', 'mob');
  expect(away.battle('hundreds', 'marquise', 'c5').window()).toBe('chance');
});

rootLaw(['12.7.2', '12.5-R1'], 'grandiose: the warlord advances before the commands', () => {
  const p = position(CATS).mood('grandiose').place('c5', 'warlord').turn('hundreds', 'daylight').play('end');
  expect(p.window()).toBe('hundreds-advance');
  expect(p.play('end').window()).toBe('hundreds-command');
  expect(p.play('end').window()).toBe('hundreds-daylight-end');
});

rootLaw('12.7.3', 'jubilant: up to four rolls after inciting the warlord’s clearing', () => {
  const p = position(CATS)
    .mood('jubilant')
    .place('c12', 'warlord')
    .place('c5', 'rat')
    .hand('hundreds', 'anvil', 'arms-trader');
  p.turn('hundreds', 'evening').play('incite c12', 'spend anvil');
  expect([p.window(), ...p.offers()]).toEqual(['hundreds-jubilant', 'roll-mob', 'pass']);
  p.play('roll-mob').chance('mob mouse').play('mob c9');
  p.play('roll-mob').chance('mob fox').play('mob c1');
  p.play('roll-mob').chance('mob fox');
  // No fox clearing without a mob touches one with a mob.
  expect(p.window()).toBe('hundreds-jubilant');
  p.play('roll-mob').chance('mob rabbit').play('mob c4');
  expect(p.window()).toBe('hundreds-incite');
  const other = position(CATS)
    .mood('jubilant')
    .place('c12', 'warlord')
    .place('c5', 'rat')
    .hand('hundreds', 'arms-trader');
  other.turn('hundreds', 'evening').play('incite c5', 'spend arms-trader');
  expect(other.window()).toBe('hundreds-incite');
});

rootLaw('12.7.4', 'lavish: at the end of Birdsong items become two warriors each', () => {
  const p = position(CATS)
    .mood('rowdy')
    .hoard('boot', 'sword', 'sword')
    .place('c5', 'warlord')
    .turn('hundreds', 'birdsong');
  p.play('mood lavish');
  expect([p.window(), ...p.offers()]).toEqual(['hundreds-lavish', 'squander boot', 'squander sword', 'pass']);
  const before = p.count('c5', 'rat');
  p.play('squander sword', 'squander boot', 'pass');
  expect([p.count('c5', 'rat') - before, p.hoarded(), p.squandered('sword')]).toEqual([4, ['sword'], 1]);
  expect(p.score('hundreds')).toBe(0);
});

rootLaw('12.7.4', 'lavish: nothing to squander while the warlord is off the map', () => {
  const p = position(CATS).mood('lavish').hoard('boot').place('c5', 'rat');
  p.squandering();
  expect([p.window(), p.hoarded()]).not.toContain('hundreds-lavish');
  const there = position(CATS).mood('lavish').hoard('boot').place('c5', 'warlord');
  expect(there.squandering().offers()).toEqual(['squander boot', 'pass']);
});

rootLaw('12.7.5', 'relentless: after a move and a battle one more move or battle', () => {
  const p = position(CATS).mood('relentless').place('c5', 'warlord').place('c5', 'rat', 3).place('c1', 'cat', 3);
  p.turn('hundreds', 'daylight').play('end', 'end', 'move c5 c1', 'with-warlord 3', 'battle c1 marquise');
  p.chance('dice 1 0');
  expect([p.window(), p.offers('battle')]).toEqual(['hundreds-relentless', ['battle c1 marquise']]);
  const again = p.fork().play('battle c1 marquise').chance('dice 1 0');
  expect([again.count('c1', 'cat'), again.window()]).toEqual([1, 'hundreds-daylight-end']);
  p.play('move c1 c9', 'with-warlord 0');
  expect([p.count('c9', 'warlord'), p.window()]).toEqual([1, 'hundreds-daylight-end']);
  const half = position(CATS).mood('relentless').place('c5', 'warlord').place('c5', 'cat');
  half.turn('hundreds', 'daylight').play('end', 'end', 'battle c5 marquise').chance('dice 0 0');
  expect(half.window()).toBe('hundreds-daylight-end');
});

rootLaw('12.7.6', 'rowdy: one more card, two with three enemy pieces beside the warlord', () => {
  const drawn = (cats: number): number => {
    const p = position(CATS).mood('rowdy').place('c5', 'warlord').deck('anvil', 'sword', 'sappers', 'armorers');
    if (cats > 0) p.place('c5', 'cat', cats);
    p.turn('hundreds', 'evening').play('pass');
    while (p.window() === 'chance') p.chance(p.outcomes()[0]!);
    return p.cards('hundreds').length;
  };
  expect([drawn(0), drawn(2), drawn(3)]).toEqual([2, 2, 3]);
});

rootLaw(
  ['12.7.7', '12.7.7-R1', 'O.5'],
  'stubborn: the first hit in the warlord’s clearing is ignored, once a battle',
  () => {
    const p = position(CATS).mood('stubborn').place('c5', 'warlord').place('c5', 'rat', 2).place('c5', 'cat', 4);
    p.battle('marquise', 'hundreds', 'c5').chance('dice 2 1');
    expect(p.play('lose rat').count('c5', 'rat')).toBe(1);
    const attack = position(CATS).mood('stubborn').place('c5', 'warlord').place('c5', 'rat', 2).place('c5', 'cat', 4);
    attack.battle('hundreds', 'marquise', 'c5').chance('dice 1 1');
    expect([attack.count('c5', 'rat'), attack.count('c5', 'cat')]).toEqual([2, 3]);
    const away = position(CATS).mood('stubborn').place('c8', 'warlord').place('c5', 'rat', 2).place('c5', 'cat', 4);
    away.battle('hundreds', 'marquise', 'c5').chance('dice 1 1');
    expect(away.count('c5', 'rat')).toBe(1);
  },
);

rootLaw(['12.7.7-R1', '4.3.1-E1', 'M102'], 'stubborn: an ambush uses it up', () => {
  const p = position({ factions: ['keepers', 'hundreds'] })
    .mood('stubborn')
    .place('c5', 'warlord')
    .place('c5', 'rat', 3);
  p.place('c5', 'badger', 3)
    .hand('keepers', 'ambush-rabbit')
    .battle('hundreds', 'keepers', 'c5')
    .play('ambush ambush-rabbit');
  p.play('lose rat');
  expect(p.count('c5', 'rat')).toBe(2);
  p.chance('dice 1 1').play('lose rat');
  expect(p.count('c5', 'rat')).toBe(1);
});

rootLaw('12.7.8', 'wrathful: an extra hit in attack where the warlord is', () => {
  const fought = (mood: 'wrathful' | 'rowdy', lord: 'c5' | 'c8', attacker: 'hundreds' | 'marquise'): number => {
    const p = position(CATS).mood(mood).place(lord, 'warlord').place('c5', 'rat', 2).place('c5', 'cat', 4);
    const defender = attacker === 'hundreds' ? 'marquise' : 'hundreds';
    return p.battle(attacker, defender, 'c5').chance('dice 0 0').count('c5', 'cat');
  };
  expect(fought('wrathful', 'c5', 'hundreds')).toBe(3);
  expect(fought('wrathful', 'c8', 'hundreds')).toBe(4);
  expect(fought('wrathful', 'c5', 'marquise')).toBe(4);
  expect(fought('rowdy', 'c5', 'hundreds')).toBe(4);
});
