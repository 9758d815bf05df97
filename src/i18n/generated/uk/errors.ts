// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { ErrorsMessages } from '../errors.ts';

const { arg, plural, select } = wordsIn('uk');

export const messages: ErrorsMessages = {
  'errors.settings.unknown': (a) => ['Невідоме налаштування: ', arg('path', a.path)],
  'errors.settings.missing': (a) => ['Бракує налаштування: ', arg('path', a.path)],
  'errors.settings.type': (a) => [arg('path', a.path), ': потрібно ', select(a.wanted, { number: 'число', text: 'текст', flag: '«так» або «ні»', list: 'список', object: 'обʼєкт', other: 'значення іншого типу' }), ', отримано ', arg('value', a.value)],
  'errors.settings.integer': (a) => [arg('path', a.path), ': потрібно ціле число, отримано ', arg('value', a.value)],
  'errors.settings.range': (a) => [arg('path', a.path), ': потрібно число від ', arg('min', a.min), ' до ', arg('max', a.max), ', отримано ', arg('value', a.value)],
  'errors.settings.choice': (a) => [arg('path', a.path), ': можливі значення\u00a0— ', arg('choices', a.choices), '; отримано ', arg('value', a.value)],
  'errors.settings.count': (a) => [arg('path', a.path), ': потрібно ', plural(a.n, (n) => ({ one: [n, '\u00a0значення'], few: [n, '\u00a0значення'], many: [n, '\u00a0значень'], other: [n, '\u00a0значення'] })), ', отримано ', arg('found', a.found)],
  'errors.settings.twice': (a) => [arg('path', a.path), ': ', arg('value', a.value), ' повторюється'],
  'errors.settings.conflict': (a) => [arg('first', a.first), ' та ', arg('second', a.second), ' не поєднуються'],
  'errors.settings.seats': (a) => ['Кількість гравців: від ', arg('min', a.min), ' до ', arg('max', a.max), '; зараз ', arg('found', a.found)],
  'errors.input.json': (a) => ['Це не JSON: рядок\u00a0', arg('line', a.line), ', стовпець\u00a0', arg('column', a.column)],
  'errors.input.empty': 'Поле порожнє',
  'errors.input.long': (a) => ['Задовго: щонайбільше ', plural(a.max, (n) => ({ one: [n, '\u00a0символ'], few: [n, '\u00a0символи'], many: [n, '\u00a0символів'], other: [n, '\u00a0символу'] }))],
  'errors.input.pack': (a) => ['Набір даних «', arg('name', a.name), '» не підходить: ', arg('detail', a.detail)],
};
