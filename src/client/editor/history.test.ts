import { expect, test } from 'vitest';
import type { State } from '../../kernel/index.ts';
import { stepped } from './history.ts';

const state = (n: number): State => ({ settings: { seats: n }, stack: [], over: null });
const [a, b, c] = [state(1), state(2), state(3)] as const;

test('steps go back and forth, a change forgets what lay ahead, and starting over can be taken back', () => {
  let steps = { past: [], now: a, future: [] } as Parameters<typeof stepped>[0];
  expect(stepped(steps, { do: 'undo' })).toEqual(steps);
  expect(stepped(steps, { do: 'redo' })).toEqual(steps);
  expect(stepped(steps, { do: 'reset' })).toEqual(steps);
  steps = stepped(stepped(steps, { do: 'put', state: b }), { do: 'put', state: c });
  steps = stepped(steps, { do: 'undo' });
  expect([steps.past, steps.now, steps.future]).toEqual([[a], b, [c]]);
  expect(stepped(steps, { do: 'redo' }).now).toBe(c);
  expect(stepped(steps, { do: 'put', state: a }).future).toEqual([]);
  const over = stepped(stepped(steps, { do: 'redo' }), { do: 'reset' });
  expect(over.now).toBe(a);
  expect(stepped(over, { do: 'undo' }).now).toBe(c);
});
