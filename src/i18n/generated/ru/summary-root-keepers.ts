// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootKeepersMessages } from '../summary-root-keepers.ts';

const { tag } = wordsIn('ru');

export const messages: SummaryRootKeepersMessages = {
  'summary-root-keepers.goal.play': [tag('b', 'Реликвии'), ': раскапывайте их в лесу, несите к перевалочным пунктам, присваивайте за очки.'],
  'summary-root-keepers.turn.birdsong': [tag('b', 'Утро'), ': воины становятся перевалочными пунктами или наоборот; вербовка у них.'],
  'summary-root-keepers.turn.daylight': [tag('b', 'День'), ': мастерите перевалочными пунктами, затем слуги ордена слева направо.'],
  'summary-root-keepers.turn.evening': [tag('b', 'Вечер'), ': толпы редеют, слуг больше, возьмите 1\u00a0карту и по 1\u00a0за каждый перевалочный пункт.'],
  'summary-root-keepers.actions.move': [tag('b', 'Столбец 1'), ': перемещение; каждый воин может нести реликвию.'],
  'summary-root-keepers.actions.delve': [tag('b', 'Столбец 2'), ': сражение, затем раскопки реликвии в соседнем лесу.'],
  'summary-root-keepers.actions.recover': [tag('b', 'Столбец 3'), ': перемещение или присвоение реликвии того вида, что на перевалочном пункте.'],
  'summary-root-keepers.actions.recruit': [tag('b', 'Вербовка'), ': карта за 2\u00a0воинов у перевалочного пункта её масти.'],
  'summary-root-keepers.points.relic': [tag('b', 'Реликвия'), ': её ценность, ещё 2\u00a0за полный столбец из трёх видов.'],
  'summary-root-keepers.powers.knights': [tag('b', 'Набожные рыцари'), ': с реликвией на поляне вы игнорируете первый урон.'],
  'summary-root-keepers.powers.test': [tag('b', 'Проверка'), ': если ваших полян меньше, чем ценность реликвии, карту сбрасывают.'],
  'summary-root-keepers.powers.trophies': [tag('b', 'Трофеи'), ': противники получают 2\u00a0очка за убранную реликвию.'],
  'summary-root-keepers.powers.land': [tag('b', 'Сбор припасов'), ': где четыре воина и больше, одного убирают каждый вечер.'],
};
