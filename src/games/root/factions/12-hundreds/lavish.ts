import { orPass } from '../../../../kernel/index.ts';
import { mayNotPlace, place } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import type { Section } from '../../types.ts';
import { RAT } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { type Faction, HUNDREDS, ITEMS } from '../../words.ts';
import { squander } from './hoard.ts';
import { LAVISH } from './state.ts';
import { hundredsVerbs } from './verbs.ts';
import { warlordAt } from './warlord.ts';
import type { LavishFrame } from './frames.ts';
import type { Slot } from '../../card-effects/slot.ts';

/** §12.7.4 */
const WARRIORS_PER_ITEM = 2;

/** §12.7.4: a lavish warlord on the map may give items away. */
export function lavish(s: RootState, f: Faction, slot: Slot): LavishFrame | undefined {
  if (slot !== 'birdsong-end' || f !== HUNDREDS || s.hundreds.mood !== LAVISH) return undefined;
  return { proc: 'lavish', step: 'item', got: 0 };
}

export const lavishProcedure: Section<LavishFrame> = {
  // §12.7.4: as many as they like; the spaces of a track close by themselves.
  item: {
    kind: 'choice',
    window: 'hundreds-lavish',
    law: '12.7.4',
    seats: (s) => seatBit(s, HUNDREDS),
    options: (s, _f, _seat, ask) =>
      orPass(ask, verbs.pass(), (asked) => {
        const c = warlordAt(s);
        if (c < 0 || mayNotPlace(s, HUNDREDS, c)) return;
        for (let item = 0; item < ITEMS.length; item++)
          if (s.hundreds.hoard[item]! > 0) asked.offer(hundredsVerbs.squander(item));
      }),
    none: () => 'done',
    take(s, _f, o, _seat, out) {
      if (o.verb !== 'squander') return 'done';
      squander(s, o.item, '12.7.4', out);
      place(s, RAT, warlordAt(s), WARRIORS_PER_ITEM, out);
      return 'item';
    },
  },
};
