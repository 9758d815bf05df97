import { COUNTS_FOR_RULE, OWNER } from './components/pieces.ts';
import { DECK } from './components/piles.ts';
import { readSettings } from './settings.ts';
import { newState, type RootState, takeFactionFields } from './state.ts';
import { CLEARING_COUNT, PARTIES } from './words.ts';
import type { RootView } from './view-types.ts';

/**
 * A state in which all that a viewer sees is as it is, and every other card lies in the deck: for forecasts, which know no
 * more than their reader. Undefined while factions are still being chosen.
 */
export function stateFromView(view: RootView): RootState | undefined {
  const { factions, map } = view;
  const reading = readSettings({ factions, map });
  if (!reading.ok) return undefined;
  const s = newState(reading.value);
  Object.assign(s, {
    order: view.order.slice(),
    turn: view.turn,
    turns: view.turns,
    suit: view.suit.slice(),
    on: view.on.slice(),
    supply: view.supply.slice(),
    away: view.away.slice(),
    open: view.open.slice(),
    ruin: view.ruin.slice(),
    ferry: view.ferry,
    ferried: view.ferried,
    closed: view.closed,
    cleared: view.cleared,
    tower: view.tower,
    landmarks: view.landmarks ?? s.landmarks,
    scorched: view.scorched.slice(),
    items: view.items.slice(),
    crafted: view.crafted.slice(),
    craftedSpent: view.craftedSpent.slice(),
    points: view.points.slice(),
    dominance: view.dominance.slice(),
    coalition: view.coalition.slice(),
    activated: view.activated.slice(),
    usedEffects: view.usedEffects.slice(),
    hirelings: view.hirelings ?? s.hirelings,
  });
  takeFactionFields(s, view);
  s.force = Array.from({ length: PARTIES.length * CLEARING_COUNT }, () => 0);
  view.on.forEach((count, at) => {
    const p = Math.floor(at / CLEARING_COUNT);
    if (COUNTS_FOR_RULE[p]) s.force[OWNER[p]! * CLEARING_COUNT + (at % CLEARING_COUNT)]! += count;
  });
  s.cards.at = view.known.map((pile) => (pile < 0 ? DECK : pile));
  s.cards.size = view.pileSizes.slice();
  return s;
}
