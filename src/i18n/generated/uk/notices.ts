// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { NoticesMessages } from '../notices.ts';

const { arg, plural } = wordsIn('uk');

export const messages: NoticesMessages = {
  'notices.label.turn': (a) => ['Ваш хід: ', arg('table', a.table)],
  'notices.label.turnOf': (a) => ['Ходить ', arg('name', a.name), ': ', arg('table', a.table)],
  'notices.label.test': 'Сюди вам надходитимуть сповіщення',
  'notices.label.since': 'Від вашого останнього ходу:',
  'notices.label.moves': (a) => [arg('name', a.name), ': ', plural(a.n, (n) => ({ one: [n, '\u00a0дія'], few: [n, '\u00a0дії'], many: [n, '\u00a0дій'], other: [n, '\u00a0дії'] }))],
  'notices.label.movesPoints': (a) => [arg('name', a.name), ': ', plural(a.n, (n) => ({ one: [n, '\u00a0дія'], few: [n, '\u00a0дії'], many: [n, '\u00a0дій'], other: [n, '\u00a0дії'] })), ', очки ', arg('points', a.points)],
  'notices.label.pointsOnly': (a) => [arg('name', a.name), ': очки ', arg('points', a.points)],
  'notices.label.nobody': 'Бот',
};
