import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';

const CATS = { factions: ['marquise', 'hundreds'] } as const;
const MICE = { factions: ['alliance', 'hundreds'] } as const;
const ROGUE = { factions: ['vagabond', 'marquise', 'hundreds'] } as const;

rootLaw(['12.2.2', '4.3.3-R2', '12.2.2-R1'], 'in battle the Hundreds say whether a hit takes the warlord', () => {
  const p = position(CATS).place('c5', 'warlord').place('c5', 'rat', 2).place('c5', 'cat', 3);
  p.battle('marquise', 'hundreds', 'c5').chance('dice 2 0');
  expect([p.asked(), p.offers()]).toEqual(['hundreds', ['lose rat', 'lose warlord']]);
  const spared = p.fork().play('lose rat');
  expect([spared.count('c5', 'rat'), spared.count('c5', 'warlord')]).toEqual([0, 1]);
  p.play('lose warlord');
  expect([p.count('c5', 'rat'), p.count('c5', 'warlord'), p.inSupply('warlord')]).toEqual([1, 0, 1]);
  expect(p.score('marquise')).toBe(0);
});

rootLaw('4.3.3', 'warriors and warlord go before strongholds and mobs; with all warriors gone they pick', () => {
  const p = position(CATS).place('c5', 'warlord').place('c5', 'rat').place('c5', 'stronghold').place('c5', 'mob');
  p.place('c5', 'cat', 4).battle('marquise', 'hundreds', 'c5').chance('dice 3 0');
  expect(p.offers()).toEqual(['lose stronghold', 'lose mob']);
  p.play('lose mob');
  expect(['rat', 'warlord', 'stronghold', 'mob'].map((name) => p.count('c5', name as 'rat'))).toEqual([0, 0, 1, 0]);
  expect(p.score('marquise')).toBe(1);
});

rootLaw(['12.2.2-R1', '2.8'], 'he counts for rule and for the limit of the roll', () => {
  const p = position(CATS).place('c5', 'warlord').place('c5', 'cat').place('c1', 'warlord', 0);
  p.turn('hundreds', 'daylight').play('end');
  expect(p.refusal('move c5 c1')).toMatchObject({ why: 'rule-neither' });
  const alone = position(CATS).place('c5', 'warlord').place('c5', 'cat', 3).battle('hundreds', 'marquise', 'c5');
  expect(alone.chance('dice 3 0').count('c5', 'cat')).toBe(2);
  const guarded = position(CATS).place('c5', 'warlord').place('c5', 'cat', 3).battle('marquise', 'hundreds', 'c5');
  // Not defenseless: no extra hit.
  expect(guarded.chance('dice 0 0').count('c5', 'warlord')).toBe(1);
});

rootLaw(['12.2.2', '1.1.2-R1'], 'no card and no ability removes him outside battle', () => {
  const favor = position(CATS)
    .place('c5', 'warlord')
    .place('c5', 'rat', 2)
    .place('c3', 'workshop')
    .place('c4', 'workshop');
  favor.place('c10', 'workshop').hand('marquise', 'favor-of-the-rabbits').turn('marquise', 'daylight');
  favor.play('craft favor-of-the-rabbits');
  expect([favor.count('c5', 'warlord'), favor.count('c5', 'rat')]).toEqual([1, 0]);
  const tax = position(CATS).place('c5', 'warlord').place('c8', 'rat').crafted('hundreds', 'tax-collector');
  expect(tax.turn('hundreds', 'daylight').offers('tax-collector')).toEqual(['tax-collector c8']);
  const bureau = position({ ...CATS, deck: 'exiles-partisans' })
    .place('c5', 'warlord')
    .place('c8', 'rat');
  bureau.place('c9', 'cat').crafted('marquise', 'propaganda-bureau').hand('marquise', 'anvil', 'a-visit-to-friends');
  expect(bureau.turn('marquise', 'daylight').offers('propaganda')).toEqual(['propaganda c8 hundreds']);
});

rootLaw(
  ['12.2.2', '16.4', '16.4-R1', '16.3'],
  'False Orders leave him where he is, but he counts when they halve',
  () => {
    const table = { ...CATS, deck: 'exiles-partisans' } as const;
    const p = position(table).place('c5', 'warlord').place('c5', 'rat', 2).crafted('marquise', 'false-orders');
    p.turn('marquise', 'birdsong').play('false-orders hundreds c5 c1');
    expect([p.count('c1', 'rat'), p.count('c5', 'rat'), p.count('c5', 'warlord')]).toEqual([2, 0, 1]);
    const alone = position(table)
      .place('c5', 'warlord')
      .crafted('marquise', 'false-orders')
      .turn('marquise', 'birdsong');
    expect(alone.window()).not.toBe('effects');
  },
);

rootLaw(['12.2.2', '12.2.2-R1'], 'Coffin Makers do not keep him', () => {
  const p = position({ ...CATS, deck: 'exiles-partisans' })
    .crafted('marquise', 'coffin-makers')
    .place('c5', 'warlord');
  p.place('c5', 'cat', 3).battle('marquise', 'hundreds', 'c5').chance('dice 1 0');
  expect([p.count('c5', 'warlord'), p.inSupply('warlord')]).toEqual([0, 1]);
});

rootLaw(['M022', '12.4.1', '6.2.2'], 'the die finds only the keep’s clearing: no mob', () => {
  const p = position(CATS).place('c9', 'mob').place('c1', 'keep').place('c12', 'mob').place('c5', 'warlord');
  p.turn('hundreds', 'birdsong').play('raze c12').chance('ruin bag', 'mob fox');
  expect([p.window(), p.count('c1', 'mob')]).toEqual(['hundreds-mood', 0]);
});

rootLaw(['M023', '12.4.1'], 'a mob with a sawmill, wood and cats', () => {
  const p = position(CATS).place('c8', 'mob').place('c8', 'sawmill').place('c8', 'wood').place('c8', 'cat', 3);
  p.place('c5', 'warlord').turn('hundreds', 'birdsong').play('raze c8');
  expect([p.count('c8', 'sawmill'), p.count('c8', 'wood'), p.count('c8', 'cat')]).toEqual([0, 0, 3]);
  expect(p.score('hundreds')).toBe(2);
});

rootLaw(['M024', '12.4.3', '6.2.2', 'O.10'], 'all warriors stand at the keep: the warlord comes anywhere else', () => {
  const p = position(CATS).place('c1', 'keep').place('c1', 'rat', 3).turn('hundreds', 'birdsong');
  expect(p.offers('anoint')).toHaveLength(11);
  p.play('anoint c9');
  expect([p.count('c9', 'warlord'), p.count('c1', 'rat')]).toEqual([1, 3]);
});

rootLaw(['M056', '12.4.1', '8.2.6'], 'two mobs burn sympathy: two Outrage cards of the two suits', () => {
  const p = position(MICE).place('c1', 'mob').place('c5', 'mob').place('c1', 'sympathy').place('c5', 'sympathy');
  p.place('c8', 'warlord').hand('hundreds', 'anvil', 'bake-sale').turn('hundreds', 'birdsong').play('raze c1');
  expect(p.offers()).toEqual(['appease anvil']);
  p.play('appease anvil', 'raze c5', 'appease bake-sale');
  expect([p.score('hundreds'), p.cards('hundreds')]).toEqual([2, []]);
});

rootLaw(['M057', '8.4.1.III', '12.2.2'], 'a revolt takes the rats and the mob, the warlord stays', () => {
  const p = position(MICE).place('c5', 'warlord').place('c5', 'rat', 3).place('c5', 'mob').place('c5', 'sympathy');
  p.supporters('bake-sale', 'a-visit-to-friends').turn('alliance', 'birdsong').play('revolt c5');
  p.play('supporter a-visit-to-friends', 'supporter bake-sale');
  expect([p.count('c5', 'rat'), p.count('c5', 'mob'), p.count('c5', 'warlord')]).toEqual([0, 0, 1]);
  expect(p.score('alliance')).toBe(1);
});

rootLaw(['M058', '8.4.2.II.a', '12.2.2-R1'], 'warlord and two rats are martial law', () => {
  const p = position(MICE).place('c5', 'warlord').place('c5', 'rat', 2).place('c1', 'sympathy').supporters('bake-sale');
  p.turn('alliance', 'birdsong').play('pass');
  expect(p.refusal('spread c5')).toMatchObject({ law: '8.4.2.II', a: 2, b: 1 });
  expect(p.offers()).toContain('spread c10');
});

rootLaw(['M068', '9.5.6', '12.2.2'], 'a strike finds nothing but the warlord and what he shields', () => {
  const p = position(ROGUE).vagabond('c5', ['crossbow']).place('c5', 'warlord').place('c5', 'stronghold');
  p.turn('vagabond', 'daylight');
  expect(p.offers('strike')).toEqual([]);
  expect(p.refusal('strike warlord')).toMatchObject({ law: '12.2.2', why: 'warlord' });
  expect(p.refusal('strike stronghold')).toMatchObject({ law: '9.5.6', why: 'warriors-first' });
});

rootLaw(['M069', '9.2.9.III.a', '12.2.2'], 'a hostile warlord removed in battle scores infamy', () => {
  const p = position(ROGUE).vagabond('c5', ['sword', 'sword']).relation('hundreds', -1).place('c5', 'warlord');
  p.turn('vagabond', 'daylight').play('battle c5 hundreds').chance('dice 1 0');
  expect([p.count('c5', 'warlord'), p.inSupply('warlord'), p.score('vagabond')]).toEqual([0, 1, 1]);
});

rootLaw(['M073', '9.2.9.II.b', '12.2.2'], 'allied rats come along, the warlord does not', () => {
  const p = position(ROGUE)
    .vagabond('c5', ['boot', 'boot'])
    .relation('hundreds', 3)
    .place('c5', 'warlord')
    .place('c5', 'rat', 2);
  p.turn('vagabond', 'daylight').play('go c1');
  expect(p.offers()).toEqual(['escort hundreds 2', 'escort hundreds 1', 'pass']);
  p.play('escort hundreds 2');
  expect([p.count('c1', 'rat'), p.count('c5', 'warlord')]).toEqual([2, 1]);
});

rootLaw(['9.2.9.II.c', '12.2.2-R1'], 'an allied warlord fights with a Vagabond, who may lose him', () => {
  const p = position(ROGUE).vagabond('c5', ['sword']).relation('hundreds', 3).place('c5', 'warlord').place('c5', 'rat');
  p.place('c5', 'cat', 5).turn('vagabond', 'daylight').play('battle c5 marquise', 'with hundreds').chance('dice 3 1');
  expect(p.offers()).toEqual(['damage sword exhausted', 'lose rat', 'lose warlord']);
  p.play('lose warlord');
  expect([p.count('c5', 'cat'), p.count('c5', 'warlord'), p.count('c5', 'rat')]).toEqual([2, 0, 1]);
});

rootLaw(['9.2.9.III.b', '12.2.2-R1'], 'a hostile warlord alone costs a second boot', () => {
  const p = position(ROGUE).vagabond('c5', ['boot']).relation('hundreds', -1).place('c1', 'warlord');
  expect(p.turn('vagabond', 'daylight').refusal('go c1')).toMatchObject({ law: '9.2.9.III.b', why: 'boots', a: 2 });
});

rootLaw(['M088', '10.4.3.II', '12.2.2'], 'the warlord cannot be converted', () => {
  const p = position({ factions: ['cult', 'hundreds'] })
    .cult('fox', 3)
    .place('c6', 'warlord')
    .place('c12', 'rat');
  p.turn('cult', 'birdsong');
  expect(p.offers('convert')).toEqual(['convert c12 rat']);
});

rootLaw(['M089', '12.4.1', '10.2.5'], 'two gardens burn: two points and two random cards', () => {
  const p = position({ factions: ['cult', 'hundreds'] })
    .cult('fox')
    .place('c8', 'garden', 2)
    .place('c8', 'mob');
  p.place('c5', 'warlord').hand('cult', 'anvil', 'sword', 'sappers').turn('hundreds', 'birdsong').play('raze c8');
  expect(p.score('hundreds')).toBe(2);
  while (p.window() === 'chance' && p.cards('cult').length > 1) p.chance(p.outcomes()[0]!);
  expect(p.cards('cult')).toHaveLength(1);
});

rootLaw(['M095', '11.2.6.I', '12.2.2'], 'the warlord in supply is no payment', () => {
  const p = position({ factions: ['riverfolk', 'hundreds'] })
    .prices(1, 1, 1)
    .supply('rat', 0);
  expect(p.turn('hundreds', 'birdsong').window()).not.toBe('riverfolk-services');
});
