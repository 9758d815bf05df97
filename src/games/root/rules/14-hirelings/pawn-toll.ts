import { seatBit } from '../02-key-terms/players.ts';
import { damage, vagabondOf, wholeItems } from '../../factions/09-vagabond/items.ts';
import { damageAll, listWhole } from '../../factions/09-vagabond/mending.ts';
import type { Section } from '../../types.ts';
import { type Clearing, CLEARINGS, type Faction } from '../../words.ts';
import type { PawnTollFrame } from './frames.ts';

/** What a Vagabond owes for a move to a clearing. */
export const pawnToll = (faction: Faction, to: Clearing): PawnTollFrame => ({
  proc: 'pawnToll',
  step: 'item',
  got: 0,
  key: CLEARINGS[to]!,
  faction,
});

export const pawnTollProcedure: Section<PawnTollFrame> = {
  // The last whole item is not asked for.
  item: {
    kind: 'choice',
    window: 'bandits-toll',
    law: '14.3.2',
    seats: (s, f) => seatBit(s, f.faction),
    options(s, f, _seat, ask) {
      if (wholeItems(vagabondOf(s, f.faction)) > 1) listWhole(s, f.faction, [], ask);
    },
    none(s, f, out) {
      damageAll(s, f.faction, out);
      return 'done';
    },
    take(s, f, o, _seat, out) {
      if (o.verb === 'damage') damage(s, f.faction, o.item, o.side, out);
      return 'done';
    },
  },
};
