import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';

const table = (law: object = {}): Position =>
  position({ factions: ['vagabond', 'marquise', 'eyrie', 'alliance'], law });

rootLaw('9.2.2', 'the pawn can be attacked but not removed', () => {
  const p = table().vagabond('c1', ['sword']).place('c1', 'cat', 3).battle('marquise', 'vagabond', 'c1');
  p.chance('dice 3 0');
  expect(p.pawn()).toBe('c1');
  expect(p.itemsOf()).toEqual(['sword damaged']);
  expect(p.score('marquise')).toBe(0);
});

rootLaw(['9.2.4', '9.2.4-R1'], 'without an undamaged sword he is defenseless, as defender only', () => {
  const defending = (items: string[]): Position =>
    table()
      .vagabond('c1', ['boot', 'boot', 'boot', ...items])
      .place('c1', 'cat', 3)
      .battle('marquise', 'vagabond', 'c1')
      .chance('dice 1 0');
  expect(defending(['sword exhausted']).events('hits', 'eyrie')[0]).toMatchObject({ on: 3, hits: 1 });
  expect(defending(['sword damaged']).events('hits', 'eyrie')[0]).toMatchObject({ on: 3, hits: 2 });
  const attacking = table()
    .vagabond('c1', ['boot', 'boot', 'boot'])
    .place('c1', 'cat', 3)
    .battle('vagabond', 'marquise', 'c1');
  expect(attacking.chance('dice 1 1').events('hits', 'eyrie')[1]).toMatchObject({ on: 3, hits: 1 });
});

rootLaw(['9.2.6', 'M083'], 'his limit is his undamaged swords, exhausted or not', () => {
  const p = table()
    .vagabond('c1', ['sword', 'sword damaged'])
    .place('c1', 'cat', 3)
    .turn('vagabond', 'daylight')
    .play('battle c1 marquise')
    .chance('dice 3 0');
  expect(p.count('c1', 'cat')).toBe(2);
});

rootLaw(
  ['9.2.7', '9.2.7-R1'],
  'each hit damages an item of his choice, exhausted ones too; the rest is ignored',
  () => {
    const p = table()
      .vagabond('c1', ['sword', 'boot', 'tea exhausted'])
      .place('c1', 'cat', 3)
      .turn('vagabond', 'daylight')
      .play('battle c1 marquise')
      .chance('dice 2 2');
    expect(p.offers()).toEqual(['damage boot fresh', 'damage sword exhausted', 'damage tea exhausted']);
    p.play('damage sword exhausted');
    expect(p.count('c1', 'cat')).toBe(3);
    p.play('damage tea exhausted');
    expect(p.itemsOf()).toEqual(['boot', 'sword damaged-exhausted', 'tea damaged-exhausted']);
    expect(p.count('c1', 'cat')).toBe(2);
    const last = table()
      .vagabond('c1', ['boot'])
      .place('c1', 'cat', 3)
      .battle('marquise', 'vagabond', 'c1')
      .chance('dice 3 0');
    expect(last.itemsOf()).toEqual(['boot damaged']);
  },
);

rootLaw('9.2.7', 'an ambush damages two items and the battle goes on', () => {
  const p = table()
    .vagabond('c1', ['sword', 'boot', 'tea'])
    .place('c1', 'cat', 3)
    .hand('marquise', 'ambush-fox')
    .turn('vagabond', 'daylight')
    .play('battle c1 marquise', 'ambush ambush-fox');
  p.play('damage boot fresh', 'damage tea fresh');
  expect(p.outcomes()).toContain('dice 3 0');
  expect(p.chance('dice 3 0').count('c1', 'cat')).toBe(2);
});

rootLaw(
  '9.5.2-E1',
  'in one edition the sword that starts the battle pays for one hit, each further hit for another',
  () => {
    const p = table({ vagabondSwordPerHit: true })
      .vagabond('c1', ['sword', 'sword', 'sword'])
      .place('c1', 'cat', 4)
      .turn('vagabond', 'daylight')
      .play('battle c1 marquise');
    const high = p.fork().chance('dice 3 0');
    expect(high.window()).toBe('pay-for-hits');
    const one = high.fork().play('pass');
    expect(one.count('c1', 'cat')).toBe(3);
    high.play('swing', 'swing');
    expect(high.count('c1', 'cat')).toBe(1);
    expect(high.itemsOf()).toEqual(['sword exhausted', 'sword exhausted', 'sword exhausted']);
    expect(p.chance('dice 1 0').count('c1', 'cat')).toBe(3);
    const official = table().vagabond('c1', ['sword', 'sword']).place('c1', 'cat', 4).turn('vagabond', 'daylight');
    expect(official.play('battle c1 marquise').chance('dice 3 0').count('c1', 'cat')).toBe(2);
  },
);

rootLaw('9.5.2-E1', 'allies need no sword, and out of swords no further hit is dealt', () => {
  const p = table({ vagabondSwordPerHit: true })
    .vagabond('c1', ['sword', 'sword exhausted'])
    .relation('eyrie', 3)
    .place('c1', 'cat', 4)
    .place('c1', 'hawk')
    .turn('vagabond', 'daylight')
    .play('battle c1 marquise', 'with eyrie')
    .chance('dice 3 0');
  expect(p.count('c1', 'cat')).toBe(2);
});

const allied = (law: object = {}, cats = 3): Position =>
  table(law)
    .vagabond('c1', ['sword', 'boot', 'tea'])
    .relation('marquise', 3)
    .place('c1', 'cat', cats)
    .place('c1', 'hawk', 5)
    .turn('vagabond', 'daylight');

rootLaw(
  ['9.2.9.II.c', '9.2.9.II.c-R1'],
  'attacking with an ally adds its warriors to his limit; declared at the start',
  () => {
    const p = allied().play('battle c1 eyrie');
    expect(p.window()).toBe('battle-ally');
    expect(p.offers()).toEqual(['with marquise', 'pass']);
    expect(p.fork().play('with marquise').chance('dice 3 0').count('c1', 'hawk')).toBe(2);
    expect(p.play('pass').chance('dice 3 0').count('c1', 'hawk')).toBe(4);
  },
);

rootLaw('9.2.9.II.c', 'never against that ally, and never as defender', () => {
  const p = allied().relation('eyrie', 3).play('battle c1 eyrie');
  expect(p.offers()).toEqual(['with marquise', 'pass']);
  expect(p.refusal('with eyrie')).toMatchObject({ law: '9.2.9.II.c', why: 'that-ally-defends' });
  const defending = table()
    .vagabond('c1', ['sword'])
    .relation('marquise', 3)
    .place('c1', 'cat', 3)
    .place('c1', 'hawk', 3);
  expect(defending.battle('eyrie', 'vagabond', 'c1').chance('dice 3 3').count('c1', 'hawk')).toBe(2);
});

rootLaw('9.2.9.II.c-E1', 'in one edition only against a defender who is no ally at all', () => {
  const p = allied({ allyAttackScope: 'noAlly' }).relation('eyrie', 3).play('battle c1 eyrie');
  expect(p.window()).toBe('chance');
  const other = allied({ allyAttackScope: 'noAlly' }).play('battle c1 eyrie');
  expect(other.offers()).toEqual(['with marquise', 'pass']);
});

rootLaw(
  ['9.2.9.II.d', '9.2.9.II.d-R1'],
  'hits may fall on the ally; more warriors lost than items damaged make it hostile',
  () => {
    const p = allied().play('battle c1 eyrie', 'with marquise').chance('dice 3 3');
    expect(p.offers()).toContain('lose cat');
    p.play('lose cat', 'lose cat');
    const split = p.fork().play('damage boot fresh');
    expect(split.count('c1', 'cat')).toBe(1);
    expect(split.relationTo('marquise')).toBe(-1);
    const kind = allied().play('battle c1 eyrie', 'with marquise').chance('dice 3 3');
    kind.play('lose cat', 'damage boot fresh', 'damage tea fresh');
    expect(kind.relationTo('marquise')).toBe(3);
    expect(p.play('lose cat').relationTo('marquise')).toBe(-1);
    expect(p.events('relation', 'marquise')).toMatchObject([{ with: 1 }, { with: 0, relation: -1, law: '9.2.9.II.d' }]);
  },
);

rootLaw('9.2.9.II.d', 'a single warrior of the ally can take a hit, too', () => {
  const p = allied({}, 1).play('battle c1 eyrie', 'with marquise').chance('dice 1 1').play('lose cat');
  expect([p.count('c1', 'cat'), p.inSupply('cat'), p.count('c1', 'hawk')]).toEqual([0, 25, 4]);
});

rootLaw(['9.2.9.II.d', 'M014'], 'as many warriors as items is safe, and Field Hospitals may save them', () => {
  const p = allied({}, 2)
    .place('c3', 'keep')
    .hand('marquise', 'anvil')
    .play('battle c1 eyrie', 'with marquise')
    .chance('dice 3 3')
    .play('lose cat', 'damage boot fresh', 'damage tea fresh');
  expect(p.asked()).toBe('marquise');
  p.play('save anvil');
  expect(p.count('c3', 'cat')).toBe(1);
  expect(p.relationTo('marquise')).toBe(3);
  const two = allied({}, 3)
    .hand('eyrie', 'ambush-fox')
    .play('battle c1 eyrie', 'with marquise', 'ambush ambush-fox', 'lose cat', 'lose cat')
    .chance('dice 2 2')
    .play('damage boot fresh', 'damage tea fresh');
  expect(two.relationTo('marquise')).toBe(3);
});

rootLaw('9.2.9.II.d-E1', 'at the end of the battle, or in one edition at once', () => {
  const ambushed = (allyBetrayalTiming: string): Position =>
    allied({ allyBetrayalTiming })
      .hand('eyrie', 'ambush-fox')
      .play('battle c1 eyrie', 'with marquise', 'ambush ambush-fox', 'lose cat', 'lose cat');
  const late = ambushed('endOfBattle');
  expect(late.relationTo('marquise')).toBe(3);
  expect(late.chance('dice 3 0').count('c1', 'hawk')).toBe(3);
  expect(late.relationTo('marquise')).toBe(-1);
  const early = ambushed('immediate');
  expect(early.relationTo('marquise')).toBe(-1);
  expect(early.chance('dice 3 0').count('c1', 'hawk')).toBe(4);
});

rootLaw('9.2.2.I', 'a Favor that clears his clearing damages three items', () => {
  const p = table()
    .vagabond('c1', ['boot', 'sword', 'tea', 'torch exhausted'])
    .place('c1', 'workshop')
    .place('c8', 'workshop', 2)
    .hand('marquise', 'favor-of-the-foxes')
    .turn('marquise', 'daylight')
    .play('craft favor-of-the-foxes');
  expect(p.window()).toBe('vagabond-full-removal');
  expect(p.asked()).toBe('vagabond');
  p.play('damage boot fresh', 'damage tea fresh', 'damage torch exhausted');
  expect(p.itemsOf()).toEqual(['boot damaged', 'sword', 'tea damaged', 'torch damaged-exhausted']);
  expect(p.pawn()).toBe('c1');
});

rootLaw('9.2.2.I-R1', 'fewer than three means all of them, without a choice', () => {
  const p = table()
    .vagabond('c1', ['boot', 'sword'])
    .place('c1', 'workshop')
    .place('c8', 'workshop', 2)
    .hand('marquise', 'favor-of-the-foxes')
    .turn('marquise', 'daylight')
    .play('craft favor-of-the-foxes');
  expect(p.itemsOf()).toEqual(['boot damaged', 'sword damaged']);
  expect(p.asked()).toBe('marquise');
});
