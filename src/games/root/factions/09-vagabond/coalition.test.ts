import { withValue } from '../../../../kernel/index.ts';
import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';

const table = (law: object = {}): Position =>
  position({ factions: ['vagabond', 'marquise', 'eyrie', 'alliance'], law });
const seeking = (law: object = {}): Position =>
  table(law)
    .vagabond('c1', ['sword', 'crossbow', 'torch'])
    .points('vagabond', 12)
    .points('marquise', 8)
    .points('eyrie', 15)
    .points('alliance', 3)
    .hand('vagabond', 'dominance-fox');
const day = (p: Position): Position => p.turn('vagabond', 'daylight');

rootLaw(['9.2.8', '9.2.8-R1'], 'a dominance card makes a coalition with the player who has the fewest points', () => {
  const p = day(seeking());
  expect(p.offers('coalition')).toEqual(['coalition dominance-fox alliance']);
  expect(p.refusal('coalition dominance-fox marquise')).toMatchObject({ law: '9.2.8', why: 'not-fewest' });
  p.play('coalition dominance-fox alliance');
  expect(p.inPlay('vagabond')).toEqual(['dominance-fox']);
  expect(p.window()).toBe('vagabond-daylight');
  expect(p.offers('dominance')).toEqual([]);
});

rootLaw('9.2.8', 'on a tie he chooses', () => {
  expect(day(seeking().points('marquise', 3)).offers('coalition')).toEqual([
    'coalition dominance-fox marquise',
    'coalition dominance-fox alliance',
  ]);
});

rootLaw('9.2.8', 'he no longer scores, and wins with his partner', () => {
  const p = day(seeking().place('c1', 'sawmill').points('alliance', 7)).play('coalition dominance-fox alliance');
  p.play('strike sawmill');
  expect(p.score('vagabond')).toBe(12);
  const won = p.points('alliance', 29).place('c5', 'mouse', 2).place('c5', 'roost').battle('alliance', 'eyrie', 'c5');
  expect(won.chance('dice 1 0').winners()).toEqual(['alliance', 'vagabond']);
});

rootLaw('9.2.8', 'so he does with the Marquise, and with nobody without a coalition', () => {
  const p = day(seeking().points('marquise', 3)).play('coalition dominance-fox marquise').points('marquise', 29);
  p.place('c5', 'cat', 2).place('c5', 'roost').battle('marquise', 'eyrie', 'c5');
  expect(p.chance('dice 1 0').winners()).toEqual(['marquise', 'vagabond']);
  const alone = day(seeking()).points('marquise', 29);
  alone.place('c5', 'cat', 2).place('c5', 'roost').battle('marquise', 'eyrie', 'c5');
  expect(alone.chance('dice 1 0').winners()).toEqual(['marquise']);
});

rootLaw(['3.3.4', '9.2.8'], 'he takes a dominance card back like everybody', () => {
  const p = table().vagabond('c1').available('dominance-fox').hand('vagabond', 'anvil', 'sword');
  day(p).play('take dominance-fox', 'spend anvil');
  expect(p.cards('vagabond').sort()).toEqual(['dominance-fox', 'sword']);
  expect(day(table().vagabond('c1').hand('vagabond', 'anvil')).offers('take')).toEqual([]);
});

rootLaw('9.2.8', 'four players at least, ten points at least, and once', () => {
  const three = position({ factions: ['vagabond', 'marquise', 'eyrie'] })
    .vagabond('c1')
    .points('vagabond', 12);
  expect(day(three.hand('vagabond', 'dominance-fox')).refusal('coalition dominance-fox eyrie')).toMatchObject({
    law: '9.2.8',
    why: 'four-players',
  });
  expect(day(seeking().points('vagabond', 9)).refusal('coalition dominance-fox alliance')).toMatchObject({
    law: '9.2.8',
    why: 'ten-points',
    a: 9,
  });
  const twice = seeking().hand('vagabond', 'dominance-mouse');
  day(twice).play('coalition dominance-fox alliance');
  expect(twice.refusal('coalition dominance-mouse alliance')).toMatchObject({ law: '9.2.8', why: 'already' });
});

rootLaw('9.2.8', 'not with a player who has activated dominance; then the next lowest counts', () => {
  const p = day(seeking().dominance('alliance', 'dominance-mouse'));
  expect(p.offers('coalition')).toEqual(['coalition dominance-fox marquise']);
  expect(p.refusal('coalition dominance-fox alliance')).toMatchObject({ law: '9.2.8', why: 'partner-dominance' });
});

rootLaw('9.2.9.III.d', 'a hostile partner becomes Indifferent', () => {
  const p = day(seeking().relation('alliance', -1)).play('coalition dominance-fox alliance');
  expect(p.relationTo('alliance')).toBe(0);
});

const five = (law: object = {}): Position =>
  position({ factions: ['vagabond', 'marquise', 'eyrie', 'alliance', 'vagabond2'], law })
    .vagabond('c1')
    .vagabond('c5', [], { name: 'vagabond2', character: 'thief' })
    .points('vagabond', 12)
    .points('marquise', 8)
    .points('eyrie', 15)
    .points('alliance', 3)
    .points('vagabond2', 11)
    .dominance('vagabond2', 'dominance-mouse')
    .hand('vagabond', 'dominance-fox');

rootLaw(['9.2.8-E1', 'M127'], 'the partner must be free, or in two editions may have two', () => {
  const taken = (law: object): Position => {
    const p = five(law);
    p.coalition('vagabond2', 'alliance');
    return day(p);
  };
  const official = taken({});
  expect(official.offers('coalition')).toEqual([]);
  expect(official.refusal('coalition dominance-fox alliance')).toMatchObject({ law: '9.2.8', why: 'partner-taken' });
  expect(official.refusal('coalition dominance-fox marquise')).toMatchObject({ law: '9.2.8', why: 'not-fewest' });
  expect(taken({ coalitionExclusive: false }).offers('coalition')).toEqual(['coalition dominance-fox alliance']);
});

rootLaw('9.2.8-R1', 'the other Vagabond may be the partner, and wins with him through his own partner too', () => {
  const p = five().points('vagabond2', 1);
  p.noDominance('vagabond2');
  day(p);
  expect(p.offers('coalition')).toEqual(['coalition dominance-fox vagabond2']);
  p.play('coalition dominance-fox vagabond2');
  p.state.dominance = withValue(p.state.dominance, 4, 0);
  p.coalition('vagabond2', 'alliance');
  p.points('alliance', 29).place('c9', 'mouse', 2).place('c9', 'roost').battle('alliance', 'eyrie', 'c9');
  expect(p.chance('dice 1 0').winners()).toEqual(['alliance', 'vagabond', 'vagabond2']);
});

const partners = (law: object = {}): Position => {
  const p = seeking(law).place('c1', 'mouse').place('c1', 'sympathy');
  return day(p).play('coalition dominance-fox alliance');
};

rootLaw(['M125', '4.3-E1'], 'partners do not battle, unless the edition lets them', () => {
  const p = partners();
  expect(p.offers('battle')).toEqual([]);
  expect(p.refusal('battle c1 alliance')).toMatchObject({ law: '4.3', why: 'coalition' });
  expect(p.refusal('strike mouse')).toMatchObject({ law: '9.5.6', why: 'no-enemy' });
  expect(partners({ coalitionMayBattle: true }).offers('battle')).toEqual(['battle c1 alliance']);
});

rootLaw('M049', "the partner's revolt damages nothing", () => {
  const p = partners().supporters('anvil', 'foxfolk-steel').turn('alliance', 'birdsong').play('revolt c1');
  while (p.asked() === 'alliance' && p.window() !== 'alliance-daylight' && p.offers('supporter').length > 0)
    p.play(p.offers('supporter')[0]!);
  expect(p.count('c1', 'base')).toBe(1);
  expect(p.itemsOf()).toEqual(['crossbow', 'sword', 'torch']);
});

rootLaw('M124', "the partner's Favor damages nothing", () => {
  const p = seeking().points('marquise', 0).place('c1', 'workshop').place('c8', 'workshop', 2);
  day(p).play('coalition dominance-fox marquise');
  p.hand('marquise', 'favor-of-the-foxes').turn('marquise', 'daylight').play('craft favor-of-the-foxes');
  expect(p.itemsOf()).toEqual(['crossbow', 'sword', 'torch']);
});

rootLaw('M126', 'the partner activates dominance later and wins for both', () => {
  const p = partners().dominance('alliance', 'dominance-mouse');
  for (const c of ['c2', 'c7', 'c9'] as const) p.place(c, 'mouse');
  expect(p.turn('alliance', 'birdsong').winners()).toEqual(['alliance', 'vagabond']);
});
