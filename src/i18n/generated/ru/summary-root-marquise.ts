// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootMarquiseMessages } from '../summary-root-marquise.ts';

const { tag } = wordsIn('ru');

export const messages: SummaryRootMarquiseMessages = {
  'summary-root-marquise.goal.play': [tag('b', 'Стройте'), ' каждый ход и берегите здания: вам нужно только дерево.'],
  'summary-root-marquise.turn.birdsong': [tag('b', 'Утро'), ': по 1\u00a0дереву на каждой лесопилке.'],
  'summary-root-marquise.turn.daylight': [tag('b', 'День'), ': мастерите мастерскими, затем 3\u00a0действия; каждая потраченная птичья карта даёт ещё одно.'],
  'summary-root-marquise.turn.evening': [tag('b', 'Вечер'), ': возьмите 1\u00a0карту и ещё по 1\u00a0за каждый открытый символ добора.'],
  'summary-root-marquise.actions.battle': [tag('b', 'Сражение'), ' на одной поляне.'],
  'summary-root-marquise.actions.march': [tag('b', 'Марш'), ': до двух перемещений.'],
  'summary-root-marquise.actions.recruit': [tag('b', 'Вербовка'), ', раз за ход: по 1\u00a0воину у каждой казармы.'],
  'summary-root-marquise.actions.build': [tag('b', 'Строительство'), ' на своей поляне: платит дерево, соединённое с ней вашими полянами.'],
  'summary-root-marquise.actions.overwork': [tag('b', 'Сверхурочные'), ': карта масти поляны с лесопилкой за 1\u00a0дерево там.'],
  'summary-root-marquise.points.building': [tag('b', 'Каждое здание'), ': очки его места на шкале, за каждое следующее больше.'],
  'summary-root-marquise.powers.keep': [tag('b', 'Цитадель'), ': никто другой не может помещать компоненты на её поляну.'],
  'summary-root-marquise.powers.hospitals': [tag('b', 'Полевой госпиталь'), ': карта масти поляны возвращает павших воинов в цитадель.'],
};
