import { expect, test } from 'vitest';
import { softHyphens } from './soft-hyphens.ts';

test('words that fit into a line stay whole', () => {
  expect(softHyphens('Командная распродажа', 9).replaceAll('\u00ad', '-')).toBe('Командная распро-дажа');
});

test.each([
  ['Заговорщица', 'Заго-вор-щица'],
  ['Грабительница', 'Гра-би-тельница'],
  ['Вербувальниця', 'Вер-бу-вальниця'],
  ['Обʼїжджувачка', 'Обʼїжджу-вачка'],
  ['Искательница приключений', 'Иска-тельница приклю-че-ний'],
  ['Командная нора', 'Команд-ная нора'],
  ['Распродажа', 'Распро-дажа'],
  ['Шаман', 'Шаман'],
  ['Conspirator', 'Conspirator'],
])('%s may be parted as %s', (text, wanted) => {
  expect(softHyphens(text).replaceAll('\u00ad', '-')).toBe(wanted);
});
