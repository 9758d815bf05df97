// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { NoticesMessages } from '../notices.ts';

const { arg, plural } = wordsIn('en');

export const messages: NoticesMessages = {
  'notices.label.turn': (a) => ['Your turn: ', arg('table', a.table)],
  'notices.label.turnOf': (a) => [arg('name', a.name), ' is to move: ', arg('table', a.table)],
  'notices.label.test': 'Notices will reach you here',
  'notices.label.since': 'Since your last move:',
  'notices.label.moves': (a) => [arg('name', a.name), ': ', plural(a.n, (n) => ({ one: [n, '\u00a0move'], other: [n, '\u00a0moves'] }))],
  'notices.label.movesPoints': (a) => [arg('name', a.name), ': ', plural(a.n, (n) => ({ one: [n, '\u00a0move'], other: [n, '\u00a0moves'] })), ', points ', arg('points', a.points)],
  'notices.label.pointsOnly': (a) => [arg('name', a.name), ': points ', arg('points', a.points)],
  'notices.label.nobody': 'Bot',
};
