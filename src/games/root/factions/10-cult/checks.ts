import type { FactionChecks } from '../descriptor.ts';
import { LIZARD } from '../../components/pieces.ts';
import { LOST_SOULS, REVEALED } from '../../components/piles.ts';
import type { RootState } from '../../state.ts';
import { CULT } from '../../words.ts';
import { gardensLeft } from './gardens.ts';

/** What is impossible of the Cult. */
function audit(s: RootState, wrong: string[]): void {
  if (s.seat[CULT]! < 0) {
    if (s.cards.size[LOST_SOULS]! + s.cards.size[REVEALED]! > 0) wrong.push('cards of the Cult without the Cult');
    return;
  }
  if (s.cult.acolytes < 0 || s.cult.acolytes > s.away[LIZARD]!) wrong.push('acolytes');
  for (let suit = 0; suit < 3; suit++) if (gardensLeft(s, suit) < 0) wrong.push('gardens of a suit');
}

/** What conformance runs check of the Cult. */
export const cultChecks: FactionChecks = { audit };
