// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootAllianceMessages } from '../summary-root-alliance.ts';

const { tag } = wordsIn('uk');

export const messages: SummaryRootAllianceMessages = {
  'summary-root-alliance.goal.play': [tag('b', 'Поширюйте підтримку'), '; хай за неї платять суперники; зчиняйте заколот там, де їм болить.'],
  'summary-root-alliance.turn.birdsong': [tag('b', 'Треті півні'), ': заколоти, потім агітація, платять прибічники.'],
  'summary-root-alliance.turn.daylight': [tag('b', 'День'), ': створюйте карти жетонами підтримки, додавайте прибічників, навчайте сотників.'],
  'summary-root-alliance.turn.evening': [tag('b', 'Сутінки'), ': одна операція за кожного сотника; візьміть 1\u00a0карту та ще по 1\u00a0за кожну криївку.'],
  'summary-root-alliance.actions.spread': [tag('b', 'Агітація'), ' поруч із підтримкою: 1, 2\u00a0або 3\u00a0прибічники масті, за воєнного стану на 1\u00a0більше.'],
  'summary-root-alliance.actions.revolt': [tag('b', 'Заколот'), ': 2\u00a0прибічники масті прибирають звідти все чуже; криївка, вояки, сотник.'],
  'summary-root-alliance.actions.mobilize': [tag('b', 'Підтримка'), ': карта з руки стає прибічником.'],
  'summary-root-alliance.actions.train': [tag('b', 'Вишкіл'), ': карта масті криївки дає сотника.'],
  'summary-root-alliance.actions.operate': [tag('b', 'Операції'), ': переміщення, бій, мобілізація при криївці, підготовка (вояка стає жетоном підтримки).'],
  'summary-root-alliance.points.sympathy': [tag('b', 'Кожен жетон підтримки'), ': від 0\u00a0до 4\u00a0очок, що далі, то більше.'],
  'summary-root-alliance.points.revolt': [tag('b', 'Заколот'), ' дає очки за кожну прибрану споруду та жетон.'],
  'summary-root-alliance.powers.outrage': [tag('b', 'Заворушення'), ': хто прибирає жетон підтримки чи заводить до нього вояк, віддає вам карту масті.'],
  'summary-root-alliance.powers.guerrilla': [tag('b', 'Партизанська війна'), ': у захисті ви завдаєте більшого значення.'],
  'summary-root-alliance.powers.base': [tag('b', 'Утрачена криївка'), ' забирає своїх прибічників, усіх птахів та половину сотників.'],
};
