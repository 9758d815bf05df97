import { expect } from 'vitest';
import { rootLaw } from '../testkit/law.testkit.ts';
import { handOf } from '../components/piles.ts';
import { type Position, position } from '../testkit/position.testkit.ts';
import { EYRIE, MARQUISE } from '../words.ts';

const table = (): Position => position({ factions: ['marquise', 'eyrie', 'alliance'], deck: 'exiles-partisans' });

rootLaw(['4.1.3', 'O.10'], 'Propaganda Bureau: a card for an enemy’s warrior in a clearing of its suit', () => {
  const p = table()
    .crafted('eyrie', 'propaganda-bureau')
    .place('c1', 'cat', 2)
    .place('c5', 'cat')
    .hand('eyrie', 'anvil', 'saboteurs', 'sword');
  p.turn('eyrie', 'daylight');
  expect(p.offers('propaganda')).toEqual(['propaganda c1 marquise', 'propaganda c5 marquise']);
  expect(p.refusal('propaganda c2 marquise')).toMatchObject({ law: 'O.10', why: 'no-enemy-warrior' });
  p.play('propaganda c1 marquise');
  expect(p.offers()).toEqual(['spend anvil', 'spend saboteurs']);
  p.play('spend anvil');
  expect([p.count('c1', 'cat'), p.count('c1', 'hawk'), p.inSupply('cat')]).toEqual([1, 1, 23]);
  expect(p.refusal('propaganda c1 marquise')).toMatchObject({ why: 'used-this-turn' });
});

rootLaw(['O.10', '6.2.2-R1'], 'Propaganda Bureau replaces only if both halves are possible', () => {
  const p = table()
    .crafted('eyrie', 'propaganda-bureau')
    .place('c1', 'cat')
    .place('c1', 'keep')
    .place('c8', 'cat')
    .hand('eyrie', 'anvil');
  p.turn('eyrie', 'daylight');
  expect(p.offers('propaganda')).toEqual(['propaganda c8 marquise']);
  expect(p.refusal('propaganda c1 marquise')).toMatchObject({ law: '6.2.2', why: 'keep' });
  const spent = table()
    .crafted('eyrie', 'propaganda-bureau')
    .place('c8', 'cat')
    .hand('eyrie', 'anvil')
    .supply('hawk', 0);
  expect(spent.turn('eyrie', 'daylight').refusal('propaganda c8 marquise')).toMatchObject({ why: 'no-warriors-left' });
  const poor = table().crafted('eyrie', 'propaganda-bureau').place('c8', 'cat').hand('eyrie', 'sword');
  expect(poor.turn('eyrie', 'daylight').refusal('propaganda c8 marquise')).toMatchObject({ law: '4.1.3' });
});

rootLaw(['6.2.3', 'O.10'], 'a cat replaced by Propaganda Bureau may be saved by Field Hospitals', () => {
  const p = table()
    .crafted('eyrie', 'propaganda-bureau')
    .place('c8', 'cat')
    .place('c1', 'keep')
    .hand('eyrie', 'anvil')
    .hand('marquise', 'foxfolk-steel');
  p.turn('eyrie', 'daylight').play('propaganda c8 marquise', 'spend anvil');
  expect([p.window(), p.asked()]).toEqual(['field-hospitals', 'marquise']);
  p.play('save foxfolk-steel');
  expect([p.count('c1', 'cat'), p.count('c8', 'hawk')]).toEqual([1, 1]);
});

rootLaw('4.1.3', 'Informants: an ambush from the discard pile instead of a whole draw in Evening', () => {
  const p = table()
    .crafted('marquise', 'informants')
    .discard('ambush-fox', 'ambush-bird', 'anvil')
    .supply('recruiter', 1);
  p.turn('marquise', 'evening');
  expect([p.window(), p.offers()]).toEqual(['informants', ['informants ambush-bird', 'informants ambush-fox', 'pass']]);
  const drawn = p.fork().play('pass');
  expect(drawn.window()).toBe('chance');
  p.play('informants ambush-fox');
  expect([p.cards('marquise'), p.discarded()]).toEqual([['ambush-fox'], ['ambush-bird', 'anvil']]);
  expect(p.knownBy(handOf(MARQUISE), 'ambush-fox')).toEqual(['marquise', 'eyrie', 'alliance']);
  expect(p.onTurn()).toBe('eyrie');
});

rootLaw('4.1.3', 'without an ambush in the discard pile Informants are not asked', () => {
  const p = table().crafted('marquise', 'informants').discard('anvil').turn('marquise', 'evening');
  expect(p.window()).toBe('chance');
});

rootLaw.each('4.1.3', 'Informants serve the Evening draw of %s', ['eyrie', 'alliance'] as const, (faction) => {
  const p = table().crafted(faction, 'informants').discard('ambush-fox').turn(faction, 'evening');
  expect([p.window(), p.asked()]).toEqual(['informants', faction]);
});

rootLaw('4.1.3', 'Charm Offensive: a card at the start of Evening, a point for another player', () => {
  const p = table().crafted('marquise', 'charm-offensive').turn('marquise', 'evening');
  expect(p.offers()).toEqual(['charm-offensive eyrie', 'charm-offensive alliance', 'pass']);
  expect(p.fork().play('pass').window()).toBe('chance');
  p.play('charm-offensive alliance').chance('draw anvil');
  expect([p.score('alliance'), p.cards('marquise'), p.window()]).toEqual([1, ['anvil'], 'chance']);
});

rootLaw('4.1.3', 'the card of Charm Offensive is a draw in Evening that Informants may replace', () => {
  const p = table().crafted('marquise', 'charm-offensive', 'informants').discard('ambush-fox');
  p.turn('marquise', 'evening').play('charm-offensive alliance');
  expect([p.window(), p.offers()]).toEqual(['informants', ['informants ambush-fox', 'pass']]);
});

rootLaw(['4.1.3', '1.3.2'], 'Swap Meet: a random card of another player against any card of one’s own', () => {
  const p = table().crafted('marquise', 'swap-meet').hand('marquise', 'anvil').hand('eyrie', 'sword', 'bake-sale');
  p.turn('marquise', 'birdsong');
  expect(p.offers()).toEqual(['swap-meet eyrie', 'pass']);
  p.play('swap-meet eyrie').chance('steal sword');
  expect([p.window(), p.asked(), p.offers()]).toEqual([
    'swap-meet',
    'marquise',
    ['give-back anvil', 'give-back sword'],
  ]);
  p.play('give-back anvil');
  expect([p.cards('marquise'), p.cards('eyrie')]).toEqual([['sword'], ['anvil', 'bake-sale']]);
  expect(p.knownBy(handOf(EYRIE), 'anvil')).toEqual(['marquise', 'eyrie']);
  expect(p.knownBy(handOf(EYRIE), 'bake-sale')).toEqual(['eyrie']);
  const told = p.events('chose', 'alliance').map((e) => e.text);
  expect([told.includes('give-back'), told.some((text) => text.includes('anvil'))]).toEqual([true, false]);
  expect(p.window()).toBe('marquise-daylight');
});

rootLaw('4.1.3', 'Swap Meet works once in a Birdsong', () => {
  const p = table().crafted('marquise', 'swap-meet', 'false-orders').hand('eyrie', 'sword').place('c1', 'hawk');
  p.turn('marquise', 'birdsong').play('swap-meet eyrie').chance('steal sword').play('give-back sword');
  expect(p.refusal('swap-meet eyrie')).toMatchObject({ law: '4.1.3', why: 'used-this-turn' });
});

rootLaw('4.1.3', 'League of Adventurous Mice: a crafted item is exhausted for a move or a battle, for good', () => {
  const p = table()
    .crafted('marquise', 'league-of-adventurous-mice')
    .items('marquise', 'boot', 'sword')
    .place('c1', 'cat', 2)
    .place('c1', 'hawk');
  p.turn('marquise', 'daylight');
  expect(p.offers('league')).toEqual(['league boot', 'league sword']);
  expect(p.refusal('league tea')).toMatchObject({ law: '4.1.3', why: 'no-item' });
  p.play('league boot');
  expect(p.offers()).toEqual(['move c1 c5', 'move c1 c9', 'move c1 c10', 'battle c1 eyrie']);
  p.play('battle c1 eyrie').chance('dice 0 0');
  expect(p.refusal('league sword')).toMatchObject({ why: 'used-this-turn' });
  p.play('end').chance('draw anvil');
  p.turn('marquise', 'birdsong');
  expect(p.offers('league')).toEqual(['league sword']);
});

rootLaw(['4.1.3', '3.2.2'], 'Master Engravers: one more point for each item, also for the Eyrie', () => {
  const p = table()
    .crafted('eyrie', 'master-engravers')
    .place('c1', 'roost')
    .hand('eyrie', 'anvil')
    .turn('eyrie', 'daylight');
  p.play('craft anvil');
  expect(p.score('eyrie')).toBe(2);
  expect(p.events('scored', 'marquise').map((e) => e.law)).toEqual(['3.2.2', '4.1.3']);
  const cat = table()
    .crafted('marquise', 'master-engravers')
    .place('c1', 'workshop')
    .hand('marquise', 'anvil', 'false-orders');
  cat.turn('marquise', 'daylight').play('craft anvil');
  expect(cat.score('marquise')).toBe(3);
});

rootLaw('4.1.3', 'Master Engravers add nothing to a lasting effect', () => {
  const p = table().crafted('marquise', 'master-engravers').place('c1', 'workshop').hand('marquise', 'false-orders');
  expect(p.turn('marquise', 'daylight').play('craft false-orders').score('marquise')).toBe(0);
});

rootLaw('4.1.3', 'Murine Broker: a card whenever another player crafts an item', () => {
  const p = table()
    .crafted('alliance', 'murine-broker')
    .place('c1', 'workshop')
    .hand('marquise', 'anvil', 'foxfolk-steel');
  p.turn('marquise', 'daylight').play('craft anvil').chance('draw sword');
  expect([p.cards('alliance'), p.window()]).toEqual([['sword'], 'marquise-daylight']);
  const own = table().crafted('marquise', 'murine-broker').place('c1', 'workshop').hand('marquise', 'anvil', 'sword');
  expect(own.turn('marquise', 'daylight').play('craft anvil').window()).toBe('marquise-daylight');
});
