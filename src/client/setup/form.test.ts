import { describe, expect, test } from 'vitest';
import type { Field } from '../../kernel/index.ts';
import { isAsked, pickForSeat, rawSettings, resized, usualAnswers } from './form.ts';

const factions = {
  id: 'factions',
  kind: 'each-seat',
  choices: ['cat', 'bird', 'otter'],
  usual: ['cat', 'bird', 'otter'],
  apart: true,
} as const satisfies Field;
const form: readonly Field[] = [
  factions,
  { id: 'map', kind: 'one-of', choices: ['autumn', 'winter'], usual: 'autumn' },
  { id: 'snow', kind: 'yes-no', usual: true, when: { id: 'map', is: ['winter'] } },
];

describe('the answers of a set-up screen', () => {
  test('begin as usual, as long as the table', () => {
    expect(usualAnswers(form, 2)).toEqual({ factions: ['cat', 'bird'], map: 'autumn', snow: true });
  });

  test('follow the number of seats and keep what was picked', () => {
    const two = { ...usualAnswers(form, 2), factions: ['otter', 'bird'] };
    expect(resized(form, two, 3)['factions']).toEqual(['otter', 'bird', 'cat']);
    expect(resized(form, two, 1)['factions']).toEqual(['otter']);
  });

  test('two seats that must differ change places', () => {
    expect(pickForSeat(factions, ['cat', 'bird'], 0, 'bird')).toEqual(['bird', 'cat']);
    expect(pickForSeat({ ...factions, apart: false }, ['cat', 'bird'], 0, 'bird')).toEqual(['bird', 'bird']);
  });

  test('what is not asked is not answered', () => {
    const answers = usualAnswers(form, 2);
    expect(isAsked(form[2]!, answers, 2)).toBe(false);
    const alone: Field = { id: 'rival', kind: 'yes-no', usual: true, when: { id: 'seats', is: [1] } };
    expect([1, 2].map((seats) => isAsked(alone, answers, seats))).toEqual([true, false]);
    expect(rawSettings(form, answers, 2)).toEqual({ seats: 2, factions: ['cat', 'bird'], map: 'autumn' });
    expect(rawSettings(form, { ...answers, map: 'winter' }, 2)['snow']).toBe(true);
  });
});
