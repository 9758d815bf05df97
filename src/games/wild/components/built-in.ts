import type { Pack } from './pack.ts';
import { abilities } from './data/abilities.ts';
import { board, tiles } from './data/board.ts';
import { defenders } from './data/defenders.ts';
import { damageDie, factories, machineCards } from './data/machines.ts';
import { leaders, limits, setup, supportTracks } from './data/people.ts';

/** The built-in pack. */
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
