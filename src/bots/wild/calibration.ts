import type { Calibration } from '../calibration.ts';

/** Written by `vatra calibrate --game wild`. */
export const WILD_CALIBRATION: Calibration = {
  games: 450,
  stages: [],
  weights: [
    3.753, -3.204, 0.6126, -0.3848, -0.3085, -0.2405, -0.07759, -0.02617, -0.004901, -0.3155, -0.1466, -0.1039,
    -0.03588, -0.04777, -0.04946, -0.2387,
  ],
};
