// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryScythiaMessages } from '../summary-scythia.ts';

const { tag } = wordsIn('uk');

export const messages: SummaryScythiaMessages = {
  'summary-scythia.goal.win': [tag('b', 'Найбільше переможних очок'), ' у кінці\u00a0— перемога.'],
  'summary-scythia.goal.end': [tag('b', 'Кінець'), ': лишилося 2\u00a0місця набігу або 2\u00a0завдання; далі кожен має ще один хід.'],
  'summary-scythia.turn.work': [tag('b', 'Праця'), ': розмістіть робітника та скористайтеся будівлею; візьміть іншого й скористайтеся тією.'],
  'summary-scythia.turn.raid': [tag('b', 'Або набіг'), ': робітник, загін, провізія, вози; далі кубики.'],
  'summary-scythia.turn.limit': [tag('b', 'Наприкінці ходу'), ' не більше ніж 8\u00a0срібла, провізії, кумису та карт.'],
  'summary-scythia.village.silversmith': [tag('b', '«Майстерня срібляра»'), ': 3\u00a0срібла, із сірим чи червоним 2.'],
  'summary-scythia.village.farm': [tag('b', '«Ферма»'), ': 2\u00a0провізії; червоний: 3\u00a0або віз.'],
  'summary-scythia.village.barracks': [tag('b', '«Казарми»'), ': найміть персонажа або за 1\u00a0кумис приберіть 2\u00a0поранення.'],
  'summary-scythia.village.meeting': [tag('b', '«Намет для зібрань»'), ': 2\u00a0карти або 1\u00a0карта та 2\u00a0кумиси.'],
  'summary-scythia.village.centre': [tag('b', '«Центр селища»'), ': зіграйте карту або використайте героя чи орла.'],
  'summary-scythia.village.market': [tag('b', '«Ринок»'), ': 1\u00a0карта за 2\u00a0срібла, 2\u00a0карти за віз чи спорядження.'],
  'summary-scythia.village.stables': [tag('b', '«Конюшні»'), ', сірий чи червоний: 2\u00a0срібла за орла, 1\u00a0спорядження за коня.'],
  'summary-scythia.village.chief': [tag('b', '«Намет вождя»'), ', сірий чи червоний: завдання або 1\u00a0худоба за 2\u00a0провізії та 1\u00a0кумис.'],
  'summary-scythia.points.raid': [tag('b', 'Набіги'), ': очки одразу, за силою.'],
  'summary-scythia.points.quests': [tag('b', 'Завдання'), ': їхні очки в кінці.'],
  'summary-scythia.points.final': [tag('b', 'У кінці'), ': загін, тварини; золото 2, спорядження й вози 1, худоба 1\u00a0за дві.'],
  'summary-scythia.raids.strength': [tag('b', 'Сила'), ': кумис, кубики, загін мінус поранення, парні тварини, властивості.'],
  'summary-scythia.raids.dice': [tag('b', 'Кубики'), ': червоні й білі цивілізації, жовтий за кожне місце із золотом.'],
  'summary-scythia.raids.wounds': [tag('b', 'Поранення'), ' розподіляєте ви; за сили 0\u00a0воно вбиває.'],
  'summary-scythia.raids.animals': [tag('b', 'Тварини'), ' в набігу діють лише біля члена загону, а очки дають завжди.'],
};
