import type { Calibration } from '../calibration.ts';

/** Written by `vatra calibrate --game wild`. */
export const WILD_CALIBRATION: Calibration = { games: 0, stages: [] };
