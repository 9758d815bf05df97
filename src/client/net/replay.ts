import type { RouteResponse, Patch } from '../../protocol/index.ts';
import { applyPatch } from '../../protocol/patch.ts';

/** The table after one entry, as its viewer saw it then. */
export interface ReplayStep {
  readonly n: number;
  readonly view: object;
  readonly window: string | undefined;
  readonly scores: readonly number[];
}

/** All steps of a game as one viewer saw them. Views share unchanged objects. */
export interface Replay {
  readonly version: number;
  readonly start: object;
  readonly steps: readonly ReplayStep[];
}

/** Appends the steps that the server sent after the end of `before`. */
export function extendReplay(before: Replay | undefined, sent: RouteResponse<'replay'>): Replay {
  let view = sent.view as object;
  const added = sent.steps.map(({ n, patch, window, scores }): ReplayStep => {
    view = applyPatch(view, patch as unknown as Patch);
    return { n, view, window, scores };
  });
  return {
    version: sent.version,
    start: before?.start ?? (sent.view as object),
    steps: [...(before?.steps ?? []), ...added],
  };
}

/** The replay without the steps from entry `undone` on. */
export function truncateReplay(replay: Replay, undone: number): Replay {
  return { ...replay, version: Math.min(replay.version, undone), steps: replay.steps.filter(({ n }) => n < undone) };
}
