import type { marquiseVerbs } from '../../../../../games/root/factions/06-marquise/verbs.ts';
import type { RolesOf } from '../../texts/roles.ts';

/** Roles of the words after each verb of the Marquise. */
export const MARQUISE_ROLES: RolesOf<typeof marquiseVerbs> = {
  keep: ['onto'],
  wood: ['from'],
  march: [],
  recruit: [],
  overwork: ['at'],
  extra: ['card'],
  save: ['card'],
};
