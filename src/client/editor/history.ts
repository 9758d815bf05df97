import { useCallback, useReducer } from 'react';
import type { State } from '../../kernel/index.ts';

const MAX_STEPS = 200;

interface Steps {
  readonly past: readonly State[];
  readonly now: State;
  readonly future: readonly State[];
}

type Step = { readonly do: 'put'; readonly state: State } | { readonly do: 'undo' | 'redo' | 'reset' };

/** The history after a step; a change drops what could be redone. */
export function applyStep({ past, now, future }: Steps, step: Step): Steps {
  switch (step.do) {
    case 'put':
      return { past: [...past, now].slice(-MAX_STEPS), now: step.state, future: [] };
    case 'undo':
      return past.length === 0
        ? { past, now, future }
        : { past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future] };
    case 'redo':
      return future.length === 0
        ? { past, now, future }
        : { past: [...past, now], now: future[0]!, future: future.slice(1) };
    case 'reset':
      return past.length === 0
        ? { past, now, future }
        : { past: [...past, now].slice(-MAX_STEPS), now: past[0]!, future: [] };
  }
}

/** The edited position with undo and redo. */
export function useHistory(first: State) {
  const [steps, step] = useReducer(applyStep, { past: [], now: first, future: [] });
  return {
    now: steps.now,
    mayUndo: steps.past.length > 0,
    mayRedo: steps.future.length > 0,
    put: useCallback((state: State) => step({ do: 'put', state }), []),
    undo: useCallback(() => step({ do: 'undo' }), []),
    redo: useCallback(() => step({ do: 'redo' }), []),
    reset: useCallback(() => step({ do: 'reset' }), []),
  };
}
