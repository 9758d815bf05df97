import { expect } from 'vitest';
import { rootLaw } from '../testkit/law.testkit.ts';
import { handOf } from '../components/piles.ts';
import { type Position, position } from '../testkit/position.testkit.ts';
import { ALLIANCE, EYRIE, MARQUISE } from '../words.ts';

const table = (): Position => position({ factions: ['marquise', 'eyrie', 'alliance'] });

rootLaw('4.1.3', 'Royal Claim is given up for a point per ruled clearing', () => {
  const p = table()
    .place('c1', 'cat', 2)
    .place('c1', 'hawk')
    .place('c2', 'workshop')
    .place('c3', 'cat')
    .place('c3', 'hawk');
  p.crafted('marquise', 'royal-claim').turn('marquise', 'birdsong');
  expect([p.window(), p.offers()]).toEqual(['effects', ['royal-claim', 'pass']]);
  p.play('royal-claim');
  expect([p.score('marquise'), p.discarded(), p.window()]).toEqual([2, ['royal-claim'], 'marquise-daylight']);
  expect(p.events('scored', 'eyrie')).toEqual([{ type: 'scored', faction: MARQUISE, points: 2, law: '4.1.3' }]);
});

rootLaw('4.1.3', 'Royal Claim works before and after the wood of the Marquise, not in Daylight', () => {
  const p = table().place('c1', 'sawmill').crafted('marquise', 'royal-claim').turn('marquise', 'birdsong');
  expect([p.count('c1', 'wood'), p.offers('royal-claim')]).toEqual([0, ['royal-claim']]);
  p.play('pass');
  expect([p.count('c1', 'wood'), p.offers('royal-claim')]).toEqual([1, ['royal-claim']]);
  p.play('pass');
  expect([p.window(), p.offers('royal-claim')]).toEqual(['marquise-daylight', []]);
});

rootLaw(
  '4.1.3',
  'effects of Birdsong come between the steps of the Eyrie, never between the two cards of one step',
  () => {
    const p = table().crafted('eyrie', 'royal-claim').hand('eyrie', 'anvil', 'sword').turn('eyrie', 'birdsong');
    expect(p.window()).toBe('effects');
    p.play('pass');
    expect([p.window(), p.offers('royal-claim')]).toEqual(['eyrie-decree-add', ['royal-claim']]);
    p.play('tuck anvil move');
    expect([p.window(), p.offers('royal-claim')]).toEqual(['eyrie-decree-add', []]);
    p.play('pass');
    // No roost is on the map, so a step follows and there is a time before it.
    expect([p.window(), p.offers('royal-claim')]).toEqual(['effects', ['royal-claim']]);
    p.play('pass');
    expect(p.window()).toBe('eyrie-new-roost');
    p.play('build roost c1');
    expect([p.window(), p.offers('royal-claim')]).toEqual(['effects', ['royal-claim']]);
  },
);

rootLaw('4.1.3', 'the Alliance uses effects of Birdsong between revolts and while sympathy spreads', () => {
  const p = table().crafted('alliance', 'royal-claim').turn('alliance', 'birdsong');
  expect([p.window(), p.offers('royal-claim')]).toEqual(['alliance-revolt', ['royal-claim']]);
  p.play('pass');
  expect([p.window(), p.offers('royal-claim')]).toEqual(['alliance-spread', ['royal-claim']]);
  p.play('royal-claim');
  expect([p.window(), p.offers('royal-claim')]).toEqual(['alliance-spread', []]);
});

rootLaw(['4.1.3', 'O.11'], 'Stand and Deliver! takes a random card, and the victim scores a point', () => {
  const p = table().crafted('marquise', 'stand-and-deliver').hand('eyrie', 'anvil', 'sword', 'sappers', 'sappers');
  p.turn('marquise', 'birdsong');
  expect(p.offers()).toEqual(['stand-and-deliver eyrie', 'pass']);
  expect(p.refusal('stand-and-deliver alliance')).toMatchObject({ law: '4.1.3', why: 'empty-hand' });
  p.play('stand-and-deliver eyrie');
  expect([p.score('eyrie'), p.outcomes().sort()]).toEqual([
    1,
    ['steal anvil', 'steal sappers', 'steal sappers 2', 'steal sword'],
  ]);
  p.chance('steal anvil');
  expect([p.cards('marquise'), p.cards('eyrie')]).toEqual([['anvil'], ['sword', 'sappers', 'sappers']]);
});

rootLaw(['4.1.3', '1.3.2'], 'thief and victim know the stolen card, nobody else is told which it is', () => {
  const p = table()
    .crafted('marquise', 'stand-and-deliver')
    .hand('eyrie', 'anvil', 'sword')
    .turn('marquise', 'birdsong');
  p.play('stand-and-deliver eyrie').chance('steal sword');
  expect(p.knownBy(handOf(MARQUISE), 'sword')).toEqual(['marquise', 'eyrie']);
  const given = { type: 'given', from: EYRIE, to: MARQUISE, pile: handOf(MARQUISE) };
  expect(p.events('given', 'alliance')).toEqual([given]);
  expect(p.events('given', 'eyrie')[0]?.card).toBeGreaterThanOrEqual(0);
});

rootLaw('4.1.3', 'Stand and Deliver! works once in a Birdsong', () => {
  const p = table().crafted('marquise', 'stand-and-deliver', 'royal-claim').hand('eyrie', 'anvil', 'sword');
  p.turn('marquise', 'birdsong').play('stand-and-deliver eyrie').chance('steal sword');
  expect(p.offers()).toEqual(['royal-claim', 'pass']);
  expect(p.refusal('stand-and-deliver eyrie')).toMatchObject({ law: '4.1.3', why: 'used-this-turn' });
});

rootLaw('2.7', 'Stand and Deliver! and Better Burrow Bank are for enemies, Codebreakers for any other player', () => {
  const p = table().hand('eyrie', 'anvil').hand('alliance', 'sword');
  p.crafted('marquise', 'stand-and-deliver', 'better-burrow-bank', 'codebreakers');
  p.coalition('eyrie', 'marquise');
  p.turn('marquise', 'birdsong');
  expect(p.offers()).toEqual(['better-burrow-bank alliance', 'pass']);
  expect(p.refusal('better-burrow-bank eyrie')).toMatchObject({ law: '2.7', why: 'not-enemy' });
  expect(p.play('pass').offers()).toEqual(['stand-and-deliver alliance', 'pass']);
  expect(p.play('pass', 'pass').offers('codebreakers')).toEqual(['codebreakers eyrie', 'codebreakers alliance']);
});

rootLaw('3.1', 'the point of Stand and Deliver! may win the game for the victim before the card is taken', () => {
  const p = table().crafted('marquise', 'stand-and-deliver').hand('eyrie', 'anvil').points('eyrie', 29);
  p.turn('marquise', 'birdsong').play('stand-and-deliver eyrie');
  expect(p.winners()).toEqual(['eyrie']);
});

rootLaw(['4.1.3', '4.1.3-R1'], 'Better Burrow Bank: at the start of Birdsong, if wanted, a card for both', () => {
  const p = table().crafted('marquise', 'better-burrow-bank').turn('marquise', 'birdsong');
  expect(p.offers()).toEqual(['better-burrow-bank eyrie', 'better-burrow-bank alliance', 'pass']);
  expect(p.fork().play('pass').cards('alliance')).toEqual([]);
  p.play('better-burrow-bank alliance').chance('draw anvil', 'draw sword');
  expect([p.cards('marquise'), p.cards('alliance'), p.cards('eyrie')]).toEqual([['anvil'], ['sword'], []]);
  expect([p.knownBy(handOf(ALLIANCE), 'sword'), p.window()]).toEqual([['alliance'], 'marquise-daylight']);
});

rootLaw('1.5-R1', 'what happens at the start of Birdsong comes before what works at any time of it', () => {
  const p = table().crafted('marquise', 'better-burrow-bank', 'royal-claim').turn('marquise', 'birdsong');
  expect(p.offers('royal-claim')).toEqual([]);
  p.play('pass');
  expect([p.offers('royal-claim'), p.offers('better-burrow-bank')]).toEqual([['royal-claim'], []]);
});

rootLaw('4.1.3', 'Tax Collector: a warrior of one’s own off the map for a card, once in Daylight', () => {
  const p = table().crafted('eyrie', 'tax-collector').place('c1', 'hawk', 2).turn('eyrie', 'daylight');
  expect(p.offers('tax-collector')).toEqual(['tax-collector c1']);
  expect(p.refusal('tax-collector c2')).toMatchObject({ law: '4.1.3', why: 'no-warrior' });
  p.play('tax-collector c1').chance('draw anvil');
  expect([p.count('c1', 'hawk'), p.inSupply('hawk'), p.cards('eyrie')]).toEqual([1, 19, ['anvil']]);
  expect(p.refusal('tax-collector c1')).toMatchObject({ why: 'used-this-turn' });
});

rootLaw(['6.2.3', '4.1.3'], 'a cat taken by her own Tax Collector may be saved by Field Hospitals', () => {
  const p = table()
    .crafted('marquise', 'tax-collector')
    .place('c1', 'cat')
    .place('c3', 'keep')
    .hand('marquise', 'anvil');
  p.turn('marquise', 'daylight').play('tax-collector c1');
  expect(p.window()).toBe('field-hospitals');
  p.play('save anvil').chance('draw sword');
  expect([p.count('c3', 'cat'), p.cards('marquise')]).toEqual([1, ['sword']]);
});

rootLaw('4.1.3', 'Command Warren: a battle at the start of Daylight', () => {
  const p = table().crafted('marquise', 'command-warren').place('c1', 'cat', 2).place('c1', 'hawk').place('c5', 'cat');
  p.turn('marquise', 'daylight');
  expect([p.window(), p.offers()]).toEqual(['effects', ['command-warren', 'pass']]);
  p.play('command-warren');
  expect(p.offers()).toEqual(['battle c1 eyrie']);
  expect(p.refusal('battle c5 eyrie')).toMatchObject({ law: '4.3', why: 'no-enemy' });
  p.play('battle c1 eyrie').chance('dice 1 0');
  expect([p.count('c1', 'hawk'), p.window(), p.offers('command-warren')]).toEqual([0, 'marquise-daylight', []]);
});

rootLaw('4.1.3', 'without a battle to start Command Warren is not asked for', () => {
  const p = table().crafted('marquise', 'command-warren').place('c1', 'cat').place('c2', 'hawk');
  expect(p.turn('marquise', 'daylight').window()).toBe('marquise-daylight');
});

rootLaw('4.1.3', 'Cobbler: a move at the start of Evening, with the rules of moving', () => {
  const p = table()
    .crafted('marquise', 'cobbler')
    .place('c1', 'cat', 3)
    .place('c2', 'cat')
    .place('c2', 'hawk')
    .place('c5', 'hawk');
  p.turn('marquise', 'evening');
  expect([p.window(), p.offers()]).toEqual(['effects', ['cobbler', 'pass']]);
  p.play('cobbler');
  expect(p.offers('move')).toEqual(['move c1 c5', 'move c1 c9', 'move c1 c10']);
  expect(p.refusal('move c2 c5')).toMatchObject({ law: '4.2.1', why: 'rule-neither' });
  p.play('move c1 c5', 'count 2');
  expect([p.count('c5', 'cat'), p.window()]).toEqual([2, 'chance']);
});

rootLaw('8.2.6', 'a move by Cobbler into sympathy causes Outrage', () => {
  const p = table()
    .crafted('marquise', 'cobbler')
    .place('c1', 'cat')
    .place('c5', 'sympathy')
    .hand('marquise', 'bake-sale');
  p.turn('marquise', 'evening').play('cobbler', 'move c1 c5', 'count 1');
  expect([p.window(), p.asked()]).toEqual(['outrage', 'marquise']);
});

rootLaw(['4.1.3', '1.2.1-R1'], 'Codebreakers show one hand to their owner alone, once in Daylight', () => {
  const p = table().crafted('marquise', 'codebreakers').hand('eyrie', 'anvil', 'sword').turn('marquise', 'daylight');
  expect(p.offers('codebreakers')).toEqual(['codebreakers eyrie']);
  expect(p.refusal('codebreakers alliance')).toMatchObject({ law: '4.1.3', why: 'empty-hand' });
  p.play('codebreakers eyrie');
  expect(p.knownBy(handOf(EYRIE), 'anvil')).toEqual(['marquise', 'eyrie']);
  expect(p.events('shown', 'alliance')).toEqual([{ type: 'shown', faction: EYRIE, to: MARQUISE }]);
  expect(p.events('shown', 'marquise')[0]?.cards).toHaveLength(2);
  expect(p.refusal('codebreakers eyrie')).toMatchObject({ why: 'used-this-turn' });
});

rootLaw('4.3.1.I-R1', 'Scouting Party: no ambush against its owner in attack', () => {
  const war = (): Position => table().place('c1', 'cat', 3).place('c1', 'hawk', 3).hand('eyrie', 'ambush-fox');
  expect(war().battle('marquise', 'eyrie', 'c1').window()).toBe('ambush');
  const p = war().crafted('marquise', 'scouting-party').battle('marquise', 'eyrie', 'c1');
  expect([p.window(), p.cards('eyrie')]).toEqual(['chance', ['ambush-fox']]);
  const defended = war().crafted('marquise', 'scouting-party').hand('marquise', 'sword');
  expect(defended.battle('eyrie', 'marquise', 'c1').window()).toBe('ambush');
});
