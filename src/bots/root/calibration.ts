import type { Calibration } from '../calibration.ts';

/** Written by `vatra calibrate --game root`. */
export const ROOT_CALIBRATION: Calibration = {
  games: 60,
  stages: [
    { at: 0.1, temperature: 3.783, offset: 0 },
    { at: 0.3, temperature: 1.772, offset: 0 },
    { at: 0.5, temperature: 1.869, offset: 0 },
    { at: 0.7, temperature: 2.004, offset: 0 },
    { at: 0.9, temperature: 5.188, offset: 0 },
  ],
};
