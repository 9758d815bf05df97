// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { RootRiverfolkMessages } from '../root-riverfolk.ts';

const { arg, plural } = wordsIn('uk');

export const messages: RootRiverfolkMessages = {
  'root-riverfolk.verb.price': 'встановити ціну послуги',
  'root-riverfolk.verb.buy-card': 'придбати карту',
  'root-riverfolk.verb.buy-riverboats': 'придбати річковий транспорт',
  'root-riverfolk.verb.buy-mercenaries': 'придбати найманців',
  'root-riverfolk.verb.fund': 'взяти з резерву вояку',
  'root-riverfolk.verb.export': 'експортувати',
  'root-riverfolk.verb.draw': 'узяти карту',
  'root-riverfolk.verb.trade-post': 'встановити торговельний пункт',
  'root-riverfolk.word.priced': (a) => ['«', arg('service', a.service), '»:'],
  'root-riverfolk.service.hand-card': 'Узяти будь-яку карту з відкритої руки Річкового Товариства.',
  'root-riverfolk.service.riverboats': 'До кінця ходу річка для вас\u00a0— стежка; володіти галявиною однаково треба.',
  'root-riverfolk.service.mercenaries': 'У День і Сутінки вояки Річкового Товариства вважаються вашими для володіння і в бою, але не проти самого Товариства.',
  'root-riverfolk.log.warriors': (a) => [arg('owner', a.owner), ': ', plural(a.n, (n) => ({ one: [n, '\u00a0вояка'], few: [n, '\u00a0вояки'], many: [n, '\u00a0вояк'], other: [n, '\u00a0вояки'] })), ', ', arg('from', a.from), ' → ', arg('to', a.to)],
  'root-riverfolk.log.price': (a) => [arg('faction', a.faction), ': ціна послуги «', arg('service', a.service), '», ', arg('n', a.n)],
  'root-riverfolk.log.bought': (a) => [arg('faction', a.faction), ': придбано послугу «', arg('service', a.service), '», ціна ', arg('n', a.n)],
  'root-riverfolk.box.supply': 'запас',
  'root-riverfolk.box.payments': 'Платежі',
  'root-riverfolk.box.funds': 'резерв',
  'root-riverfolk.box.committed': 'Інвестиції',
  'root-riverfolk.ability.swimmers': 'Річка для вас\u00a0— стежка, хай хто володіє галявинами.',
  'root-riverfolk.ability.public-hand': 'Ваша рука лежить горілиць.',
  'root-riverfolk.ability.trade-disruption': 'Прибраний торговельний пункт вибуває з гри й забирає половину вашого резерву.',
  'root-riverfolk.ability.protectionism': 'Якщо Платежі порожні, ви кладете туди двох своїх вояк.',
  'root-riverfolk.ability.dividends': 'Якщо на мапі є торговельний пункт, ви отримуєте очко за кожних двох вояк резерву.',
  'root-riverfolk.action.move': 'Інвестувати 1: переміщення.',
  'root-riverfolk.action.battle': 'Інвестувати 1: бій.',
  'root-riverfolk.action.craft': 'Інвестувати у вільні комірки торговельних пунктів: створення.',
  'root-riverfolk.action.export': 'Замість створення: скинути карту, один свій вояка до Платежів.',
  'root-riverfolk.action.draw': 'Інвестувати 1: узяти карту.',
  'root-riverfolk.action.recruit': 'Витратити 1: вояка на прилеглій до річки галявині.',
  'root-riverfolk.action.trade-post': 'Витратити 2\u00a0вояк того, хто там володіє: торговельний пункт, вояка, 2\u00a0очки.',
};
