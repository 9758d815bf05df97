import { AllianceBoard } from './board.tsx';
import { ALLIANCE_ROLES, allianceLines } from './texts.ts';
import type { FactionUi } from '../faction-ui.ts';

/** Screens of the Alliance. */
export const alliance: FactionUi<'alliance'> = {
  roles: ALLIANCE_ROLES,
  lines: allianceLines,
  Board: AllianceBoard,
  about: [],
  ring: 'dashes',
};
