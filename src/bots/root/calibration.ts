import type { Calibration } from '../calibration.ts';

/** Written by `vatra calibrate --game root`. */
export const ROOT_CALIBRATION: Calibration = {
  games: 108,
  stages: [
    { at: 0.1, temperature: 2.5, offset: 0 },
    { at: 0.3, temperature: 1.75, offset: 0 },
    { at: 0.5, temperature: 1.56, offset: 0 },
    { at: 0.7, temperature: 1.351, offset: 0 },
    { at: 0.9, temperature: 1.408, offset: 0 },
  ],
};
