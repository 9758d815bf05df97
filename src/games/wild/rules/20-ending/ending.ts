import type { GameResult } from '../../../../kernel/index.ts';
import { defeatLaw } from '../transfers/players.ts';
import { isWon } from '../queries.ts';
import type { WildState } from '../../state.ts';

const together = (s: WildState): number[] => Array.from({ length: s.settings.seats }, (_, seat) => seat);

/** Chapter W-20: everybody wins or everybody loses, at the moment it happens (§W-1.1). */
export function ending(s: WildState): GameResult | null {
  if (s.lost !== 0) return { winners: [], ranking: [together(s)], law: defeatLaw(s.lost) };
  if (isWon(s)) return { winners: together(s), ranking: [together(s)], law: 'W-20.1' };
  return null;
}
