import { useLayoutEffect, useRef } from 'react';

/** Where arrows have a meaning of their own. */
const OWN_ARROWS =
  'input, textarea, select, [role="tablist"], [data-stage] [data-place], [data-stage] [data-cell], [data-card]';

/** The step that a key leads to from a step of the past; undefined when the key has no meaning there. */
export function stepAfter(key: string, step: number, steps: number): number | 'present' | undefined {
  if (key === 'Escape' || key === 'End') return 'present';
  if (key === 'ArrowLeft' || key === ',') return Math.max(0, step - 1);
  if (key === 'ArrowRight' || key === '.') return step + 1 >= steps ? 'present' : step + 1;
  return key === 'Home' ? 0 : undefined;
}

/** While an earlier step is shown, arrows go from step to step, and Escape goes back to the present. */
export function usePastKeys(step: number | undefined, steps: number, goTo: (step: number | undefined) => void): void {
  const latest = useRef({ step, steps, goTo });
  latest.current = { step, steps, goTo };
  const isPast = step !== undefined;
  useLayoutEffect(() => {
    if (!isPast) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open], [data-seat-board], [data-preview]')) return;
      if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return;
      const { step: at = 0, steps: all, goTo: go } = latest.current;
      const to = stepAfter(event.key, at, all);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      go(to === 'present' ? undefined : to);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isPast]);
}
