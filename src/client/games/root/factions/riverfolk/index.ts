import { lazy } from 'react';
import type { SERVICES } from '../../../../../games/root/factions/11-riverfolk/state.ts';
import { RiverfolkLines } from './seat-lines.tsx';
import { RIVERFOLK_ABOUT } from './about.ts';
import { RIVERFOLK_ROLES, riverfolkLines } from './texts.ts';
import type { FactionUi } from '../faction-ui.ts';

/** Screens of the Riverfolk. */
export const riverfolk: FactionUi<'riverfolk'> = {
  roles: RIVERFOLK_ROLES,
  lines: riverfolkLines,
  Board: lazy(async () => ({ default: (await import('./board.tsx')).RiverfolkBoard })),
  SeatLines: RiverfolkLines,
  about: RIVERFOLK_ABOUT,
  ring: 'wave',
  editorNames: { service: (names, id) => names.service(id as (typeof SERVICES)[number]) },
};
