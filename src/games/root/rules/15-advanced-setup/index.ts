import { advancedSetupProcedure, openingProcedure } from './draft.ts';
import { homelandsProcedure } from './homelands.ts';

/** The procedures of advanced set-up by name. */
export const DRAFT_PROCEDURES = {
  opening: openingProcedure,
  advancedSetup: advancedSetupProcedure,
  homelands: homelandsProcedure,
};
