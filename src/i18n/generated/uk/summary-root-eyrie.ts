// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootEyrieMessages } from '../summary-root-eyrie.ts';

const { tag } = wordsIn('uk');

export const messages: SummaryRootEyrieMessages = {
  'summary-root-eyrie.goal.play': [tag('b', 'Будуйте гнізда'), ' рано та щоходу виконуйте весь Указ.'],
  'summary-root-eyrie.turn.birdsong': [tag('b', 'Треті півні'), ': порожня рука бере 1\u00a0карту; додайте до Указу 1\u00a0або 2\u00a0карти, пташиною може бути лише одна.'],
  'summary-root-eyrie.turn.daylight': [tag('b', 'День'), ': створюйте карти гніздами, потім Указ зліва направо.'],
  'summary-root-eyrie.turn.evening': [tag('b', 'Сутінки'), ': очки за гнізда; візьміть 1\u00a0карту та ще по 1\u00a0за кожен відкритий бонус.'],
  'summary-root-eyrie.actions.recruit': [tag('b', 'Вербуйте'), ': 1\u00a0вояку при гнізді на галявині цієї масті.'],
  'summary-root-eyrie.actions.move': [tag('b', 'Переміщуйте'), ' з галявини цієї масті щонайменше 1\u00a0вояку.'],
  'summary-root-eyrie.actions.battle': [tag('b', 'Бийтесь'), ' на галявині цієї масті.'],
  'summary-root-eyrie.actions.build': [tag('b', 'Будуйте'), ' гніздо на своїй галявині цієї масті, де його ще немає.'],
  'summary-root-eyrie.points.roosts': [tag('b', 'Гнізда'), ': 0, 1, 2, 3, 4, 4, 5\u00a0очок кожних Сутінок, залежно від кількості гнізд.'],
  'summary-root-eyrie.points.items': [tag('b', 'Птахи\u00a0— не торгаші'), ': створений предмет дає лише 1\u00a0очко, хіба що керує Розбудовник.'],
  'summary-root-eyrie.powers.ties': [tag('b', 'Володарі Лісу'), ': за рівності галявиною володієте ви.'],
  'summary-root-eyrie.powers.turmoil': [tag('b', 'Революція'), ', якщо наказ не виконати: −1\u00a0очко за кожну пташину карту в Указі, Указ скинуто, новий очільник.'],
  'summary-root-eyrie.powers.leaders': [tag('b', 'Очільники'), ': Розбудовник (повні очки за предмети), Дипломат (вербує 2), Головнокомандувач (додаткове ушкодження в нападі), Диктатор (додаткове очко за прибране).'],
};
