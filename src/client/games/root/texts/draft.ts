import { CHARACTERS } from '../../../../games/root/factions/09-vagabond/characters.ts';
import type { DraftEvent } from '../../../../games/root/rules/15-advanced-setup/events.ts';
import type { draftVerbs } from '../../../../games/root/rules/15-advanced-setup/verbs.ts';
import type { RolesOf } from './roles.ts';
import type { Lines, LogNames } from './log-names.ts';

/** Roles of the words after each verb of advanced set-up. */
export const DRAFT_ROLES: RolesOf<typeof draftVerbs> = {
  draft: ['owner'],
  homeland: ['at'],
  'put-back': ['card'],
};

/** Log lines of advanced set-up: a sentence for each type of event. */
export function draftLines({ say, names, who, card, clearing }: LogNames): Lines<DraftEvent> {
  return {
    opening: (e, seats) =>
      e.card === undefined
        ? say.rich('root-draft.log.opening', { name: seats[e.seat] ?? '' })
        : say.rich('root-draft.log.openingCard', { name: seats[e.seat] ?? '', card: card(e.card) }),
    'setup-card': (e) =>
      say.rich(e.locked ? 'root-draft.log.setup-card-locked' : 'root-draft.log.setup-card', {
        faction: who(e.faction),
      }),
    'setup-character': (e) =>
      say.rich('root.log.character', {
        faction: who(e.faction),
        character: names.terms.name(`root.vagabond.${CHARACTERS[e.character]!}`),
      }),
    drafted: (e, seats) => say.rich('root-draft.log.drafted', { name: seats[e.seat] ?? '', faction: who(e.faction) }),
    homeland: (e) => say.rich('root-draft.log.homeland', { faction: who(e.faction), clearing: clearing(e.clearing) }),
    'put-back': (e) =>
      e.card === undefined
        ? say.rich('root-draft.log.put-back', { faction: who(e.faction) })
        : say.rich('root-draft.log.put-backCard', { faction: who(e.faction), card: card(e.card) }),
  };
}
