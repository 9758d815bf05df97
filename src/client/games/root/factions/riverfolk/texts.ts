import type { Name } from '../../../../../i18n/index.ts';
import type { Box, RiverfolkEvent } from '../../../../../games/root/factions/11-riverfolk/events.ts';
import { SERVICES } from '../../../../../games/root/factions/11-riverfolk/state.ts';
import type { riverfolkVerbs } from '../../../../../games/root/factions/11-riverfolk/verbs.ts';
import { RIVERFOLK } from '../../../../../games/root/words.ts';
import type { RolesOf } from '../../texts/roles.ts';
import type { Lines, LogNames } from '../../texts/log-names.ts';

/** Roles of the words after each verb of the Riverfolk and of their customers. */
export const RIVERFOLK_ROLES: RolesOf<typeof riverfolkVerbs> = {
  price: ['priced', 'number'],
  'buy-card': ['card'],
  'buy-riverboats': [],
  'buy-mercenaries': [],
  fund: ['owner'],
  export: ['card'],
  draw: [],
  'trade-post': ['at'],
};

/** Log lines of the Riverfolk: a sentence for each type of event. */
export function riverfolkLines({ say, names, who }: LogNames): Lines<RiverfolkEvent> {
  const box = (name: Box): Name => ({
    text: say.t(`root-riverfolk.box.${name}`),
    forms: { gen: say.t(`root-riverfolk.from.${name}`), acc: say.t(`root-riverfolk.to.${name}`) },
  });
  const service = (id: number): string => names.service(SERVICES[id]!);
  return {
    warriors: (e) =>
      say.rich('root-riverfolk.log.warriors', {
        owner: who(e.owner),
        n: e.count,
        from: box(e.from),
        to: box(e.to),
      }),
    price: (e) =>
      say.rich('root-riverfolk.log.price', { faction: who(RIVERFOLK), service: service(e.service), n: e.price }),
    bought: (e) =>
      say.rich('root-riverfolk.log.bought', { faction: who(e.faction), service: service(e.service), n: e.price }),
  };
}
