import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';
import { AVAILABLE, DISCARD, LOST_SOULS, REVEALED } from '../../components/piles.ts';

const CATS = { factions: ['cult', 'marquise'] } as const;
const HAWKS = { factions: ['cult', 'eyrie'] } as const;
const MICE = { factions: ['cult', 'alliance'] } as const;

rootLaw('10.2.3', 'lizards lost in defence become acolytes', () => {
  const p = position(CATS).cult('fox').place('c1', 'lizard', 3).place('c1', 'cat', 3);
  p.battle('marquise', 'cult', 'c1').chance('dice 2 1');
  expect([p.count('c1', 'lizard'), p.acolytes(), p.inSupply('lizard')]).toEqual([1, 2, 22]);
});

rootLaw('10.2.3-R1', 'not as attacker and not outside battle', () => {
  const p = position(CATS).cult('fox').place('c1', 'lizard', 3).place('c1', 'cat', 3);
  p.battle('cult', 'marquise', 'c1').chance('dice 2 1');
  expect([p.count('c1', 'lizard'), p.acolytes(), p.inSupply('lizard')]).toEqual([2, 0, 23]);
  const favor = position(CATS).cult('fox').place('c6', 'lizard', 2).place('c8', 'workshop', 2).place('c1', 'workshop');
  favor.hand('marquise', 'favor-of-the-foxes').turn('marquise', 'daylight').play('craft favor-of-the-foxes');
  expect([favor.count('c6', 'lizard'), favor.acolytes(), favor.inSupply('lizard')]).toEqual([0, 0, 25]);
  const ambush = position(CATS).cult('fox').place('c1', 'lizard', 2).place('c1', 'cat').hand('marquise', 'ambush-fox');
  ambush.battle('cult', 'marquise', 'c1').play('ambush ambush-fox');
  expect([ambush.acolytes(), ambush.inSupply('lizard')]).toEqual([0, 25]);
});

rootLaw('10.2.3', 'they never reach the supply, so Coffin Makers do not get them', () => {
  const p = position({ ...CATS, deck: 'exiles-partisans' })
    .cult('fox')
    .place('c1', 'lizard', 2)
    .place('c1', 'cat', 2);
  p.crafted('marquise', 'coffin-makers').battle('marquise', 'cult', 'c1').chance('dice 2 0');
  expect([p.acolytes(), p.onCoffins('lizard')]).toEqual([2, 0]);
});

rootLaw(['M061', '10.2.3'], 'a Vagabond who removes defending lizards makes acolytes and turns them hostile', () => {
  const p = position({ factions: ['cult', 'vagabond'] })
    .cult('fox')
    .place('c1', 'lizard', 2);
  p.vagabond('c1', ['sword', 'sword', 'boot']).battle('vagabond', 'cult', 'c1').chance('dice 2 0');
  expect([p.acolytes(), p.relationTo('cult'), p.score('vagabond')]).toEqual([2, -1, 1]);
});

rootLaw(['M063', '10.2.3-R1'], 'lizards that fall as allies of an attacking Vagabond go to the supply', () => {
  const p = position({ factions: ['cult', 'vagabond', 'marquise'] })
    .cult('fox')
    .place('c1', 'lizard', 2);
  p.place('c1', 'cat', 2).vagabond('c1', ['sword', 'boot']).relation('cult', 3);
  p.battle('vagabond', 'marquise', 'c1').play('with cult').chance('dice 1 1').play('lose lizard');
  expect([p.count('c1', 'lizard'), p.acolytes(), p.inSupply('lizard')]).toEqual([1, 0, 24]);
});

rootLaw(['10.2.4', 'M034', '2.8-R2'], 'a garden rules against any number and against Lords of the Forest', () => {
  const p = position(HAWKS)
    .cult('fox')
    .place('c1', 'hawk', 3)
    .place('c1', 'garden')
    .place('c5', 'hawk')
    .place('c5', 'lizard');
  expect([p.ruler('c1'), p.ruler('c5')]).toEqual(['cult', 'eyrie']);
});

rootLaw(['M035', '10.2.4'], 'Build in the decree does not work where a garden stands', () => {
  const p = position(HAWKS).cult('fox').leader('despot').place('c8', 'hawk', 3).place('c8', 'garden');
  p.place('c5', 'roost').place('c5', 'hawk', 2).decree('build', 'anvil').turn('eyrie', 'daylight').play('end');
  p.play('resolve bird', 'move c5 c1', 'count 1');
  expect(p.offers()).toContain('resolve fox');
  p.play('resolve fox');
  expect(p.offers('build')).toEqual(['build roost c1']);
  expect(p.refusal('build roost c8')).toMatchObject({ law: '7.5.2.IV', why: 'not-ruled' });
});

rootLaw(['10.2.5', '10.2.5-R1', 'O.11'], 'a random card for each garden removed, from hand only', () => {
  const p = position(CATS).cult('fox').place('c8', 'garden', 2).place('c1', 'workshop').place('c6', 'workshop');
  p.place('c12', 'workshop').hand('cult', 'anvil', 'sword', 'bake-sale').hand('marquise', 'favor-of-the-foxes');
  p.turn('marquise', 'daylight').play('craft favor-of-the-foxes');
  expect(p.outcomes().sort()).toEqual(['lose anvil', 'lose bake-sale', 'lose sword']);
  p.chance('lose sword', 'lose anvil');
  expect([p.cards('cult'), p.pile(LOST_SOULS).sort(), p.score('marquise')]).toEqual([
    ['bake-sale'],
    ['anvil', 'favor-of-the-foxes', 'sword'],
    2,
  ]);
  expect(p.outcomes()).toEqual([]);
});

rootLaw('10.2.5-R1', 'nothing with an empty hand, and no revealed card', () => {
  const p = position(CATS).cult('fox').place('c8', 'garden').place('c8', 'cat', 2);
  p.battle('marquise', 'cult', 'c8').chance('dice 1 0');
  expect([p.count('c8', 'garden'), p.pile(LOST_SOULS)]).toEqual([0, []]);
  const q = position(CATS).cult('fox').place('c8', 'garden').place('c8', 'cat', 2).hand('cult', 'anvil', 'sword');
  q.during('cult', 'daylight', { step: 'action' });
  q.play('reveal anvil', 'recruit-at c1');
  q.battle('marquise', 'cult', 'c8').play('pass').chance('dice 1 0');
  expect([q.outcomes(), q.pile(REVEALED)]).toEqual([['lose sword'], ['anvil']]);
});

rootLaw(['10.2.6', 'M017'], 'a card spent by another goes to the lost souls, open to all', () => {
  const p = position(CATS).cult('fox').place('c1', 'sawmill').hand('marquise', 'anvil').turn('marquise', 'daylight');
  p.play('overwork c1', 'spend anvil');
  expect([p.pile(LOST_SOULS), p.pile(DISCARD)]).toEqual([['anvil'], []]);
  expect(p.knownBy(LOST_SOULS, 'anvil')).toEqual(['cult', 'marquise']);
});

rootLaw(['10.2.6', '10.2.6-R1'], 'ambushes, crafted cards and dominance cards too', () => {
  const p = position({ factions: ['cult', 'marquise', 'eyrie'] })
    .cult('fox')
    .place('c1', 'lizard', 2)
    .place('c1', 'cat');
  p.hand('marquise', 'ambush-fox').battle('cult', 'marquise', 'c1').play('ambush ambush-fox');
  expect(p.pile(LOST_SOULS)).toEqual(['ambush-fox']);
  const q = position({ factions: ['cult', 'marquise', 'eyrie'] })
    .cult('fox')
    .place('c1', 'workshop');
  q.place('c8', 'sawmill').hand('marquise', 'anvil', 'dominance-fox').turn('marquise', 'daylight');
  q.play('craft anvil', 'overwork c8', 'spend dominance-fox');
  expect([q.pile(LOST_SOULS).sort(), q.pile(AVAILABLE)]).toEqual([['anvil', 'dominance-fox'], []]);
  // §10.2.6-R2: it cannot be taken from there.
  expect(q.offers('take')).toEqual([]);
});

rootLaw(['M036', '10.2.6', '10.4.1'], 'a purged decree lies among the lost souls and decides the outcast', () => {
  const p = position(HAWKS).cult('fox').place('c1', 'roost').place('c1', 'hawk').leader('builder');
  p.decree('recruit', 'sword', 'root-tea-mouse', 'mouse-in-a-sack').decree('build', 'anvil', 'armorers', 'bake-sale');
  p.deck('sappers', 'crossbow-bird', 'birdy-bindle')
    .turn('eyrie', 'daylight')
    .play('end', 'resolve bird', 'recruit-at c1');
  expect(p.pile(LOST_SOULS)).toHaveLength(6);
  p.play('leader despot').chance('draw sappers');
  expect([p.outcast(), p.isHated(), p.pile(LOST_SOULS)]).toEqual(['mouse', false, []]);
});

rootLaw(
  ['M050', '8.2.4', '10.4.3.III'],
  'Sanctify a base: a point, and the Alliance loses supporters and officers',
  () => {
    const p = position(MICE).cult('rabbit', 3).souls('anvil').place('c1', 'base').officers(3);
    p.supporters('foxfolk-steel', 'armorers', 'sword').turn('cult', 'birdsong').play('sanctify c1 base');
    expect([p.score('cult'), p.count('c1', 'garden'), p.officerCount()]).toEqual([1, 1, 1]);
    expect([p.pile(5), p.pile(LOST_SOULS).sort()]).toEqual([['sword'], ['armorers', 'foxfolk-steel']]);
  },
);

rootLaw(['M051', '10.2.6'], 'supporters spent for sympathy are lost souls', () => {
  const p = position(MICE).cult('fox').place('c1', 'sympathy').supporters('bake-sale', 'root-tea-rabbit');
  p.turn('alliance', 'birdsong').play('pass', 'spread c5', 'supporter bake-sale');
  expect(p.pile(LOST_SOULS)).toEqual(['bake-sale']);
});

rootLaw(['M052', '10.2.5', '8.4.1.III'], 'a revolt removes a garden: a point, and the Cult discards at random', () => {
  const p = position(MICE).cult('fox').place('c8', 'sympathy').place('c8', 'garden').place('c8', 'lizard');
  p.supporters('anvil', 'foxfolk-steel').hand('cult', 'sword').turn('alliance', 'birdsong').play('revolt c8');
  p.play('supporter anvil', 'supporter foxfolk-steel');
  expect(p.outcomes()).toEqual(['lose sword']);
  p.chance('lose sword');
  expect([p.score('alliance'), p.pile(LOST_SOULS).includes('sword'), p.ruler('c8')]).toEqual([1, true, 'alliance']);
});

rootLaw(['M062', 'E.2.2', '10.2.6'], 'Day labor does not reach the lost souls', () => {
  const p = position({ factions: ['cult', 'vagabond'] })
    .cult('fox')
    .souls('anvil')
    .discard('foxfolk-steel');
  p.vagabond('c1', ['torch'], { character: 'tinker' }).turn('vagabond', 'daylight');
  expect(p.offers('labor')).toEqual(['labor foxfolk-steel']);
});
