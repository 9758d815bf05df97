import { DESCRIPTORS } from '../factions/index.ts';
import { hiddenItems, itemsUnder } from '../rules/02-key-terms/ruins.ts';
import { isUp } from '../rules/14-hirelings/parties.ts';
import type { RootState } from '../state.ts';
import { BAG, BOOT, CLEARING_COUNT, COIN, CROSSBOW, HAMMER, ITEMS, SWORD, TEA } from '../words.ts';

/** §X.11, §5.1.5: the shared supply. */
const SUPPLY = [BOOT, BOOT, BAG, BAG, CROSSBOW, HAMMER, SWORD, SWORD, TEA, TEA, COIN, COIN];
/** §X.11, §9.3.4 */
const R_SET = [BAG, BOOT, HAMMER, SWORD];

const KEEPING_ITEMS = DESCRIPTORS.flatMap(({ checks }) => checks.items ?? []);

/** §X.11: how many of each item should be somewhere: supply, R sets and what factions brought. */
export function itemLedger(s: RootState): number[] {
  const ledger = ITEMS.map((_, item) => KEEPING_ITEMS.reduce((sum, own) => sum + (own.brought?.(s, item) ?? 0), 0));
  for (const item of SUPPLY) ledger[item]!++;
  // §9.3.4, §12.3.3, §14.7.8
  let sets = isUp(s, 'the-exile', 'demoted') ? 1 : 0;
  for (const own of KEEPING_ITEMS) sets = Math.max(sets, own.ruinSets(s, 'set-up'));
  for (const item of R_SET) ledger[item]! += sets;
  return ledger;
}

/** How many of an item lie in supply, crafted boxes, ruins and with factions and hirelings, those out of the game included. */
export function itemsAnywhere(s: RootState, item: number): number {
  let count = s.items[item]! + s.landmarks.forged[item]! + s.ruins.hidden[item]!;
  const { packed, packedSpent, packedLost } = s.hirelings;
  count += packed[item]! + packedSpent[item]! + packedLost[item]!;
  for (let at = item; at < s.crafted.length; at += ITEMS.length) count += s.crafted[at]!;
  for (const own of KEEPING_ITEMS) count += own.held(s, item);
  for (let c = 0; c < CLEARING_COUNT; c++) for (const each of itemsUnder(s, c)) if (each === item) count++;
  return count;
}

/** What is lost, invented or impossible among items and ruins, once the set-up is over. */
export function auditItems(s: RootState, wrong: string[]): void {
  if (s.turns === 0) return;
  const ledger = itemLedger(s);
  ITEMS.forEach((name, item) => {
    const count = itemsAnywhere(s, item);
    if (count !== ledger[item]) wrong.push(`${name}: ${count} instead of ${ledger[item]}`);
  });
  let undecided = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    undecided += s.ruins.count[c]! - itemsUnder(s, c).length;
    if (s.ruins.count[c]! > 0 && s.ruin[c] === 0) wrong.push(`items without a ruin in clearing ${c + 1}`);
  }
  if (undecided !== hiddenItems(s)) wrong.push(`${hiddenItems(s)} hidden items for ${undecided} places`);
}
