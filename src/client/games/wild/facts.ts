import { registerPack } from '../../../games/wild/components/components.ts';
import { BUILT_IN } from '../../../games/wild/components/built-in.ts';
import type { Origin, Pack } from '../../../games/wild/components/pack.ts';

/** The component values that the screen knows: the built-in pack. */
export const BOX = registerPack(BUILT_IN);

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
