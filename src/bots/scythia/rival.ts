import type { Components } from '../../games/scythia/components/components.ts';
import { horsePoints, questPoints } from '../../games/scythia/rules/11-scoring/scoring.ts';
import { AVAILABLE, CHIEF } from '../../games/scythia/components/piles.ts';
import type { ScythiaState } from '../../games/scythia/state.ts';
import { CIVS } from '../../games/scythia/words.ts';
import type { ScythiaWeights } from './weights.ts';

/** The share of schemes that find no raid spot of their civilisation: they take quests (§S-12.3). */
function idleSchemes(b: Components, s: ScythiaState): number {
  let idle = 0;
  for (let civ = 0; civ < CIVS.length; civ++) {
    if (b.civ.spots[civ]!.some((spot) => s.spots[spot] === AVAILABLE)) continue;
    for (const of of b.scheme.civ) if (of === civ) idle++;
  }
  return idle / b.scheme.count;
}

/**
 * What the AI chief will come to (S-12): what it has, raids at an even pace for the schemes that still find a spot, and the
 * quests that lie face up for the others.
 */
export function chiefValue(b: Components, s: ScythiaState, w: ScythiaWeights, turns: number): number {
  const chief = b.chief.names.indexOf(s.settings.chief);
  const idle = idleSchemes(b, s);
  const pace = w.chiefPace + w.chiefStrength * b.chief.strength[chief]! + w.chiefFood * b.chief.extra[chief]!;
  let shown = 0;
  let points = 0;
  for (const quest of s.places) {
    if (quest < 0) continue;
    shown++;
    points += b.quest.vp[quest]!;
  }
  // Civilisations run dry as the game goes on.
  const visits = turns * Math.min(1, idle + w.drying);
  const grabbed = shown === 0 ? 0 : points * Math.min(1, visits / (shown + w.hidden));
  return (
    s.chiefScore +
    questPoints(b, s, CHIEF) +
    horsePoints(b, s) +
    turns * (1 - idle) * pace +
    turns * idle * w.chiefHorse +
    grabbed
  );
}
