import type { Calibration } from '../calibration.ts';

/** Written by `vatra calibrate --game scythia`. */
export const SCYTHIA_CALIBRATION: Calibration = { games: 0, stages: [] };
