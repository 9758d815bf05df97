import type { Part } from '../../../../../i18n/index.ts';
import { CHARACTERS } from '../../../../../games/root/factions/09-vagabond/characters.ts';
import type { VagabondEvent } from '../../../../../games/root/factions/09-vagabond/events.ts';
import type { vagabondVerbs } from '../../../../../games/root/factions/09-vagabond/verbs.ts';
import type { RolesOf } from '../../texts/roles.ts';
import type { Lines, LogNames } from '../../texts/log-names.ts';

/** Roles of the words after each verb of the Vagabonds. */
export const VAGABOND_ROLES: RolesOf<typeof vagabondVerbs> = {
  character: ['character'],
  camp: ['at'],
  refresh: ['item', 'condition'],
  slip: ['to'],
  go: ['to'],
  escort: ['warriors', 'number'],
  with: ['fellow'],
  explore: [],
  pick: ['item'],
  aid: ['aided'],
  exhaust: ['item'],
  give: ['card'],
  claim: ['item'],
  quest: ['quest'],
  improvise: ['quest', 'instead', 'item'],
  reward: ['reward'],
  strike: ['piece'],
  repair: ['item', 'side'],
  damage: ['item', 'side'],
  drop: ['item', 'load'],
  shift: ['item', 'shift'],
  coalition: ['card', 'partner'],
  steal: ['owner'],
  labor: ['card'],
  hideout: [],
  instigate: ['object', 'against'],
  enlist: ['object'],
  scorch: [],
  'swift-strike': [],
  glide: ['to'],
  swing: [],
};

/** The spaces of the relationship chart, from hostile on. */
const RELATIONS = ['hostile', 'indifferent', 'amiable', 'friendly', 'allied'] as const;

/** Log lines of the Vagabonds and of the ruins. */
export function vagabondLines({ say, names, who, card, item, place, clearing, quest }: LogNames): Lines<VagabondEvent> {
  const ofItem =
    (kind: 'exhausted' | 'damaged' | 'refreshed' | 'repaired' | 'item-lost') =>
    (e: { readonly faction: number; readonly item: number }): readonly Part[] =>
      say.rich(`root.log.${kind}`, { faction: who(e.faction), item: item(e.item) });

  return {
    'first-setup': (e) => say.rich('root.log.first-setup', { faction: who(e.faction) }),
    character: (e) =>
      say.rich('root.log.character', {
        faction: who(e.faction),
        character: names.terms.name(`root.vagabond.${CHARACTERS[e.character]!}`),
      }),
    pawn: (e) =>
      e.from < 0
        ? say.rich('root.log.pawnStart', { faction: who(e.faction), to: place(e.to) })
        : say.rich('root.log.pawn', { faction: who(e.faction), from: place(e.from), to: place(e.to) }),
    'ruins-filled': (e) => say.rich('root.log.ruins-filled', { n: e.items }),
    looked(e) {
      const line = { faction: who(e.faction), clearing: clearing(e.clearing) };
      return e.item === undefined
        ? say.rich('root.log.looked', line)
        : say.rich('root.log.lookedItem', { ...line, item: item(e.item) });
    },
    explored: (e) =>
      say.rich('root.log.explored', {
        faction: who(e.faction),
        clearing: clearing(e.clearing),
        item: item(e.item),
      }),
    'quest-up': (e) => say.rich('root.log.quest-up', { quest: quest(e.quest) }),
    'quest-done': (e) => say.rich('root.log.quest-done', { faction: who(e.faction), quest: quest(e.quest) }),
    exhausted: ofItem('exhausted'),
    damaged: ofItem('damaged'),
    refreshed: ofItem('refreshed'),
    repaired: ofItem('repaired'),
    'item-lost': ofItem('item-lost'),
    shifted: (e) =>
      say.rich(e.to === 1 ? 'root.log.shiftedTrack' : 'root.log.shiftedSatchel', {
        faction: who(e.faction),
        item: item(e.item),
      }),
    'item-taken': (e) => say.rich('root.log.item-taken', { from: who(e.from), to: who(e.faction), item: item(e.item) }),
    relation: (e) =>
      say.rich('root.log.relation', {
        faction: who(e.faction),
        other: who(e.with),
        relation: say.t(`root.word.relation.${RELATIONS[e.relation + 1]!}`),
      }),
    'ally-fights': (e) => say.rich('root.log.ally-fights', { faction: who(e.faction), ally: who(e.ally) }),
    coalition: (e) =>
      say.rich('root.log.coalition', { faction: who(e.faction), partner: who(e.partner), card: card(e.card) }),
    enlisted: (e) => say.rich('root.log.enlisted', { by: who(e.by), n: e.swords, faction: who(e.faction) }),
    scorched: (e) => say.rich('root.log.scorched', { faction: who(e.faction), clearing: clearing(e.clearing) }),
  };
}
