import { expect } from 'vitest';
import { listQuestion } from '../../../../kernel/referee/index.ts';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { root } from '../../index.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';
import type { Item } from '../../words.ts';

const CATS = { factions: ['marquise', 'hundreds'] } as const;

/** In Daylight after crafting. */
const daylight = (p: Position): Position => p.turn('hundreds', 'daylight').play('end');

rootLaw(['12.5', '12.5.1', '12.5.2', '12.5.3'], 'craft, command, advance, in this order', () => {
  const p = position(CATS).place('c5', 'warlord').turn('hundreds', 'daylight');
  const windows = [p.window()];
  for (const act of ['end', 'end', 'end']) windows.push(p.play(act).window());
  expect(windows).toEqual(['hundreds-craft', 'hundreds-command', 'hundreds-advance', 'hundreds-daylight-end']);
  expect(p.play('end').window()).toBe('hundreds-incite');
});

rootLaw('12.5.1', 'crafting is the first step of Daylight: later it is explained so', () => {
  const p = position(CATS).place('c5', 'warlord').turn('hundreds', 'daylight').play('end');
  const craft = listQuestion(root, p.state, 1).forbidden.find((f) => f.text === 'craft');
  expect([p.window(), craft?.law, craft?.why]).toEqual(['hundreds-command', '12.5.1', 'at-start-of-daylight']);
});

rootLaw(['12.2.1', '12.5.1'], 'crafts with strongholds, each by the suit of its clearing', () => {
  const p = position(CATS).place('c8', 'stronghold').hand('hundreds', 'anvil', 'arms-trader', 'gently-used-knapsack');
  p.place('c8', 'warlord').turn('hundreds', 'daylight');
  expect(p.offers('craft')).toEqual(['craft anvil']);
  expect(p.refusal('craft arms-trader')).toMatchObject({ law: '4.1.1', why: 'crafting-pieces', a: 1 });
  p.play('craft anvil', 'hoard');
  expect(p.hoarded()).toEqual(['hammer']);
});

rootLaw('12.2.3', 'a crafted item is kept without its points, or removed for them', () => {
  const p = position(CATS).place('c8', 'stronghold').place('c8', 'warlord').hand('hundreds', 'anvil');
  p.turn('hundreds', 'daylight').play('craft anvil');
  expect([p.window(), p.law(), ...p.offers()]).toEqual(['hundreds-contempt', '12.2.3', 'hoard', 'spurn']);
  const kept = p.fork().play('hoard');
  expect([kept.score('hundreds'), kept.hoarded(), kept.itemsLeft('hammer')]).toEqual([0, ['hammer'], 0]);
  p.play('spurn');
  expect([p.score('hundreds'), p.hoarded(), p.squandered('hammer'), p.itemsLeft('hammer')]).toEqual([2, [], 1, 0]);
  expect(p.events('scored', 'marquise')).toEqual([{ type: 'scored', faction: 7, points: 2, law: '12.2.3' }]);
  expect(p.discarded()).toEqual(['anvil']);
});

rootLaw(['12.2.3-R1', '12.2.3'], 'Master Engravers score for a kept item and for a removed one', () => {
  const p = position({ ...CATS, deck: 'exiles-partisans' }).crafted('hundreds', 'master-engravers');
  p.place('c8', 'stronghold').place('c8', 'warlord').hand('hundreds', 'anvil').turn('hundreds', 'daylight');
  p.play('craft anvil');
  expect(p.fork().play('hoard').score('hundreds')).toBe(1);
  expect(p.play('spurn').score('hundreds')).toBe(3);
});

rootLaw(['12.2.4', '12.2.4.II'], 'boots, bags and coins raise Command, the others Prowess, at once', () => {
  const values = (...items: readonly Item[]): [number, number] => {
    const p = position(CATS)
      .hoard(...items)
      .place('c5', 'warlord');
    let commands = 0;
    daylight(p);
    while (p.window() === 'hundreds-command') {
      p.play(p.offers('move')[0]!, 'with-warlord 0');
      commands++;
    }
    let advances = 0;
    while (p.window() === 'hundreds-advance') {
      p.play(p.offers('move')[0]!, 'with-warlord 0');
      advances++;
    }
    return [commands, advances];
  };
  expect(values()).toEqual([1, 1]);
  expect(values('boot', 'hammer')).toEqual([2, 2]);
  expect(values('bag', 'coin', 'tea', 'sword')).toEqual([2, 2]);
  expect(values('boot', 'bag', 'coin', 'tea', 'sword', 'crossbow')).toEqual([3, 3]);
  expect(values('boot', 'bag', 'coin', 'coin', 'tea', 'sword', 'crossbow', 'hammer')).toEqual([4, 4]);
});

rootLaw(['12.2.4.I', 'M103'], 'a full track: a point, and the new item or one of the four leaves for good', () => {
  const p = position(CATS).hoard('sword', 'sword', 'tea', 'hammer').place('c8', 'stronghold', 1).place('c8', 'warlord');
  p.hand('hundreds', 'crossbow-mouse').turn('hundreds', 'daylight').play('craft crossbow-mouse', 'hoard');
  expect([p.window(), ...p.offers()]).toEqual([
    'hundreds-full-track',
    'displace crossbow',
    'displace hammer',
    'displace sword',
    'displace tea',
  ]);
  const away = p.fork().play('displace crossbow');
  expect([away.score('hundreds'), away.hoarded()]).toEqual([1, ['hammer', 'sword', 'sword', 'tea']]);
  p.play('displace sword');
  expect([p.score('hundreds'), p.hoarded()]).toEqual([1, ['crossbow', 'hammer', 'sword', 'tea']]);
  expect(p.squandered('sword')).toBe(1);
  // The other track has room all the while.
  const other = position(CATS)
    .hoard('sword', 'sword', 'tea', 'hammer')
    .place('c7', 'stronghold')
    .place('c7', 'warlord');
  other.hand('hundreds', 'birdy-bindle').turn('hundreds', 'daylight').play('craft birdy-bindle', 'hoard');
  expect([other.window(), other.score('hundreds')]).toEqual(['hundreds-craft', 0]);
});

rootLaw(['12.5.2', '12.5.2.I', '12.5.2.II'], 'as many commands as Command, moves and battles in any mix', () => {
  const p = position(CATS).hoard('boot').place('c5', 'rat', 3).place('c1', 'cat').place('c8', 'warlord');
  daylight(p).play('move c5 c1', 'count 3', 'battle c1 marquise').chance('dice 1 0');
  expect([p.count('c1', 'cat'), p.window()]).toEqual([0, 'hundreds-advance']);
});

rootLaw('12.5.2', 'the commands end when they are spent, or when the Hundreds say so', () => {
  const p = daylight(position(CATS).place('c5', 'rat', 3).place('c8', 'warlord')).play('move c5 c1', 'count 1');
  expect(p.window()).toBe('hundreds-advance');
});

rootLaw(['12.5.2-R1', 'M105', '12.2.4'], 'an item looted in the only command gives one more', () => {
  const p = position({ factions: ['eyrie', 'hundreds'] })
    .items('eyrie', 'boot')
    .place('c5', 'rat', 3)
    .place('c5', 'hawk');
  daylight(p.place('c8', 'warlord')).play('battle c5 eyrie', 'loot').chance('dice 0 0');
  p.play('seize boot');
  expect([p.hoarded(), p.window()]).toEqual([['boot'], 'hundreds-command']);
  p.play('move c5 c1', 'count 1');
  expect(p.window()).toBe('hundreds-advance');
});

rootLaw(['12.5.2-R1', '12.2.2'], 'a command moves the warlord like any warrior', () => {
  const p = daylight(position(CATS).place('c5', 'warlord').place('c5', 'rat')).play('move c5 c1');
  expect(p.offers()).toEqual(['count 1', 'with-warlord 1', 'with-warlord 0']);
  p.play('with-warlord 1');
  expect([p.count('c1', 'warlord'), p.count('c1', 'rat')]).toEqual([1, 1]);
});

rootLaw(
  ['12.5.2.III', '12.5.2.III-R1'],
  'a card builds a stronghold in a ruled clearing of its suit, several in one',
  () => {
    const p = position(CATS)
      .hoard('boot', 'bag', 'coin')
      .place('c8', 'rat', 2)
      .place('c8', 'warlord')
      .place('c5', 'rat');
    p.place('c1', 'cat').place('c1', 'keep').place('c4', 'rat').place('c4', 'stronghold');
    daylight(p.hand('hundreds', 'anvil', 'foxfolk-steel'));
    expect(p.offers('build')).toEqual(['build stronghold c8']);
    expect(p.refusal('build stronghold c5')).toMatchObject({ law: '12.5.2.III', why: 'no-card', a: 1 });
    expect(p.refusal('build stronghold c4')).toMatchObject({ law: '2.2.3', why: 'no-slot' });
    expect(p.refusal('build stronghold c1')).toMatchObject({ law: '12.5.2.III', why: 'not-ruled' });
    p.play('build stronghold c8', 'spend anvil', 'build stronghold c8', 'spend foxfolk-steel');
    expect([p.count('c8', 'stronghold'), p.score('hundreds'), p.window()]).toEqual([2, 0, 'hundreds-command']);
    expect(p.refusal('build stronghold c8')).toMatchObject({ law: '2.2.3' });
    const none = position(CATS).supply('stronghold', 0).place('c8', 'warlord').hand('hundreds', 'anvil');
    expect(daylight(none).refusal('build stronghold c8')).toMatchObject({ law: '12.5.2.III', why: 'no-strongholds' });
  },
);

rootLaw(['12.5.3', '12.5.3-R1'], 'an advance: a move with the warlord, then a battle where he stands', () => {
  const p = position(CATS).place('c5', 'warlord').place('c5', 'rat', 2).place('c9', 'rat').place('c1', 'cat');
  daylight(p).play('end');
  expect(p.offers('move')).toEqual(['move c5 c1', 'move c5 c2']);
  expect(p.offers('battle')).toEqual([]);
  p.play('move c5 c1');
  expect(p.offers()).toEqual(['with-warlord 2', 'with-warlord 1', 'with-warlord 0']);
  p.play('with-warlord 1');
  expect([p.window(), ...p.offers()]).toEqual(['hundreds-charge', 'battle c1 marquise', 'pass']);
  p.play('battle c1 marquise').chance('dice 1 0');
  expect([p.count('c1', 'cat'), p.count('c5', 'rat'), p.window()]).toEqual([0, 1, 'hundreds-daylight-end']);
});

rootLaw('12.5.3-R1', 'each half is optional and none is repeated; the rule test applies', () => {
  const p = position(CATS).place('c5', 'warlord').place('c5', 'cat', 3).place('c1', 'cat', 2);
  daylight(p).play('end');
  expect(p.refusal('move c5 c1')).toMatchObject({ law: '4.2.1', why: 'rule-neither' });
  p.play('battle c5 marquise').chance('dice 0 0');
  expect(p.window()).toBe('hundreds-daylight-end');
  const skip = position(CATS).hoard('tea').place('c5', 'warlord').place('c1', 'cat');
  daylight(skip).play('end', 'move c5 c1', 'with-warlord 0', 'pass');
  expect([skip.window(), ...skip.offers('battle')]).toEqual(['hundreds-advance', 'battle c1 marquise']);
});

rootLaw('12.5.3-R1', 'with the warlord dead nobody advances', () => {
  const p = position(CATS).hoard('tea').place('c5', 'warlord').place('c5', 'cat', 2);
  daylight(p).play('end', 'battle c5 marquise').chance('dice 1 1');
  expect([p.count('c5', 'warlord'), p.inSupply('warlord'), p.window()]).toEqual([0, 1, 'hundreds-daylight-end']);
});

rootLaw('12.5.3-R1', 'Prowess looted on the way gives one more advance', () => {
  const p = position({ factions: ['eyrie', 'hundreds'] })
    .items('eyrie', 'tea')
    .place('c5', 'hawk')
    .place('c5', 'rat', 3);
  daylight(p.place('c5', 'warlord')).play('end', 'battle c5 eyrie', 'loot').chance('dice 0 0').play('seize tea');
  expect(p.window()).toBe('hundreds-advance');
});
