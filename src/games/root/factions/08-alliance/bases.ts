import { type ChildFrame, withAdded } from '../../../../kernel/index.ts';
import type { Removal } from '../../rules/04-key-actions/removal.ts';
import type { Root, Section } from '../../types.ts';
import { BASE, MOUSE_WARRIOR } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import { ALLIANCE, type Faction, SUITS } from '../../words.ts';
import { discardSupporters, reduceSupporters } from './supporters.ts';
import type { LostBaseFrame } from './frames.ts';

/** §8.2.4-R1: two bases lost at once are resolved one after the other. */
export function lostBases(s: RootState, r: Removal, victim: Faction): readonly ChildFrame<Root>[] | undefined {
  if (victim !== ALLIANCE) return undefined;
  const frames: ChildFrame<Root>[] = [];
  for (let i = 0; i < r.gone.length; i += 3) {
    if (r.gone[i] !== BASE) continue;
    const suit = s.suit[r.gone[i + 1]!]!;
    frames.push({ proc: 'lostBase', step: 'supporters', got: 0, key: SUITS[suit] ?? 'every', suit });
  }
  return frames;
}

export const lostBaseProcedure: Section<LostBaseFrame> = {
  supporters: {
    kind: 'rule',
    law: '8.2.4',
    run(s, f, out) {
      discardSupporters(s, f.suit, out);
      return 'officers';
    },
  },
  // Half the officers, rounded up, return to supply.
  officers: {
    kind: 'rule',
    law: '8.2.4',
    run(s, _f, out) {
      const lost = Math.ceil(s.alliance.officers / 2);
      s.alliance.officers -= lost;
      s.away = withAdded(s.away, MOUSE_WARRIOR, -lost);
      s.supply[MOUSE_WARRIOR]! += lost;
      if (out.on) out.emit({ type: 'officers', officers: s.alliance.officers });
      return 'reduce';
    },
  },
  reduce: { kind: 'rule', run: (s) => ({ call: reduceSupporters(s), then: 'done' }) },
};
