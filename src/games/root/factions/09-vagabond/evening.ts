import { between } from '../../rules/01-turn/between.ts';
import { handLimit } from '../../rules/02-key-terms/cards.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { eveningDraw } from '../../card-effects/evening.ts';
import type { Section } from '../../types.ts';
import { BAG, COIN, type Faction, isClearing, ITEMS } from '../../words.ts';
import { allIn, itemsIn, lose, restoreAll, shiftItem, vagabondOf } from './items.ts';
import { DAMAGED_EXHAUSTED, IN_SATCHEL, ON_TRACK, type VagabondState } from './state.ts';
import { listShifts } from './shifting.ts';
import { vagabondVerbs } from './verbs.ts';
import type { VagabondEveningFrame } from './frames.ts';

/** His Evening. */
export function vagabondEvening(faction: Faction): VagabondEveningFrame {
  return { proc: 'vagabondEvening', step: 'rest', got: 0, faction };
}

/** §9.6.4 */
const CAPACITY = 6;
const PER_BAG = 2;

/** §9.6.4, §9.6.4-R1: how far satchel and Damaged box hold more than they may; tracks do not count. */
function surplus(v: VagabondState): number {
  let held = 0;
  for (let where = IN_SATCHEL; where <= DAMAGED_EXHAUSTED; where++) held += allIn(v, where);
  return held - CAPACITY - PER_BAG * itemsIn(v, BAG, ON_TRACK);
}

export const vagabondEveningProcedure: Section<VagabondEveningFrame> = {
  // §9.6.1, §9.6.1-R1: in a forest; undamaged items stay as they are.
  rest: {
    kind: 'rule',
    law: '9.6.1',
    run(s, f, out) {
      if (!isClearing(vagabondOf(s, f.faction).place)) restoreAll(s, f.faction, out);
      return between(s, f.faction, 'evening', 'draw');
    },
  },
  // §9.6.2
  draw: {
    kind: 'rule',
    run: (s, f) => ({
      call: eveningDraw(f.faction, 1 + itemsIn(vagabondOf(s, f.faction), COIN, ON_TRACK)),
      then: 'discard',
    }),
  },
  // §9.6.3
  discard: { kind: 'rule', run: (_s, f) => ({ call: handLimit(f.faction, '9.6.3'), then: 'drawn' }) },
  // §18.2.4-R1
  drawn: { kind: 'rule', run: (s, f) => between(s, f.faction, 'evening-drawn', 'capacity') },
  // §9.6.4
  capacity: {
    kind: 'choice',
    window: 'vagabond-capacity',
    law: '9.6.4',
    seats: (s, f) => seatBit(s, f.faction),
    options(s, f, _seat, ask) {
      const v = vagabondOf(s, f.faction);
      if (surplus(v) <= 0) return;
      for (let item = 0; item < ITEMS.length; item++)
        for (let where = IN_SATCHEL; where <= DAMAGED_EXHAUSTED; where++)
          if (itemsIn(v, item, where) > 0) ask.offer(vagabondVerbs.drop(item, where - IN_SATCHEL));
      listShifts(s, f.faction, ask, false);
    },
    none: () => 'done',
    take(s, f, o, _seat, out) {
      if (o.verb === 'drop') lose(s, f.faction, o.item, o.load + IN_SATCHEL, out);
      else if (o.verb === 'shift') shiftItem(s, f.faction, o.item, o.to, out);
      return 'capacity';
    },
  },
};
