import { expect, test } from 'vitest';
import { softHyphens } from './soft-hyphens.ts';

test.each([
  ['Заговорщица', 'Заго-ворщица'],
  ['Грабительница', 'Гра-би-тельница'],
  ['Вербувальниця', 'Вербу-вальниця'],
  ['Обʼїжджувачка', 'Обʼїжджу-вачка'],
  ['Искательница приключений', 'Иска-тельница приклю-че-ний'],
  ['Шаман', 'Шаман'],
  ['Conspirator', 'Conspirator'],
])('%s may be parted as %s', (text, wanted) => {
  expect(softHyphens(text).replaceAll('\u00ad', '-')).toBe(wanted);
});
