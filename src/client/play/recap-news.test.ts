import { expect, test } from 'vitest';
import { plainText } from '../telling/join.ts';
import type { TurnSentence } from '../telling/turns.ts';
import { newsOf } from './recap-news.ts';

const said = (what: string, rest: Partial<TurnSentence> = {}): TurnSentence => ({
  parts: ['The ', { arg: 'faction', value: 'Eyrie', text: 'Eyrie' }, ` ${what}`],
  from: 1,
  to: 1,
  weight: 20,
  harms: [],
  ...rest,
});
const read = (all: readonly TurnSentence[]): string[] => all.map(({ parts }) => plainText(parts));
const TURN = [
  said('built a roost (+1)', { weight: 48 }),
  said('moved'),
  said('fought: 2 and 1 (+2)', { weight: 56, brief: ['Fought (+2)'], dice: [{ face: '2' }] }),
  said('drew a card', { weight: 2 }),
];

test('news say how many events have no room, and the whole has all of them', () => {
  const { told, more, whole } = newsOf(TURN, 0, { most: 1, isBrief: true, and: 'and' });
  expect([read(told), more]).toEqual([['Fought (+2)'], 2]);
  expect(read(whole)).toEqual(['The Eyrie built a roost (+1) and moved', 'Fought (+2)']);
  expect(whole.every(({ dice }) => dice === undefined)).toBe(true);
});

test('news that have room say it all', () => {
  const { told, more, whole } = newsOf(TURN, 0, { most: 3, isBrief: false, and: 'and' });
  expect([read(told), more]).toEqual([['The Eyrie built a roost (+1) and moved', 'The Eyrie fought: 2 and 1 (+2)'], 0]);
  expect(whole).toEqual(told);
});

test('routine is no news, unless the viewer loses by it', () => {
  const drew = said('drew a card', { weight: 2, harms: [3] });
  expect(newsOf([drew], 0, { most: 1, isBrief: true, and: 'and' })).toEqual({ told: [], more: 0, whole: [] });
  expect(read(newsOf([drew], 3, { most: 1, isBrief: true, and: 'and' }).told)).toEqual(['The Eyrie drew a card']);
});
