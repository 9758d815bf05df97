import type { Calibration } from '../calibration.ts';

/** Written by `vatra calibrate --game root`. */
export const ROOT_CALIBRATION: Calibration = {
  games: 144,
  stages: [
    { at: 0.1, temperature: 3.224, offset: 0 },
    { at: 0.3, temperature: 1.947, offset: 0 },
    { at: 0.5, temperature: 2.087, offset: 0 },
    { at: 0.7, temperature: 2.096, offset: 0 },
    { at: 0.9, temperature: 1.592, offset: 0 },
  ],
};
