import { openBox } from '../../../games/wild/box.ts';
import { BUILT_IN } from '../../../games/wild/data/builtin.ts';
import type { Origin, Pack } from '../../../games/wild/pack.ts';

/** The component values the screen knows: those of the house. */
export const BOX = openBox(BUILT_IN);

/** The groups of component values, each with an origin of its own. */
export type Group = Exclude<keyof Pack, 'schema' | 'name'>;

const GROUPS: readonly Group[] = [
  'abilities',
  'defenders',
  'leaders',
  'machineCards',
  'damageDie',
  'factories',
  'tiles',
  'board',
  'supportTracks',
  'setup',
  'limits',
];

/** Where the values of a group come from. */
export const originOf = (group: Group): Origin => BOX.pack[group].source;

/** The groups whose values had to be reconstructed. */
export const RECONSTRUCTED: readonly Group[] = GROUPS.filter((group) => originOf(group) === 'reconstructed');
