import type { Calibration } from '../calibration.ts';

/** Written by `vatra calibrate --game scythia`. */
export const SCYTHIA_CALIBRATION: Calibration = {
  games: 360,
  stages: [
    { at: 0.3, temperature: 0.819, offset: 0 },
    { at: 0.5, temperature: 1.124, offset: 0 },
    { at: 0.7, temperature: 0.868, offset: 0 },
    { at: 0.9, temperature: 1.035, offset: 0 },
  ],
};
