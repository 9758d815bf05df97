import { lazy } from 'react';
import { KEEPERS_ABOUT } from './about.ts';
import { relicsAt } from './pieces.ts';
import { KEEPERS_ROLES, keepersLines } from './texts.ts';
import type { FactionUi } from '../faction-ui.ts';

/** Screens of the Keepers. */
export const keepers: FactionUi<'keepers'> = {
  roles: KEEPERS_ROLES,
  lines: keepersLines,
  Board: lazy(async () => ({ default: (await import('./board.tsx')).KeepersBoard })),
  about: KEEPERS_ABOUT,
  ring: 'crenel',
  drawnApart: ['relic'],
  marks: { relic: 't-relic-figure' },
  piecesAt: relicsAt,
};
