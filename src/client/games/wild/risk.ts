import { damageOf } from '../../../games/wild/rules/10-damage/damage.ts';
import { componentsOf } from '../../../games/wild/components/components.ts';
import { NOWHERE } from '../../../games/wild/rules/00-board/geometry.ts';
import { MELEE, SAFE, threatOn } from '../../../games/wild/rules/queries.ts';
import type { WildView } from '../../../games/wild/view.ts';
import { stateFromView } from '../../../games/wild/worlds.ts';

/** What an action of the leader whose turn it is may cost: the damage die is rolled after it (§W-10.2). */
export interface ActionRisk {
  /** True on a cell with a mech, false under fire of snipers. */
  readonly isMelee: boolean;
  /** Results of the die, least damage first. */
  readonly outcomes: readonly { readonly damage: number; readonly kills: boolean; readonly chance: number }[];
}

/** Moves that cost no action point: they never roll (§W-10.5, §W-A12). */
const FREE = /^(?:end|add|tell|reveal|use-)/;

/** The risk of the moves that are offered; undefined where no roll follows them. */
export function riskOf(view: WildView, moves: readonly string[]): ActionRisk | undefined {
  if (view.turn === NOWHERE || view.resolving.machine >= 0 || moves.every((move) => FREE.test(move))) return undefined;
  const s = stateFromView(view);
  const player = view.turn;
  const threat = threatOn(s, s.cell[player]!);
  if (threat === SAFE) return undefined;
  const { damageDie, setup } = componentsOf(s).pack;
  const counts = new Map<number, number>();
  for (const face of damageDie.faces) {
    const hurt = damageOf(s, player, face, threat === MELEE);
    counts.set(hurt, (counts.get(hurt) ?? 0) + 1);
  }
  const outcomes = [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([damage, n]) => ({
      damage,
      kills: damage > 0 && s.damage[player]! + damage > setup.maxDamage,
      chance: n / damageDie.faces.length,
    }));
  return { isMelee: threat === MELEE, outcomes };
}
