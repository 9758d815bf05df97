// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootVagabondMessages } from '../summary-root-vagabond.ts';

const { tag } = wordsIn('uk');

export const messages: SummaryRootVagabondMessages = {
  'summary-root-vagabond.goal.play': [tag('b', 'Збирайте предмети'), ', допомагайте іншим, виконуйте квести. Ви нічим не володієте, та й не треба.'],
  'summary-root-vagabond.turn.birdsong': [tag('b', 'Треті півні'), ': відновіть 3\u00a0предмети та по 2\u00a0за кожен трунок горілиць; шмигніть у сусіднє місце.'],
  'summary-root-vagabond.turn.daylight': [tag('b', 'День'), ': дії за використані предмети, скільки їх маєте.'],
  'summary-root-vagabond.turn.evening': [tag('b', 'Сутінки'), ': у хащах усе ремонтується; візьміть 1\u00a0карту та по 1\u00a0за кожен стос монет горілиць.'],
  'summary-root-vagabond.actions.move': [tag('b', 'Чоботи'), ': переміщення. На ворожу галявину ще одні.'],
  'summary-root-vagabond.actions.battle': [tag('b', 'Меч'), ': бій. Ушкоджень не більше, ніж непошкоджених мечів.'],
  'summary-root-vagabond.actions.explore': [tag('b', 'Смолоскип'), ': обшук руїн, предмет та 1\u00a0очко. Також особлива дія персонажа.'],
  'summary-root-vagabond.actions.strike': [tag('b', 'Арбалет'), ': приберіть вояку, а якщо вояк немає\u00a0— споруду чи жетон.'],
  'summary-root-vagabond.actions.craft': [tag('b', 'Молот'), ': створення мастю вашої галявини або ремонт предмета.'],
  'summary-root-vagabond.actions.aid': [tag('b', 'Будь-який предмет'), ': допомога. Віддайте карту масті, візьміть створений предмет.'],
  'summary-root-vagabond.points.relations': [tag('b', 'Відносини'), ': очки за кожне поліпшення й за кожну допомогу Союзникові.'],
  'summary-root-vagabond.points.quest': [tag('b', 'Квести'), ': два предмети; по 1\u00a0очку за кожен квест цієї масті або 2\u00a0карти.'],
  'summary-root-vagabond.points.infamy': [tag('b', 'Підступ'), ': 1\u00a0очко за кожен ворожий компонент, прибраний у бою у ваш хід.'],
  'summary-root-vagabond.powers.nimble': [tag('b', 'Спритність'), ': ви переміщуєтеся, хоч хто там володіє.'],
  'summary-root-vagabond.powers.hits': [tag('b', 'Ушкодження'), ' псують предмети; пошкоджений не діє, доки не відремонтований.'],
};
