import { expect, test } from 'vitest';
import type { LogLine } from '../table/messages.ts';
import { type PieceAnimation, MAX_STEPS, stepsAfter } from './piece-animation.ts';

const LOOK = { frame: 'k-warrior', mark: 'f-eyrie', fill: '', on: '', count: 1 };
const line = (n: number, ...to: readonly string[]): LogLine => ({ n, events: to.map((at) => ({ at })), scores: [] });
const animations = (event: object): readonly PieceAnimation[] => [{ to: (event as { at: string }).at, look: LOOK }];

test('only what is new moves, line by line', () => {
  const log = [line(3, 'a'), line(7, 'b', 'c'), line(8), line(9, 'd')];
  const places = (seen: number) => stepsAfter(log, seen, animations).map((wave) => wave.map(({ to }) => to));
  expect(places(3)).toEqual([['b', 'c'], ['d']]);
  expect(places(9)).toEqual([]);
  expect(places(12)).toEqual([]);
});

test('of a long turn only the end is shown', () => {
  const log = Array.from({ length: 40 }, (_, n) => line(n, `c${n}`));
  const waves = stepsAfter(log, -1, animations);
  expect(waves.length).toBe(MAX_STEPS);
  expect(waves.at(-1)?.[0]?.to).toBe('c39');
});
