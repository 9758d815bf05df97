import { registerPack } from '../../../games/wild/components/components.ts';
import { BUILT_IN } from '../../../games/wild/components/built-in.ts';
import type { Origin, Pack } from '../../../games/wild/components/pack.ts';

/** The component values of the open table. */
export let COMPONENTS = registerPack(BUILT_IN);

/** Shows a table with these component values; undefined: the built-in ones. */
export function showPack(pack: Pack = BUILT_IN): void {
  if (COMPONENTS.pack !== pack) COMPONENTS = registerPack(pack);
}

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
export const originOf = (group: Group): Origin => COMPONENTS.pack[group].source;

/** The groups whose values had to be reconstructed. */
export const reconstructedGroups = (): readonly Group[] =>
  GROUPS.filter((group) => originOf(group) === 'reconstructed');
