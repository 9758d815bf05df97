import { offersAny, offerUnless } from '../../../../kernel/index.ts';
import { copyIn, discard, eachTitle } from '../02-key-terms/cards.ts';
import { FACTS } from '../../components/cards/index.ts';
import { GRANT_BATTLE, GRANT_MOVE, grant, listGranted, NO_ACTION } from '../../card-effects/grant.ts';
import type { RootOption } from '../../types.ts';
import { handOf } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import { holder } from './parties.ts';
import type { CardOptions } from './rules.ts';
import { hirelingVerbs } from './verbs.ts';

const NO_ITEM_CARD = refusal('14.3.2', 'no-item-card');

/** Rat Smugglers: in Daylight every item card that is discarded buys a move or a battle. */
export const smuggling: CardOptions = {
  verbs: ['smuggle'],
  anytime: false,
  options(s, f, ask) {
    if (holder(s, 'flame-bearers', 'demoted') !== f) return;
    const able = offersAny<RootOption>((sub) => listGranted(s, f, GRANT_MOVE | GRANT_BATTLE, sub));
    eachTitle(s, handOf(f), (title) => {
      offerUnless(
        ask,
        hirelingVerbs.smuggle(title),
        FACTS[title]!.item < 0 ? NO_ITEM_CARD : able ? undefined : NO_ACTION,
      );
    });
  },
  take(s, f, o, out) {
    if (o.verb !== 'smuggle') return [];
    discard(s, f, copyIn(s, handOf(f), o.title), '14.3.2', out);
    return [grant(f, GRANT_MOVE | GRANT_BATTLE)];
  },
};
