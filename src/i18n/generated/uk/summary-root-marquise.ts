// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootMarquiseMessages } from '../summary-root-marquise.ts';

const { tag } = wordsIn('uk');

export const messages: SummaryRootMarquiseMessages = {
  'summary-root-marquise.goal.play': [tag('b', 'Будуйте'), ' щоходу та бережіть споруди: вам потрібна лише деревина.'],
  'summary-root-marquise.turn.birdsong': [tag('b', 'Треті півні'), ': по 1\u00a0деревині на кожній лісопильні.'],
  'summary-root-marquise.turn.daylight': [tag('b', 'День'), ': створюйте карти майстернями, потім 3\u00a0дії; кожна витрачена пташина карта дає ще одну.'],
  'summary-root-marquise.turn.evening': [tag('b', 'Сутінки'), ': візьміть 1\u00a0карту та ще по 1\u00a0за кожен відкритий бонус.'],
  'summary-root-marquise.actions.battle': [tag('b', 'Бій'), ' на одній галявині.'],
  'summary-root-marquise.actions.march': [tag('b', 'Марш'), ': до двох переміщень.'],
  'summary-root-marquise.actions.recruit': [tag('b', 'Вербування'), ', раз за хід: по 1\u00a0вояці на кожній казармі.'],
  'summary-root-marquise.actions.build': [tag('b', 'Будівництво'), ' на своїй галявині: платить деревина, сполучена з нею вашими галявинами.'],
  'summary-root-marquise.actions.overwork': [tag('b', 'Понаднормові'), ': карта масті галявини з лісопильнею за 1\u00a0деревину там.'],
  'summary-root-marquise.points.building': [tag('b', 'Кожна споруда'), ': очки її місця на треку, за кожну наступну більше.'],
  'summary-root-marquise.powers.keep': [tag('b', 'Фортеця'), ': ніхто інший не може розташовувати компоненти на її галявині.'],
  'summary-root-marquise.powers.hospitals': [tag('b', 'Польові шпиталі'), ': карта масті галявини повертає полеглих вояк до Фортеці.'],
};
