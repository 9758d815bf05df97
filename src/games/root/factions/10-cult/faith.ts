import { nthCard } from '../../../../kernel/index.ts';
import { discard, handSize } from '../../rules/02-key-terms/cards.ts';
import { countGone, type RemovalOverride, type Removal } from '../../rules/04-key-actions/removal.ts';
import { nameInHand } from '../../card-effects/hands.ts';
import type { Section } from '../../types.ts';
import { GARDEN } from '../../components/pieces.ts';
import { handOf } from '../../components/piles.ts';
import type { RootState } from '../../state.ts';
import { CULT, type Faction } from '../../words.ts';
import { joinAcolytes } from './acolytes.ts';
import type { FearFrame } from './frames.ts';

/** §10.2.3, §10.2.3-R1: warriors lost in battle while the Cult defends become acolytes. */
export const revenge: RemovalOverride = (s, _p, _c, count, r, out) => {
  if (r.defender !== CULT) return false;
  joinAcolytes(s, count, out);
  return true;
};

/** §10.2.5-R1: one for each garden. */
export function fearOfTheFaithful(_s: RootState, r: Removal, victim: Faction): FearFrame | undefined {
  const left = victim === CULT ? countGone(r, (p) => p === GARDEN) : 0;
  return left > 0 ? { proc: 'fear', step: 'hand', got: 0, left } : undefined;
}

export const fearProcedure: Section<FearFrame> = {
  // §10.2.5-R1: nothing with an empty hand; revealed cards are not in hand.
  hand: { kind: 'rule', run: (s, f) => (f.left > 0 && handSize(s, CULT) > 0 ? 'card' : 'done') },
  // §O.11
  card: {
    kind: 'chance',
    law: '10.2.5',
    count: (s) => handSize(s, CULT),
    name: (s, _f, n) => `lose ${nameInHand(s, handOf(CULT), n)}`,
    take(s, f, n, out) {
      discard(s, CULT, nthCard(s.cards, handOf(CULT), n), '10.2.5', out);
      f.left--;
      return 'hand';
    },
  },
};
