import { CorvidsBoard } from './board.tsx';
import { CORVIDS_ABOUT } from './about.ts';
import { plotsAt } from './pieces.ts';
import { CORVIDS_ROLES, corvidsLines, corvidsWords, editedPlot } from './texts.ts';
import type { FactionUi } from '../faction-ui.ts';

/** Screens of the Corvids. */
export const corvids: FactionUi<'corvids'> = {
  roles: CORVIDS_ROLES,
  words: corvidsWords,
  lines: corvidsLines,
  Board: CorvidsBoard,
  about: CORVIDS_ABOUT,
  ring: 'feathers',
  drawnApart: ['plot'],
  piecesAt: plotsAt,
  editorNames: { plot: editedPlot },
};
