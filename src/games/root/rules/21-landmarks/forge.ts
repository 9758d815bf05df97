import { refusal } from '../../refusals.ts';
import { withAdded } from '../../../../kernel/index.ts';
import type { RootState } from '../../state.ts';
import { BAG, BOOT, COIN, CROSSBOW, type Faction, HAMMER, SWORD, TEA } from '../../words.ts';
import { hasPieces } from '../02-key-terms/players.ts';

/** Why an item of the Forge cannot be crafted. */
export const NOT_AT_FORGE = refusal('21.6', 'no-piece-at-forge');

/** §21.6: the items that the Forge takes, by the suit of its clearing: fox, rabbit, mouse. */
const ITEMS_BY_SUIT: readonly (readonly number[])[] = [
  [SWORD, SWORD, CROSSBOW, HAMMER],
  [BOOT, BOOT, COIN, COIN],
  [BAG, BAG, TEA, TEA],
];

/** §21.6: moves the items of the Forge from the supply to its card, as far as they lie there. */
export function stockForge(s: RootState): void {
  for (const item of ITEMS_BY_SUIT[s.suit[s.landmarks.forge]!] ?? []) {
    if (s.items[item] === 0) continue;
    s.items = withAdded(s.items, item, -1);
    s.landmarks.forged[item]!++;
  }
}

/** §21.6-R1: true for a kind of item that lies on the card of the Forge from the start. */
export const isForgeItem = (s: RootState, item: number): boolean =>
  s.landmarks.forge >= 0 && ITEMS_BY_SUIT[s.suit[s.landmarks.forge]!]!.includes(item);

/** §21.6, §21.6-R1: true when the faction has a piece at the Forge; a pawn is one. */
export const isAtForge = (s: RootState, f: Faction): boolean =>
  s.landmarks.forge >= 0 && hasPieces(s, f, s.landmarks.forge);

/** An item that its crafter may not keep goes back where it came from. */
export function putItemBack(s: RootState, item: number): void {
  if (isForgeItem(s, item)) s.landmarks.forged[item]!++;
  else s.items = withAdded(s.items, item, 1);
}

/** Takes a crafted item from the supply or, where none lies there, from the Forge. */
export function takeItem(s: RootState, item: number): void {
  if (s.items[item]! > 0) s.items = withAdded(s.items, item, -1);
  else s.landmarks.forged[item]!--;
}
