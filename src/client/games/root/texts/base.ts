import type { MARQUISE_VERBS } from '../../../../games/root/factions/06-marquise/verbs.ts';
import type { EyrieEvent } from '../../../../games/root/factions/07-eyrie/events.ts';
import { COLUMNS, LEADERS } from '../../../../games/root/factions/07-eyrie/state.ts';
import type { EYRIE_VERBS } from '../../../../games/root/factions/07-eyrie/verbs.ts';
import type { AllianceEvent } from '../../../../games/root/factions/08-alliance/events.ts';
import type { ALLIANCE_VERBS } from '../../../../games/root/factions/08-alliance/verbs.ts';
import { ALLIANCE, EYRIE } from '../../../../games/root/words.ts';
import type { RolesOf } from './roles.ts';
import type { Lines, Telling } from './telling.ts';

/** The verbs of the Marquise. */
export const MARQUISE_ROLES: RolesOf<typeof MARQUISE_VERBS> = {
  keep: ['onto'],
  wood: ['from'],
  march: [],
  recruit: [],
  overwork: ['at'],
  extra: ['card'],
  save: ['card'],
};

/** The verbs of the Eyrie. */
export const EYRIE_ROLES: RolesOf<typeof EYRIE_VERBS> = {
  nest: ['at'],
  leader: ['leader'],
  tuck: ['card', 'column'],
  resolve: ['resolve'],
};

/** The verbs of the Alliance. */
export const ALLIANCE_ROLES: RolesOf<typeof ALLIANCE_VERBS> = {
  revolt: ['at'],
  spread: ['at'],
  supporter: ['card'],
  mobilize: ['card'],
  train: ['card'],
  organize: ['at'],
  appease: ['card'],
};

/** What the Eyrie and the Alliance tell. */
export function baseLines({ say, names, who, card }: Telling): Lines<EyrieEvent | AllianceEvent> {
  const leader = (id: number): string => names.terms.name(`root.leader.${LEADERS[id]!}`);
  return {
    leader: (e) => say.rich('root.log.leader', { faction: who(EYRIE), leader: leader(e.leader) }),
    deposed: (e) => say.rich('root.log.deposed', { faction: who(EYRIE), leader: leader(e.leader) }),
    turmoil: () => say.rich('root.log.turmoil', { faction: who(EYRIE) }),
    tucked: (e) =>
      say.rich('root.log.tucked', {
        faction: who(EYRIE),
        card: card(e.card),
        column: say.t(`root.word.column.${COLUMNS[e.column]!}`),
      }),
    officers: (e) => say.rich('root.log.officers', { faction: who(ALLIANCE), n: e.officers }),
  };
}
