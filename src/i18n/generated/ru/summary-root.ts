// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootMessages } from '../summary-root.ts';

const { tag } = wordsIn('ru');

export const messages: SummaryRootMessages = {
  'summary-root.goal.win': [tag('b', '30\u00a0очков'), '\u00a0— немедленная победа, чей бы ни был ход.'],
  'summary-root.goal.dominance': [tag('b', 'Карта превосходства'), ': от 10\u00a0очков, вместо очков. Правьте 3\u00a0полянами её масти, а с птицами\u00a0— 2\u00a0противоположными углами.'],
  'summary-root.turn.birdsong': [tag('b', 'Утро'), ': с чего начинает ваша фракция.'],
  'summary-root.turn.daylight': [tag('b', 'День'), ': ремесло и действия вашей фракции.'],
  'summary-root.turn.evening': [tag('b', 'Вечер'), ': для некоторых очки, добор карт, в руке остаётся не больше 5.'],
  'summary-root.actions.move': [tag('b', 'Перемещение'), ': сколько угодно воинов по тропе. Нужно править поляной, откуда или куда идёте.'],
  'summary-root.actions.battle': [tag('b', 'Сражение'), ': два кубика. Нападающий наносит большее, защищающийся меньшее, не больше одного урона на воина.'],
  'summary-root.actions.ambush': [tag('b', 'Засада'), ': карта защищающегося масти поляны, 2\u00a0урона до броска. Нападающий может обнаружить её своей засадой.'],
  'summary-root.actions.craft': [tag('b', 'Ремесло'), ': ремесленные орудия на полянах указанных мастей, каждое раз за ход.'],
  'summary-root.points.remove': [tag('b', '1\u00a0очко'), ' за каждое здание или жетон противника, которые вы убрали.'],
  'summary-root.points.items': [tag('b', 'Предметы'), ' дают очки, указанные на карте, когда их смастерили.'],
  'summary-root.points.own': [tag('b', 'Свой путь'), ': каждая фракция получает очки за то, что умеет лучше всего.'],
  'summary-root.powers.rule': [tag('b', 'Правление'), ': больше всего воинов и зданий вместе. Жетоны и фишки не считаются; при равенстве не правит никто.'],
  'summary-root.powers.birds': [tag('b', 'Птицы'), '\u00a0— джокер: птичью карту можно потратить за любую масть.'],
  'summary-root.powers.defenseless': [tag('b', 'Беззащитность'), ': защищающийся без воинов получает 1\u00a0дополнительный урон.'],
};
