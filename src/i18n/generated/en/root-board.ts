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
  'root-board.label.loses': 'hits',
  'root-board.label.oddsNote': 'without ambushes and effects played after the roll',
};
