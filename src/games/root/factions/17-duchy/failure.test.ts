import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';
import { LOST_SOULS } from '../../components/piles.ts';

const CATS = { factions: ['marquise', 'duchy'] } as const;

rootLaw(
  ['17.2.3', '17.2.3-R6'],
  'a lost building drives the highest minister away, its crown leaves the game, a random card goes',
  () => {
    const p = position(CATS)
      .place('c1', 'citadel')
      .place('c1', 'cat', 2)
      .swayed('captain', 'mayor')
      .hand('duchy', 'anvil', 'sword');
    p.battle('marquise', 'duchy', 'c1').play('pass').chance('dice 1 0');
    expect([p.ministers(), p.crowns(), p.score('marquise')]).toEqual([['captain'], [2, 2, 3], 1]);
    expect(p.outcomes()).toEqual(['lose anvil', 'lose sword']);
    p.chance('lose sword');
    expect([p.cards('duchy'), p.discarded()]).toEqual([['anvil'], ['sword']]);
  },
);

rootLaw('17.2.3', 'among equals the Duchy chooses', () => {
  const p = position(CATS).place('c1', 'market').place('c1', 'cat', 2).swayed('captain', 'marshal');
  p.battle('marquise', 'duchy', 'c1').chance('dice 1 0');
  expect([p.asked(), p.offers()]).toEqual(['duchy', ['forsake captain', 'forsake marshal']]);
  p.play('forsake captain');
  expect([p.ministers(), p.crowns()]).toEqual([['marshal'], [1, 3, 3]]);
});

rootLaw(['17.2.3-R1', 'M132'], 'once for a removal, however many buildings fall; the Despot scores one more', () => {
  const p = position({ factions: ['eyrie', 'duchy'] })
    .leader('despot')
    .place('c5', 'market')
    .place('c5', 'citadel')
    .place('c5', 'hawk', 3);
  p.swayed('captain', 'marshal', 'banker').hand('duchy', 'anvil', 'sword');
  p.battle('eyrie', 'duchy', 'c5').play('pass').chance('dice 2 0').anyChance();
  expect([p.ministers(), p.crowns(), p.cards('duchy').length, p.score('eyrie')]).toEqual([
    ['captain', 'marshal'],
    [1, 2, 3],
    1,
    3,
  ]);
});

rootLaw(['17.2.3-R3'], 'without a minister only the card goes, without a card only the minister', () => {
  const bare = position(CATS).place('c1', 'citadel').place('c1', 'cat', 2).hand('duchy', 'anvil');
  bare.battle('marquise', 'duchy', 'c1').play('pass').chance('dice 1 0').chance('lose anvil');
  expect([bare.cards('duchy'), bare.crowns()]).toEqual([[], [3, 3, 3]]);
  const poor = position(CATS).place('c1', 'citadel').place('c1', 'cat', 2).swayed('captain');
  poor.battle('marquise', 'duchy', 'c1').chance('dice 1 0');
  expect([poor.ministers(), poor.score('duchy')]).toEqual([[], 0]);
});

rootLaw('17.2.3-R4', 'a minister that leaves before it has acted does not act', () => {
  const p = position(CATS)
    .place('c1', 'citadel')
    .place('c1', 'mole', 1)
    .place('c1', 'cat', 3)
    .swayed('captain', 'marshal');
  p.turn('duchy', 'daylight')
    .play('end', 'minister captain', 'battle c1 marquise')
    .chance('dice 3 3')
    .play('forsake marshal');
  expect([p.ministers(), p.window()]).toEqual([['captain'], 'duchy-sway']);
});

rootLaw('17.2.3-R5', 'a minister may be swayed again while its rank has a crown, and scores again', () => {
  const p = position(CATS)
    .place('c1', 'mole')
    .place('c2', 'mole')
    .hand('duchy', 'anvil', 'sword')
    .lostCrowns('squire', 1);
  p.during('duchy', 'daylight', { step: 'sway' }).play('sway captain', 'present anvil', 'present sword');
  expect([p.score('duchy'), p.crowns()]).toEqual([1, [1, 3, 3]]);
});

rootLaw(['M135', '17.2.3-R2'], 'a revolt that takes two markets and the tunnel: three points, one price', () => {
  const p = position({ factions: ['alliance', 'duchy'] })
    .place('c5', 'sympathy')
    .place('c5', 'market', 2)
    .place('c5', 'tunnel');
  p.swayed('captain', 'marshal').supporters('bake-sale', 'smugglers-trail');
  p.turn('alliance', 'birdsong').play('revolt c5');
  for (let n = 0; n < 4 && p.window() === 'supporter'; n++) p.play(p.offers()[0]!);
  while (p.asked() === 'alliance' && p.offers('supporter').length > 0) p.play(p.offers('supporter')[0]!);
  expect([p.score('alliance'), p.offers()]).toEqual([3, ['forsake captain', 'forsake marshal']]);
});

rootLaw('M138', 'a Vagabond strikes a market without moles: one point, the price, nobody hostile', () => {
  const p = position({ factions: ['vagabond', 'duchy'] })
    .vagabond('c5', ['crossbow'])
    .place('c5', 'market')
    .swayed('captain');
  p.turn('vagabond', 'daylight').play('strike market');
  expect([p.score('vagabond'), p.ministers()]).toEqual([1, []]);
});

rootLaw('M141', 'the Cult sanctifies a citadel: a garden in its place, a point, the price', () => {
  const p = position({ factions: ['cult', 'duchy'] })
    .cult('rabbit', 5)
    .place('c5', 'lizard')
    .place('c5', 'citadel')
    .swayed('captain');
  p.hated(false);
  p.turn('cult', 'birdsong');
  for (let n = 0; n < 4 && p.offers('sanctify').length === 0 && p.asked(); n++) p.play(p.offers()[0]!);
  p.play('sanctify c5 citadel');
  expect([p.count('c5', 'garden'), p.count('c5', 'citadel'), p.ministers()]).toEqual([1, 0, []]);
});

rootLaw('M142', 'revealed birds go to the Lost Souls', () => {
  const p = position({ factions: ['cult', 'duchy'] })
    .cult('fox')
    .place('c1', 'mole')
    .place('c2', 'mole')
    .hand('duchy', 'armorers', 'sappers');
  p.during('duchy', 'daylight', { step: 'sway' }).play('sway captain', 'present armorers', 'present sappers');
  p.turn('duchy', 'evening');
  expect(p.pile(LOST_SOULS)).toEqual(['armorers', 'sappers']);
});

rootLaw('M143', 'what the Banker spends goes to the Lost Souls', () => {
  const p = position({ factions: ['cult', 'duchy'] })
    .cult('fox')
    .swayed('banker')
    .hand('duchy', 'anvil', 'foxfolk-steel', 'armorers');
  p.turn('duchy', 'daylight').play('end', 'minister banker', 'spend anvil', 'spend foxfolk-steel', 'spend armorers');
  expect([p.score('duchy'), p.pile(LOST_SOULS).length]).toEqual([3, 3]);
});
