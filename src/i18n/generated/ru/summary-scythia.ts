// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryScythiaMessages } from '../summary-scythia.ts';

const { tag } = wordsIn('ru');

export const messages: SummaryScythiaMessages = {
  'summary-scythia.goal.win': [tag('b', 'Больше всего победных очков'), ' в конце\u00a0— победа.'],
  'summary-scythia.goal.end': [tag('b', 'Конец'), ': осталось 2\u00a0места набега или 2\u00a0задания; далее у каждого ещё один ход.'],
  'summary-scythia.turn.work': [tag('b', 'Работа'), ': разместите рабочего и воспользуйтесь постройкой; возьмите другого и воспользуйтесь той.'],
  'summary-scythia.turn.raid': [tag('b', 'Или набег'), ': рабочий, отряд, провизия, повозки; далее кубики.'],
  'summary-scythia.turn.limit': [tag('b', 'В конце хода'), ' не больше 8\u00a0серебра, провизии, кумыса и карт.'],
  'summary-scythia.village.silversmith': [tag('b', '«Мастерская серебряника»'), ': 3\u00a0серебра, с серым или красным 2.'],
  'summary-scythia.village.farm': [tag('b', '«Ферма»'), ': 2\u00a0провизии; красный: 3\u00a0или повозка.'],
  'summary-scythia.village.barracks': [tag('b', '«Казармы»'), ': наймите персонажа или за 1\u00a0кумыс уберите 2\u00a0раны.'],
  'summary-scythia.village.meeting': [tag('b', '«Шатёр собраний»'), ': 2\u00a0карты или 1\u00a0карта и 2\u00a0кумыса.'],
  'summary-scythia.village.centre': [tag('b', '«Центр селения»'), ': разыграйте карту либо используйте героя или орла.'],
  'summary-scythia.village.market': [tag('b', '«Рынок»'), ': 1\u00a0карта за 2\u00a0серебра, 2\u00a0карты за повозку или снаряжение.'],
  'summary-scythia.village.stables': [tag('b', '«Конюшни»'), ', серый или красный: 2\u00a0серебра за орла, 1\u00a0снаряжение за коня.'],
  'summary-scythia.village.chief': [tag('b', '«Шатёр вождя»'), ', серый или красный: задание или 1\u00a0скот за 2\u00a0провизии и 1\u00a0кумыс.'],
  'summary-scythia.points.raid': [tag('b', 'Набеги'), ': очки сразу, по силе.'],
  'summary-scythia.points.quests': [tag('b', 'Задания'), ': их очки в конце.'],
  'summary-scythia.points.final': [tag('b', 'В конце'), ': отряд, животные; золото 2, снаряжение и повозки 1, скот 1\u00a0за два.'],
  'summary-scythia.raids.strength': [tag('b', 'Сила'), ': кумыс, кубики, отряд минус раны, парные животные, свойства.'],
  'summary-scythia.raids.dice': [tag('b', 'Кубики'), ': красные и белые цивилизации, жёлтый за каждое место с золотом.'],
  'summary-scythia.raids.wounds': [tag('b', 'Раны'), ' распределяете вы; при силе 0\u00a0рана убивает.'],
  'summary-scythia.raids.animals': [tag('b', 'Животные'), ' в набеге действуют лишь рядом с членом отряда, а очки дают всегда.'],
};
