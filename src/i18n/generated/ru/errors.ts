// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { ErrorsMessages } from '../errors.ts';

const { arg, plural, select } = wordsIn('ru');

export const messages: ErrorsMessages = {
  'errors.settings.unknown': (a) => ['Неизвестная настройка: ', arg('path', a.path)],
  'errors.settings.missing': (a) => ['Не хватает настройки: ', arg('path', a.path)],
  'errors.settings.type': (a) => [arg('path', a.path), ': нужно ', select(a.wanted, { number: 'число', text: 'текст', flag: '«да» или «нет»', list: 'список', object: 'объект', other: 'значение другого типа' }), ', получено ', arg('value', a.value)],
  'errors.settings.integer': (a) => [arg('path', a.path), ': нужно целое число, получено ', arg('value', a.value)],
  'errors.settings.range': (a) => [arg('path', a.path), ': нужно число от ', arg('min', a.min), ' до ', arg('max', a.max), ', получено ', arg('value', a.value)],
  'errors.settings.choice': (a) => [arg('path', a.path), ': возможные значения\u00a0— ', arg('choices', a.choices), '; получено ', arg('value', a.value)],
  'errors.settings.count': (a) => [arg('path', a.path), ': нужно ', plural(a.n, (n) => ({ one: [n, '\u00a0значение'], few: [n, '\u00a0значения'], many: [n, '\u00a0значений'], other: [n, '\u00a0значения'] })), ', получено ', arg('found', a.found)],
  'errors.settings.twice': (a) => [arg('path', a.path), ': ', arg('value', a.value), ' повторяется'],
  'errors.settings.conflict': (a) => [arg('first', a.first), ' и ', arg('second', a.second), ' не сочетаются'],
  'errors.settings.seats': (a) => ['Количество игроков: от ', arg('min', a.min), ' до ', arg('max', a.max), '; сейчас ', arg('found', a.found)],
  'errors.input.json': (a) => ['Это не JSON: строка\u00a0', arg('line', a.line), ', столбец\u00a0', arg('column', a.column)],
  'errors.input.empty': 'Поле пусто',
  'errors.input.long': (a) => ['Слишком длинно: не больше ', plural(a.max, (n) => ({ one: [n, '\u00a0символа'], few: [n, '\u00a0символов'], many: [n, '\u00a0символов'], other: [n, '\u00a0символа'] }))],
  'errors.input.pack': (a) => ['Набор данных «', arg('name', a.name), '» не подходит: ', arg('detail', a.detail)],
};
