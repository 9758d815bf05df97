import { filledList } from '../../../kernel/index.ts';
import { score } from '../rules/03-victory/scoring.ts';
import { title } from '../components/cards/index.ts';
import type { Section, Sink } from '../types.ts';
import type { RootState } from '../state.ts';
import type { Faction } from '../words.ts';
import { hasCrafted, tellUse } from './effect.ts';
import type { CoffinsFrame } from './frames.ts';
import type { Slot } from './slot.ts';

/** Warriors for one point. */
const WARRIORS_PER_POINT = 5;

/** Sends the warriors on the card back to their supplies. */
export function emptyCoffins(s: RootState, out: Sink): void {
  const { coffins } = s.effects;
  for (let p = 0; p < coffins.length; p++) {
    if (coffins[p] === 0) continue;
    if (out.on) out.emit({ type: 'coffins', piece: p, count: -coffins[p]! });
    s.supply[p]! += coffins[p]!;
  }
  s.effects.coffins = filledList(coffins.length, 0);
}

/** At the start of Birdsong the owner scores. */
export function coffinMakers(s: RootState, f: Faction, slot: Slot): CoffinsFrame | undefined {
  if (slot !== 'birdsong-start' || !hasCrafted(s, f, title('coffin-makers'))) return undefined;
  return { proc: 'coffins', step: 'score', got: 0, faction: f };
}

export const coffinsProcedure: Section<CoffinsFrame> = {
  // A point per five warriors on the card, then they go home.
  score: {
    kind: 'rule',
    law: '4.1.3',
    run(s, { faction }, out) {
      let count = 0;
      for (const warriors of s.effects.coffins) count += warriors;
      if (count === 0) return 'done';
      tellUse(s, faction, title('coffin-makers'), out);
      score(s, faction, Math.floor(count / WARRIORS_PER_POINT), '4.1.3', out);
      emptyCoffins(s, out);
      return 'done';
    },
  },
};
