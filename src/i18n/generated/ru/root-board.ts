// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { RootBoardMessages } from '../root-board.ts';

const { arg, plural } = wordsIn('ru');

export const messages: RootBoardMessages = {
  'root-board.aria.roads': (a) => ['тропы к ', arg('roads', a.roads)],
  'root-board.aria.boards': 'Планшеты фракций',
  'root-board.aria.target': (a) => [arg('place', a.place), '; можно выбрать'],
  'root-board.aria.hint': (a) => [arg('place', a.place), '; здесь можно действовать'],
  'root-board.label.hand': 'Рука',
  'root-board.label.cards': (a) => plural(a.n, (n) => ({ one: [n, '\u00a0карта'], few: [n, '\u00a0карты'], many: [n, '\u00a0карт'], other: [n, '\u00a0карты'] })),
  'root-board.label.supply': (a) => ['Воины в запасе: ', arg('n', a.n)],
  'root-board.label.pointsNow': (a) => ['сейчас +', arg('n', a.n)],
  'root-board.label.nextPoints': (a) => ['следующая даст +', arg('n', a.n)],
  'root-board.label.trackEmpty': 'всё на поле',
  'root-board.label.deck': 'Колода',
  'root-board.label.price': (a) => [arg('service', a.service), ': ', arg('n', a.n)],
  'root-board.label.empty': 'нет',
  'root-board.label.scale': 'Победные очки',
  'root-board.label.leaderOut': (a) => [arg('name', a.name), ', свергнут'],
  'root-board.label.stackFull': 'без базы полная: следующая карта будет сброшена',
  'root-board.label.loses': 'урон',
  'root-board.label.oddsNote': 'без засад и эффектов после броска',
  'root-board.battle.limit': (a) => [arg('name', a.name), ': за бросок не больше ', arg('n', a.n)],
  'root-board.battle.higher': (a) => [arg('name', a.name), ': берёт больший кубик'],
  'root-board.battle.extra': (a) => [arg('name', a.name), ': дополнительно +', arg('n', a.n)],
  'root-board.battle.defenseless': (a) => [arg('name', a.name), ': беззащитность, дополнительно +', arg('n', a.n)],
  'root-board.battle.ambush': (a) => [arg('name', a.name), ': может устроить засаду'],
  'root-board.battle.joint': 'Все сочетания',
  'root-board.battle.dice': (a) => ['Бросок: ', arg('high', a.high), ', ', arg('low', a.low)],
  'root-board.battle.average': (a) => [arg('name', a.name), ' −', arg('n', a.n)],
  'root-board.battle.battles': (a) => ['Сражения, из которых можно выбрать: ', arg('n', a.n)],
  'root-board.aria.rule': (a) => ['правит ', arg('name', a.name)],
  'root-board.aria.rivers': (a) => ['по реке к ', arg('rivers', a.rivers)],
  'root-board.aria.pieces': (a) => [arg('name', a.name), ': ', arg('pieces', a.pieces)],
};
