import type { Calibration } from '../calibration.ts';

/** Written by `vatra calibrate --game scythia`. */
export const SCYTHIA_CALIBRATION: Calibration = {
  games: 148,
  stages: [
    { at: 0.5, temperature: 0.819, offset: 0 },
    { at: 0.7, temperature: 0.786, offset: 0 },
    { at: 0.9, temperature: 0.84, offset: 0 },
  ],
};
