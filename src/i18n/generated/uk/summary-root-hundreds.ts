// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootHundredsMessages } from '../summary-root-hundreds.ts';

const { tag } = wordsIn('uk');

export const messages: SummaryRootHundredsMessages = {
  'summary-root-hundreds.goal.play': [tag('b', 'Гнобіть'), ': ваші галявини без чужих компонентів дають очки кожних Сутінок.'],
  'summary-root-hundreds.turn.birdsong': [tag('b', 'Треті півні'), ': юрби спустошують, вербування, новий ватажок, якщо загинув, новий настрій.'],
  'summary-root-hundreds.turn.daylight': [tag('b', 'День'), ': створюйте твердинями; дії за наказами; наступи за відвагою.'],
  'summary-root-hundreds.turn.evening': [tag('b', 'Сутінки'), ': підбурюйте юрби, гнобіть, візьміть 1\u00a0карту.'],
  'summary-root-hundreds.actions.command': [tag('b', 'Накази'), ': переміщення, бій або карта за твердиню; від 1\u00a0до 4\u00a0разів.'],
  'summary-root-hundreds.actions.advance': [tag('b', 'Наступ'), ': ватажок переміщується з вояками, потім бʼється; від 1\u00a0до 4\u00a0разів.'],
  'summary-root-hundreds.actions.incite': [tag('b', 'Підбурювання'), ': карта за юрбу там, де ваші вояки.'],
  'summary-root-hundreds.points.oppress': [tag('b', 'Гноблення'), ': 1\u00a0очко за 1–2\u00a0галявини, 2\u00a0за 3–4, 3\u00a0за 5, 4\u00a0за 6\u00a0чи більше.'],
  'summary-root-hundreds.points.raze': [tag('b', 'Спустошення'), ': юрби прибирають чужі споруди та жетони, кожен по 1\u00a0очку.'],
  'summary-root-hundreds.powers.hoard': [tag('b', 'Схованка'), ': чоботи, торбинки, монети підвищують накази; решта\u00a0— відвагу.'],
  'summary-root-hundreds.powers.loot': [tag('b', 'Грабіжники'), ': напад без ушкоджень від кубиків може забрати створений предмет.'],
  'summary-root-hundreds.powers.moods': [tag('b', 'Настрої'), ': щоходу інший, і не той, чий предмет у схованці.'],
};
