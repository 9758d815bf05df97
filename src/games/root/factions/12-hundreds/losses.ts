import { ownShare } from '../../rules/02-key-terms/mercenaries.ts';
import { pieces, warriors } from '../../rules/02-key-terms/rule.ts';
import { isSheltered } from '../../rules/14-hirelings/immunity.ts';
import type { FactionRules } from '../faction.ts';
import { RAT, WARLORD } from '../../components/pieces.ts';
import { fighters, hiredIn, hitsOn, STANDARD } from '../standard.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { HUNDREDS } from '../../words.ts';
import type { BattleFrame } from '../../rules/04-key-actions/battle/frames.ts';

/** §4.3.3-R2: hits on their own warriors that leave a choice between the warlord and another; 0 for none. */
function contested(s: RootState, b: BattleFrame): number {
  const own = isSheltered(s, HUNDREDS, b.clearing) ? 0 : warriors(s, HUNDREDS, b.clearing);
  if (pieces(s, WARLORD, b.clearing) === 0 || hitsOn(b, HUNDREDS) >= fighters(s, b, HUNDREDS)) return 0;
  const hits = ownShare(hitsOn(b, HUNDREDS), own, hiredIn(s, b, HUNDREDS));
  return hits < own ? hits : 0;
}

/** §4.3.3-R2, §12.2.2-R1: they say whether a hit takes the warlord or another warrior. */
export const losses: FactionRules['losses'] = (s, b, f, doom, ask) => {
  if (contested(s, b) === 0) return STANDARD.losses(s, b, f, doom, ask);
  if (doom.length > 0) return;
  ask.offer(verbs.lose(RAT));
  ask.offer(verbs.lose(WARLORD));
};
