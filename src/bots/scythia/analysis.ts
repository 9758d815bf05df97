import type { ScythiaGame } from '../../games/scythia/index.ts';
import type { AnalysisData } from '../manifest.ts';
import { SCYTHIA_CALIBRATION } from './calibration.ts';
import { scythiaFigures } from './figures.ts';
import { SCYTHIA_NET_CALIBRATION } from './net-calibration.ts';

/** What hints and reviews of Scythia are computed from. One module, because the manifest names every import it makes. */
export const scythiaAnalysis = (game: ScythiaGame): AnalysisData => ({
  figures: scythiaFigures(game),
  calibration: SCYTHIA_CALIBRATION,
  netCalibration: SCYTHIA_NET_CALIBRATION,
});
