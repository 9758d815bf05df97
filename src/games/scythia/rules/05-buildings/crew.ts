import { seatMask } from '../../../../kernel/index.ts';
import { HIRE_SILVER } from '../13-effects/possible.ts';
import { eachKind } from '../10-limits/cards.ts';
import type { Components } from '../../components/components.ts';
import type { CrewFrame } from '../../frames.ts';
import type { Section } from '../../types.ts';
import { declined, dismiss, enterCrew, payItem, swapMember } from '../transfers.ts';
import { crewWounds, has, slotOf } from '../queries.ts';
import { refusal } from '../../refusals.ts';
import { handOf, NONE } from '../../components/piles.ts';
import { CREW_SLOTS, SILVER } from '../../words.ts';

const NOT_WOUNDED = refusal('S-7.6', 'not-wounded');

/** §S-5.2: hiring and healing at the barracks, and effects that hire, heal or swap (§A-16). */
export function crewSection(c: Components): Section<CrewFrame> {
  const price = (f: CrewFrame, kind: number): number => Math.max(0, c.kind.cost[kind]! - f.left);
  return {
    // §S-7.8: into any slot; a member in that slot is discarded first.
    hire: {
      kind: 'choice',
      window: 'hire',
      law: 'S-5.2',
      part: true,
      secret: true,
      seats: (s) => seatMask(s.active),
      options(s, f, seat, ask) {
        const silver = has(s, seat, SILVER);
        eachKind(c, s, seat, ask, (kind) => {
          const cost = price(f, kind);
          if (cost > silver && !ask.wantsRefusals) return;
          for (let slot = 0; slot < CREW_SLOTS; slot++)
            if (cost <= silver) ask.offer(c.verbs.hire(kind, slot));
            else ask.refuse(c.verbs.hire(kind, slot), HIRE_SILVER, cost, silver);
        });
        if (f.must === 0) ask.offer(c.verbs.pass());
      },
      take(s, f, o, seat, out) {
        if (o.verb !== 'hire') return declined(seat, out, 'done');
        const cost = price(f, o.character);
        if (s.crew[slotOf(seat, o.slot)] !== NONE) dismiss(c, s, seat, o.slot, out);
        payItem(s, seat, SILVER, cost, out);
        enterCrew(c, s, seat, o.slot, o.character, handOf(seat), out);
        if (out.on) out.emit({ type: 'hired', seat, character: o.character, slot: o.slot, cost });
        return 'done';
      },
    },
    heal: {
      kind: 'choice',
      window: 'heal',
      law: 'S-7.6',
      part: true,
      seats: (s) => seatMask(s.active),
      options(s, f, seat, ask) {
        if (f.left === 0 || crewWounds(s, seat) === 0) return;
        for (let slot = 0; slot < CREW_SLOTS; slot++)
          if (s.wounds[slotOf(seat, slot)]! > 0) ask.offer(c.verbs.heal(slot));
          else if (ask.wantsRefusals) ask.refuse(c.verbs.heal(slot), NOT_WOUNDED);
        if (f.must === 0) ask.offer(c.verbs.pass());
      },
      none: () => 'done',
      take(s, f, o, seat, out) {
        if (o.verb !== 'heal') return declined(seat, out, 'done');
        s.wounds[slotOf(seat, o.slot)]!--;
        if (out.on) out.emit({ type: 'healed', seat, slot: o.slot });
        f.left--;
        f.must = 0;
        return 'heal';
      },
    },
    // §A-16: the old card goes to the hand, where everybody knows it; its wounds go to the supply; nothing is paid.
    swap: {
      kind: 'choice',
      window: 'swap',
      law: 'A-16',
      part: true,
      secret: true,
      seats: (s) => seatMask(s.active),
      options(s, f, seat, ask) {
        for (let slot = 0; slot < CREW_SLOTS; slot++)
          if (s.crew[slotOf(seat, slot)] !== NONE)
            eachKind(c, s, seat, ask, (kind) => ask.offer(c.verbs.swap(slot, kind)));
        if (f.must === 0) ask.offer(c.verbs.pass());
      },
      take(s, _f, o, seat, out) {
        if (o.verb !== 'swap') return declined(seat, out, 'done');
        const from = swapMember(c, s, seat, o.slot, o.character, out);
        if (out.on) out.emit({ type: 'swapped', seat, slot: o.slot, from, to: o.character });
        return 'done';
      },
    },
  };
}
