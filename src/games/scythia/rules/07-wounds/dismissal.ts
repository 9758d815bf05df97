import type { Asides } from '../../../../kernel/index.ts';
import type { Components } from '../../components/components.ts';
import type { Scythia } from '../../types.ts';
import { dismiss } from '../transfers.ts';
import { slotOf } from '../queries.ts';
import { refusal } from '../../refusals.ts';
import { NONE } from '../../components/piles.ts';
import type { ScythiaState } from '../../state.ts';
import { CREW_SLOTS } from '../../words.ts';

const NOBODY_TO_DISMISS = refusal('S-7.8', 'no-member');
const NOT_YOUR_TURN = refusal('A-05', 'not-your-turn');
const NOT_IN_RAID = refusal('A-05', 'not-in-raid');
const FINISH_FIRST = refusal('A-05', 'finish-first');

/** §A-05: true between the actions of a turn; a choice that has begun must be finished first. */
function isFree(s: ScythiaState): boolean {
  const top = s.stack[s.stack.length - 1];
  return top?.proc === 'visit' || (top?.proc === 'turn' && (top.step === 'start' || top.step === 'take'));
}

const busyWith = (s: ScythiaState) => (s.stack.some((f) => f.proc === 'raid') ? NOT_IN_RAID : FINISH_FIRST);

/** §S-7.8, §A-05: in the own turn, but not in a raid, a crew member may be discarded at any time. */
export function asidesOf(c: Components): Asides<Scythia> {
  return {
    law: 'S-7.8',
    options(s, seat, ask) {
      const mine = s.active === seat;
      for (let slot = 0; slot < CREW_SLOTS; slot++)
        if (!mine || !isFree(s)) {
          if (ask.wantsRefusals) ask.refuse(c.verbs.dismiss(slot), mine ? busyWith(s) : NOT_YOUR_TURN);
        } else if (s.crew[slotOf(seat, slot)] !== NONE) ask.offer(c.verbs.dismiss(slot));
        else if (ask.wantsRefusals) ask.refuse(c.verbs.dismiss(slot), NOBODY_TO_DISMISS);
    },
    take(s, seat, o, out) {
      if (o.verb === 'dismiss') dismiss(c, s, seat, o.slot, out);
    },
  };
}
