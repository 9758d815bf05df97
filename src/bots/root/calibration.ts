import type { Calibration } from '../calibration.ts';

/** Written by `vatra calibrate --game root`. */
export const ROOT_CALIBRATION: Calibration = {
  games: 400,
  stages: [
    { at: 0.1, temperature: 4.588, offset: 0 },
    { at: 0.3, temperature: 2.193, offset: 0 },
    { at: 0.5, temperature: 2.39, offset: 0 },
    { at: 0.7, temperature: 2.294, offset: 0 },
    { at: 0.9, temperature: 1.473, offset: 0 },
  ],
};
