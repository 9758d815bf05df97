// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootVagabondMessages } from '../summary-root-vagabond.ts';

const { tag } = wordsIn('ru');

export const messages: SummaryRootVagabondMessages = {
  'summary-root-vagabond.goal.play': [tag('b', 'Собирайте предметы'), ', помогайте другим, выполняйте задания. Вы ничем не правите, да и не нужно.'],
  'summary-root-vagabond.turn.birdsong': [tag('b', 'Утро'), ': обновите 3\u00a0предмета и по 2\u00a0за каждый чайник лицом вверх; прокрадитесь в соседнее место.'],
  'summary-root-vagabond.turn.daylight': [tag('b', 'День'), ': действия за перевёрнутые предметы, сколько их есть.'],
  'summary-root-vagabond.turn.evening': [tag('b', 'Вечер'), ': в лесу всё чинится; возьмите 1\u00a0карту и по 1\u00a0за каждую стопку монет лицом вверх.'],
  'summary-root-vagabond.actions.move': [tag('b', 'Сапог'), ': перемещение. На вражескую поляну ещё один.'],
  'summary-root-vagabond.actions.battle': [tag('b', 'Меч'), ': сражение. Урона не больше, чем целых мечей.'],
  'summary-root-vagabond.actions.explore': [tag('b', 'Факел'), ': исследование руины, предмет и 1\u00a0очко. Также особое действие персонажа.'],
  'summary-root-vagabond.actions.strike': [tag('b', 'Арбалет'), ': уберите воина, а если воинов нет\u00a0— здание или жетон.'],
  'summary-root-vagabond.actions.craft': [tag('b', 'Молот'), ': ремесло мастью вашей поляны или ремонт предмета.'],
  'summary-root-vagabond.actions.aid': [tag('b', 'Любой предмет'), ': помощь. Отдайте карту масти, возьмите смастерённый предмет.'],
  'summary-root-vagabond.points.relations': [tag('b', 'Отношения'), ': очки за каждое улучшение и за каждую помощь союзнику.'],
  'summary-root-vagabond.points.quest': [tag('b', 'Задания'), ': два предмета; по 1\u00a0очку за каждое задание этой масти или 2\u00a0карты.'],
  'summary-root-vagabond.points.infamy': [tag('b', 'Дурная слава'), ': 1\u00a0очко за каждый вражеский компонент, убранный в сражении в ваш ход.'],
  'summary-root-vagabond.powers.nimble': [tag('b', 'Проворство'), ': вы перемещаетесь, кто бы там ни правил.'],
  'summary-root-vagabond.powers.hits': [tag('b', 'Урон'), ' повреждает предметы; повреждённый не действует, пока не отремонтирован.'],
};
