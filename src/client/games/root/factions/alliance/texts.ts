import type { AllianceEvent } from '../../../../../games/root/factions/08-alliance/events.ts';
import type { allianceVerbs } from '../../../../../games/root/factions/08-alliance/verbs.ts';
import { ALLIANCE } from '../../../../../games/root/words.ts';
import type { RolesOf } from '../../texts/roles.ts';
import type { Lines, LogNames } from '../../texts/log-names.ts';

/** Roles of the words after each verb of the Alliance. */
export const ALLIANCE_ROLES: RolesOf<typeof allianceVerbs> = {
  revolt: ['at'],
  spread: ['at'],
  supporter: ['card'],
  mobilize: ['card'],
  train: ['card'],
  organize: ['at'],
  appease: ['card'],
};

/** Log lines of the Alliance: a sentence for each type of event. */
export const allianceLines = ({ say, who }: LogNames): Lines<AllianceEvent> => ({
  officers: (e) => say.rich('root.log.officers', { faction: who(ALLIANCE), n: e.officers }),
});
