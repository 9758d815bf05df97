import type { Asides } from '../../../../kernel/index.ts';
import type { Components } from '../../components/components.ts';
import type { Scythia } from '../../types.ts';
import { dismiss } from '../transfers.ts';
import { slotOf } from '../queries.ts';
import { FINISH_FIRST, NOBODY_TO_DISMISS, NOT_IN_RAID, NOT_YOUR_TURN } from '../../refusals.ts';
import { NONE, type ScythiaState } from '../../state.ts';
import { CREW_SLOTS } from '../../words.ts';

/** Between the sentences of the own turn; a choice that has begun is finished first. */
function isFree(s: ScythiaState): boolean {
  const top = s.stack[s.stack.length - 1];
  return top?.proc === 'visit' || (top?.proc === 'turn' && (top.step === 'start' || top.step === 'take'));
}

const busyWith = (s: ScythiaState) => (s.stack.some((f) => f.proc === 'raid') ? NOT_IN_RAID : FINISH_FIRST);

/** §S-7.8, §A-05: in the own turn, but not in a raid, a crew member may be discarded at any time. */
export function asidesOf(b: Components): Asides<Scythia> {
  return {
    law: 'S-7.8',
    options(s, seat, ask) {
      const mine = s.active === seat;
      for (let slot = 0; slot < CREW_SLOTS; slot++)
        if (!mine || !isFree(s)) {
          if (ask.wantsRefusals) ask.refuse(b.verbs.dismiss(slot), mine ? busyWith(s) : NOT_YOUR_TURN);
        } else if (s.crew[slotOf(seat, slot)] !== NONE) ask.offer(b.verbs.dismiss(slot));
        else if (ask.wantsRefusals) ask.refuse(b.verbs.dismiss(slot), NOBODY_TO_DISMISS);
    },
    take(s, seat, o, out) {
      if (o.verb === 'dismiss') dismiss(b, s, seat, o.slot, out);
    },
  };
}
