import { MUTE } from '../../../../kernel/index.ts';
import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';
import { BAG, BOOT, TEA, VAGABOND } from '../../words.ts';
import { damage, exhaust, repair } from './items.ts';

const table = (law: object = {}): Position => position({ factions: ['vagabond', 'marquise'], law });

rootLaw(['9.2.5', '9.2.5-R1'], 'exhausted and damaged are two things; only items with neither can be exhausted', () => {
  const p = table()
    .vagabond('c1', ['boot', 'boot exhausted', 'boot damaged'])
    .turn('vagabond', 'daylight')
    .play('go c5');
  expect(p.itemsOf()).toEqual(['boot exhausted', 'boot exhausted', 'boot damaged']);
  expect(p.refusal('go c2')).toMatchObject({ law: '9.5.1', why: 'boots', a: 1, b: 0 });
  damage(p.state, VAGABOND, BOOT, 1, MUTE);
  expect(p.itemsOf()).toContain('boot damaged-exhausted');
  repair(p.state, VAGABOND, BOOT, 1, MUTE);
  expect(p.itemsOf()).toEqual(['boot exhausted', 'boot exhausted', 'boot damaged']);
});

rootLaw('9.2.5.I', 'tea, coins and bags go face up on tracks of three', () => {
  const p = table().vagabond('c1', ['tea', 'coin', 'bag', 'bag', 'bag', 'bag']);
  expect(p.itemsOf()).toEqual(['bag track', 'bag track', 'bag track', 'bag', 'tea track', 'coin track']);
});

rootLaw('9.2.5.II', 'everything else goes face up to the satchel', () => {
  const p = table().vagabond('c1', ['boot', 'sword', 'crossbow', 'torch', 'hammer']);
  expect(p.itemsOf()).toEqual(['boot', 'crossbow', 'hammer', 'sword', 'torch']);
});

rootLaw('9.2.5.I-E1', 'an item for a full track: to the satchel, or in one edition it stays where it was', () => {
  const aided = (fullTrackItem: string): Position =>
    table({ fullTrackItem })
      .vagabond('c1', ['bag', 'bag', 'bag', 'boot'])
      .place('c1', 'cat')
      .items('marquise', 'bag', 'sword')
      .hand('vagabond', 'anvil')
      .turn('vagabond', 'daylight')
      .play('aid marquise', 'give anvil', 'exhaust boot');
  const satchel = aided('satchel').play('claim bag');
  expect(satchel.itemsOf().filter((item) => item === 'bag')).toHaveLength(1);
  const stay = aided('stay');
  expect(stay.offers()).toEqual(['claim sword', 'pass']);
  expect(stay.refusal('claim bag')).toMatchObject({ law: '9.2.5.I', why: 'claim-full-track' });
});

rootLaw(['9.2.5.I-E1', '9.2.1-R1'], 'a crafted item he may not keep goes back to the supply and still scores', () => {
  const p = table({ fullTrackItem: 'stay' })
    .vagabond('c2', ['bag', 'bag', 'bag', 'hammer'])
    .hand('vagabond', 'mouse-in-a-sack')
    .turn('vagabond', 'daylight')
    .play('craft mouse-in-a-sack');
  expect(p.score('vagabond')).toBe(1);
  expect(p.itemsLeft('bag')).toBe(2);
  expect(p.itemsOf().filter((item) => item.startsWith('bag'))).toHaveLength(3);
});

rootLaw(['9.2.5.I-E1', '9.5.3-R1'], 'under a ruin it stays too, and nothing is scored', () => {
  const p = table({ fullTrackItem: 'stay' })
    .vagabond('c12', ['bag', 'bag', 'bag', 'torch'])
    .turn('vagabond', 'daylight')
    .play('explore')
    .chance('ruin bag');
  expect(p.score('vagabond')).toBe(0);
  expect(p.ruinsIn('c12')).toBe(1);
  expect(p.itemsOf()).toContain('torch exhausted');
});

rootLaw(
  ['9.2.5.III', '9.2.5.III-E1'],
  'where the edition leaves it to him he shifts items; else tracks fill by themselves',
  () => {
    const free = table({ itemTrackMode: 'free' }).vagabond('c1', ['bag', 'bag', 'bag', 'bag', 'tea exhausted']);
    free.turn('vagabond', 'daylight');
    expect(free.offers('shift')).toEqual(['shift bag satchel']);
    expect(free.refusal('shift bag track')).toMatchObject({ law: '9.2.5.I', why: 'track-full' });
    free.play('shift bag satchel');
    expect(free.itemsOf().filter((item) => item === 'bag')).toHaveLength(2);
    expect(
      free
        .play('shift bag track')
        .itemsOf()
        .filter((item) => item === 'bag track'),
    ).toHaveLength(3);

    const auto = table().vagabond('c1', ['bag', 'bag', 'bag', 'bag']).turn('vagabond', 'daylight');
    expect(auto.offers('shift')).toEqual([]);
    damage(auto.state, VAGABOND, BAG, 0, MUTE);
    damage(auto.state, VAGABOND, BAG, 0, MUTE);
    expect(auto.itemsOf()).toEqual(['bag track', 'bag track', 'bag damaged', 'bag damaged']);
  },
);

rootLaw('9.2.5.III', 'a free shift makes room on a full track, also when items must go', () => {
  const p = table({ itemTrackMode: 'free', fullTrackItem: 'stay' })
    .vagabond('c12', ['bag', 'bag', 'bag', 'torch'])
    .turn('vagabond', 'daylight')
    .play('shift bag satchel', 'explore')
    .chance('ruin bag');
  expect(p.score('vagabond')).toBe(1);
  const six = ['boot', 'boot', 'sword', 'sword', 'torch', 'hammer'];
  const full = table({ itemTrackMode: 'free' })
    .vagabond('c1', ['tea', ...six])
    .turn('vagabond', 'daylight');
  full.play('shift tea satchel', 'end').chance(full.outcomes()[0]!);
  expect(full.offers('shift')).toEqual(['shift tea track']);
  expect(full.play('shift tea track').asked()).toBe('marquise');
});

rootLaw('9.5', 'exhausted tea, coins and bags leave their track for the satchel', () => {
  const p = table().vagabond('c1', ['tea', 'tea']);
  exhaust(p.state, VAGABOND, TEA, MUTE);
  expect(p.itemsOf()).toEqual(['tea track', 'tea exhausted']);
});

rootLaw(['9.5.7', '9.5.7-R1'], 'a hammer brings one damaged item back, same side up', () => {
  const p = table()
    .vagabond('c1', ['hammer', 'tea damaged', 'tea damaged-exhausted', 'sword damaged'])
    .turn('vagabond', 'daylight');
  expect(p.offers('repair')).toEqual(['repair sword fresh', 'repair tea fresh', 'repair tea exhausted']);
  expect(p.fork().play('repair tea fresh').itemsOf()).toContain('tea track');
  p.play('repair tea exhausted');
  expect(p.itemsOf()).toEqual(['hammer exhausted', 'sword damaged', 'tea exhausted', 'tea damaged']);
  expect(p.refusal('repair sword fresh')).toMatchObject({ law: '9.5.7', why: 'hammer' });
});

rootLaw('9.5.7', 'in one edition a face-down tea goes to its track all the same, and turns up there', () => {
  const p = table({ repairedTo: 'track' })
    .vagabond('f1', ['hammer', 'tea damaged-exhausted', 'tea exhausted', 'sword damaged-exhausted'])
    .turn('vagabond', 'daylight')
    .play('repair tea exhausted');
  expect(p.itemsOf()).toContain('tea track-exhausted');
  expect(p.itemsOf()).toContain('tea exhausted');
  p.turn('vagabond', 'birdsong').play('refresh tea whole');
  expect(p.itemsOf().filter((item) => item.startsWith('tea track'))).toEqual(['tea track', 'tea track-exhausted']);
  p.play('refresh tea whole');
  expect(p.itemsOf().filter((item) => item === 'tea track')).toHaveLength(2);
});
