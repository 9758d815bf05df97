// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootAllianceMessages } from '../summary-root-alliance.ts';

const { tag } = wordsIn('ru');

export const messages: SummaryRootAllianceMessages = {
  'summary-root-alliance.goal.play': [tag('b', 'Распространяйте поддержку'), '; пусть за неё платят противники; поднимайте восстание там, где им больно.'],
  'summary-root-alliance.turn.birdsong': [tag('b', 'Утро'), ': восстания, затем поддержка, платят сторонники.'],
  'summary-root-alliance.turn.daylight': [tag('b', 'День'), ': мастерите жетонами поддержки, добавляйте сторонников, тренируйте офицеров.'],
  'summary-root-alliance.turn.evening': [tag('b', 'Вечер'), ': одна операция за каждого офицера; возьмите 1\u00a0карту и ещё по 1\u00a0за каждую базу.'],
  'summary-root-alliance.actions.spread': [tag('b', 'Получение поддержки'), ' рядом с поддержкой: 1, 2\u00a0или 3\u00a0сторонника масти, при военном положении на 1\u00a0больше.'],
  'summary-root-alliance.actions.revolt': [tag('b', 'Восстание'), ': 2\u00a0сторонника масти убирают оттуда всё чужое; база, воины, офицер.'],
  'summary-root-alliance.actions.mobilize': [tag('b', 'Мобилизация'), ': карта из руки становится сторонником.'],
  'summary-root-alliance.actions.train': [tag('b', 'Тренировка'), ': карта масти базы даёт офицера.'],
  'summary-root-alliance.actions.operate': [tag('b', 'Операции'), ': перемещение, сражение, вербовка у базы, выступление (воин становится жетоном поддержки).'],
  'summary-root-alliance.points.sympathy': [tag('b', 'Каждый жетон поддержки'), ': от 0\u00a0до 4\u00a0очков, чем дальше, тем больше.'],
  'summary-root-alliance.points.revolt': [tag('b', 'Восстание'), ' даёт очки за каждое убранное здание и жетон.'],
  'summary-root-alliance.powers.outrage': [tag('b', 'Беспорядки'), ': кто убирает жетон поддержки или вводит к нему воинов, отдаёт вам карту масти.'],
  'summary-root-alliance.powers.guerrilla': [tag('b', 'Партизанская война'), ': в защите вы наносите большее значение.'],
  'summary-root-alliance.powers.base': [tag('b', 'Потерянная база'), ' забирает своих сторонников, всех птиц и половину офицеров.'],
};
