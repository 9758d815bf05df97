import { lazy } from 'react';
import { CORVIDS_ABOUT } from './about.ts';
import { plotsAt } from './pieces.ts';
import { CORVIDS_ROLES, corvidsLines, corvidsWords, editedPlot } from './texts.ts';
import type { FactionUi } from '../faction-ui.ts';

/** Screens of the Corvids. */
export const corvids: FactionUi<'corvids'> = {
  roles: CORVIDS_ROLES,
  words: corvidsWords,
  lines: corvidsLines,
  Board: lazy(async () => ({ default: (await import('./board.tsx')).CorvidsBoard })),
  about: CORVIDS_ABOUT,
  ring: 'feathers',
  drawnApart: ['plot'],
  piecesAt: plotsAt,
  editorNames: { plot: editedPlot },
};
