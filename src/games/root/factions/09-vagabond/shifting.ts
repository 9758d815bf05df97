import type { Collector } from '../../types.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { BAG, COIN, type Faction, TEA } from '../../words.ts';
import { itemsIn, trackFull, vagabondOf } from './items.ts';
import { IN_SATCHEL, ON_TRACK } from './state.ts';
import { vagabondVerbs } from './verbs.ts';
import { offerUnless } from '../../../../kernel/index.ts';

const TRACK_FULL = refusal('9.2.5.I', 'track-full');

/** §9.2.5.III, §9.2.5.III-E1: where the edition leaves it to him, he moves tea, coins and bags as he likes, `back` to the satchel too. */
export function listShifts(s: RootState, f: Faction, ask: Collector, back = true): void {
  if (s.settings.law.itemTrackMode === 'auto') return;
  const v = vagabondOf(s, f);
  for (const item of [TEA, COIN, BAG]) {
    if (back && itemsIn(v, item, ON_TRACK) > 0) ask.offer(vagabondVerbs.shift(item, 0));
    if (itemsIn(v, item, IN_SATCHEL) === 0) continue;
    offerUnless(ask, vagabondVerbs.shift(item, 1), trackFull(v, item) ? TRACK_FULL : undefined);
  }
}
