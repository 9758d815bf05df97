import { type ChildFrame, offerUnless, withAdded, withValue } from '../../../../kernel/index.ts';
import { copyIn, discard, eachTitle, fits, handSize, noCard } from '../../rules/02-key-terms/cards.ts';
import { mayNotPlace, sendHome, setDown } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import type { Removal } from '../../rules/04-key-actions/removal.ts';
import type { Root, Section, Sink } from '../../types.ts';
import { CAT } from '../../components/pieces.ts';
import { handOf } from '../../components/piles.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { CLEARING_COUNT, CLEARINGS, type Clearing, type Faction, MARQUISE } from '../../words.ts';
import { keepAt } from './setup.ts';
import { marquiseVerbs } from './verbs.ts';
import type { HospitalsFrame } from './frames.ts';

const NO_CARD = noCard('6.2.3');

/** Sends the fallen of a clearing to the supply (2.5.1). */
function bury(s: RootState, c: Clearing, replaced: boolean, out: Sink): void {
  sendHome(s, CAT, s.marquise.fallen[c]!, replaced, out);
  s.marquise.fallen = withValue(s.marquise.fallen, c, 0);
}

/** Removed warriors wait until it is decided whether they are saved. */
export function fallen(s: RootState, _p: number, c: Clearing, count: number): boolean {
  s.marquise.fallen = withAdded(s.marquise.fallen, c, count);
  return true;
}

/** §6.2.3-R1: there is a keep; §1.1.2: and warriors may be placed beside it. */
const isOpen = (s: RootState): boolean => {
  const keep = keepAt(s);
  return keep >= 0 && !mayNotPlace(s, MARQUISE, keep);
};

/** §6.2.3-R1: one card per clearing and removal; impossible without the keep, also when it goes in the same moment. */
export function fieldHospitals(
  s: RootState,
  r: Removal,
  victim: Faction,
  out: Sink,
): readonly ChildFrame<Root>[] | undefined {
  if (victim !== MARQUISE) return undefined;
  const frames: ChildFrame<Root>[] = [];
  const possible = isOpen(s) && handSize(s, MARQUISE) > 0;
  for (let i = 0; i < r.gone.length; i += 3) {
    const c = r.gone[i + 1]!;
    if (r.gone[i] !== CAT) continue;
    const replaced = r.replaced ? 1 : 0;
    if (possible)
      frames.push({ proc: 'fieldHospitals', step: 'card', got: 0, key: CLEARINGS[c]!, clearing: c, replaced });
    else bury(s, c, r.replaced, out);
  }
  return frames;
}

export const hospitalsProcedure: Section<HospitalsFrame> = {
  // Asked whatever the hand holds; an empty hand is known to all.
  card: {
    kind: 'choice',
    window: 'field-hospitals',
    law: '6.2.3',
    secret: true,
    seats: (s) => seatBit(s, MARQUISE),
    options(s, f, _seat, ask) {
      ask.offer(verbs.pass());
      if (!isOpen(s)) return;
      eachTitle(s, handOf(MARQUISE), (title, card) => {
        offerUnless(
          ask,
          marquiseVerbs.save(title),
          fits(card, s.suit[f.clearing]!) ? undefined : NO_CARD,
          s.suit[f.clearing],
        );
      });
    },
    take(s, f, o, _seat, out) {
      if (o.verb === 'save') save(s, f.clearing, copyIn(s, handOf(MARQUISE), o.title), out);
      else bury(s, f.clearing, f.replaced === 1, out);
      return 'done';
    },
  },
};

/** §6.2.3-E1: placed, not moved: no rule is needed and no Outrage follows. */
function save(s: RootState, c: Clearing, card: number, out: Sink): void {
  const keep = keepAt(s);
  const count = s.marquise.fallen[c]!;
  discard(s, MARQUISE, card, '6.2.3', out);
  s.marquise.fallen = withValue(s.marquise.fallen, c, 0);
  setDown(s, CAT, keep, count);
  if (out.on) out.emit({ type: 'placed', piece: CAT, clearing: keep, count });
}

/** How many warriors wait for a decision: for the count of pieces. */
export function waiting(s: RootState): number {
  let count = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) count += s.marquise.fallen[c]!;
  return count;
}
