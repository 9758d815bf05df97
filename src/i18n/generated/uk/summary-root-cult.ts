// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootCultMessages } from '../summary-root-cult.ts';

const { tag } = wordsIn('uk');

export const messages: SummaryRootCultMessages = {
  'summary-root-cult.goal.play': [tag('b', 'Розводьте сади'), ', відкривайте карти замість витрачати, а масть вигнанців хай дає вам змови.'],
  'summary-root-cult.turn.birdsong': [tag('b', 'Треті півні'), ': вигнанців визначають Загублені душі; витрачайте фанатиків на змови.'],
  'summary-root-cult.turn.daylight': [tag('b', 'День'), ': відкривайте карти з руки, за кожну один ритуал.'],
  'summary-root-cult.turn.evening': [tag('b', 'Сутінки'), ': карти повертаються; створюйте садами масті вигнанців; візьміть 1\u00a0карту та по 1\u00a0за кожен відкритий бонус.'],
  'summary-root-cult.actions.build': [tag('b', 'Будівництво'), ': сад на своїй галявині масті карти.'],
  'summary-root-cult.actions.recruit': [tag('b', 'Вербування'), ': 1\u00a0вояка на будь-якій галявині масті карти.'],
  'summary-root-cult.actions.sacrifice': [tag('b', 'Жертвоприношення'), ': пташина карта дає фанатика.'],
  'summary-root-cult.actions.crusade': [tag('b', 'Хрестовий похід'), ', 2\u00a0фанатики: бій на галявині вигнанців або переміщення з неї та бій.'],
  'summary-root-cult.actions.convert': [tag('b', 'Навернення'), ', 2\u00a0фанатики: вояка суперника там стає вашим.'],
  'summary-root-cult.actions.sanctify': [tag('b', 'Освячення'), ', 3\u00a0фанатики: споруда суперника там стає садом.'],
  'summary-root-cult.points.score': [tag('b', 'Отримання очок'), ': витратьте карту за очки треку її садів, раз на масть за хід.'],
  'summary-root-cult.powers.pilgrims': [tag('b', 'Паломники'), ': ви володієте кожною галявиною із садом.'],
  'summary-root-cult.powers.revenge': [tag('b', 'Помста'), ': вояки, втрачені в захисті, стають фанатиками.'],
  'summary-root-cult.powers.fear': [tag('b', 'Смиренність'), ': кожен утрачений сад коштує випадкової карти.'],
};
