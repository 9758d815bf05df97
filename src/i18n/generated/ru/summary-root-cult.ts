// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootCultMessages } from '../summary-root-cult.ts';

const { tag } = wordsIn('ru');

export const messages: SummaryRootCultMessages = {
  'summary-root-cult.goal.play': [tag('b', 'Разводите сады'), ', открывайте карты вместо трат, а масть изгоев пусть даёт вам заговоры.'],
  'summary-root-cult.turn.birdsong': [tag('b', 'Утро'), ': изгоев определяют заблудшие души; тратьте приспешников на заговоры.'],
  'summary-root-cult.turn.daylight': [tag('b', 'День'), ': открывайте карты из руки, за каждую один обряд.'],
  'summary-root-cult.turn.evening': [tag('b', 'Вечер'), ': карты возвращаются; мастерите садами масти изгоев; возьмите 1\u00a0карту и по 1\u00a0за каждый открытый символ добора.'],
  'summary-root-cult.actions.build': [tag('b', 'Строительство'), ': сад на своей поляне масти карты.'],
  'summary-root-cult.actions.recruit': [tag('b', 'Вербовка'), ': 1\u00a0воин на любой поляне масти карты.'],
  'summary-root-cult.actions.sacrifice': [tag('b', 'Жертвоприношение'), ': птичья карта даёт приспешника.'],
  'summary-root-cult.actions.crusade': [tag('b', 'Поход'), ', 2\u00a0приспешника: сражение на поляне изгоев или перемещение с неё и сражение.'],
  'summary-root-cult.actions.convert': [tag('b', 'Обращение'), ', 2\u00a0приспешника: воин противника там становится вашим.'],
  'summary-root-cult.actions.sanctify': [tag('b', 'Освящение'), ', 3\u00a0приспешника: здание противника там становится садом.'],
  'summary-root-cult.points.score': [tag('b', 'Победные очки'), ': потратьте карту за очки шкалы её садов, раз на масть за ход.'],
  'summary-root-cult.powers.pilgrims': [tag('b', 'Паломники'), ': вы правите каждой поляной с садом.'],
  'summary-root-cult.powers.revenge': [tag('b', 'Месть'), ': воины, потерянные в защите, становятся приспешниками.'],
  'summary-root-cult.powers.fear': [tag('b', 'Богобоязнь'), ': каждый потерянный сад стоит случайной карты.'],
};
