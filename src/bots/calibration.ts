/** The calibration of evaluated chances at one stage of the game, fitted to finished games. */
export interface Stage {
  /** The middle of the stage, as progress from 0 to 1. */
  readonly at: number;
  /** Above 1: the evaluator is overconfident; below 1: underconfident. */
  readonly temperature: number;
  /** Added to the log-odds of a team, and of an opponent without a seat. */
  readonly offset: number;
}

/** Turns evaluated chances into calibrated ones. Written by `vatra calibrate`. */
export interface Calibration {
  /** Number of games it was fitted to. */
  readonly games: number;
  readonly stages: readonly Stage[];
  /** Weights of the regression where features predict instead of the evaluator: the intercept, then one weight per feature. */
  readonly weights?: readonly number[];
}

/** Leaves chances as the evaluator gives them. */
export const UNCALIBRATED: Calibration = { games: 0, stages: [] };

interface Fit {
  readonly sharpness: number;
  readonly offset: number;
}

const IDENTITY: Fit = { sharpness: 1, offset: 0 };

/** The fit at some progress, between the two stages next to it. */
function fitAt({ stages }: Calibration, progress: number): Fit {
  const after = stages.findIndex(({ at }) => at >= progress);
  const next = stages[after < 0 ? stages.length - 1 : after];
  if (!next) return IDENTITY;
  const before = after > 0 ? stages[after - 1]! : next;
  const share = next.at > before.at ? (progress - before.at) / (next.at - before.at) : 1;
  const between = (a: number, b: number): number => a + (b - a) * Math.min(1, share);
  return {
    sharpness: 1 / between(before.temperature, next.temperature),
    offset: between(before.offset, next.offset),
  };
}

/** Least distance of a chance from 0 and 1. */
const SUREST = 1e-9;

/** The chance of a team that plays together. */
function ofTeam(chance: number, { sharpness, offset }: Fit): number {
  const p = Math.min(1 - SUREST, Math.max(SUREST, chance));
  const odds = Math.log(p / (1 - p)) * sharpness + offset;
  return 1 / (1 + Math.exp(-odds));
}

/**
 * All seats' chances in a running game, calibrated; the rest to 1 is the chance of an opponent without a seat.
 */
export function calibratedAll(
  calibration: Calibration,
  progress: number,
  together: boolean,
  chances: readonly number[],
): number[] {
  const fit = fitAt(calibration, progress);
  if (together) return chances.map((chance) => ofTeam(chance, fit));
  const weights = chances.map((chance) => chance ** fit.sharpness);
  const missing = Math.max(0, 1 - chances.reduce((sum, chance) => sum + chance, 0));
  const rest = missing > 1e-9 ? missing ** fit.sharpness * Math.exp(fit.offset) : 0;
  const sum = weights.reduce((total, weight) => total + weight, rest);
  return weights.map((weight) => weight / sum);
}

/**
 * One seat's calibrated chance when those of the others are unknown: they count as equal. A chance of 0 or 1 stays as it is.
 */
export function calibratedOne(
  calibration: Calibration,
  progress: number,
  together: boolean,
  chance: number,
  others: number,
): number {
  const fit = fitAt(calibration, progress);
  if (chance <= 0 || chance >= 1) return chance;
  if (together) return ofTeam(chance, fit);
  if (others < 1) return chance;
  const own = chance ** fit.sharpness;
  return own / (own + others * ((1 - chance) / others) ** fit.sharpness);
}
