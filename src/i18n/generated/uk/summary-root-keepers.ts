// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootKeepersMessages } from '../summary-root-keepers.ts';

const { tag } = wordsIn('uk');

export const messages: SummaryRootKeepersMessages = {
  'summary-root-keepers.goal.play': [tag('b', 'Реліквії'), ': розкопуйте їх у хащах, несіть до стоянок, віднаходьте за очки.'],
  'summary-root-keepers.turn.birdsong': [tag('b', 'Треті півні'), ': вояки стають стоянками або навпаки; вербування при них.'],
  'summary-root-keepers.turn.daylight': [tag('b', 'День'), ': створюйте стоянками, потім почет зліва направо.'],
  'summary-root-keepers.turn.evening': [tag('b', 'Сутінки'), ': натовпи рідшають, почет росте, візьміть 1\u00a0карту та по 1\u00a0за кожну стоянку.'],
  'summary-root-keepers.actions.move': [tag('b', 'Колонка 1'), ': переміщення; кожен вояка може нести реліквію.'],
  'summary-root-keepers.actions.delve': [tag('b', 'Колонка 2'), ': бій, потім розкопки реліквії в сусідніх хащах.'],
  'summary-root-keepers.actions.recover': [tag('b', 'Колонка 3'), ': переміщення або віднайдення реліквії того виду, що на стоянці.'],
  'summary-root-keepers.actions.recruit': [tag('b', 'Вербування'), ': карта за 2\u00a0вояк при стоянці її масті.'],
  'summary-root-keepers.points.relic': [tag('b', 'Реліквія'), ': її цінність, ще 2\u00a0за повну колонку з трьох видів.'],
  'summary-root-keepers.powers.knights': [tag('b', 'Побожні лицарі'), ': з реліквією на галявині ви ігноруєте перше ушкодження.'],
  'summary-root-keepers.powers.test': [tag('b', 'Перевірка'), ': якщо ваших галявин менше, ніж цінність реліквії, карту скидають.'],
  'summary-root-keepers.powers.trophies': [tag('b', 'Трофеї'), ': суперники мають 2\u00a0очки за прибрану реліквію.'],
  'summary-root-keepers.powers.land': [tag('b', 'Добування харчів'), ': де четверо чи більше вояк, одного прибирають кожних Сутінок.'],
};
