import { seatMask } from '../../../../kernel/index.ts';
import type { Components } from '../../components/components.ts';
import { type CentreFrame, effects } from '../../frames.ts';
import type { ScythiaState } from '../../state.ts';
import type { Section, Sink } from '../../types.ts';
import { CREW_SLOTS } from '../../words.ts';
import { eachKind } from '../10-limits/cards.ts';
import { offerUnlessBlocked } from '../13-effects/blocked.ts';
import { blockedEagle, blockedPlay } from '../13-effects/possible.ts';
import { slotOf } from '../queries.ts';
import { declined, discardCard } from '../transfers.ts';

/** §S-5.6: a card is played and discarded first; an eagle lends the ability of the member under it. */
export function centreSection(c: Components): Section<CentreFrame> {
  function play(s: ScythiaState, seat: number, kind: number, out: Sink): void {
    discardCard(c, s, seat, kind, out);
    if (out.on) out.emit({ type: 'played', seat, character: kind });
  }
  return {
    card: {
      kind: 'choice',
      window: 'play',
      law: 'S-5.6',
      part: true,
      secret: true,
      seats: (s) => seatMask(s.active),
      options(s, f, seat, ask) {
        eachKind(c, s, seat, ask, (kind) => {
          offerUnlessBlocked(ask, c.verbs.play(kind), blockedPlay(c, s, seat, kind));
        });
        if (f.must === 0) ask.offer(c.verbs.pass());
      },
      take(s, f, o, seat, out) {
        if (o.verb !== 'play') return declined(seat, out, 'done');
        play(s, seat, o.character, out);
        return { call: effects(c.kind.play[o.character]!, f.worker), then: 'done' };
      },
    },
    eagle: {
      kind: 'choice',
      window: 'eagle',
      law: 'S-5.6',
      part: true,
      secret: true,
      seats: (s) => seatMask(s.active),
      options(s, f, seat, ask) {
        for (let slot = 0; slot < CREW_SLOTS; slot++) {
          offerUnlessBlocked(ask, c.verbs.eagle(slot), blockedEagle(c, s, seat, slot));
        }
        if (f.must === 0) ask.offer(c.verbs.pass());
      },
      take(s, f, o, seat, out) {
        if (o.verb !== 'eagle') return declined(seat, out, 'done');
        const at = slotOf(seat, o.slot);
        const character = s.crew[at]!;
        s.usedEagles.push(s.eagles[at]!);
        if (out.on) out.emit({ type: 'eagle-used', seat, slot: o.slot, character });
        return { call: effects(c.kind.play[character]!, f.worker), then: 'done' };
      },
    },
  };
}
