import { lazy } from 'react';
import { AllianceLines } from './seat-lines.tsx';
import { ALLIANCE_ROLES, allianceLines } from './texts.ts';
import type { FactionUi } from '../faction-ui.ts';

/** Screens of the Alliance. */
export const alliance: FactionUi<'alliance'> = {
  roles: ALLIANCE_ROLES,
  lines: allianceLines,
  Board: lazy(async () => ({ default: (await import('./board.tsx')).AllianceBoard })),
  SeatLines: AllianceLines,
  about: [],
  ring: 'dashes',
};
