import type { Seat } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { place } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { RAVEN } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import type { Collector, RootOption, Sink } from '../../types.ts';
import { verbs } from '../../verbs.ts';
import { type Clearing, CORVIDS } from '../../words.ts';

/** A frame that places a warrior in each of some clearings. */
interface RavensFrame {
  /** Clearings that may still get a warrior. */
  left: Clearing[];
}

/** Places a warrior in each clearing; false, with nothing placed, when the supply has too few. */
export function placeRavens(s: RootState, left: readonly Clearing[], out: Sink): boolean {
  if (s.supply[RAVEN]! < left.length) return false;
  for (const c of left) place(s, RAVEN, c, 1, out);
  return true;
}

/** §2.5, §18.4.3-R1, §18.7.4-R1: the step `where`: with too few warriors the Corvids choose where they are placed. */
export const whereRavens = <Then extends string>(window: string, law: RootLaw, then: Then) =>
  ({
    kind: 'choice',
    window,
    law,
    seats: (s: RootState) => seatBit(s, CORVIDS),
    options(s: RootState, f: RavensFrame, _seat: Seat, ask: Collector): void {
      if (s.supply[RAVEN]! > 0) for (const c of f.left) ask.offer(verbs.place(c));
    },
    none: () => then,
    take(s: RootState, f: RavensFrame, o: RootOption, _seat: Seat, out: Sink): 'where' {
      if (o.verb !== 'place') return 'where';
      place(s, RAVEN, o.clearing, 1, out);
      f.left = f.left.filter((c) => c !== o.clearing);
      return 'where';
    },
  }) as const;
