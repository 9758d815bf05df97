// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootHundredsMessages } from '../summary-root-hundreds.ts';

const { tag } = wordsIn('ru');

export const messages: SummaryRootHundredsMessages = {
  'summary-root-hundreds.goal.play': [tag('b', 'Притесняйте'), ': ваши поляны без чужих компонентов дают очки каждый вечер.'],
  'summary-root-hundreds.turn.birdsong': [tag('b', 'Утро'), ': бунты громят, вербовка, новый предводитель, если пал, новое состояние.'],
  'summary-root-hundreds.turn.daylight': [tag('b', 'День'), ': мастерите фортами; действия по командам; наступления по отваге.'],
  'summary-root-hundreds.turn.evening': [tag('b', 'Вечер'), ': провоцируйте бунты, притесняйте, возьмите 1\u00a0карту.'],
  'summary-root-hundreds.actions.command': [tag('b', 'Команды'), ': перемещение, сражение или карта за форт; от 1\u00a0до 4\u00a0раз.'],
  'summary-root-hundreds.actions.advance': [tag('b', 'Наступление'), ': предводитель перемещается с воинами, затем сражается; от 1\u00a0до 4\u00a0раз.'],
  'summary-root-hundreds.actions.incite': [tag('b', 'Провокация'), ': карта за бунт там, где ваши воины.'],
  'summary-root-hundreds.points.oppress': [tag('b', 'Притеснение'), ': 1\u00a0очко за 1–2\u00a0поляны, 2\u00a0за 3–4, 3\u00a0за 5, 4\u00a0за 6\u00a0и больше.'],
  'summary-root-hundreds.points.raze': [tag('b', 'Погром'), ': бунты убирают чужие здания и жетоны, каждый по 1\u00a0очку.'],
  'summary-root-hundreds.powers.hoard': [tag('b', 'Тайник'), ': сапоги, мешки, монеты повышают команды; остальное\u00a0— отвагу.'],
  'summary-root-hundreds.powers.loot': [tag('b', 'Грабители'), ': нападение без урона от кубика может забрать смастерённый предмет.'],
  'summary-root-hundreds.powers.moods': [tag('b', 'Состояния'), ': каждый ход другое, и не то, чей предмет в тайнике.'],
};
