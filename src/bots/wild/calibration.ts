import type { Calibration } from '../calibration.ts';

/** Written by `vatra calibrate --game wild`. */
export const WILD_CALIBRATION: Calibration = {
  games: 100,
  stages: [
    { at: 0.1, temperature: 20, offset: 0.727 },
    { at: 0.3, temperature: 8.915, offset: 0.695 },
    { at: 0.5, temperature: 8.383, offset: 0.602 },
    { at: 0.7, temperature: 18.768, offset: 0.469 },
    { at: 0.9, temperature: 3.799, offset: -0.727 },
  ],
};
