import { SERVICES } from '../../../games/root/factions/11-riverfolk/state.ts';
import { SUITS } from '../../../games/root/words.ts';
import type { FactionInputs } from './faction.ts';
import { each, single, upTo } from './reading.ts';

function sum(counts: readonly number[]): number {
  let all = 0;
  for (let i = 0; i < counts.length; i++) all += counts[i]!;
  return all;
}

/** Inputs of the Riverfolk: funds, payments, prices, lost trade posts. */
export const riverfolk: FactionInputs = {
  own: (f) => [
    upTo('funds', 12, 1, (r) => sum(r.s.riverfolk.funds) + sum(r.s.riverfolk.committed)),
    upTo('payments', 8, 1, (r) => sum(r.s.riverfolk.payments)),
    single('own funds', (r) => r.s.riverfolk.funds[f]!),
    each('prices', SERVICES, (r, service) => r.s.riverfolk.prices[service]!),
    each('lost posts', SUITS.slice(0, 3), (r, suit) => r.s.riverfolk.lostPosts[suit]!),
  ],
  about: (_f, other) => [
    single('their warriors in funds', (r) => r.s.riverfolk.funds[other]!),
    single('their warriors in payments', (r) => r.s.riverfolk.payments[other]!),
  ],
};
