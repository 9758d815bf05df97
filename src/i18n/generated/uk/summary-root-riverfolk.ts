// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootRiverfolkMessages } from '../summary-root-riverfolk.ts';

const { tag } = wordsIn('uk');

export const messages: SummaryRootRiverfolkMessages = {
  'summary-root-riverfolk.goal.play': [tag('b', 'Продавайте'), ': інші платять вояками, і це ваш резерв.'],
  'summary-root-riverfolk.turn.birdsong': [tag('b', 'Треті півні'), ': у порожні «Платежі» кладуть 2\u00a0своїх вояк; дивіденди; усе стає резервом.'],
  'summary-root-riverfolk.turn.daylight': [tag('b', 'День'), ': інвестуйте або витрачайте резерв, у будь-якому порядку.'],
  'summary-root-riverfolk.turn.evening': [tag('b', 'Сутінки'), ': лишіть не більш як 5\u00a0карт, встановіть нові ціни.'],
  'summary-root-riverfolk.actions.commit': [tag('b', 'Інвестуйте 1'), ' (наступного ходу повернеться): переміщення, бій або карта з колоди.'],
  'summary-root-riverfolk.actions.craft': [tag('b', 'Створення'), ': інвестуйте на порожні місця торговельних пунктів; або експортуйте карту за 1\u00a0вояку в «Платежах».'],
  'summary-root-riverfolk.actions.recruit': [tag('b', 'Витратьте 1'), ': вояка на галявині біля річки.'],
  'summary-root-riverfolk.actions.post': [tag('b', 'Торговельний пункт'), ': витратьте 2\u00a0вояк того, хто володіє галявиною.'],
  'summary-root-riverfolk.points.post': [tag('b', 'Кожен торговельний пункт'), ' дає очки місця, яке звільнив.'],
  'summary-root-riverfolk.points.dividends': [tag('b', 'Дивіденди'), ': з торговельним пунктом на мапі 1\u00a0очко за кожні 2\u00a0вояк резерву.'],
  'summary-root-riverfolk.powers.services': [tag('b', 'Послуги'), ': карта з вашої відкритої руки, річковий транспорт, найманці. Одна за хід, біля торговельних пунктів більше.'],
  'summary-root-riverfolk.powers.swimmers': [tag('b', 'Плавці'), ': річка для вас стежка, хоч хто там володіє.'],
  'summary-root-riverfolk.powers.disruption': [tag('b', 'Утрачений торговельний пункт'), ' коштує половини резерву.'],
};
