import { type FactionName, FACTIONS } from '../../../games/root/words.ts';
import type { Emblem } from '../../components/icon.tsx';
import { familyOf } from './map/family.ts';
import type { RootView } from '../../../games/root/view-types.ts';

/** The sign of a faction. */
function emblemOf(faction: FactionName): Emblem {
  const family = familyOf(FACTIONS.indexOf(faction))!;
  return {
    fill: `var(--f-${family})`,
    on: `var(--on-f-${family})`,
    mark: `f-${family}`,
    dash: `var(--rim-${family}, none)`,
  };
}

/** The sign of the faction that a seat plays. */
export function rootEmblem(view: object, seat: number): Emblem | undefined {
  const faction = (view as RootView).factions[seat];
  return faction === null || faction === undefined ? undefined : emblemOf(faction);
}

/** The sign of a faction that can be chosen in the set-up. */
export function rootChoiceEmblem(field: string, choice: string): Emblem | undefined {
  if (field !== 'factions' && field !== 'pool') return undefined;
  const faction = FACTIONS.find((one) => one === choice);
  return faction && emblemOf(faction);
}
