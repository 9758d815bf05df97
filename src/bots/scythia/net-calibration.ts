import type { Calibration } from '../calibration.ts';

/** Of the network; written by `vatra calibrate --game scythia`. */
export const SCYTHIA_NET_CALIBRATION: Calibration = {
  games: 180,
  stages: [
    { at: 0.3, temperature: 1.119, offset: 0 },
    { at: 0.5, temperature: 1.245, offset: 0 },
    { at: 0.7, temperature: 1.048, offset: 0 },
    { at: 0.9, temperature: 1.11, offset: 0 },
  ],
};
