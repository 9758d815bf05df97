import { lazy } from 'react';
import type { FactionUi } from '../faction-ui.ts';
import { DUCHY_ABOUT } from './about.ts';
import { DUCHY_ROLES, duchyLines, duchyWords } from './texts.ts';

/** Screens of the Duchy. */
export const duchy: FactionUi<'duchy'> = {
  roles: DUCHY_ROLES,
  words: duchyWords,
  lines: duchyLines,
  Board: lazy(async () => ({ default: (await import('./board.tsx')).DuchyBoard })),
  about: DUCHY_ABOUT,
  ring: 'stitch',
  editorNames: {
    minister: (names, id) => names.terms.name(`root.minister.${id as 'captain'}`),
    crowns: (names, id) =>
      `${names.terms.name('root.duchy.crown')}: ${names.say.t(`root-duchy.rank.${id as 'squire'}`)}`,
    count: (_names, id) => id,
  },
};
