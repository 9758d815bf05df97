import { lazy } from 'react';
import { characterOf, VagabondLines } from './seat-lines.tsx';
import { pawnsAt } from './pieces.ts';
import { VAGABOND_ROLES, vagabondLines } from './texts.ts';
import type { FactionUi } from '../faction-ui.ts';

/** Screens of either Vagabond. */
export const vagabond: FactionUi<'vagabond'> = {
  roles: VAGABOND_ROLES,
  lines: vagabondLines,
  Board: lazy(async () => ({ default: (await import('./board.tsx')).VagabondBoard })),
  SeatLines: VagabondLines,
  playedAs: characterOf,
  about: [],
  ring: 'plain',
  piecesAt: pawnsAt,
  editorNames: { character: ({ terms }, id) => terms.name(`root.vagabond.${id as 'thief'}`) },
};
