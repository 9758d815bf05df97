// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { NoticesMessages } from '../notices.ts';

const { arg, plural } = wordsIn('ru');

export const messages: NoticesMessages = {
  'notices.label.turn': (a) => ['Ваш ход: ', arg('table', a.table)],
  'notices.label.turnOf': (a) => ['Ходит ', arg('name', a.name), ': ', arg('table', a.table)],
  'notices.label.test': 'Сюда вам будут приходить уведомления',
  'notices.label.since': 'С вашего последнего хода:',
  'notices.label.moves': (a) => [arg('name', a.name), ': ', plural(a.n, (n) => ({ one: [n, '\u00a0действие'], few: [n, '\u00a0действия'], many: [n, '\u00a0действий'], other: [n, '\u00a0действия'] }))],
  'notices.label.movesPoints': (a) => [arg('name', a.name), ': ', plural(a.n, (n) => ({ one: [n, '\u00a0действие'], few: [n, '\u00a0действия'], many: [n, '\u00a0действий'], other: [n, '\u00a0действия'] })), ', очки ', arg('points', a.points)],
  'notices.label.pointsOnly': (a) => [arg('name', a.name), ': очки ', arg('points', a.points)],
  'notices.label.nobody': 'Бот',
};
