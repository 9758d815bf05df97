import { type Game, game } from '../kernel/index.ts';
import { asides, offWindow } from './asides.ts';
import { checks } from './checks.ts';
import { ending } from './ending.ts';
import { positions } from './position.ts';
import { procedures } from './procedures.ts';
import { publicContext } from './public-context.ts';
import { readSettings } from './settings.ts';
import { clone, type Embers, setup } from './state.ts';
import { determinize, view } from './view.ts';
import { LEXICON } from './words.ts';

/** Embers: a small game that uses every feature of the kernel, for its tests. Never shipped. */
export const embers: Game<Embers> = game<Embers>({
  name: 'embers',
  version: '1',
  seats: { least: 2, most: 4 },
  lexicon: LEXICON,
  procs: procedures,
  readSettings,
  setup,
  ending,
  scores: (s) => s.scores,
  clone,
  view,
  determinize,
  publicContext,
  asides,
  offWindow,
  positions,
  checks,
});

export type { Law } from './law.ts';
export { LAW } from './law.ts';
export type { Embers, EmbersEvent, EmbersFrame, EmbersState, Settings } from './state.ts';
export type { EmbersView } from './view-types.ts';
