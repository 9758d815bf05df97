import { offerIf, offerUnless, showPile, withAdded } from '../../../kernel/index.ts';
import { cardsOf, draw } from '../rules/02-key-terms/cards.ts';
import { seatBit } from '../rules/02-key-terms/players.ts';
import { commonWarriors } from '../rules/02-key-terms/rule.ts';
import { removal, takeOff, triggers } from '../rules/04-key-actions/removal.ts';
import { WARRIOR_OF } from '../components/pieces.ts';
import { handOf } from '../components/piles.ts';
import { refusal } from '../refusals.ts';
import { CLEARING_COUNT, ITEMS, TORCH } from '../words.ts';
import type { Effect } from './effect.ts';
import { grant, GRANT_BATTLE, GRANT_MOVE, listGranted, NO_ACTION } from './grant.ts';
import { noHand, offerOthers } from './targets.ts';
import { effectVerbs } from './verbs.ts';

const NO_WARRIOR = refusal('4.1.3', 'no-warrior');
const NO_ITEM = refusal('4.1.3', 'no-item');

/** A battle at the start of Daylight. */
export const commandWarren: Effect = {
  title: 'command-warren',
  slot: 'daylight-start',
  once: true,
  verb: 'command-warren',
  options: (s, f, ask) =>
    offerIf(ask, effectVerbs.commandWarren(), NO_ACTION, (sub) => listGranted(s, f, GRANT_BATTLE, sub)),
  take: (_s, f) => [grant(f, GRANT_BATTLE)],
};

/** A warrior of one's own off the map for a card; §6.2.3-R1: a removal like any other, so it may be saved. */
export const taxCollector: Effect = {
  title: 'tax-collector',
  slot: 'daylight',
  once: true,
  verb: 'tax-collector',
  options(s, f, ask) {
    for (let c = 0; c < CLEARING_COUNT; c++) {
      offerUnless(ask, effectVerbs.taxCollector(c), commonWarriors(s, f, c) > 0 ? undefined : NO_WARRIOR);
    }
  },
  take(s, f, o, out) {
    if (o.verb !== 'tax-collector') return [];
    const r = removal(f);
    takeOff(s, r, WARRIOR_OF[f]!, o.clearing, 1, out);
    return [...triggers(s, r, out), draw(f, 1)];
  },
};

/** §1.2.1-R1: shown to the owner of the card alone. */
export const codebreakers: Effect = {
  title: 'codebreakers',
  slot: 'daylight',
  once: true,
  verb: 'codebreakers',
  options: (s, f, ask) => offerOthers(s, f, ask, effectVerbs.codebreakers, (other) => noHand(s, other)),
  take(s, f, o, out) {
    if (o.verb !== 'codebreakers') return [];
    const hand = handOf(o.faction);
    showPile(s.cards, hand, seatBit(s, f), out);
    if (out.on) {
      const shown = { type: 'shown', faction: o.faction, to: f } as const;
      out.emit(shown, seatBit(s, f) | seatBit(s, o.faction), { ...shown, cards: cardsOf(s, hand) });
    }
    return [];
  },
};

/** A crafted item is exhausted for a move or a battle; nothing turns it up again. */
export const league: Effect = {
  title: 'league-of-adventurous-mice',
  slot: 'daylight',
  once: true,
  verb: 'league',
  options(s, f, ask) {
    for (let item = 0; item < TORCH; item++) {
      const at = f * ITEMS.length + item;
      if (s.crafted[at]! > s.craftedSpent[at]!)
        offerIf(ask, effectVerbs.league(item), NO_ACTION, (sub) => listGranted(s, f, GRANT_MOVE | GRANT_BATTLE, sub));
      else if (ask.wantsRefusals) ask.refuse(effectVerbs.league(item), NO_ITEM);
    }
  },
  take(s, f, o) {
    if (o.verb !== 'league') return [];
    s.craftedSpent = withAdded(s.craftedSpent, f * ITEMS.length + o.item, 1);
    return [grant(f, GRANT_MOVE | GRANT_BATTLE)];
  },
};
