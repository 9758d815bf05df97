import { expect, test } from 'vitest';
import { RECOVERED } from '../../games/root/factions/13-keepers/state.ts';
import { root } from '../../games/root/index.ts';
import { type Position, position } from '../../games/root/testkit/position.testkit.ts';
import { fastRandom, withValue } from '../../kernel/index.ts';
import { Rollout } from '../rollout.ts';
import { winChances } from '../evaluator.ts';
import { rootEvaluator } from './evaluator.ts';

const evaluator = rootEvaluator();

function chanceOf(p: Position, seat: number): number {
  const into = new Float64Array(8);
  winChances(evaluator, p.state, into);
  return into[seat]!;
}

const three = (): Position => position({ factions: ['marquise', 'eyrie', 'alliance'] });

test('a card of the decree without a place costs the Eyrie more than the same card with one', () => {
  const birds = (): Position => three().leader('despot').place('c1', 'roost').place('c1', 'hawk', 3).points('eyrie', 8);
  // c3 is a rabbit clearing that the Eyrie rule: a roost can be built there.
  const can = birds().place('c3', 'hawk', 2).decree('build', 'cobbler').turn('eyrie', 'daylight');
  const cannot = birds().place('c6', 'hawk', 2).decree('build', 'cobbler').turn('eyrie', 'daylight');
  expect(chanceOf(can, 1)).toBeGreaterThan(chanceOf(cannot, 1));
});

test('turmoil is dearer the more birds lie in a decree that cannot be resolved', () => {
  const doomed = (...cards: readonly ['ambush-bird', 'armorers'] | readonly ['anvil', 'bake-sale']): Position =>
    three()
      .leader('despot')
      .place('c1', 'roost')
      .points('eyrie', 8)
      .decree('move', ...cards)
      .turn('eyrie', 'daylight');
  expect(chanceOf(doomed('anvil', 'bake-sale'), 1)).toBeGreaterThan(chanceOf(doomed('ambush-bird', 'armorers'), 1));
});

test('dominance is worth what can be held: three safe clearings, three besieged ones, two', () => {
  const cats = (): Position =>
    three().dominance('marquise', 'dominance-fox').points('eyrie', 12).place('c1', 'cat', 4).place('c6', 'cat', 4);
  const safe = cats().place('c8', 'cat', 4).turn('eyrie', 'daylight');
  const besieged = cats()
    .place('c8', 'cat', 4)
    .place('c8', 'hawk', 3)
    .place('c8', 'mouse', 2)
    .turn('eyrie', 'daylight');
  const two = cats().turn('eyrie', 'daylight');
  expect(chanceOf(safe, 0)).toBeGreaterThan(chanceOf(besieged, 0));
  expect(chanceOf(besieged, 0)).toBeGreaterThan(chanceOf(two, 0));
});

test('a relic nearer to a waystation of its type is nearer to its points', () => {
  const knights = (): Position =>
    position({ factions: ['marquise', 'keepers'] })
      .waystation('c1', 'figure-tablet', 'figure')
      .waystation('c12', 'jewelry-figure', 'jewelry');
  const home = knights().place('c1', 'badger', 2).relics('c1', 'figure-3').turn('keepers', 'daylight');
  const beside = knights().place('c5', 'badger', 2).relics('c5', 'figure-3').turn('keepers', 'daylight');
  const far = knights().place('c3', 'badger', 2).relics('c3', 'figure-3').turn('keepers', 'daylight');
  expect(chanceOf(home, 1)).toBeGreaterThan(chanceOf(beside, 1));
  expect(chanceOf(beside, 1)).toBeGreaterThan(chanceOf(far, 1));
});

/** The answer that leaves a seat best off. */
const answerOf = (p: Position, seat: number): string =>
  new Rollout(root, evaluator).best(p.state, seat, fastRandom(7), 1).text;

test('a relic at its waystation is recovered, although the card that does it is lost', () => {
  const p = position({ factions: ['marquise', 'keepers'] })
    .waystation('c1', 'figure-tablet', 'figure')
    .place('c1', 'badger', 2)
    .place('c9', 'cat', 8)
    .relics('c1', 'figure-3')
    .retinue('recover', 'anvil', 'foxfolk-steel', 'bake-sale')
    .turn('keepers', 'daylight');
  // While another card of the suit waits there is no hurry; the last one does it.
  const act = p.play('end', 'serve foxfolk-steel', 'move c1 c5', 'count 1', 'pass', 'serve anvil');
  expect(act.offers('recover')).toEqual(['recover c1 figure-3']);
  expect(answerOf(act, 1)).toBe('recover c1 figure-3');
});

test('recovered relics that wait for a third one in their column are worth more than ones that do not', () => {
  const knights = (): Position => position({ factions: ['marquise', 'keepers'] }).place('c1', 'badger', 2);
  const row = knights().turn('keepers', 'daylight');
  const full = knights().turn('keepers', 'daylight');
  // Three of one type begin three columns; one of each have had the points for theirs.
  for (const relic of [0, 1, 2]) row.state.keepers.place[relic] = RECOVERED;
  for (const relic of [0, 4, 8]) full.state.keepers.place[relic] = RECOVERED;
  expect(chanceOf(row, 1)).toBeGreaterThan(chanceOf(full, 1));
});

test('a card of the retinue is worth more where its suit finds work', () => {
  const knights = (): Position => position({ factions: ['marquise', 'keepers'] }).place('c5', 'badger', 2);
  // c5 is a rabbit clearing.
  const works = knights().retinue('move', 'bake-sale').turn('keepers', 'daylight');
  const idles = knights().retinue('move', 'anvil').turn('keepers', 'daylight');
  expect(chanceOf(works, 1)).toBeGreaterThan(chanceOf(idles, 1));
});

test('cards are gathered into the retinue also when the end is near', () => {
  const p = position({ factions: ['marquise', 'keepers'] })
    .place('c5', 'badger', 3)
    .waystation('c1', 'figure-tablet', 'figure')
    .relics('c1', 'figure-3')
    .retinue('move', 'bake-sale')
    .retinue('battle', 'cobbler')
    .retinue('recover', 'anvil')
    .hand('keepers', 'armorers', 'foxfolk-steel')
    .points('marquise', 25)
    .turn('keepers', 'evening');
  expect([p.window(), answerOf(p, 1).split(' ')[0]]).toEqual(['keepers-gather', 'gather']);
});

/** What a seat loses by ending a column of the retinue, or whatever it is asked about. */
function lapsed(p: Position, seat: number): number {
  const stopped = p.fork();
  evaluator.forfeitUnused!(stopped.state);
  return chanceOf(p, seat) - chanceOf(stopped, seat);
}

test('a relic at its waystation is nearer to its points while a card of the suit has still to recover it', () => {
  const knights = (card: 'anvil' | 'bake-sale'): Position =>
    position({ factions: ['marquise', 'keepers'] })
      .waystation('c1', 'figure-tablet', 'figure')
      .place('c1', 'badger', 2)
      .relics('c1', 'figure-3')
      .retinue('recover', card)
      .turn('keepers', 'daylight')
      .play('end');
  // c1 is a fox clearing: only the anvil acts there.
  expect(lapsed(knights('anvil'), 1)).toBeGreaterThan(0);
  expect(lapsed(knights('bake-sale'), 1)).toBe(0);
});

test('a relic is bound for the waystation next door while cards can still bring it there and recover it', () => {
  const knights = (at: 'c1' | 'c3'): Position =>
    position({ factions: ['marquise', 'keepers'] })
      .waystation('c5', 'figure-tablet', 'figure')
      .place('c1', 'badger', 2)
      .place('c3', 'badger', 2)
      .relics(at, 'figure-3')
      .retinue('move', 'anvil', 'foxfolk-steel')
      .retinue('recover', 'bake-sale')
      .turn('keepers', 'daylight')
      .play('end');
  expect(lapsed(knights('c1'), 1)).toBeGreaterThan(0);
  expect(lapsed(knights('c3'), 1)).toBe(0);
  expect(answerOf(knights('c1').play('serve anvil'), 1)).toBe('move c1 c5');
});

test('a waystation of the board can replace a knight beside a relic, where a slot is open', () => {
  const gain = (knights: 'c8' | 'c12'): number => {
    const p = position({ factions: ['marquise', 'keepers'] })
      .relics('c8', 'figure-3')
      .place(knights, 'badger', 2);
    const full = p.turn('keepers', 'daylight').fork();
    full.state.open = withValue(full.state.open, 7, 0);
    return chanceOf(p, 1) - chanceOf(full, 1);
  };
  expect(gain('c8')).toBeGreaterThan(0);
  expect(gain('c12')).toBe(0);
});

test('a forest is worth more while a card has still to delve in it; each card brings out one relic', () => {
  const knights = (...cards: readonly ('anvil' | 'foxfolk-steel' | 'bake-sale')[]): Position =>
    position({ factions: ['marquise', 'keepers'] })
      .place('c1', 'badger', 3)
      .relics('f1', 'figure')
      .relics('f2', 'tablet')
      .retinue('battle', ...cards)
      .turn('keepers', 'daylight')
      .play('end');
  // c1 is a fox clearing.
  expect(lapsed(knights('bake-sale'), 1)).toBe(0);
  expect(lapsed(knights('anvil'), 1)).toBeGreaterThan(0);
  expect(lapsed(knights('anvil', 'foxfolk-steel'), 1)).toBeGreaterThan(lapsed(knights('anvil'), 1));
});

test('a battle of the Keepers is evaluated with the delve after it', () => {
  const p = position({ factions: ['marquise', 'keepers'] })
    .place('c1', 'badger', 3)
    .place('c1', 'cat')
    .relics('f1', 'figure')
    .retinue('battle', 'anvil')
    .turn('keepers', 'daylight')
    .play('end', 'serve anvil', 'battle c1 marquise')
    .chance('dice 1 0');
  expect([p.window(), evaluator.isQuiet(p.state)]).toEqual(['keepers-delve', false]);
});

test('the Marquise prefers wood that can be built with', () => {
  const cats = (): Position =>
    position({ factions: ['marquise', 'eyrie'] })
      .place('c5', 'cat', 3)
      .place('c9', 'hawk', 2);
  const near = cats().place('c5', 'wood', 2).turn('marquise', 'daylight');
  const lost = cats().place('c9', 'wood', 2).turn('marquise', 'daylight');
  expect(chanceOf(near, 0)).toBeGreaterThan(chanceOf(lost, 0));
});

test('the Marquise marches to where she can build', () => {
  const p = position({ factions: ['marquise', 'eyrie'] })
    .place('c1', 'cat', 6)
    .place('c1', 'sawmill')
    .place('c1', 'wood', 3)
    .place('c3', 'roost')
    .turn('marquise', 'daylight');
  expect(answerOf(p, 0)).toBe('march');
  // What is expected of it is more than to have decided it: the first move is looked at too.
  const follower = new Rollout(root, evaluator);
  const expected = follower.after(root.clone(p.state), 0, root.parse('march')!, fastRandom(7));
  expect(expected).toBeGreaterThan(follower.chance(p.play('march').state, 0));
});

test('a building beside a mob counts as lost, however well it is guarded', () => {
  const cats = (): Position =>
    position({ factions: ['marquise', 'hundreds'] })
      .place('c8', 'cat', 6)
      .place('c8', 'sawmill')
      .place('c8', 'workshop');
  const calm = cats().place('c3', 'mob').turn('marquise', 'daylight');
  const burning = cats().place('c8', 'mob').turn('marquise', 'daylight');
  expect(chanceOf(calm, 0)).toBeGreaterThan(chanceOf(burning, 0));
});

test('swords of a Vagabond nearby make a building without guards unsafe', () => {
  const cats = (): Position =>
    position({ factions: ['marquise', 'vagabond'] })
      .place('c1', 'sawmill')
      .place('c5', 'cat', 1);
  const armed = cats().vagabond('c1', ['sword', 'sword']).turn('marquise', 'daylight');
  const far = cats().vagabond('c12', ['sword', 'sword']).turn('marquise', 'daylight');
  const share = (p: Position): number => {
    const values = new Float64Array(8);
    evaluator.sideValues(p.state, values);
    return values[0]!;
  };
  expect(share(far)).toBeGreaterThan(share(armed));
});

test('Aids that cannot reach the next space in this turn are worth nothing', () => {
  const friend = (...hand: readonly ('anvil' | 'foxfolk-steel')[]): Position => {
    const p = position({ factions: ['marquise', 'vagabond'] })
      .vagabond('c1', ['torch', 'boot', 'boot'])
      .place('c1', 'cat')
      .relation('marquise', 1)
      .hand('vagabond', ...hand)
      .turn('vagabond', 'daylight');
    return p;
  };
  const gain = (p: Position): number => {
    const before = chanceOf(p, 1);
    p.state.vagabonds[0]!.aids = withValue(p.state.vagabonds[0]!.aids, 0, 1);
    return chanceOf(p, 1) - before;
  };
  expect(gain(friend('anvil'))).toBeGreaterThan(0);
  expect(gain(friend())).toBe(0);
});

test('a Vagabond goes on fighting: what is left to strike next turn still counts after his sword is exhausted', () => {
  const p = position({ factions: ['marquise', 'vagabond'] })
    .vagabond('c1', ['sword', 'sword', 'boot', 'tea'])
    .place('c1', 'sawmill', 1)
    .place('c5', 'cat', 2)
    .relation('marquise', -1)
    .turn('vagabond', 'daylight');
  expect(answerOf(p, 1)).toBe('battle c1 marquise');
});
