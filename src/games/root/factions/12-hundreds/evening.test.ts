import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';

const CATS = { factions: ['marquise', 'hundreds'] } as const;

rootLaw(['12.6', '12.6.1', '12.6.2', '12.6.3'], 'incite, oppress, draw, in this order', () => {
  const p = position(CATS).place('c5', 'warlord').hand('hundreds', 'a-visit-to-friends').turn('hundreds', 'evening');
  expect(p.window()).toBe('hundreds-incite');
  expect(p.play('incite c5').window()).toBe('spend');
  expect(p.play('spend a-visit-to-friends').window()).toBe('hundreds-incite');
  p.play('pass');
  expect([p.score('hundreds'), p.window(), p.outcomes()[0]?.startsWith('draw ')]).toEqual([1, 'chance', true]);
});

rootLaw(
  ['12.6.1', '12.6.1-R1'],
  'a card for a mob where a warrior stands and no mob; not at the keep; five in all',
  () => {
    const p = position(CATS)
      .place('c8', 'rat')
      .place('c5', 'warlord')
      .place('c1', 'keep')
      .place('c1', 'rat')
      .place('c12', 'rat')
      .place('c12', 'mob')
      .hand('hundreds', 'anvil', 'a-visit-to-friends', 'protection-racket')
      .turn('hundreds', 'evening');
    expect(p.offers()).toEqual(['incite c5', 'incite c8', 'pass']);
    expect(p.refusal('incite c12')).toMatchObject({ law: '12.6.1', why: 'has-mob' });
    expect(p.refusal('incite c1')).toMatchObject({ law: '6.2.2', why: 'keep' });
    expect(p.refusal('incite c9')).toMatchObject({ law: '12.6.1', why: 'no-warrior' });
    p.play('incite c8', 'spend anvil', 'incite c5', 'spend a-visit-to-friends');
    expect([p.count('c8', 'mob'), p.count('c5', 'mob')]).toEqual([1, 1]);
    const empty = position(CATS).place('c5', 'warlord').turn('hundreds', 'evening');
    expect(empty.refusal('incite c5')).toMatchObject({ law: '12.6.1', why: 'no-card', a: 1 });
    const five = position(CATS).supply('mob', 0).place('c5', 'warlord').hand('hundreds', 'a-visit-to-friends');
    expect(five.turn('hundreds', 'evening').refusal('incite c5')).toMatchObject({ law: '12.6.1', why: 'no-mobs' });
  },
);

rootLaw.each(
  '12.6.2',
  '%s oppressed clearings score',
  [
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 4],
    [7, 4],
  ] as const,
  ([clearings, points]) => {
    const p = position(CATS).place('c12', 'cat');
    for (let c = 1; c <= clearings; c++) p.place(`c${c}` as 'c1', 'rat');
    p.turn('hundreds', 'evening').play('pass');
    expect(p.score('hundreds')).toBe(points);
    expect(p.events('oppressed', 'marquise')).toEqual([{ type: 'oppressed', clearings }]);
  },
);

/** Points of an Evening without inciting. */
const oppress = (p: Position): number => p.turn('hundreds', 'evening').play('pass').score('hundreds');

rootLaw('12.6.2', 'an enemy piece, a lost rule or no piece of theirs spoils it', () => {
  expect(oppress(position(CATS).place('c5', 'rat', 3).place('c5', 'cat'))).toBe(0);
  expect(oppress(position(CATS).place('c5', 'rat', 3).place('c5', 'wood'))).toBe(0);
  expect(oppress(position(CATS).place('c5', 'mob'))).toBe(0);
  expect(oppress(position(CATS).place('c5', 'rat').place('c5', 'mob'))).toBe(1);
  expect(oppress(position(CATS).place('c5', 'stronghold'))).toBe(1);
});

rootLaw(['12.6.2-R1', 'M074'], 'a Vagabond’s pawn is an enemy piece', () => {
  const table = { factions: ['marquise', 'vagabond', 'hundreds'] } as const;
  expect(oppress(position(table).vagabond('c5').place('c5', 'rat').place('c5', 'mob'))).toBe(0);
  expect(oppress(position(table).vagabond('c1').place('c5', 'rat').place('c5', 'mob'))).toBe(1);
});

rootLaw(['12.6.2-R1', 'M094'], 'hired otters give rule over a mob’s clearing; a trade post spoils it', () => {
  const table = { factions: ['riverfolk', 'hundreds'] } as const;
  const hired = position(table).place('c5', 'otter').place('c5', 'mob').hire('hundreds');
  expect(oppress(hired)).toBe(1);
  const post = position(table).place('c5', 'otter').place('c5', 'mob').place('c5', 'tradepost').hire('hundreds');
  expect(oppress(post)).toBe(0);
  expect(oppress(position(table).place('c5', 'otter').place('c5', 'mob'))).toBe(0);
});

rootLaw('12.6.3', 'one card, then down to five', () => {
  const p = position(CATS).hand('hundreds', 'anvil', 'arms-trader', 'sword', 'armorers', 'sappers');
  p.place('c5', 'warlord').turn('hundreds', 'evening').play('pass').chance('draw cobbler');
  expect([p.window(), p.asked()]).toEqual(['hand-limit', 'hundreds']);
  p.play('discard cobbler');
  expect(p.cards('hundreds')).toHaveLength(5);
  expect(p.asked()).toBe('marquise');
});
