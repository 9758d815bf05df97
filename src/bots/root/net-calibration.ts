import type { Calibration } from '../calibration.ts';

/** Of the network; written by `vatra calibrate --game root`. */
export const ROOT_NET_CALIBRATION: Calibration = {
  games: 400,
  stages: [
    { at: 0.1, temperature: 1.34, offset: 0 },
    { at: 0.3, temperature: 1.044, offset: 0 },
    { at: 0.5, temperature: 1.031, offset: 0 },
    { at: 0.7, temperature: 0.965, offset: 0 },
    { at: 0.9, temperature: 1.115, offset: 0 },
  ],
};
