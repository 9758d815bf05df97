import type { RouteResponse, Patch } from '../../protocol/index.ts';
import { applyPatch } from '../../protocol/patch.ts';

/** The table after one entry, as its viewer saw it then. */
export interface Step {
  readonly n: number;
  readonly view: object;
  readonly window: string | undefined;
  readonly scores: readonly number[];
}

/** The course of a game as one viewer saw it; views share what did not change. */
export interface Replay {
  readonly version: number;
  readonly start: object;
  readonly steps: readonly Step[];
}

/** The replay with what the server sent from the end of the one before. */
export function continued(before: Replay | undefined, sent: RouteResponse<'replay'>): Replay {
  let view = sent.view as object;
  const fresh = sent.steps.map(({ n, patch, window, scores }): Step => {
    view = applyPatch(view, patch as unknown as Patch);
    return { n, view, window, scores };
  });
  return {
    version: sent.version,
    start: before?.start ?? (sent.view as object),
    steps: [...(before?.steps ?? []), ...fresh],
  };
}

/** The part of a replay that still counts after the game went back to before entry `undone`. */
export function shortened(replay: Replay, undone: number): Replay {
  return { ...replay, version: Math.min(replay.version, undone), steps: replay.steps.filter(({ n }) => n < undone) };
}
