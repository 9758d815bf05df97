import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';
import { ruledClearings } from '../../rules/02-key-terms/rule.ts';
import { root } from '../../index.ts';
import { DUCHY } from '../../words.ts';

const CATS = { factions: ['marquise', 'duchy'] } as const;
const BOXES = ['marauder', 'riverfolk-pack', 'underworld-pack', 'marauder-pack'] as const;

rootLaw(
  ['17.2.2', '17.2.2-R1', '17.5.1.III'],
  'moves go between the Burrow and clearings with tunnels, with any number',
  () => {
    const p = position(CATS)
      .place('c1', 'tunnel')
      .place('c3', 'tunnel')
      .place('c3', 'mole')
      .place('c1', 'cat', 5)
      .burrow(3);
    p.turn('duchy', 'daylight');
    expect(p.offers('move')).toEqual([
      'move c3 c6',
      'move c3 c7',
      'move c3 c11',
      'move c3 burrow',
      'move burrow c1',
      'move burrow c3',
    ]);
    p.play('move burrow c1', 'count 2');
    expect([p.count('c1', 'mole'), p.inBurrow()]).toEqual([2, 1]);
    p.play('move c3 burrow', 'count 1');
    expect([p.count('c3', 'mole'), p.inBurrow()]).toEqual([0, 2]);
  },
);

rootLaw('17.2.2-R1', 'without a tunnel the Burrow has no neighbour, and two tunnel clearings are not adjacent', () => {
  const p = position(CATS)
    .place('c1', 'tunnel')
    .place('c3', 'tunnel')
    .place('c1', 'mole')
    .place('c2', 'mole')
    .burrow(2);
  p.turn('duchy', 'daylight');
  expect(p.offers('move')).not.toContain('move c1 c3');
  expect(p.judge('duchy', 'move c1 c3')).toMatchObject({ because: { law: '4.2', why: 'not-adjacent' } });
  expect(p.judge('duchy', 'move burrow c2')).toMatchObject({ because: { law: '17.2.2', why: 'not-adjacent' } });
  const none = position(CATS).burrow(2).turn('duchy', 'daylight');
  expect(none.offers('move')).toEqual([]);
});

rootLaw(['17.2.2', '17.2.2-R1'], 'rule is never lacking because one end is the Burrow', () => {
  const p = position(CATS).place('c1', 'tunnel').place('c1', 'mole').place('c1', 'cat', 5);
  p.turn('duchy', 'daylight');
  expect(p.offers('move')).toEqual(['move c1 burrow']);
  expect(p.refusal('move c1 c5')).toMatchObject({ law: '4.2.1', why: 'rule-neither' });
});

rootLaw(['17.2.2', '17.2.2-R2'], 'nobody else goes to the Burrow and nobody battles there', () => {
  const p = position(CATS).place('c1', 'tunnel').place('c1', 'cat', 5).burrow(3);
  p.during('marquise', 'daylight', { step: 'action' });
  expect(p.offers().filter((text) => text.includes('burrow'))).toEqual([]);
});

rootLaw(['17.2.2-R3', '17.2.2-R4'], 'going down into the Burrow is answered by nobody', () => {
  const p = position({ factions: ['alliance', 'duchy'] })
    .place('c1', 'tunnel')
    .place('c1', 'sympathy')
    .place('c1', 'mole', 2);
  p.hand('duchy', 'anvil').turn('duchy', 'daylight').play('move c1 burrow', 'count 2');
  expect([p.window(), p.cards('duchy'), p.inBurrow()]).toEqual(['duchy-assembly', ['anvil'], 2]);
});

rootLaw(['17.2.2-R5', 'M154'], 'Royal Claim counts the Burrow among ruled clearings', () => {
  const p = position(CATS).place('c1', 'mole').place('c2', 'mole').place('c3', 'mole').crafted('duchy', 'royal-claim');
  expect(ruledClearings(p.state, DUCHY)).toBe(4);
  p.turn('duchy', 'birdsong').play('royal-claim');
  expect(p.score('duchy')).toBe(4);
});

rootLaw(['17.2.2-R5', 'M155'], 'Tax Collector takes no warrior from the Burrow', () => {
  const p = position(CATS).place('c1', 'mole').burrow(3).crafted('duchy', 'tax-collector');
  p.turn('duchy', 'daylight');
  expect(p.offers('tax-collector')).toEqual(['tax-collector c1']);
});

rootLaw(['17.2.2-R6', 'M144'], 'warriors of the Burrow buy no services', () => {
  const p = position({ factions: ['riverfolk', 'duchy'] })
    .burrow(20)
    .hand('riverfolk', 'anvil')
    .prices(1, 1, 1);
  p.turn('duchy', 'birdsong');
  expect(p.offers('buy-card')).toEqual([]);
});

rootLaw(['17.2.2-R7', '17.2.2', 'M156'], 'False Orders send half of the moles in the Burrow up', () => {
  const p = position({ ...CATS, deck: 'exiles-partisans' })
    .place('c1', 'tunnel')
    .burrow(5)
    .crafted('marquise', 'false-orders');
  p.turn('marquise', 'birdsong');
  expect(p.offers('false-orders')).toEqual(['false-orders duchy burrow c1']);
  p.play('false-orders duchy burrow c1');
  expect([p.count('c1', 'mole'), p.inBurrow()]).toEqual([3, 2]);
});

rootLaw(['17.2.2-R7', 'M216'], 'the Popular Band calls one mole of the Burrow up', () => {
  const p = position({ ...CATS, hirelings: BOXES }).hirelings('popular-band', { by: 'marquise' });
  p.place('c1', 'band').place('c1', 'tunnel').burrow(2).place('c5', 'cat');
  p.turn('marquise', 'daylight').play('command popular-band', 'perform c1');
  expect(p.offers('lure')).toContain('lure burrow duchy');
  p.play('lure burrow duchy');
  expect([p.count('c1', 'mole'), p.inBurrow()]).toEqual([1, 1]);
});

rootLaw(['17.2.2-R7'], 'Warm Sun Prophets send moles down; nobody is battled there', () => {
  const p = position({ ...CATS, hirelings: BOXES }).hirelings('warm-sun-prophets', { by: 'marquise' });
  p.place('c1', 'prophet').place('c1', 'tunnel').place('c1', 'mole', 2);
  p.turn('marquise', 'daylight').play('command warm-sun-prophets');
  expect(p.offers('herd')).toContain('herd duchy c1 burrow');
  p.play('herd duchy c1 burrow');
  expect(p.inBurrow()).toBe(2);
  expect(p.window()).not.toBe('prophets-goad');
});

rootLaw(['17.2.2-R8', 'M215'], 'Feline Physicians bring fallen moles to the Burrow, if a mole is there', () => {
  const p = position({ ...CATS, hirelings: BOXES }).hirelings('forest-patrol', { by: 'duchy', demoted: true });
  p.place('c1', 'mole', 2).place('c1', 'cat', 3).burrow(1).hand('duchy', 'anvil');
  p.battle('marquise', 'duchy', 'c1').play('pass').chance('dice 2 0');
  p.play('tend anvil');
  expect(p.offers()).toEqual(['place burrow']);
  p.play('place burrow');
  expect(p.inBurrow()).toBe(3);
});

rootLaw('17.2.2-R8', 'an empty Burrow is no clearing with faction pieces', () => {
  const p = position({ ...CATS, hirelings: BOXES }).hirelings('forest-patrol', { by: 'duchy', demoted: true });
  p.place('c1', 'mole', 2).place('c1', 'cat', 3).place('c2', 'mole').hand('duchy', 'anvil');
  p.battle('marquise', 'duchy', 'c1').play('pass').chance('dice 2 0').play('tend anvil');
  expect(p.offers()).toEqual(['place c2']);
  expect(p.refusal('place burrow')).toMatchObject({ law: '14.7.2', why: 'no-faction-pieces' });
});

rootLaw(['17.2.2-R4', 'M153'], 'moles from the Burrow pay no toll', () => {
  const p = position({ ...CATS, hirelings: BOXES }).hirelings('highway-bandits', { by: 'marquise' });
  p.bandit('c1', 'c5').bandit('c1', 'c9').bandit('c1', 'c10');
  p.place('c1', 'tunnel').burrow(2);
  p.turn('duchy', 'daylight').play('move burrow c1', 'count 2');
  expect(p.count('c1', 'mole')).toBe(2);
});

rootLaw(['17.0.3-R1', '17.0.3'], 'Tunnels join clearings with citadels and markets', () => {
  const p = position({ ...CATS, deck: 'exiles-partisans' })
    .place('c1', 'citadel')
    .place('c3', 'market')
    .place('c1', 'mole');
  p.crafted('duchy', 'tunnels').turn('duchy', 'daylight');
  expect(p.offers('move')).toContain('move c1 c3');
});

rootLaw('17.7', 'everybody sees the Burrow, the ministers, crowns and revealed cards', () => {
  const p = position(CATS).burrow(4).swayed('captain').place('c1', 'mole', 2).hand('duchy', 'anvil');
  p.turn('duchy', 'daylight').play('build citadel c1', 'present anvil');
  const { duchy, known } = p.view('marquise');
  expect([duchy.burrow, duchy.swayed[1], duchy.crowns]).toEqual([4, 1, [2, 3, 3]]);
  expect(known.filter((pile) => pile >= 0).length).toBeGreaterThan(0);
  expect(p.shown()).toEqual(['anvil']);
});

rootLaw('17.2.2-R6', 'the count of moles is kept: map, supply and Burrow', () => {
  const p = position(CATS).place('c1', 'tunnel').place('c1', 'mole', 3).burrow(4);
  p.turn('duchy', 'daylight').play('move c1 burrow', 'count 3');
  expect(root.checks.audit(p.state)).toEqual([]);
});
