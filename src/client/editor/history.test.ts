import { expect, test } from 'vitest';
import type { State } from '../../kernel/index.ts';
import { applyStep } from './history.ts';

const state = (n: number): State => ({ settings: { seats: n }, stack: [], over: null });
const [a, b, c] = [state(1), state(2), state(3)] as const;

test('steps go back and forth, a change forgets what lay ahead, and starting over can be taken back', () => {
  let steps = { past: [], now: a, future: [] } as Parameters<typeof applyStep>[0];
  expect(applyStep(steps, { do: 'undo' })).toEqual(steps);
  expect(applyStep(steps, { do: 'redo' })).toEqual(steps);
  expect(applyStep(steps, { do: 'reset' })).toEqual(steps);
  steps = applyStep(applyStep(steps, { do: 'put', state: b }), { do: 'put', state: c });
  steps = applyStep(steps, { do: 'undo' });
  expect([steps.past, steps.now, steps.future]).toEqual([[a], b, [c]]);
  expect(applyStep(steps, { do: 'redo' }).now).toBe(c);
  expect(applyStep(steps, { do: 'put', state: a }).future).toEqual([]);
  const over = applyStep(applyStep(steps, { do: 'redo' }), { do: 'reset' });
  expect(over.now).toBe(a);
  expect(applyStep(over, { do: 'undo' }).now).toBe(c);
});
