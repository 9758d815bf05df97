import { expect } from 'vitest';
import { MUTE } from '../../../../kernel/index.ts';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { discard, refillDeck } from '../02-key-terms/cards.ts';
import { CARD_NAMES } from '../../components/cards/index.ts';
import { position } from '../../testkit/position.testkit.ts';
import { EYRIE, MARQUISE } from '../../words.ts';
import { BOXES, hired, prepared, TABLE } from '../../testkit/hireling-packs.testkit.ts';

rootLaw('14.3.2', 'Riverfolk Flotilla: on the river’s edge, and immune', () => {
  const p = prepared('riverfolk-flotilla');
  expect(p.offers()).toEqual(['place c4', 'place c5', 'place c7']);
  p.play('place c5');
  const fight = position(TABLE).hirelings('riverfolk-flotilla').place('c5', 'flotilla').place('c5', 'cat', 2);
  fight.turn('marquise', 'daylight');
  expect(fight.refusal('battle c5 riverfolk-flotilla')).toMatchObject({ law: '14.3.2', why: 'immune' });
  const favor = position(TABLE).hirelings('riverfolk-flotilla').place('c5', 'flotilla').place('c5', 'hawk');
  for (const c of ['c3', 'c4', 'c10'] as const) favor.place(c, 'workshop');
  favor.hand('marquise', 'favor-of-the-rabbits').turn('marquise', 'daylight').play('craft favor-of-the-rabbits');
  expect([favor.count('c5', 'flotilla'), favor.count('c5', 'hawk')]).toEqual([1, 0]);
});

rootLaw(
  '14.3.3',
  'Riverfolk Flotilla: guests draw, then it sails along the river and may battle with three hits',
  () => {
    const p = position(TABLE)
      .hirelings('riverfolk-flotilla', { by: 'eyrie' })
      .place('c5', 'flotilla')
      .place('c5', 'cat');
    p.place('c10', 'cat', 5).deck('anvil', 'bake-sale').turn('eyrie', 'birdsong');
    expect([p.window(), p.asked()]).toEqual(['flotilla-draw', 'marquise']);
    p.play('draw-one').chance('draw anvil');
    expect([p.asked(), p.offers()]).toEqual(['eyrie', ['sail c10']]);
    p.play('sail c10', 'battle c10 marquise', 'pass').chance('dice 3 3');
    while (p.asked() === 'marquise') p.play(p.offers()[0]!);
    expect([p.count('c10', 'cat'), p.count('c10', 'flotilla')]).toEqual([2, 1]);
  },
);

rootLaw('14.3.2', 'Otter Divers: no rule is needed from or to the river', () => {
  const p = position(TABLE).hirelings('riverfolk-flotilla', { by: 'eyrie', demoted: true }).place('c1', 'hawk');
  p.place('c1', 'cat', 2).place('c5', 'cat', 2).place('c9', 'cat', 2).place('c10', 'cat', 2).decree('move', 'anvil');
  p.leader('despot').turn('eyrie', 'daylight').play('end', 'resolve fox');
  expect(p.offers('move')).toEqual(['move c1 c5', 'move c1 c10']);
  expect(p.refusal('move c1 c9')).toMatchObject({ law: '4.2.1' });
});

rootLaw(
  ['14.3.4', '14.3.1'],
  'Warm Sun Prophets: at the ruins; a player is forced to battle, or to move and battle',
  () => {
    const p = prepared('warm-sun-prophets');
    expect((['c6', 'c10', 'c11', 'c12'] as const).map((c) => p.count(c, 'prophet'))).toEqual([1, 1, 1, 1]);
    const act = position(TABLE)
      .hirelings('warm-sun-prophets', { by: 'eyrie' })
      .place('c10', 'prophet')
      .place('c10', 'cat', 3);
    act
      .place('c1', 'hawk')
      .place('c10', 'hawk')
      .hand('eyrie', 'anvil')
      .turn('eyrie', 'daylight')
      .play('command warm-sun-prophets');
    expect(act.offers()).toContain('goad c10 eyrie marquise');
    expect(act.offers()).toContain('place c1');
    expect(act.offers('herd')).toContain('herd eyrie c10 c1');
    expect(act.offers('herd').filter((text) => !/^herd (marquise|eyrie) c10 /.test(text))).toEqual([]);
    expect(act.offers()).not.toContain('place c10');
    expect([act.fork().play('place c1').count('c1', 'prophet'), act.count('c1', 'prophet')]).toEqual([1, 0]);
    const goad = act.fork().play('goad c10 marquise eyrie');
    // §16.3-R1: each side decides for itself.
    expect([goad.window(), goad.asked()]).toEqual(['ambush', 'eyrie']);
    act.play('herd marquise c10 c1');
    expect([act.count('c1', 'cat'), act.offers()]).toEqual([3, ['goad c1 marquise eyrie', 'pass']]);
    const none = hired(position(TABLE).hirelings('warm-sun-prophets'), EYRIE, 'warm-sun-prophets');
    expect(none.offers()).toHaveLength(12);
    const some = hired(
      position(TABLE).hirelings('warm-sun-prophets').place('c1', 'prophet'),
      EYRIE,
      'warm-sun-prophets',
    );
    expect(some.window()).not.toBe(none.window());
    const cats = position(TABLE).hirelings('warm-sun-prophets', { by: 'eyrie' }).place('c10', 'prophet');
    cats.place('c10', 'cat', 2).place('c10', 'roost').turn('eyrie', 'daylight').play('command warm-sun-prophets');
    expect(cats.offers('goad')).toEqual(['goad c10 marquise eyrie', 'goad c10 marquise warm-sun-prophets']);
  },
);

rootLaw('14.3.3', 'Lizard Envoys: from the top five discards one card of their most common suit, no ambush', () => {
  const p = position(TABLE).hirelings('warm-sun-prophets', { by: 'eyrie', demoted: true });
  p.hand('marquise', 'sword', 'anvil', 'bake-sale', 'ambush-rabbit', 'ambush-fox', 'root-tea-rabbit');
  for (const name of ['sword', 'anvil', 'bake-sale', 'ambush-rabbit', 'ambush-fox', 'root-tea-rabbit'])
    discard(p.state, MARQUISE, CARD_NAMES.indexOf(name), '6.6', MUTE);
  p.turn('eyrie', 'birdsong');
  // The sword lies too deep; rabbits are the most common of the five.
  expect(p.offers()).toEqual(['recall root-tea-rabbit', 'recall bake-sale', 'pass']);
  expect(p.refusal('recall ambush-rabbit')).toMatchObject({ law: '14.3.3', why: 'no-ambush' });
  expect(p.refusal('recall anvil')).toMatchObject({ law: '14.3.3', why: 'rare-suit' });
  p.play('recall bake-sale');
  expect(p.cards('eyrie')).toEqual(['bake-sale']);
});

rootLaw('14.3.3', 'Lizard Envoys: five cards count where nobody remembers the order of the discards', () => {
  const p = position(TABLE).hirelings('warm-sun-prophets', { by: 'eyrie', demoted: true });
  p.discard('anvil', 'foxfolk-steel', 'travel-gear-fox', 'sword', 'root-tea-mouse', 'travel-gear-mouse');
  // Of three foxes and three mice one card lies too deep.
  expect(p.turn('eyrie', 'birdsong').offers('recall')).toHaveLength(3);
});

rootLaw(['14.3.2', '4.2'], 'Warm Sun Prophets do not move warriors that the Popular Band holds', () => {
  const p = position(TABLE).hirelings('popular-band', {}).hirelings('warm-sun-prophets', { by: 'marquise' });
  p.place('c1', 'prophet').place('c1', 'hawk', 2).place('c1', 'band');
  p.place('c2', 'prophet').place('c2', 'hawk').turn('marquise', 'daylight').stuck('c1', 'hawk', 2);
  p.play('command warm-sun-prophets');
  expect(p.offers('herd').filter((text) => text.startsWith('herd eyrie c1'))).toEqual([]);
  expect(p.offers('herd')).toContain('herd eyrie c2 c5');
});

rootLaw(['14.3.3', '2.1.2-R1'], 'Lizard Envoys: what was shuffled into the deck lies there no more', () => {
  const p = position(TABLE).hirelings('warm-sun-prophets', { by: 'eyrie', demoted: true });
  p.hand('marquise', 'sword', 'bake-sale').deck();
  discard(p.state, MARQUISE, CARD_NAMES.indexOf('sword'), '6.6', MUTE);
  refillDeck(p.state, MUTE);
  expect(p.state.hirelings.discards).toEqual([]);
  discard(p.state, MARQUISE, CARD_NAMES.indexOf('bake-sale'), '6.6', MUTE);
  expect(p.turn('eyrie', 'birdsong').offers('recall')).toEqual(['recall bake-sale']);
});

rootLaw(
  '14.3.2',
  'Highway Bandits: an enemy’s move over their path costs a piece, the controller’s may gain one',
  () => {
    const p = position({ factions: ['marquise', 'eyrie'], hirelings: BOXES }).hirelings('highway-bandits', {
      by: 'eyrie',
    });
    p.bandit('c1', 'c5');
    p.place('c1', 'cat', 3).place('c1', 'hawk', 4);
    const enemy = p.fork().place('c5', 'cat');
    enemy.turn('marquise', 'daylight').play('march', 'move c5 c1', 'count 1');
    expect(enemy.count('c1', 'cat')).toBe(3);
    p.decree('move', 'anvil')
      .leader('despot')
      .turn('eyrie', 'daylight')
      .play('end', 'resolve fox', 'move c1 c5', 'count 1');
    expect(p.offers()).toEqual(['reinforce', 'pass']);
    p.play('reinforce');
    expect(p.count('c5', 'hawk')).toBe(2);
  },
);

rootLaw(
  ['14.3.2', '14.3.4'],
  'Highway Bandits: a pawn pays with an item; a new bandit goes beside faction pieces',
  () => {
    const p = position({ factions: ['vagabond', 'eyrie'], hirelings: BOXES }).hirelings('highway-bandits', {
      by: 'eyrie',
    });
    p.bandit('c1', 'c5');
    p.vagabond('c1', ['boot', 'sword']).turn('vagabond', 'daylight').play('go c5');
    expect(p.window()).toBe('bandits-toll');
    const more = position(TABLE)
      .hirelings('highway-bandits', { by: 'eyrie' })
      .place('c1', 'hawk')
      .turn('eyrie', 'daylight');
    more.play('command highway-bandits');
    expect(more.offers()).toEqual(['waylay c1 c5', 'waylay c1 c9', 'waylay c1 c10']);
    expect(more.refusal('waylay c2 c5')).toMatchObject({ law: '14.3.4', why: 'not-linked' });
    const setup = prepared('highway-bandits').play('waylay c1 c5');
    expect(setup.refusal('waylay c1 c5')).toMatchObject({ why: 'has-bandit' });
  },
);

rootLaw(['14.3.1', '14.3.2', '14.3.4'], 'Bandit Gangs: among their controller’s pieces, where they are immune', () => {
  const p = position(TABLE).hirelings('highway-bandits', { demoted: true }).place('c1', 'hawk', 2).place('c1', 'cat');
  hired(p, EYRIE, 'highway-bandits');
  expect(p.offers()).toEqual(['place c1']);
  p.play('place c1');
  const safe = p.fork().turn('marquise', 'daylight');
  expect(safe.refusal('battle c1 highway-bandits')).toMatchObject({ law: '14.3.2', why: 'among-controller' });
  const day = position(TABLE).hirelings('highway-bandits', { by: 'eyrie', demoted: true }).place('c2', 'bandit', 2);
  day.place('c2', 'cat').turn('eyrie', 'daylight').play('command highway-bandits', 'swell');
  expect(day.count('c2', 'hawk')).toBe(2);
});
