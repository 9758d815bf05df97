// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { ErrorsMessages } from '../errors.ts';

const { arg, plural, select } = wordsIn('en');

export const messages: ErrorsMessages = {
  'errors.settings.unknown': (a) => ['Unknown setting: ', arg('path', a.path)],
  'errors.settings.missing': (a) => ['Missing setting: ', arg('path', a.path)],
  'errors.settings.type': (a) => [arg('path', a.path), ': expected ', select(a.wanted, { number: 'a number', text: 'a text', flag: 'true or false', list: 'a list', object: 'an object', other: 'another kind of value' }), ', found ', arg('value', a.value)],
  'errors.settings.integer': (a) => [arg('path', a.path), ': expected a whole number, found ', arg('value', a.value)],
  'errors.settings.range': (a) => [arg('path', a.path), ': expected a number from ', arg('min', a.min), ' to ', arg('max', a.max), ', found ', arg('value', a.value)],
  'errors.settings.choice': (a) => [arg('path', a.path), ': expected one of ', arg('choices', a.choices), '; found ', arg('value', a.value)],
  'errors.settings.count': (a) => [arg('path', a.path), ': expected ', plural(a.n, (n) => ({ one: [n, '\u00a0value'], other: [n, '\u00a0values'] })), ', found ', arg('found', a.found)],
  'errors.settings.twice': (a) => [arg('path', a.path), ': ', arg('value', a.value), ' is there twice'],
  'errors.settings.conflict': (a) => [arg('first', a.first), ' and ', arg('second', a.second), ' cannot be used together'],
  'errors.settings.seats': (a) => ['Number of players: from ', arg('min', a.min), ' to ', arg('max', a.max), '; now ', arg('found', a.found)],
  'errors.input.json': (a) => ['Not valid JSON: line\u00a0', arg('line', a.line), ', column\u00a0', arg('column', a.column)],
  'errors.input.empty': 'This field is empty',
  'errors.input.long': (a) => ['Too long: at most ', plural(a.max, (n) => ({ one: [n, '\u00a0character'], other: [n, '\u00a0characters'] }))],
  'errors.input.pack': (a) => ['The data pack “', arg('name', a.name), '” does not fit: ', arg('detail', a.detail)],
};
