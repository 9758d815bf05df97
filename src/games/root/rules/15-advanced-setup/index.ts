import { type AdvancedSetupFrame, advancedSetupProcedure, type OpeningFrame, openingProcedure } from './draft.ts';
import { type HomelandsFrame, homelandsProcedure } from './homelands.ts';

/** The procedures of advanced set-up. */
export type DraftFrame = OpeningFrame | AdvancedSetupFrame | HomelandsFrame;

/** The procedures of advanced set-up by name. */
export const DRAFT_PROCEDURES = {
  opening: openingProcedure,
  advancedSetup: advancedSetupProcedure,
  homelands: homelandsProcedure,
};
