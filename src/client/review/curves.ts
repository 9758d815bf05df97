import type { Decision } from '../../bots/index.ts';
import type { LogLine } from '../table/messages.ts';
import type { ReviewOverview } from './messages.ts';

/** One line of the chart: whose it is, and the chance at each moment. */
export interface Curve {
  readonly seat: number;
  /** Who it is, where it is not one of the players: an opponent without a seat, or all together. */
  readonly who?: 'rival' | 'team';
  readonly values: readonly number[];
}

/** A turning point on the chart. */
export interface Mark {
  readonly number: number;
  readonly moment: number;
  readonly chance: number;
}

/** Opponents without a seat are drawn as the seat after the last one. */
const NOBODY_MISSING = 1e-6;

/** The lines of a chart: one for each seat, one for a team, one more for an opponent who has no seat. */
export function curvesOf({ moments, together }: Pick<ReviewOverview, 'moments' | 'together'>): Curve[] {
  const seats = moments[0]?.chances.length ?? 0;
  const values = (seat: number): number[] => moments.map(({ chances }) => chances[seat]!);
  if (together) return seats === 0 ? [] : [{ seat: 0, who: 'team', values: values(0) }];
  const curves: Curve[] = Array.from({ length: seats }, (_, seat) => ({ seat, values: values(seat) }));
  const rest = moments.map(({ chances }) => Math.max(0, 1 - chances.reduce((sum, chance) => sum + chance, 0)));
  if (rest.some((chance) => chance > NOBODY_MISSING)) curves.push({ seat: seats, who: 'rival', values: rest });
  return curves;
}

/** Where the turning points stand: at the beginning of their turns. */
export function marksOf({ turningPoints }: Pick<ReviewOverview, 'turningPoints'>): Mark[] {
  return turningPoints.map(({ moment, before }, k) => ({ number: k + 1, moment, chance: before }));
}

/** The step of the replay that shows the board before an entry. */
export function stepBefore(log: readonly Pick<LogLine, 'n'>[], entry: number): number {
  const found = log.findIndex(({ n }) => n >= entry);
  return found < 0 ? log.length : found;
}

/** The moment whose turn a step belongs to. */
export function momentAt(course: Pick<ReviewOverview, 'moments'>, entry: number): number {
  return Math.max(
    0,
    course.moments.findLastIndex((moment) => moment.entry <= entry),
  );
}

/** A decision that cost less than this is as good as the best one. */
const WORTH_NAMING = 0.02;

/** The decisions that cost most, among those that were looked at. */
export function dearest(decisions: Iterable<Decision>, most: number): Decision[] {
  return [...decisions]
    .filter(({ cost }) => cost >= WORTH_NAMING)
    .sort((a, b) => b.cost - a.cost || a.entry - b.entry)
    .slice(0, most);
}
