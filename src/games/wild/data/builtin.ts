import type { Pack } from '../pack.ts';
import { abilities } from './abilities.ts';
import { board, tiles } from './board.ts';
import { defenders } from './defenders.ts';
import { damageDie, factories, machineCards } from './machines.ts';
import { leaders, limits, setup, supportTracks } from './people.ts';

/** The component values this project was made with. */
export const BUILT_IN: Pack = {
  schema: 'wild-pack/1',
  name: 'built-in',
  abilities,
  defenders,
  leaders,
  machineCards,
  damageDie,
  factories,
  tiles,
  board,
  supportTracks,
  setup,
  limits,
};
