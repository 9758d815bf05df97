import { lazy } from 'react';
import { CULT_ABOUT } from './about.ts';
import { CULT_ROLES, cultLines } from './texts.ts';
import type { FactionUi } from '../faction-ui.ts';

/** Screens of the Cult. */
export const cult: FactionUi<'cult'> = {
  roles: CULT_ROLES,
  lines: cultLines,
  Board: lazy(async () => ({ default: (await import('./board.tsx')).CultBoard })),
  about: CULT_ABOUT,
  ring: 'dots',
};
