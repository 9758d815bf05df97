import { seatMask } from '../../../../kernel/index.ts';
import type { Components } from '../../components/components.ts';
import { effects, type VisitFrame } from '../../frames.ts';
import { refusal } from '../../refusals.ts';
import { NONE } from '../../components/piles.ts';
import type { ScythiaState } from '../../state.ts';
import type { Collector, Section } from '../../types.ts';
import { offerUnlessBlocked } from '../13-effects/blocked.ts';
import { blockedList } from '../13-effects/possible.ts';
import { declined } from '../transfers.ts';

/** a: the colours that the building and its alternative allow (bit k for colour k), b: the worker's colour. */
const WORKER_COLOUR = refusal('S-4.4', 'worker-colour');
/** Numbers as in WORKER_COLOUR; for an effect that gives the action of any building. */
const ANY_COLOUR = refusal('S-13.8', 'any-colour');

/** §S-4.2, §S-4.4, §S-4.5: a building gives one of its alternatives, or none if the player so wishes. */
export function visitSection(c: Components): Section<VisitFrame> {
  function list(s: ScythiaState, f: VisitFrame, seat: number, building: number, ask: Collector): void {
    const worker = 1 << f.worker;
    const colour = f.building === NONE ? ANY_COLOUR : WORKER_COLOUR;
    const open = (c.building.allowed[building]! & worker) !== 0;
    for (let k = c.building.from[building]!; k < c.building.from[building + 1]! && !ask.isSatisfied; k++) {
      if (!open || (c.alternative.workers[k]! & worker) === 0) {
        if (ask.wantsRefusals)
          ask.refuse(c.verbs.use(k), colour, c.building.allowed[building]! & c.alternative.workers[k]!, f.worker);
        continue;
      }
      offerUnlessBlocked(ask, c.verbs.use(k), blockedList(c, s, seat, c.alternative.list[k]!));
    }
  }
  return {
    act: {
      kind: 'choice',
      window: 'action',
      law: 'S-4.5',
      secret: true,
      seats: (s) => seatMask(s.active),
      options(s, f, seat, ask) {
        if (f.building !== NONE) list(s, f, seat, f.building, ask);
        else for (let building = 0; building < c.building.count; building++) list(s, f, seat, building, ask);
        if (f.must === 0) ask.offer(c.verbs.pass());
      },
      take(_s, f, o, seat, out) {
        if (o.verb !== 'use') return declined(seat, out, 'done');
        if (out.on) out.emit({ type: 'used', seat, alternative: o.alternative });
        return { call: effects(c.alternative.list[o.alternative]!, f.worker), then: 'done' };
      },
    },
  };
}
