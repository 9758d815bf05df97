import type { CultEvent } from '../../../../../games/root/factions/10-cult/events.ts';
import type { cultVerbs } from '../../../../../games/root/factions/10-cult/verbs.ts';
import { CULT } from '../../../../../games/root/words.ts';
import type { RolesOf } from '../../texts/roles.ts';
import type { Lines, LogNames } from '../../texts/log-names.ts';

/** Roles of the words after each verb of the Cult. */
export const CULT_ROLES: RolesOf<typeof cultVerbs> = {
  'first-garden': ['at'],
  outcast: ['suit'],
  convert: ['atThen', 'piece'],
  sanctify: ['atThen', 'piece'],
  reveal: ['card'],
  score: [],
  sacrifice: [],
};

/** Log lines of the Cult: a sentence for each type of event. */
export function cultLines({ say, who, card, suit }: LogNames): Lines<CultEvent> {
  return {
    outcast: (e) =>
      say.rich(e.hated ? 'root-cult.log.hated' : 'root-cult.log.outcast', { faction: who(CULT), suit: suit(e.suit) }),
    acolytes: (e) => say.rich('root-cult.log.acolytes', { faction: who(CULT), n: e.acolytes }),
    souls: (e) => say.rich('root-cult.log.souls', { faction: who(CULT), n: e.cards.length }),
    returned: (e) => say.rich('root-cult.log.returned', { faction: who(e.faction), cards: e.cards.map(card) }),
  };
}
