import { expect } from 'vitest';
import { fastRandom } from '../../../../kernel/index.ts';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { root } from '../../index.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';
import { BAG, SWORD } from '../../words.ts';

const table = (law: object = {}): Position =>
  position({ factions: ['vagabond', 'vagabond2', 'marquise'], law })
    .vagabond('c12', ['torch', 'torch', 'torch'], { character: 'scoundrel' })
    .vagabond('c12', ['torch', 'boot', 'sword', 'tea'], { name: 'vagabond2', character: 'thief' });
const day = (p: Position, who: 'vagabond' | 'vagabond2' = 'vagabond'): Position => p.turn(who, 'daylight');

rootLaw('9.7.1', 'the explorer alone sees both items and may take one; a second Explore may take the other', () => {
  const p = day(table()).play('explore').chance('ruin bag', 'ruin sword');
  expect(p.offers()).toEqual(['pick bag', 'pick sword', 'pass']);
  expect(p.events('looked', 'vagabond').map((e) => e.item)).toEqual([BAG, SWORD]);
  expect(p.events('looked', 'vagabond2').map((e) => e.item)).toEqual([undefined, undefined]);
  expect(p.view(0).ruins.known).toHaveLength(2);
  expect(p.view(1).ruins.known).toHaveLength(0);
  p.play('pick sword');
  expect([p.score('vagabond'), p.ruinsIn('c12')]).toEqual([1, 1]);
  expect(p.view(0).ruins.known).toEqual([{ clearing: 11, item: BAG }]);
  p.play('explore', 'pick bag');
  expect([p.score('vagabond'), p.ruinsIn('c12')]).toEqual([2, 0]);
});

rootLaw('9.7.1', 'taking nothing exhausts the torch and scores nothing; the other then sees what is left', () => {
  const p = day(table()).play('explore').chance('ruin bag', 'ruin bag').play('pass');
  expect([p.score('vagabond'), p.itemsUnder('c12')]).toEqual([0, 2]);
  expect(p.itemsOf()).toContain('torch exhausted');
  day(p, 'vagabond2').play('explore');
  expect(p.offers()).toEqual(['pick bag', 'pass']);
  expect(p.events('looked', 'vagabond2').filter((e) => e.item === BAG)).toHaveLength(2);
});

rootLaw(['9.7.1', 'M080'], 'no second R item of a kind he has', () => {
  const p = day(table()).play('explore').chance('ruin bag', 'ruin bag').play('pick bag', 'explore');
  expect(p.offers()).toEqual(['pass']);
  expect(p.refusal('pick bag')).toMatchObject({ law: '9.7.1', why: 'same-r-item' });
  p.play('pass');
  expect(p.score('vagabond')).toBe(1);
  expect(p.itemsOf().filter((item) => item === 'torch exhausted')).toHaveLength(2);
});

rootLaw(['9.7.1', '9.2.5.I-E1'], 'in one edition an item with no place on its track stays under the ruin', () => {
  const p = table({ fullTrackItem: 'stay' }).vagabond('c12', ['torch', 'bag', 'bag', 'bag'], {
    character: 'scoundrel',
  });
  day(p).play('explore').chance('ruin bag', 'ruin sword');
  expect(p.offers()).toEqual(['pick sword', 'pass']);
  expect(p.refusal('pick bag')).toMatchObject({ law: '9.2.5.I', why: 'stays-where-it-is' });
});

rootLaw('9.7.1', 'a crafted item of the kind is no hindrance; an R item that left the game frees the way', () => {
  const p = table();
  p.marked('sword');
  day(p).play('explore').chance('ruin sword', 'ruin boot');
  expect(p.offers()).toEqual(['pick boot', 'pass']);
  const other = day(table(), 'vagabond2').play('explore').chance('ruin sword', 'ruin boot');
  expect(other.offers()).toEqual(['pick boot', 'pick sword', 'pass']);
  const heavy = ['sword', 'sword', 'sword', 'sword', 'boot', 'boot'];
  const dropped = table().vagabond('c12', heavy, { character: 'scoundrel' });
  dropped.marked('sword');
  dropped.turn('vagabond', 'evening').chance(dropped.outcomes()[0]!).play('drop sword fresh');
  expect(dropped.markedItems()).toEqual([]);
});

rootLaw(['9.7.1', '9.3.4-R1'], 'a world drawn for the other Vagabond may hold other items there', () => {
  const p = day(table()).play('explore').chance('ruin bag', 'ruin sword').play('pass');
  const seen = new Set<string>();
  for (let seed = 1; seed < 60; seed++) {
    const world = root.determinize(p.state, 1, fastRandom(seed));
    seen.add(world.ruins.under.slice(22).join());
    expect(root.checks.audit(world)).toEqual([]);
    expect(root.determinize(p.state, 0, fastRandom(seed)).ruins.under).toEqual(p.state.ruins.under);
  }
  expect(seen.size).toBeGreaterThan(5);
});

rootLaw('9.7.3', 'either may do any face-up quest, and counts his own', () => {
  const p = table().quests('errand-fox', 'repair-a-shed-fox', 'escort-mouse');
  day(p, 'vagabond2').play('quest errand-fox', 'reward points');
  p.chance(p.outcomes()[0]!);
  expect(p.score('vagabond2')).toBe(1);
  expect(day(p).offers('quest')).toEqual([]);
  p.vagabond('c12', ['hammer'], { character: 'scoundrel' });
  day(p).play('quest repair-a-shed-fox', 'reward points');
  expect(p.score('vagabond')).toBe(1);
});

rootLaw('M078', 'the other Vagabond in a clearing that is burnt damages three items, may leave and not return', () => {
  const p = day(table().place('c12', 'cat')).play('scorch');
  expect([p.window(), p.asked()]).toEqual(['vagabond-full-removal', 'vagabond2']);
  p.play('damage torch fresh', 'damage sword fresh', 'damage tea fresh');
  expect(p.pawn('vagabond2')).toBe('c12');
  day(p, 'vagabond2').play('go c4');
  expect(p.pawn('vagabond2')).toBe('c4');
  const back = p.turn('vagabond2', 'birdsong');
  expect(back.refusal('slip c12')).toMatchObject({ law: 'E.6.2', why: 'scorched-entry' });
});

rootLaw('9.7', 'they fight each other with items only, and no relationship changes', () => {
  const p = table().vagabond('c12', ['sword', 'sword'], { character: 'scoundrel' });
  day(p).play('battle c12 vagabond2').chance('dice 1 1');
  expect(p.offers()).toEqual(['damage boot fresh', 'damage sword fresh', 'damage tea fresh', 'damage torch fresh']);
  p.play('damage boot fresh', 'damage torch fresh');
  expect(p.itemsOf('vagabond2')).toContain('boot damaged');
  expect(p.relationTo('vagabond2')).toBe(-2);
  expect(p.score('vagabond')).toBe(0);
});
