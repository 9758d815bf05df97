// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootMessages } from '../summary-root.ts';

const { tag } = wordsIn('uk');

export const messages: SummaryRootMessages = {
  'summary-root.goal.win': [tag('b', '30\u00a0очок'), '\u00a0— негайна перемога, хоч чий зараз хід.'],
  'summary-root.goal.dominance': [tag('b', 'Карта Панування'), ': від 10\u00a0очок, замість очок. Володійте 3\u00a0галявинами її масті, а з птахами\u00a0— 2\u00a0протилежними кутами.'],
  'summary-root.turn.birdsong': [tag('b', 'Треті півні'), ': з чого починає ваша фракція.'],
  'summary-root.turn.daylight': [tag('b', 'День'), ': створення та дії вашої фракції.'],
  'summary-root.turn.evening': [tag('b', 'Сутінки'), ': для декого очки, взяття карт, у руці лишається не більш як 5.'],
  'summary-root.actions.move': [tag('b', 'Переміщення'), ': скільки завгодно вояк стежкою. Треба володіти галявиною, звідки або куди йдете.'],
  'summary-root.actions.battle': [tag('b', 'Бій'), ': два кубики. Нападник завдає більшого, захисник меншого, не більш як одне ушкодження за вояку.'],
  'summary-root.actions.ambush': [tag('b', 'Засідка'), ': карта захисника масті галявини, 2\u00a0ушкодження до кидка. Нападник може зірвати її своєю засідкою.'],
  'summary-root.actions.craft': [tag('b', 'Створення'), ': компоненти створення на галявинах показаних мастей, кожен раз за хід.'],
  'summary-root.points.remove': [tag('b', '1\u00a0очко'), ' за кожну споруду чи жетон суперника, які ви прибрали.'],
  'summary-root.points.items': [tag('b', 'Предмети'), ' дають очки, вказані на карті, коли їх створено.'],
  'summary-root.points.own': [tag('b', 'Свій шлях'), ': кожна фракція має очки за те, що вміє найкраще.'],
  'summary-root.powers.rule': [tag('b', 'Володіння'), ': найбільше вояк та споруд разом. Жетони й фішки не рахуються; за рівності не володіє ніхто.'],
  'summary-root.powers.birds': [tag('b', 'Птахи'), '\u00a0— лісовий джокер: пташину карту можна витратити за будь-яку масть.'],
  'summary-root.powers.defenseless': [tag('b', 'Беззахисність'), ': захисник без вояк зазнає 1\u00a0додаткового ушкодження.'],
};
