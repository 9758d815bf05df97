import type { GuideProgress } from './guided-game.ts';

/** A learner's progress with a guide. Stored in localStorage. */
export interface Progress {
  /** The learner's answers since the guide was started. */
  readonly done: GuideProgress;
  /** True when the guide was finished at least once. */
  readonly finished: boolean;
}

const NOTHING: Progress = { done: [], finished: false };

const keyOf = (id: string): string => `vatra.learn.${id}`;

const isDone = (raw: unknown): raw is readonly (string | null)[] =>
  Array.isArray(raw) && raw.every((one) => one === null || typeof one === 'string');

/** What this browser remembers of a guide. */
export function progressOf(id: string): Progress {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null');
    if (typeof raw !== 'object' || raw === null) return NOTHING;
    const { done, finished } = raw as Readonly<Record<string, unknown>>;
    return { done: isDone(done) ? done.map((one) => one ?? undefined) : [], finished: finished === true };
  } catch {
    return NOTHING;
  }
}

/** Remembers how far the learner is. */
export function saveProgress(id: string, progress: Progress): void {
  localStorage.setItem(keyOf(id), JSON.stringify(progress));
}
