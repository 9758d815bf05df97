// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { RootBoardMessages } from '../root-board.ts';

const { arg, plural } = wordsIn('en');

export const messages: RootBoardMessages = {
  'root-board.aria.roads': (a) => ['paths to ', arg('roads', a.roads)],
  'root-board.aria.boards': 'Faction boards',
  'root-board.aria.target': (a) => [arg('place', a.place), '; can be chosen'],
  'root-board.aria.hint': (a) => [arg('place', a.place), '; something can be done here'],
  'root-board.label.hand': 'Hand',
  'root-board.label.cards': (a) => plural(a.n, (n) => ({ one: [n, '\u00a0card'], other: [n, '\u00a0cards'] })),
  'root-board.label.supply': (a) => ['Warriors in supply: ', arg('n', a.n)],
  'root-board.label.pointsNow': (a) => ['+', arg('n', a.n), ' now'],
  'root-board.label.nextPoints': (a) => ['next gives +', arg('n', a.n)],
  'root-board.label.trackEmpty': 'all on the map',
  'root-board.label.deck': 'Deck',
  'root-board.label.price': (a) => [arg('service', a.service), ': ', arg('n', a.n)],
  'root-board.label.empty': 'none',
  'root-board.label.scale': 'Victory points',
  'root-board.label.leaderOut': (a) => [arg('name', a.name), ', deposed'],
  'root-board.label.stackFull': 'full without a base: one more would be discarded',
  'root-board.label.loses': 'hits',
  'root-board.label.oddsNote': 'without ambushes and effects played after the roll',
  'root-board.battle.limit': (a) => [arg('name', a.name), ': at most ', arg('n', a.n), ' by the roll'],
  'root-board.battle.higher': (a) => [arg('name', a.name), ': takes the higher die'],
  'root-board.battle.extra': (a) => [arg('name', a.name), ': +', arg('n', a.n), ' extra'],
  'root-board.battle.defenseless': (a) => [arg('name', a.name), ': defenseless, +', arg('n', a.n), ' extra'],
  'root-board.battle.ambush': (a) => [arg('name', a.name), ': may play an ambush'],
  'root-board.battle.joint': 'All combinations',
  'root-board.battle.dice': (a) => ['Roll: ', arg('high', a.high), ' and ', arg('low', a.low)],
  'root-board.battle.average': (a) => [arg('name', a.name), ' −', arg('n', a.n)],
  'root-board.battle.battles': (a) => ['Battles to choose from: ', arg('n', a.n)],
  'root-board.aria.rule': (a) => ['ruled by ', arg('name', a.name)],
  'root-board.aria.rivers': (a) => ['by river to ', arg('rivers', a.rivers)],
  'root-board.aria.pieces': (a) => [arg('name', a.name), ': ', arg('pieces', a.pieces)],
};
