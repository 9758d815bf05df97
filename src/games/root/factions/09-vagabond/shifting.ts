import type { OptionCollector } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import type { RootOption } from '../../types.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { BAG, COIN, type Faction, TEA } from '../../words.ts';
import { itemsIn, trackFull, vagabondOf } from './items.ts';
import { IN_SATCHEL, ON_TRACK } from './state.ts';
import { SHIFT } from './verbs.ts';

const TRACK_FULL = refusal('9.2.5.I', 'track-full');

/** §9.2.5.III, §9.2.5.III-E1: where the edition leaves it to him, he moves tea, coins and bags as he likes, `back` to the satchel too. */
export function listShifts(s: RootState, f: Faction, ask: OptionCollector<RootOption, RootLaw>, back = true): void {
  if (s.settings.law.itemTrackMode === 'auto') return;
  const v = vagabondOf(s, f);
  for (const item of [TEA, COIN, BAG]) {
    if (back && itemsIn(v, item, ON_TRACK) > 0) ask.offer(SHIFT(item, 0));
    if (itemsIn(v, item, IN_SATCHEL) === 0) continue;
    if (!trackFull(v, item)) ask.offer(SHIFT(item, 1));
    else if (ask.wantsRefusals) ask.refuse(SHIFT(item, 1), TRACK_FULL);
  }
}
