// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { RootCultMessages } from '../root-cult.ts';

const { arg, plural } = wordsIn('uk');

export const messages: RootCultMessages = {
  'root-cult.verb.first-garden': 'розбити перший сад',
  'root-cult.verb.outcast': 'оголосити вигнанців:',
  'root-cult.verb.convert': 'навернути',
  'root-cult.verb.sanctify': 'освятити',
  'root-cult.verb.reveal': 'відкрити',
  'root-cult.verb.score': 'отримати переможні очки',
  'root-cult.verb.sacrifice': 'принести жертву',
  'root-cult.log.outcast': (a) => [arg('faction', a.faction), ': вигнанці, ', arg('suit', a.suit)],
  'root-cult.log.hated': (a) => [arg('faction', a.faction), ': осоружні вигнанці, ', arg('suit', a.suit)],
  'root-cult.log.acolytes': (a) => [arg('faction', a.faction), ': тепер фанатиків, ', arg('n', a.n)],
  'root-cult.log.souls': (a) => [arg('faction', a.faction), ': скидання Загублених душ, ', plural(a.n, (n) => ({ one: [n, '\u00a0карта'], few: [n, '\u00a0карти'], many: [n, '\u00a0карт'], other: [n, '\u00a0карти'] }))],
  'root-cult.log.returned': (a) => [arg('faction', a.faction), ': назад у руку, ', arg('cards', a.cards)],
  'root-cult.log.returnedNone': (a) => [arg('faction', a.faction), ': жодна карта не повертається'],
  'root-cult.ability.hatred-of-birds': 'Для ваших ритуалів пташині карти не є джокерами.',
  'root-cult.ability.revenge': 'Ваші вояки, втрачені в захисті, стають фанатиками.',
  'root-cult.ability.pilgrims': 'Ви володієте кожною галявиною, де є ваш сад.',
  'root-cult.ability.fear-of-the-faithful': 'За кожен прибраний сад ви скидаєте випадкову карту.',
  'root-cult.ability.lost-souls': 'Карти, які хтось витрачає чи скидає, спершу йдуть до Загублених душ.',
  'root-cult.action.crusade': '2\u00a0фанатики (1, якщо осоружні): бій на галявині вигнанців або переміщення з неї, а потім, за бажання, бій.',
  'root-cult.action.convert': '2\u00a0фанатики (1, якщо осоружні): замінити вояку суперника на галявині вигнанців своїм.',
  'root-cult.action.sanctify': '3\u00a0фанатики (2, якщо осоружні): замінити споруду суперника на галявині вигнанців садом.',
  'root-cult.action.build': 'Відкрити карту: сад на галявині її масті, якою ви володієте.',
  'root-cult.action.recruit': 'Відкрити карту: вояка на галявині її масті.',
  'root-cult.action.score': 'Витратити відкриту карту: очки з треку садів її масті, раз на масть.',
  'root-cult.action.sacrifice': 'Відкрити пташину карту: один вояка стає фанатиком.',
};
