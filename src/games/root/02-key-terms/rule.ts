import { TITLE_OF, title } from '../decks/index.ts';
import { IS_CARDBOARD, IS_BUILDING, PIECES_OF, WARRIOR_OF } from '../pieces.ts';
import { playArea } from '../piles.ts';
import type { RootState } from '../state.ts';
import { CLEARING_COUNT, type Clearing, EYRIE, type Faction, FACTIONS, NO_FACTION } from '../words.ts';

const SOUP_KITCHENS = TITLE_OF.indexOf(title('soup-kitchens'));

/** The faction's common warriors in a clearing. */
export function warriors(s: RootState, f: Faction, c: Clearing): number {
  const p = WARRIOR_OF[f]!;
  return p < 0 ? 0 : s.on[p * CLEARING_COUNT + c]!;
}

/** The pieces of one kind in a clearing. */
export const pieces = (s: RootState, p: number, c: Clearing): number => s.on[p * CLEARING_COUNT + c]!;

/** The faction's tokens in a clearing. */
export function tokens(s: RootState, f: Faction, c: Clearing): number {
  let count = 0;
  for (const p of PIECES_OF[f]!) if (IS_CARDBOARD[p] && !IS_BUILDING[p]) count += s.on[p * CLEARING_COUNT + c]!;
  return count;
}

/** §2.8: warriors plus buildings; Soup Kitchens count each token twice. */
function strength(s: RootState, f: Faction, c: Clearing): number {
  const force = s.force[f * CLEARING_COUNT + c]!;
  return s.cards.at[SOUP_KITCHENS] === playArea(f) ? force + 2 * tokens(s, f, c) : force;
}

/** §2.8, §2.8-R2: who rules a clearing, or nobody; a faction's rule beats the general one (§1.1.1): §7.2.2: the Eyrie break ties they share with a piece there. */
export function ruler(s: RootState, c: Clearing): Faction {
  let best = 0;
  let who = NO_FACTION;
  let tied = false;
  for (let f = 0; f < FACTIONS.length; f++) {
    if (s.seat[f]! < 0) continue;
    const own = strength(s, f, c);
    if (own > best) {
      best = own;
      who = f;
      tied = false;
    } else if (own === best && own > 0) tied = true;
  }
  if (!tied) return who;
  return s.force[EYRIE * CLEARING_COUNT + c]! > 0 && strength(s, EYRIE, c) === best ? EYRIE : NO_FACTION;
}

/** How many clearings the faction rules. */
export function ruledClearings(s: RootState, f: Faction): number {
  let count = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) if (ruler(s, c) === f) count++;
  return count;
}
