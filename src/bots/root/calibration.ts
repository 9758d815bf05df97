import type { Calibration } from '../calibration.ts';

/** Written by `vatra calibrate --game root`. */
export const ROOT_CALIBRATION: Calibration = { games: 0, stages: [] };
