// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { RootRiverfolkMessages } from '../root-riverfolk.ts';

const { arg, plural } = wordsIn('ru');

export const messages: RootRiverfolkMessages = {
  'root-riverfolk.verb.price': 'установить цену услуги',
  'root-riverfolk.verb.buy-card': 'купить карту',
  'root-riverfolk.verb.buy-riverboats': 'купить лодки',
  'root-riverfolk.verb.buy-mercenaries': 'купить наёмников',
  'root-riverfolk.verb.fund': 'взять из капитала воина',
  'root-riverfolk.verb.export': 'экспортировать',
  'root-riverfolk.verb.draw': 'взять карту',
  'root-riverfolk.verb.trade-post': 'создать торговый пост',
  'root-riverfolk.word.priced': (a) => ['«', arg('service', a.service), '»:'],
  'root-riverfolk.service.hand-card': 'Взять любую карту из открытой руки Речного братства.',
  'root-riverfolk.service.riverboats': 'До конца хода река для вас\u00a0— тропа; править поляной всё равно нужно.',
  'root-riverfolk.service.mercenaries': 'Днём и вечером воины Речного братства считаются вашими для правления и в сражении, но не против самого братства.',
  'root-riverfolk.log.warriors': (a) => [arg('owner', a.owner), ': ', plural(a.n, (n) => ({ one: [n, '\u00a0воин'], few: [n, '\u00a0воина'], many: [n, '\u00a0воинов'], other: [n, '\u00a0воина'] })), ', ', arg('from', a.from), ' → ', arg('to', a.to)],
  'root-riverfolk.log.price': (a) => [arg('faction', a.faction), ': цена услуги «', arg('service', a.service), '», ', arg('n', a.n)],
  'root-riverfolk.log.bought': (a) => [arg('faction', a.faction), ': куплена услуга «', arg('service', a.service), '», цена ', arg('n', a.n)],
  'root-riverfolk.box.supply': 'запас',
  'root-riverfolk.box.payments': 'Платежи',
  'root-riverfolk.box.funds': 'капитал',
  'root-riverfolk.box.committed': 'Вклады',
  'root-riverfolk.ability.swimmers': 'Река для вас\u00a0— тропа, кто бы ни правил полянами.',
  'root-riverfolk.ability.public-hand': 'Ваша рука открыта.',
  'root-riverfolk.ability.trade-disruption': 'Убранный торговый пост выбывает из игры и забирает половину вашего капитала.',
  'root-riverfolk.ability.protectionism': 'Если Платежи пусты, вы кладёте туда двух своих воинов.',
  'root-riverfolk.ability.dividends': 'Если на поле есть торговый пост, вы получаете очко за каждых двух воинов капитала.',
  'root-riverfolk.action.move': 'Вложить 1: перемещение.',
  'root-riverfolk.action.battle': 'Вложить 1: сражение.',
  'root-riverfolk.action.craft': 'Вложить в свободные ячейки торговых постов: ремесло.',
  'root-riverfolk.action.export': 'Вместо ремесла: сбросить карту, один свой воин в Платежи.',
  'root-riverfolk.action.draw': 'Вложить 1: взять карту.',
  'root-riverfolk.action.recruit': 'Потратить 1: воин на поляне на реке.',
  'root-riverfolk.action.trade-post': 'Потратить 2\u00a0воинов того, кто там правит: торговый пост, воин, 2\u00a0очка.',
};
