import type { Name } from '../../../../i18n/index.ts';
import type { HirelingEvent } from '../../../../games/root/rules/14-hirelings/events.ts';
import { CLUB } from '../../../../games/root/rules/14-hirelings/state.ts';
import type { hirelingVerbs } from '../../../../games/root/rules/14-hirelings/verbs.ts';
import { hireling, NO_FACTION } from '../../../../games/root/words.ts';
import type { RolesOf } from './roles.ts';
import type { Lines, LogNames } from './log-names.ts';

/** Roles of the words after each verb of hirelings and of those who meet them. */
export const HIRELING_ROLES: RolesOf<typeof hirelingVerbs> = {
  prepare: ['hireling'],
  hire: ['hireling'],
  'hand-over': ['aided'],
  command: ['acting'],
  regroup: ['onto'],
  tend: ['card'],
  rise: ['at'],
  scout: ['card'],
  wander: ['to'],
  contribute: ['item', 'side'],
  plunder: ['at'],
  rob: ['owner', 'byItem'],
  sail: ['to'],
  'draw-one': [],
  goad: ['at', 'object', 'against'],
  herd: ['object', 'from', 'to'],
  recall: ['card'],
  waylay: ['between', 'and'],
  'call-off': ['between', 'and'],
  reinforce: [],
  swell: [],
  foothold: ['onto'],
  'take-up': ['at'],
  fortify: [],
  raid: [],
  pilfer: ['at'],
  'keep-card': [],
  stride: ['to'],
  burn: ['atThen', 'piece'],
  smuggle: ['card'],
  perform: ['at'],
  lure: ['from', 'warriorOf'],
};

/** Log lines of hirelings: a sentence for each type of event. */
export function hirelingLines({ say, who, card, item, suit, place, clearing }: LogNames): Lines<HirelingEvent> {
  const exile = who(hireling('the-exile'));
  const exileItem = (id: number): Name =>
    id === CLUB
      ? { text: say.t('root-hirelings.word.club'), forms: { acc: say.t('root-hirelings.object.club') } }
      : item(id);
  return {
    hirelings: (e) => say.rich('root-hirelings.log.hirelings', { names: e.parties.map((party) => who(party)) }),
    demoted: (e) => say.rich('root-hirelings.log.demoted', { name: who(e.party) }),
    'hireling-marker': (e) => say.rich('root-hirelings.log.hireling-marker', { faction: who(e.faction), n: e.points }),
    hired: (e) =>
      e.from === NO_FACTION
        ? say.rich('root-hirelings.log.hired', { faction: who(e.faction), name: who(e.party) })
        : say.rich('root-hirelings.log.handed', { from: who(e.from), to: who(e.faction), name: who(e.party) }),
    'control-roll': (e) =>
      say.rich('root-hirelings.log.control-roll', {
        name: who(e.party),
        gold: e.gold,
        red: e.red,
        n: e.markers,
      }),
    control: (e) => say.rich('root-hirelings.log.control', { name: who(e.party), n: e.left }),
    'patrol-card': (e) =>
      say.rich(e.count < 0 ? 'root-hirelings.log.patrolOff' : 'root-hirelings.log.patrolOn', {
        name: who(hireling('forest-patrol')),
        n: Math.abs(e.count),
      }),
    'uprising-die': (e) =>
      say.rich('root-hirelings.log.uprising-die', { name: who(hireling('spring-uprising')), suit: suit(e.suit) }),
    unpaid: (e) =>
      say.rich('root-hirelings.log.unpaid', { faction: who(e.faction), name: who(hireling('spring-uprising')) }),
    exile: (e) =>
      e.from < 0
        ? say.rich('root.log.pawnStart', { faction: exile, to: place(e.to) })
        : say.rich('root.log.pawn', { faction: exile, from: place(e.from), to: place(e.to) }),
    'exile-item': (e) =>
      e.how === 'added' && e.faction !== NO_FACTION
        ? say.rich('root.log.item-taken', { from: who(e.faction), to: exile, item: exileItem(e.item) })
        : say.rich(`root-hirelings.log.exile-item.${e.how}`, { name: exile, item: exileItem(e.item) }),
    'item-turned': (e) => say.rich('root.log.exhausted', { faction: who(e.faction), item: item(e.item) }),
    bandit: (e) =>
      say.rich(e.stands ? 'root-hirelings.log.bandit' : 'root-hirelings.log.bandit-gone', {
        name: who(hireling('highway-bandits')),
        from: clearing(e.from),
        to: clearing(e.to),
      }),
    'card-kept': (e) =>
      say.rich(e.back ? 'root-hirelings.log.card-back' : 'root-hirelings.log.card-kept', {
        faction: who(e.faction),
        card: card(e.card),
      }),
  };
}
