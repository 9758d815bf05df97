import { componentsOf } from '../../games/wild/components/components.ts';
import { CELL_COUNT, NOWHERE } from '../../games/wild/rules/00-board/geometry.ts';
import type { Wild } from '../../games/wild/index.ts';
import { campsBuilt, factoriesBuilt, intactFactories, playerCount, seatOf } from '../../games/wild/rules/queries.ts';
import type { WildState } from '../../games/wild/state.ts';
import type { Figures } from '../figures.ts';

/** The figures of the Wild, by place in the list of names. */
const [CAMPS, FACTORIES, SUPPORT, MECHS, POLLUTION, TOXIC, DAMAGE, KILLED] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

function campsLeft(s: WildState): number {
  let left = 0;
  for (let player = 0; player < playerCount(s); player++) left += s.camps[player]!;
  return left;
}

/**
 * Defenders of the Wild in figures: camps still to build and factories that stand, for all together; one's own support
 * and damage; what the machines have on the board.
 */
export const WILD_FIGURES: Figures<Wild> = {
  names: ['camps', 'factories', 'support', 'mechs', 'pollution', 'toxic', 'damage', 'killed'],
  weights: [-3, -2, 0.6, -0.3, -0.2, -1, -0.5, -3],
  read(s, seat, into) {
    into.fill(0);
    into[CAMPS] = campsLeft(s);
    into[FACTORIES] = intactFactories(s);
    for (let player = 0; player < playerCount(s); player++) {
      if (seatOf(s, player) !== seat || s.faction[player] === NOWHERE) continue;
      into[SUPPORT]! += s.support[player]!;
      into[DAMAGE]! += s.damage[player]!;
    }
    for (let c = 0; c < CELL_COUNT; c++) {
      into[MECHS]! += s.mechs[c]!;
      into[POLLUTION]! += s.pollution[c]!;
    }
    into[TOXIC] = componentsOf(s).pack.limits.toxicSites - s.toxicLeft;
    into[KILLED] = sum(s.deaths);
  },
  // The game ends by the last camp or by a factory too many, whichever is nearer.
  progress(s) {
    let built = 0;
    for (let seat = 0; seat < s.settings.seats; seat++) built += campsBuilt(s, seat);
    const camps = built / Math.max(1, built + campsLeft(s));
    return Math.min(1, Math.max(camps, factoriesBuilt(s) / (componentsOf(s).pack.limits.factoriesBuilt + 1)));
  },
};
