import { expect, test } from 'vitest';
import { RepetitionGuard } from './repetition-guard.ts';

const MOVE = { verb: 'move', text: 'move c1' };
const END = { verb: 'end', text: 'end' };

test('an answer is worn when it was given four times in one turn', () => {
  const habits = new RepetitionGuard();
  for (let n = 0; n < 4; n++) {
    expect(habits.isOverused(7, MOVE, false)).toBe(false);
    habits.record(7, MOVE);
  }
  expect(habits.isOverused(7, MOVE, false)).toBe(true);
  expect(habits.isOverused(8, MOVE, false)).toBe(false);
});

test('a turn that goes on for too long leaves only its end', () => {
  const habits = new RepetitionGuard();
  for (let n = 0; n < 40; n++) habits.record(1, { verb: 'go', text: `go ${n}` });
  expect(habits.isOverused(1, MOVE, false)).toBe(true);
  expect(habits.isOverused(1, END, true)).toBe(false);
});

test('to stop is never worn: every part of a turn may end with the same word', () => {
  const habits = new RepetitionGuard();
  for (let n = 0; n < 10; n++) habits.record(1, END);
  expect(habits.isOverused(1, END, true)).toBe(false);
});

test('of answers in their order the first that is not worn is chosen, and noted', () => {
  const habits = new RepetitionGuard();
  const ranked = [{ option: MOVE }, { option: END }];
  const chosen = Array.from({ length: 6 }, () => habits.choose(1, ranked, () => false).option);
  expect(chosen).toEqual([MOVE, MOVE, MOVE, MOVE, END, END]);
  expect(habits.choose(2, ranked, () => false).option).toBe(MOVE);
});
