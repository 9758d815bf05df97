import { firstSeats } from '../../../../kernel/index.ts';
import type { Components } from '../../components/components.ts';
import type { KeepFrame } from '../../frames.ts';
import type { Section } from '../../types.ts';
import { discardCard } from '../transfers.ts';
import { kindsIn } from '../queries.ts';
import { handOf } from '../../components/piles.ts';

/** §S-2.12: cards that each player discards of the first five. */
const DROPPED = 2;

/** §S-2.12: all choose at once, unseen, the two of their five cards that they discard. */
export function keepSection(c: Components): Section<KeepFrame> {
  const chosenCount = (f: KeepFrame, seat: number, kind: number): number =>
    (f.said[seat] ?? []).filter((text) => text === c.verbs.drop(kind).text).length;
  return {
    ask: {
      kind: 'choice',
      mode: 'each',
      window: 'keep',
      law: 'S-2.12',
      secret: true,
      seats: (s) => firstSeats(s.settings.seats),
      parts: () => DROPPED,
      options(s, f, seat, ask) {
        for (let kind = 0; kind < c.kind.count; kind++)
          if (kindsIn(c, s, kind, handOf(seat)) > chosenCount(f, seat, kind)) ask.offer(c.verbs.drop(kind));
      },
      close(s, f, out) {
        for (let seat = 0; seat < s.settings.seats; seat++)
          for (let kind = 0; kind < c.kind.count; kind++)
            for (let n = chosenCount(f, seat, kind); n > 0; n--) discardCard(c, s, seat, kind, out);
        return 'done';
      },
    },
  };
}
