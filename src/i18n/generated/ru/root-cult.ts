// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { RootCultMessages } from '../root-cult.ts';

const { arg, plural } = wordsIn('ru');

export const messages: RootCultMessages = {
  'root-cult.verb.first-garden': 'разбить первый сад',
  'root-cult.verb.outcast': 'объявить изгоев:',
  'root-cult.verb.convert': 'обратить',
  'root-cult.verb.sanctify': 'освятить',
  'root-cult.verb.reveal': 'открыть',
  'root-cult.verb.score': 'получить победные очки',
  'root-cult.verb.sacrifice': 'принести жертву',
  'root-cult.log.outcast': (a) => [arg('faction', a.faction), ': изгои, ', arg('suit', a.suit)],
  'root-cult.log.hated': (a) => [arg('faction', a.faction), ': ненавистные изгои, ', arg('suit', a.suit)],
  'root-cult.log.acolytes': (a) => [arg('faction', a.faction), ': теперь приспешников, ', arg('n', a.n)],
  'root-cult.log.souls': (a) => [arg('faction', a.faction), ': сброс заблудших душ, ', plural(a.n, (n) => ({ one: [n, '\u00a0карта'], few: [n, '\u00a0карты'], many: [n, '\u00a0карт'], other: [n, '\u00a0карты'] }))],
  'root-cult.log.returned': (a) => [arg('faction', a.faction), ': обратно в руку, ', arg('cards', a.cards)],
  'root-cult.log.returnedNone': (a) => [arg('faction', a.faction), ': ни одна карта не возвращается'],
  'root-cult.ability.hatred-of-birds': 'Для ваших обрядов птичьи карты не джокеры.',
  'root-cult.ability.revenge': 'Ваши воины, потерянные в защите, становятся приспешниками.',
  'root-cult.ability.pilgrims': 'Вы правите каждой поляной, где есть ваш сад.',
  'root-cult.ability.fear-of-the-faithful': 'За каждый убранный сад вы сбрасываете случайную карту.',
  'root-cult.ability.lost-souls': 'Карты, которые кто-то тратит или сбрасывает, сначала идут в заблудшие души.',
  'root-cult.action.crusade': '2\u00a0приспешника (1, если ненавистные): сражение на поляне изгоев или перемещение с неё, а затем, по желанию, сражение.',
  'root-cult.action.convert': '2\u00a0приспешника (1, если ненавистные): заменить воина противника на поляне изгоев своим.',
  'root-cult.action.sanctify': '3\u00a0приспешника (2, если ненавистные): заменить здание противника на поляне изгоев садом.',
  'root-cult.action.build': 'Открыть карту: сад на поляне её масти, которой вы правите.',
  'root-cult.action.recruit': 'Открыть карту: воин на поляне её масти.',
  'root-cult.action.score': 'Потратить открытую карту: очки со шкалы садов её масти, раз на масть.',
  'root-cult.action.sacrifice': 'Открыть птичью карту: один воин становится приспешником.',
};
