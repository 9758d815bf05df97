import { expect } from 'vitest';
import { EVERYBODY, moveCard, MUTE } from '../../kernel/index.ts';
import { rootLaw } from './testkit/law.testkit.ts';
import { TITLE_OF, TITLES } from './components/cards/index.ts';
import { REVEALED } from './components/piles.ts';
import { type Position, position } from './testkit/position.testkit.ts';

// What happens where the rules of several factions, cards and hirelings meet in one moment.

const BOXES = ['marauder', 'riverfolk-pack', 'underworld-pack', 'marauder-pack'] as const;

rootLaw(
  ['E.4.2', 'E.4.2-R1', '13.2.5', '13.2.5-R1'],
  'a relic that falls in an instigated battle is the Vagrant’s',
  () => {
    const p = position({ factions: ['vagabond', 'marquise', 'keepers', 'alliance'] })
      .vagabond('c1', ['torch'], { character: 'vagrant' })
      .place('c1', 'cat', 3)
      .relics('c1', 'figure-2');
    p.turn('vagabond', 'daylight').play('instigate marquise keepers').chance('dice 1 0');
    expect([p.window(), p.asked()]).toEqual(['keepers-trophy', 'vagabond']);
    expect([p.score('vagabond'), p.score('marquise')]).toEqual([2, 0]);
    expect(p.play('bury f1 figure-2').relicsAt('f1')).toEqual(['figure-2']);
  },
);

rootLaw(['14.4.5', '4.3.1.I-R1', '2.1.4'], 'a Scouting Party that the Cult reveals helps no hirelings', () => {
  const p = position({ factions: ['cult', 'marquise'], hirelings: BOXES })
    .cult('fox')
    .hirelings('sunward-expedition', { by: 'cult' })
    .place('c5', 'expedition', 3)
    .place('c5', 'cat')
    .hand('marquise', 'ambush-bird');
  const card = TITLE_OF.findIndex((t) => TITLES[t] === 'scouting-party');
  moveCard(p.state.cards, p.state.owners, card, REVEALED, EVERYBODY, MUTE);
  p.turn('cult', 'daylight').play('command sunward-expedition', 'foothold c1', 'count 0', 'move c5 c1', 'count 1');
  expect(p.play('battle c5 marquise').window()).toBe('ambush');
});

rootLaw(
  ['13.5.2.II', 'O.8', 'O.9', '11.2.7.III-R1'],
  'hired otters are no enemy pieces that the Keepers must battle',
  () => {
    const table = (): Position =>
      position({ factions: ['keepers', 'riverfolk'] })
        .retinue('battle', 'faithful-retainer')
        .place('c1', 'badger', 2)
        .place('c1', 'otter')
        .relics('f1', 'figure');
    const act = (p: Position): Position => p.turn('keepers', 'daylight').play('end', 'serve faithful-retainer');
    expect(act(table().hire('keepers')).offers()).toEqual(['battle c1 riverfolk', 'delve c1 f1 figure']);
    expect(act(table()).refusal('delve c1 f1 figure')).toMatchObject({ law: '13.5.2.II', why: 'must-battle' });
    // A trade post is still an enemy piece.
    expect(act(table().hire('keepers').place('c1', 'tradepost')).offers()).toEqual(['battle c1 riverfolk']);
  },
);

/** The Stoic Protector of the first faction stands in clearing 1. */
const sheltered = (...factions: readonly ('marquise' | 'eyrie' | 'hundreds' | 'riverfolk' | 'vagabond')[]): Position =>
  position({ factions, hirelings: BOXES })
    .hirelings('furious-protector', { by: factions[0]!, demoted: true })
    .place('c1', 'protector');

rootLaw(['14.3.2', '4.3.3', '4.3.1'], 'an attacker beside their Stoic Protector loses nothing to hits', () => {
  const p = sheltered('marquise', 'eyrie').place('c1', 'cat', 3).place('c1', 'sawmill').place('c1', 'hawk', 3);
  p.hand('eyrie', 'ambush-bird').battle('marquise', 'eyrie', 'c1').play('ambush ambush-bird').chance('dice 3 3');
  expect([p.count('c1', 'cat'), p.count('c1', 'sawmill'), p.count('c1', 'hawk')]).toEqual([3, 1, 0]);
  expect(p.score('eyrie')).toBe(0);
});

rootLaw(
  ['14.3.2', '4.3.3-R2', '11.2.7.III.a'],
  'nor the warlord; mercenaries are no faction pieces and take the hits',
  () => {
    const p = sheltered('hundreds', 'eyrie').place('c1', 'rat', 2).place('c1', 'warlord').place('c1', 'hawk', 3);
    p.hand('eyrie', 'ambush-bird').battle('hundreds', 'eyrie', 'c1').play('ambush ambush-bird').chance('dice 2 2');
    expect([p.count('c1', 'rat'), p.count('c1', 'warlord'), p.count('c1', 'hawk')]).toEqual([2, 1, 1]);
    const hired = sheltered('hundreds', 'eyrie', 'riverfolk').place('c1', 'rat', 2).place('c1', 'otter', 3);
    hired.place('c1', 'hawk', 3).hire('hundreds').battle('hundreds', 'eyrie', 'c1').chance('dice 2 2');
    expect([hired.count('c1', 'rat'), hired.count('c1', 'otter'), hired.count('c1', 'hawk')]).toEqual([2, 1, 1]);
  },
);

rootLaw(['14.3.2', '9.2.9.II.d'], 'nor do allies whom it shelters fall for a Vagabond', () => {
  const p = sheltered('marquise', 'eyrie', 'vagabond')
    .vagabond('c1', ['sword', 'boot', 'tea'])
    .relation('marquise', 3)
    .place('c1', 'cat', 2)
    .place('c1', 'hawk', 4);
  p.turn('vagabond', 'daylight').play('battle c1 eyrie', 'with marquise').chance('dice 3 2');
  expect(p.offers().filter((text) => text.startsWith('lose'))).toEqual([]);
  p.play('damage boot fresh', 'damage tea fresh');
  expect([p.count('c1', 'cat'), p.count('c1', 'hawk'), p.relationTo('marquise')]).toEqual([2, 1, 3]);
});

rootLaw(['9.5.9', '14.3.2'], 'the Harrier glides past Highway Bandits, who rob him on the path', () => {
  const p = position({ factions: ['vagabond', 'eyrie', 'marquise'], hirelings: BOXES })
    .hirelings('highway-bandits', { by: 'eyrie' })
    .vagabond('c1', ['torch', 'boot', 'sword', 'tea'], { character: 'harrier' })
    .bandit('c1', 'c5');
  p.turn('vagabond', 'daylight');
  expect(p.fork().play('go c5').window()).toBe('bandits-toll');
  expect(p.play('glide c5').window()).toBe('vagabond-daylight');
  expect(p.itemsOf()).toEqual(['boot', 'sword', 'tea track', 'torch exhausted']);
});

rootLaw(['1.1.3', '14.3.4'], 'Corvid Spies raid in the order their controller likes', () => {
  const p = position({ factions: ['eyrie', 'marquise'], hirelings: BOXES })
    .hirelings('corvid-spies', { by: 'eyrie' })
    .place('c1', 'spy')
    .place('c5', 'spy')
    .place('c1', 'cat')
    .place('c5', 'cat');
  p.turn('eyrie', 'daylight').play('command corvid-spies', 'place c1', 'place c1', 'raid');
  expect(p.offers()).toEqual(['battle c1 marquise', 'battle c5 marquise']);
  p.play('battle c5 marquise').chance('dice 0 0');
  expect(p.play('battle c1 marquise').chance('dice 1 0').count('c1', 'cat')).toBe(0);
  expect(p.window()).toBe('eyrie-craft');
});

rootLaw(
  ['2.1.1', '6.2.3', '8.2.6', '8.4.1.II'],
  'a card of another suit is refused by name where one must be paid',
  () => {
    const no = (law: string) => ({ law, why: 'no-card', a: 0 });
    const p = position({ factions: ['marquise', 'eyrie', 'alliance'] })
      .place('c9', 'keep')
      .place('c1', 'cat', 2)
      .place('c1', 'hawk', 2)
      .hand('marquise', 'anvil', 'bake-sale');
    p.battle('eyrie', 'marquise', 'c1').play('pass').chance('dice 1 0');
    expect([p.offers(), p.refusal('save bake-sale')]).toMatchObject([['pass', 'save anvil'], no('6.2.3')]);
    const moving = position({ factions: ['marquise', 'alliance'] })
      .place('c5', 'cat')
      .place('c1', 'sympathy')
      .hand('marquise', 'anvil', 'bake-sale');
    moving.turn('marquise', 'daylight').play('march', 'move c5 c1', 'count 1');
    expect([moving.offers(), moving.refusal('appease bake-sale')]).toMatchObject([['appease anvil'], no('8.2.6')]);
    const revolt = position({ factions: ['alliance', 'marquise'] })
      .place('c1', 'sympathy')
      .supporters('anvil', 'foxfolk-steel', 'bake-sale');
    revolt.turn('alliance', 'birdsong').play('revolt c1');
    expect(revolt.refusal('supporter bake-sale')).toMatchObject(no('8.4.1.II'));
  },
);

rootLaw(['1.1.3', '16.4', '8.2.6', '6.2.3'], 'whose turn it is orders what False Orders lead to', () => {
  const p = position({ factions: ['eyrie', 'marquise', 'alliance'], deck: 'exiles-partisans', hirelings: BOXES })
    .hirelings('highway-bandits')
    .crafted('eyrie', 'false-orders')
    .place('c9', 'keep')
    .place('c5', 'cat', 4)
    .place('c1', 'sympathy')
    .hand('marquise', 'anvil')
    .hand('eyrie', 'sword');
  p.bandit('c1', 'c5');
  p.turn('eyrie', 'birdsong').play('false-orders marquise c5 c1');
  // Of the two cats one is the bandits' toll; her only fox card pays for the hospital or for Outrage.
  expect([p.asked(), p.offers()]).toEqual(['eyrie', ['first outrage c1', 'first fieldHospitals c1']]);
  expect(p.fork().play('first outrage c1', 'appease anvil').count('c9', 'cat')).toBe(0);
  expect(p.play('first fieldHospitals c1', 'save anvil').count('c9', 'cat')).toBe(1);
});
