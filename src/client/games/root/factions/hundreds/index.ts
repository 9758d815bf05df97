import { lazy } from 'react';
import type { MOODS } from '../../../../../games/root/factions/12-hundreds/state.ts';
import { HUNDREDS_ABOUT } from './about.ts';
import { HUNDREDS_ROLES, hundredsLines } from './texts.ts';
import type { FactionUi } from '../faction-ui.ts';

/** Screens of the Hundreds. */
export const hundreds: FactionUi<'hundreds'> = {
  roles: HUNDREDS_ROLES,
  lines: hundredsLines,
  Board: lazy(async () => ({ default: (await import('./board.tsx')).HundredsBoard })),
  about: HUNDREDS_ABOUT,
  ring: 'saw',
  marks: { warlord: 'w-warlord', mob: 't-mob' },
  editorNames: { mood: (names, id) => names.mood(id as (typeof MOODS)[number]) },
};
