import { offerUnless, type OptionContribution } from '../../../../kernel/index.ts';
import { mayNotPlace, place, shift, toSupply } from '../../rules/02-key-terms/pieces.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import { adjacent } from '../../rules/04-key-actions/move.ts';
import type { RemovalOverride } from '../../rules/04-key-actions/removal.ts';
import { loose } from '../../rules/14-hirelings/stuck.ts';
import type { Root } from '../../types.ts';
import { MOB, RAT, WARLORD } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { type Clearing, CLEARING_COUNT, HUNDREDS, type Party } from '../../words.ts';
import { BITTER, STUBBORN, WRATHFUL } from './state.ts';
import { hundredsVerbs } from './verbs.ts';
import type { MoveFrame } from '../../rules/04-key-actions/frames.ts';
import type { BattleFrame } from '../../rules/04-key-actions/battle/frames.ts';

const NO_MOB = refusal('12.7.1', 'no-mob');

/** The warlord's clearing, -1 when he is not on the map. */
export function warlordAt(s: RootState): Clearing {
  for (let c = 0; c < CLEARING_COUNT; c++) if (pieces(s, WARLORD, c) > 0) return c;
  return -1;
}

/** §12.2.2-R1: removed in battle he goes to the supply, past every card that keeps removed warriors. */
export const fallenWarlord: RemovalOverride = (s, p, _c, count) => {
  s.supply[p]! += count;
  return true;
};

/** The warlord and some of the others move. */
export function lead(
  s: RootState,
  from: Clearing,
  to: Clearing,
  count: number,
  out: Parameters<typeof shift>[6],
): void {
  if (count > 0) shift(s, RAT, from, to, count, HUNDREDS, out);
  shift(s, WARLORD, from, to, 1, HUNDREDS, out);
}

/** §12.2.2, §12.5.2-R1: in a move the warlord is a warrior like the others. */
export const withWarlord: OptionContribution<Root, MoveFrame> = {
  verbs: ['with-warlord'],
  options(s, f, _seat, ask) {
    if (f.faction !== HUNDREDS || loose(s, WARLORD, f.from) === 0) return;
    for (let count = loose(s, RAT, f.from); count >= 0; count--) ask.offer(hundredsVerbs.withWarlord(count));
  },
  take(s, f, o, _seat, out) {
    if (o.verb !== 'with-warlord') return 'arrived';
    lead(s, f.from, f.to, o.count, out);
    return o.count > 0 ? 'arrived' : 'alone';
  },
};

const inMood = (s: RootState, b: BattleFrame, mood: number): boolean =>
  s.hundreds.mood === mood && pieces(s, WARLORD, b.clearing) > 0;

/** §12.7.7, §12.7.7-R1: in the warlord's clearing a stubborn one ignores the first hit on either side of the battle. */
export const stubborn = (ignores: boolean, s: RootState, b: BattleFrame, side: Party): boolean =>
  ignores || (side === HUNDREDS && inMood(s, b, STUBBORN));

/** §12.7.8: as attacker in the warlord's clearing one extra hit. */
export const wrathful = (hits: number, s: RootState, b: BattleFrame): number =>
  b.attacker === HUNDREDS && inMood(s, b, WRATHFUL) ? hits + 1 : hits;

/** §12.7.1: mobs of the warlord's clearing and those around it become warriors there. */
export const bitter: OptionContribution<Root, BattleFrame> = {
  verbs: ['join'],
  options(s, b, _seat, ask) {
    if (!inMood(s, b, BITTER)) return;
    const banned = mayNotPlace(s, HUNDREDS, b.clearing);
    for (const c of [b.clearing, ...adjacent(s, HUNDREDS, b.clearing)]) {
      const no = pieces(s, MOB, c) === 0 ? NO_MOB : banned;
      offerUnless(ask, hundredsVerbs.join(c), no);
    }
  },
  take(s, b, o, _seat, out) {
    if (o.verb !== 'join') return 'rally';
    toSupply(s, MOB, o.clearing, 1, HUNDREDS, out);
    place(s, RAT, b.clearing, 1, out);
    return 'rally';
  },
};
