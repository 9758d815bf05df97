import { battleForecast, type BattleModifier, battleModifiers } from '../../../games/root/forecast/battle.ts';
import '../../../games/root/hooks.ts';
import { CLEARINGS, FACTIONS, PARTIES, type Party } from '../../../games/root/words.ts';
import { stateFromView } from '../../../games/root/worlds.ts';
import type { RootView } from '../../../games/root/view-types.ts';

/** The chances of one battle: how likely each number of hits is, on each side. */
export interface Odds {
  readonly clearing: (typeof CLEARINGS)[number];
  readonly attacker: Party;
  readonly defender: Party;
  /** By number of hits, chances that add up to one. */
  readonly onAttacker: readonly number[];
  readonly onDefender: readonly number[];
  /** How likely both together are: by hits on the attacker, then on the defender. */
  readonly joint: readonly (readonly number[])[];
  /** What bends the battle, each with its paragraph. */
  readonly terms: readonly BattleModifier[];
}

function spread(hits: readonly number[]): number[] {
  const chances = Array.from({ length: Math.max(...hits) + 1 }, () => 0);
  for (const hit of hits) chances[hit]! += 1 / hits.length;
  return chances;
}

/** The world of the view that was asked about last: the same view is asked about by several parts of the screen. */
let known: { readonly view: RootView; readonly world: ReturnType<typeof stateFromView> } | undefined;

/** The chances of the battles among some moves of a viewer. */
export function oddsOf(view: RootView, moves: readonly string[]): Odds[] {
  if (known?.view !== view) known = { view, world: stateFromView(view) };
  const { world } = known;
  const own = view.factions[view.viewer];
  if (!world || own === null || own === undefined) return [];
  const attacker = FACTIONS.indexOf(own);
  return moves.flatMap((text): Odds[] => {
    const [verb, place, party, ...more] = text.split(' ');
    const clearing = CLEARINGS.find((name) => name === place);
    const defender = PARTIES.findIndex((name) => name === party);
    if (verb !== 'battle' || clearing === undefined || defender < 0 || more.length > 0) return [];
    const at = CLEARINGS.indexOf(clearing);
    const rolls = battleForecast(world, attacker, defender, at);
    const onAttacker = spread(rolls.map((roll) => roll.onAttacker));
    const onDefender = spread(rolls.map((roll) => roll.onDefender));
    const joint = onAttacker.map((_, a) =>
      onDefender.map(
        (__, d) => rolls.filter((roll) => roll.onAttacker === a && roll.onDefender === d).length / rolls.length,
      ),
    );
    return [
      {
        clearing,
        attacker,
        defender,
        onAttacker,
        onDefender,
        joint,
        terms: battleModifiers(world, attacker, defender, at),
      },
    ];
  });
}
