import type { LogLine } from '../table/messages.ts';

/** How a piece looks on its way: an outline, a stamp on it, colours, and how many travel together. */
export interface PieceLook {
  readonly frame: string;
  readonly mark: string;
  readonly fill: string;
  readonly on: string;
  readonly count: number;
}

/**
 * A piece that moves over the board, between anchors (`data-anchor`) that the board has. With `from` and `to` it travels,
 * by `via` where its road bends; with `to` alone it comes, with `from` alone it goes.
 */
export interface PieceAnimation {
  readonly from?: string;
  readonly via?: string;
  readonly to?: string;
  readonly look: PieceLook;
}

/** The anchor of a seat, which every table shows. */
export const seatAnchor = (seat: number): string => `seat-${seat}`;

/** What one moment of the log moves, all at once. */
export type AnimationStep = readonly PieceAnimation[];

/** More waves than this are not shown one after the other: the log tells them. */
export const MOST_STEPS = 8;

/** The waves of all lines after entry `seen`, at most the last few. */
export function stepsAfter(
  log: readonly LogLine[],
  seen: number,
  flights: (event: object) => readonly PieceAnimation[],
): readonly AnimationStep[] {
  const first = log.findIndex(({ n }) => n > seen);
  if (first < 0) return [];
  return log
    .slice(first)
    .map(({ events }) => events.flatMap(flights))
    .filter((wave) => wave.length > 0)
    .slice(-MOST_STEPS);
}
