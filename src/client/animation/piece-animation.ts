import type { LogLine } from '../table/messages.ts';

/** Look of a moving piece: emblem ids of outline and mark, colours, and number of pieces. */
export interface PieceLook {
  readonly frame: string;
  readonly mark: string;
  readonly fill: string;
  readonly on: string;
  readonly count: number;
}

/**
 * A piece that moves between anchors (`data-anchor`) of the board. With `from` and `to` it travels,
 * through `via` if present; with `to` alone it appears, with `from` alone it disappears.
 */
export interface PieceAnimation {
  readonly from?: string;
  readonly via?: string;
  readonly to?: string;
  readonly look: PieceLook;
}

/** The anchor of a seat, which every table shows. */
export const seatAnchor = (seat: number): string => `seat-${seat}`;

/** The pieces that one log line moves at the same time. */
export type AnimationStep = readonly PieceAnimation[];

/** Most steps animated after one update; earlier ones are skipped. Playback shows few steps at a time. */
export const MAX_STEPS = 8;

/** The steps of all lines after entry `seen`, at most the last `MAX_STEPS`. */
export function stepsAfter(
  log: readonly LogLine[],
  seen: number,
  animations: (event: object) => readonly PieceAnimation[],
): readonly AnimationStep[] {
  const first = log.findIndex(({ n }) => n > seen);
  if (first < 0) return [];
  return log
    .slice(first)
    .map(({ events }) => events.flatMap(animations))
    .filter((step) => step.length > 0)
    .slice(-MAX_STEPS);
}
