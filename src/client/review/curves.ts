import type { Decision } from '../../bots/index.ts';
import type { LogLine } from '../table/messages.ts';
import type { ReviewOverview } from './messages.ts';

/** One chart series: its owner, and the chance to win at each turn. */
export interface Curve {
  readonly seat: number;
  /** The owner, if it is no seat: an opponent without a seat, or the whole team. */
  readonly who?: 'rival' | 'team';
  readonly values: readonly number[];
}

/** A turning point on the chart. */
export interface Mark {
  readonly number: number;
  readonly turn: number;
  readonly chance: number;
}

/** A smaller missing chance is a rounding error, not an opponent without a seat. */
const ROUNDING_ERROR = 1e-6;

/** The chart series: one per seat, or one for a team; one more for an opponent without a seat. */
export function curvesOf({ turns, together }: Pick<ReviewOverview, 'turns' | 'together'>): Curve[] {
  const seats = turns[0]?.chances.length ?? 0;
  const values = (seat: number): number[] => turns.map(({ chances }) => chances[seat]!);
  if (together) return seats === 0 ? [] : [{ seat: 0, who: 'team', values: values(0) }];
  const curves: Curve[] = Array.from({ length: seats }, (_, seat) => ({ seat, values: values(seat) }));
  const rest = turns.map(({ chances }) => Math.max(0, 1 - chances.reduce((sum, chance) => sum + chance, 0)));
  if (rest.some((chance) => chance > ROUNDING_ERROR)) curves.push({ seat: seats, who: 'rival', values: rest });
  return curves;
}

/** The marks of turning points, each at the start of its turn. */
export function marksOf({ turningPoints }: Pick<ReviewOverview, 'turningPoints'>): Mark[] {
  return turningPoints.map(({ moment: turn, before }, k) => ({ number: k + 1, turn, chance: before }));
}

/** The step of the replay that shows the board before an entry. */
export function stepBefore(log: readonly Pick<LogLine, 'n'>[], entry: number): number {
  const found = log.findIndex(({ n }) => n >= entry);
  return found < 0 ? log.length : found;
}

/** The first decision of a turn: its entry, or the turn's own entry where nobody had a choice. */
export function firstDecision({ turns, asked }: Pick<ReviewOverview, 'turns' | 'asked'>, turn: number): number {
  const { entry } = turns[turn]!;
  const next = turns[turn + 1]?.entry ?? Infinity;
  return asked.find((one) => one.entry >= entry && one.entry < next)?.entry ?? entry;
}

/**
 * The number of a turn as the header of the table counts it; undefined for what came before the first turn. A game that begins
 * from a saved position is counted from there.
 */
export function turnNumber({ turns }: Pick<ReviewOverview, 'turns'>, turn: number): number | undefined {
  const hasSetup = turns[0]?.turn === 0;
  if (!hasSetup) return turn + 1;
  return turn === 0 ? undefined : turn;
}

/** Index of the turn that an entry belongs to. */
export function turnAt(overview: Pick<ReviewOverview, 'turns'>, entry: number): number {
  return Math.max(
    0,
    overview.turns.findLastIndex((turn) => turn.entry <= entry),
  );
}

/** Least loss of winning chance that makes a decision worth naming. */
const MIN_COST = 0.02;

/** The reviewed decisions that cost most, at most `most`. */
export function costliest(decisions: Iterable<Decision>, most: number): Decision[] {
  return [...decisions]
    .filter(({ cost }) => cost >= MIN_COST)
    .sort((a, b) => b.cost - a.cost || a.entry - b.entry)
    .slice(0, most);
}
