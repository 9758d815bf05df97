import { expect, test } from 'vitest';
import type { ForbiddenAnswer } from '../../kernel/referee/index.ts';
import { answersAfter } from './use-why.ts';

const refused = (text: string): ForbiddenAnswer => ({ text, why: 'not-adjacent', law: '4.2', a: 0, b: 0 });
const ALL = ['move c1 c10', 'move c5 c10', 'battle c10 eyrie'].map(refused);
const texts = (all: readonly ForbiddenAnswer[]): string[] => all.map(({ text }) => text);

test('of a place that was clicked for a begun move, only this move is told', () => {
  expect(texts(answersAfter(ALL, 'move c5'))).toEqual(['move c5 c10']);
});

test('where nothing is known about the begun move, or none has begun, all is told', () => {
  expect(texts(answersAfter(ALL, 'move c7'))).toEqual(texts(ALL));
  expect(texts(answersAfter(ALL, ''))).toEqual(texts(ALL));
});
