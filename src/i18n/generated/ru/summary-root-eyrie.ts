// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootEyrieMessages } from '../summary-root-eyrie.ts';

const { tag } = wordsIn('ru');

export const messages: SummaryRootEyrieMessages = {
  'summary-root-eyrie.goal.play': [tag('b', 'Стройте гнёзда'), ' рано и каждый ход выполняйте весь устав.'],
  'summary-root-eyrie.turn.birdsong': [tag('b', 'Утро'), ': пустая рука берёт 1\u00a0карту; добавьте в устав 1\u00a0или 2\u00a0карты, птичьей может быть только одна.'],
  'summary-root-eyrie.turn.daylight': [tag('b', 'День'), ': мастерите гнёздами, затем устав слева направо.'],
  'summary-root-eyrie.turn.evening': [tag('b', 'Вечер'), ': очки за гнёзда; возьмите 1\u00a0карту и ещё по 1\u00a0за каждый открытый символ добора.'],
  'summary-root-eyrie.actions.recruit': [tag('b', 'Вербовка'), ': 1\u00a0воин у гнезда на поляне этой масти.'],
  'summary-root-eyrie.actions.move': [tag('b', 'Перемещение'), ' с поляны этой масти, хотя бы 1\u00a0воин.'],
  'summary-root-eyrie.actions.battle': [tag('b', 'Сражение'), ' на поляне этой масти.'],
  'summary-root-eyrie.actions.build': [tag('b', 'Строительство'), ' гнезда на своей поляне этой масти, где его ещё нет.'],
  'summary-root-eyrie.points.roosts': [tag('b', 'Гнёзда'), ': 0, 1, 2, 3, 4, 4, 5\u00a0очков каждый вечер, по числу гнёзд.'],
  'summary-root-eyrie.points.items': [tag('b', 'Презрение ручного труда'), ': смастерённый предмет даёт лишь 1\u00a0очко, если лидер не Строитель.'],
  'summary-root-eyrie.powers.ties': [tag('b', 'Владыки леса'), ': при равенстве поляной правите вы.'],
  'summary-root-eyrie.powers.turmoil': [tag('b', 'Смута'), ', если приказ не выполнить: −1\u00a0очко за каждую птичью карту в уставе, устав сброшен, новый лидер.'],
  'summary-root-eyrie.powers.leaders': [tag('b', 'Лидеры'), ': Строитель (полные очки за предметы), Избранник (вербует 2), Командир (дополнительный урон в нападении), Тиран (дополнительное очко за убранное).'],
};
