import { lazy } from 'react';
import { EyrieLines } from './seat-lines.tsx';
import { EYRIE_ROLES, eyrieLines } from './texts.ts';
import type { FactionUi } from '../faction-ui.ts';

/** Screens of the Eyrie. */
export const eyrie: FactionUi<'eyrie'> = {
  roles: EYRIE_ROLES,
  lines: eyrieLines,
  Board: lazy(async () => ({ default: (await import('./board.tsx')).EyrieBoard })),
  SeatLines: EyrieLines,
  about: [],
  ring: 'double',
  editorNames: { leader: ({ terms }, id) => terms.name(`root.leader.${id as 'despot'}`) },
};
