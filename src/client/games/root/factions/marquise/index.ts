import { MarquiseBoard } from './board.tsx';
import { MARQUISE_ROLES } from './texts.ts';
import type { FactionUi } from '../faction-ui.ts';

/** Screens of the Marquise. */
export const marquise: FactionUi<'marquise'> = {
  roles: MARQUISE_ROLES,
  lines: () => ({}),
  Board: MarquiseBoard,
  about: [],
  ring: 'plain',
};
