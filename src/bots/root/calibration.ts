import type { Calibration } from '../calibration.ts';

/** Written by `vatra calibrate --game root --by-hand`. */
export const ROOT_CALIBRATION: Calibration = {
  games: 400,
  stages: [
    { at: 0.1, temperature: 3.224, offset: 0 },
    { at: 0.3, temperature: 1.707, offset: 0 },
    { at: 0.5, temperature: 2.247, offset: 0 },
    { at: 0.7, temperature: 1.892, offset: 0 },
    { at: 0.9, temperature: 1.437, offset: 0 },
  ],
};
