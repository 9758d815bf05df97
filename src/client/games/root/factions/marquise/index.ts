import { lazy } from 'react';
import { MarquiseLines } from './seat-lines.tsx';
import { MARQUISE_ROLES } from './texts.ts';
import type { FactionUi } from '../faction-ui.ts';

/** Screens of the Marquise. */
export const marquise: FactionUi<'marquise'> = {
  roles: MARQUISE_ROLES,
  lines: () => ({}),
  Board: lazy(async () => ({ default: (await import('./board.tsx')).MarquiseBoard })),
  SeatLines: MarquiseLines,
  linesShowBuildings: true,
  about: [],
  ring: 'plain',
};
