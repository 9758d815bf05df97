import { expect, test } from 'vitest';
import { extendReplay, truncateReplay } from './replay.ts';

const step = (n: number) => ({ n, patch: [[['score'], n]], scores: [n], window: `w${n}` });

test('a replay is made of changes, goes on where it ended, and forgets what was undone', () => {
  const first = extendReplay(undefined, { version: 2, view: { score: -1, same: {} }, steps: [step(0), step(1)] });
  expect(first.start).toEqual({ score: -1, same: {} });
  const whole = extendReplay(first, { version: 4, view: { score: 1, same: {} }, steps: [step(2), step(3)] });
  expect(whole.steps.map(({ n, view }) => [n, view])).toEqual([0, 1, 2, 3].map((n) => [n, { score: n, same: {} }]));
  expect(whole.start).toBe(first.start);
  const { same } = whole.steps[0]!.view as { same: object };
  expect((whole.steps[1]!.view as { same: object }).same).toBe(same);
  const back = truncateReplay(whole, 2);
  expect([back.version, back.steps.map(({ n }) => n)]).toEqual([2, [0, 1]]);
});
