import type { EyrieEvent } from '../../../../../games/root/factions/07-eyrie/events.ts';
import { COLUMNS, LEADERS } from '../../../../../games/root/factions/07-eyrie/state.ts';
import type { eyrieVerbs } from '../../../../../games/root/factions/07-eyrie/verbs.ts';
import { EYRIE } from '../../../../../games/root/words.ts';
import type { RolesOf } from '../../texts/roles.ts';
import type { Lines, LogNames } from '../../texts/log-names.ts';

/** Roles of the words after each verb of the Eyrie. */
export const EYRIE_ROLES: RolesOf<typeof eyrieVerbs> = {
  nest: ['at'],
  leader: ['leader'],
  tuck: ['card', 'column'],
  resolve: ['resolve'],
};

/** Log lines of the Eyrie: a sentence for each type of event. */
export function eyrieLines({ say, names, who, card }: LogNames): Lines<EyrieEvent> {
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
  };
}
