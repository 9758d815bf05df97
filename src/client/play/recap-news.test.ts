import { expect, test } from 'vitest';
import { plainText } from '../turns/join.ts';
import type { TurnSentence } from '../turns/turns.ts';
import { furtherNews, newsOf } from './recap-news.ts';

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

test('the news says how many events have no room; the whole news has all of them', () => {
  const { sentences, more, whole } = newsOf(TURN, 0, { most: 1, and: 'and' });
  expect([read(sentences), more]).toEqual([['Fought (+2)'], 2]);
  expect(read(whole)).toEqual(['The Eyrie built a roost (+1) and moved', 'Fought (+2)']);
  expect(whole.every(({ dice }) => dice === undefined)).toBe(true);
});

test('news with enough room has everything', () => {
  const { sentences, more, whole } = newsOf(TURN, 0, { most: 3, and: 'and' });
  expect([read(sentences), more]).toEqual([['The Eyrie built a roost (+1) and moved', 'Fought (+2)'], 0]);
  expect(whole).toEqual(sentences);
});

test('routine is no news, unless the viewer loses by it', () => {
  const drew = said('drew a card', { weight: 2, harms: [3] });
  expect(newsOf([drew], 0, { most: 1, and: 'and' })).toEqual({ sentences: [], more: 0, whole: [] });
  expect(read(newsOf([drew], 3, { most: 1, and: 'and' }).sentences)).toEqual(['The Eyrie drew a card']);
});

test('further news come in the order of their importance, without routine', () => {
  const loss = [
    said('took', { weight: 30 }),
    said('fought', { weight: 50, harms: [0] }),
    said('raided', { harms: [0] }),
  ];
  expect(furtherNews([TURN, loss], 0, 3)).toEqual([1, 0, 1, 0]);
  expect(furtherNews([TURN, loss], 0, 2)).toEqual([1, 0]);
});
