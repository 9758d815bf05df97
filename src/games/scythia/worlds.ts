import { hasSeat, type Random, redeal, type Seat, ownCards, ownPool } from '../../kernel/index.ts';
import type { Components } from './components/components.ts';
import { handStrength } from './rules/queries.ts';
import { handOf, OWNERS } from './components/piles.ts';
import { clone, type ScythiaState } from './state.ts';

function swap(list: number[], i: number, j: number): void {
  const kept = list[i]!;
  list[i] = list[j]!;
  list[j] = kept;
}

/**
 * Sorts the copies of a kind by what the viewer knows of them. Copies are interchangeable, so equal views then give
 * equal states.
 */
function sortTwins(c: Components, s: ScythiaState, viewer: Seat): void {
  const { at, knows } = ownCards(s.cards);
  const pool = ownPool(s.cards);
  const { kind } = c.cards;
  const own = viewer < s.settings.seats ? handOf(viewer) : -1;
  const before = (i: number, j: number): boolean => {
    const seen = hasSeat(knows[i]!, viewer);
    if (seen !== hasSeat(knows[j]!, viewer)) return seen;
    if (seen && at[i] !== at[j]) return at[i]! < at[j]!;
    if (seen && at[i] === own && knows[i] !== knows[j]) return knows[i]! < knows[j]!;
    return pool[i]! < pool[j]!;
  };
  for (let card = 1; card < at.length; card++)
    for (let i = card; i > 0 && kind[i - 1] === kind[i] && before(i, i - 1); i--) {
      swap(at, i, i - 1);
      swap(knows, i, i - 1);
      swap(pool, i, i - 1);
    }
}

/** §S-9.2: true when a seat that discards for a quest holds the strength it still owes. */
export function plausible(c: Components, s: ScythiaState): boolean {
  const top = s.stack[s.stack.length - 1];
  return top?.proc !== 'quest' || top.step !== 'cards' || handStrength(c, s, s.active) >= top.owed;
}

/** A random full state that fits what a seat knows: hands and deck are redealt, the rest is public or undecided. */
export function determinize(c: Components, s: ScythiaState, seat: Seat, random: Random): ScythiaState {
  const drawn = clone(s);
  sortTwins(c, drawn, seat);
  redeal(drawn.cards, OWNERS, seat, random);
  return drawn;
}
