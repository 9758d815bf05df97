import type { HundredsEvent } from '../../../../../games/root/factions/12-hundreds/events.ts';
import { MOODS } from '../../../../../games/root/factions/12-hundreds/state.ts';
import type { hundredsVerbs } from '../../../../../games/root/factions/12-hundreds/verbs.ts';
import { HUNDREDS } from '../../../../../games/root/words.ts';
import type { RolesOf } from '../../texts/roles.ts';
import type { Lines, LogNames } from '../../texts/log-names.ts';

/** Roles of the words after each verb of the Hundreds. */
export const HUNDREDS_ROLES: RolesOf<typeof hundredsVerbs> = {
  lair: ['onto'],
  raze: ['at'],
  unearth: ['item'],
  mob: ['onto'],
  anoint: ['at'],
  mood: ['mood'],
  squander: ['item'],
  hoard: [],
  spurn: [],
  displace: ['item'],
  'with-warlord': ['number'],
  incite: ['at'],
  'roll-mob': [],
  loot: [],
  seize: ['item'],
  join: ['from'],
};

/** Log lines of the Hundreds: a sentence for each type of event. */
export function hundredsLines({ say, names, who, item, suit, clearing }: LogNames): Lines<HundredsEvent> {
  return {
    mood: (e) => say.rich('root-hundreds.log.mood', { faction: who(HUNDREDS), mood: names.mood(MOODS[e.mood]!) }),
    hoarded: (e) => say.rich('root-hundreds.log.hoarded', { faction: who(HUNDREDS), item: item(e.item) }),
    'item-removed': (e) =>
      say.rich(e.hoard ? 'root-hundreds.log.hoard-removed' : 'root-hundreds.log.item-removed', {
        faction: who(HUNDREDS),
        item: item(e.item),
      }),
    looting: (e) =>
      say.rich('root-hundreds.log.looting', {
        faction: who(HUNDREDS),
        from: who(e.from),
        clearing: clearing(e.clearing),
      }),
    looted: (e) => say.rich('root-hundreds.log.looted', { from: who(e.from), to: who(HUNDREDS), item: item(e.item) }),
    unearthed: (e) =>
      say.rich('root-hundreds.log.unearthed', {
        faction: who(e.faction),
        clearing: clearing(e.clearing),
        item: item(e.item),
      }),
    'mob-die': (e) => say.rich('root-hundreds.log.mob-die', { faction: who(HUNDREDS), suit: suit(e.suit) }),
    oppressed: (e) => say.rich('root-hundreds.log.oppressed', { faction: who(HUNDREDS), n: e.clearings }),
  };
}
