import { inPlay } from '../../rules/02-key-terms/players.ts';
import type { FactionChecks } from '../descriptor.ts';
import { MOLE } from '../../components/pieces.ts';
import { DUCHY_REVEALED } from '../../components/piles.ts';
import type { RootState } from '../../state.ts';
import { DUCHY } from '../../words.ts';
import { MINISTERS, PER_RANK, rankOf, RANKS } from './state.ts';

/** §17.3.6: swayed ministers of a rank. */
export function swayedOf(s: RootState, rank: number): number {
  let count = 0;
  for (let m = 0; m < MINISTERS.length; m++) if (rankOf(m) === rank) count += s.duchy.swayed[m]!;
  return count;
}

/** What is impossible of the Duchy. */
function audit(s: RootState, wrong: string[]): void {
  if (!inPlay(s, DUCHY)) {
    if (s.cards.size[DUCHY_REVEALED]! > 0) wrong.push('cards of the Duchy without the Duchy');
    return;
  }
  if (s.duchy.burrow < 0 || s.duchy.burrow !== s.away[MOLE]) wrong.push('warriors of the Burrow');
  RANKS.forEach((name, rank) => {
    const crowns = s.duchy.crowns[rank]!;
    if (crowns < 0 || crowns + swayedOf(s, rank) > PER_RANK) wrong.push(`crowns of the rank ${name}`);
  });
}

const FATES = ['swayed', 'acts', 'forsaken'] as const;

/** What conformance runs check of the Duchy, and what play should reach: everything that can happen to every minister. */
export const duchyChecks: FactionChecks = {
  audit,
  content: FATES.flatMap((fate) => MINISTERS.map((name) => `minister ${name} ${fate}`)),
  reached: {
    minister: (e) => [`minister ${MINISTERS[e.minister]} acts`],
    swayed: (e) => [`minister ${MINISTERS[e.minister]} swayed`],
    forsaken: (e) => [`minister ${MINISTERS[e.minister]} forsaken`],
  },
};
