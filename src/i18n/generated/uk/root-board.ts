// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { RootBoardMessages } from '../root-board.ts';

const { arg, plural } = wordsIn('uk');

export const messages: RootBoardMessages = {
  'root-board.aria.roads': (a) => ['стежки до ', arg('roads', a.roads)],
  'root-board.aria.boards': 'Планшети фракцій',
  'root-board.aria.target': (a) => [arg('place', a.place), '; можна вибрати'],
  'root-board.aria.hint': (a) => [arg('place', a.place), '; тут можна діяти'],
  'root-board.label.hand': 'Рука',
  'root-board.label.cards': (a) => plural(a.n, (n) => ({ one: [n, '\u00a0карта'], few: [n, '\u00a0карти'], many: [n, '\u00a0карт'], other: [n, '\u00a0карти'] })),
  'root-board.label.supply': (a) => ['Вояки в запасі: ', arg('n', a.n)],
  'root-board.label.pointsNow': (a) => ['зараз +', arg('n', a.n)],
  'root-board.label.nextPoints': (a) => ['наступна дасть +', arg('n', a.n)],
  'root-board.label.trackEmpty': 'усе на мапі',
  'root-board.label.deck': 'Колода',
  'root-board.label.price': (a) => [arg('service', a.service), ': ', arg('n', a.n)],
  'root-board.label.empty': 'немає',
  'root-board.label.scale': 'Переможні очки',
  'root-board.label.leaderOut': (a) => [arg('name', a.name), ', у відставці'],
  'root-board.label.stackFull': 'без криївки повний: наступну карту буде скинуто',
  'root-board.label.loses': 'ушкоджень',
  'root-board.label.oddsNote': 'без засідок і ефектів після кидка',
  'root-board.battle.limit': (a) => [arg('name', a.name), ': за кидок не більше ', arg('n', a.n)],
  'root-board.battle.higher': (a) => [arg('name', a.name), ': бере вищий кубик'],
  'root-board.battle.extra': (a) => [arg('name', a.name), ': додатково +', arg('n', a.n)],
  'root-board.battle.defenseless': (a) => [arg('name', a.name), ': беззахисність, додатково +', arg('n', a.n)],
  'root-board.battle.ambush': (a) => [arg('name', a.name), ': може влаштувати засідку'],
  'root-board.battle.joint': 'Усі поєднання',
  'root-board.battle.dice': (a) => ['Кидок: ', arg('high', a.high), ', ', arg('low', a.low)],
  'root-board.battle.average': (a) => [arg('name', a.name), ' −', arg('n', a.n)],
  'root-board.battle.battles': (a) => ['Бої, з яких можна вибрати: ', arg('n', a.n)],
  'root-board.aria.rule': (a) => ['володіє ', arg('name', a.name)],
  'root-board.aria.rivers': (a) => ['річкою до ', arg('rivers', a.rivers)],
  'root-board.aria.pieces': (a) => [arg('name', a.name), ': ', arg('pieces', a.pieces)],
};
