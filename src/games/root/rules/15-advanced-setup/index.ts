import { type CultCardFrame, cultCardProcedure } from './cult.ts';
import { type AdvancedSetupFrame, advancedSetupProcedure, type OpeningFrame, openingProcedure } from './draft.ts';
import { type HomelandsFrame, homelandsProcedure } from './homelands.ts';
import { type MarquiseCardFrame, marquiseCardProcedure } from './marquise.ts';

/** The procedures of advanced set-up. */
export type DraftFrame = OpeningFrame | AdvancedSetupFrame | HomelandsFrame | MarquiseCardFrame | CultCardFrame;

/** The procedures of advanced set-up by name. */
export const DRAFT_PROCEDURES = {
  opening: openingProcedure,
  advancedSetup: advancedSetupProcedure,
  homelands: homelandsProcedure,
  marquiseCard: marquiseCardProcedure,
  cultCard: cultCardProcedure,
};
