import { hiddenItems, itemsUnder } from '../../rules/02-key-terms/ruins.ts';
import { inPlay } from '../../rules/02-key-terms/players.ts';
import { isUp } from '../../rules/14-hirelings/parties.ts';
import { QUESTS } from '../../components/cards/quests.ts';
import type { ReachedByEvent } from '../../types.ts';
import type { RootState } from '../../state.ts';
import { BAG, BOOT, CLEARING_COUNT, COIN, CROSSBOW, HAMMER, ITEMS, SWORD, TEA, VAGABOND2 } from '../../words.ts';
import { CHARACTER_DATA, CHARACTERS } from './characters.ts';
import { CONDITIONS } from './state.ts';

/** §X.11, §5.1.5: the shared supply. */
const SUPPLY = [BOOT, BOOT, BAG, BAG, CROSSBOW, HAMMER, SWORD, SWORD, TEA, TEA, COIN, COIN];
/** §X.11, §9.3.4 */
const R_SET = [BAG, BOOT, HAMMER, SWORD];

/** §X.11: how many of each item should be somewhere: supply, R sets and what the characters started with. */
export function itemLedger(s: RootState): number[] {
  const ledger = ITEMS.map(() => 0);
  for (const item of SUPPLY) ledger[item]!++;
  for (const v of s.vagabonds)
    if (v.character >= 0) for (const item of CHARACTER_DATA[v.character]!.items) ledger[ITEMS.indexOf(item)]!++;
  // §9.3.4, §12.3.3, §14.7.8
  if (s.vagabonds.some((v) => v.character >= 0) || s.hundreds.mood >= 0 || isUp(s, 'the-exile', 'demoted'))
    for (const item of R_SET) ledger[item]! += inPlay(s, VAGABOND2) ? 2 : 1;
  return ledger;
}

/** How many of an item lie in supply, crafted boxes, ruins and with the Vagabonds, those out of the game included. */
export function itemsAnywhere(s: RootState, item: number): number {
  let count = s.items[item]! + s.ruins.hidden[item]! + s.hundreds.hoard[item]! + s.hundreds.gone[item]!;
  const { packed, packedSpent, packedLost } = s.hirelings;
  count += packed[item]! + packedSpent[item]! + packedLost[item]!;
  for (let at = item; at < s.crafted.length; at += ITEMS.length) count += s.crafted[at]!;
  for (const v of s.vagabonds) {
    count += v.gone[item]!;
    for (let where = 0; where < CONDITIONS; where++) count += v.items[item * CONDITIONS + where]!;
  }
  for (let c = 0; c < CLEARING_COUNT; c++) for (const each of itemsUnder(s, c)) if (each === item) count++;
  return count;
}

/** What is lost, invented or impossible among items, ruins and quests, once the set-up is over. */
export function auditItems(s: RootState, wrong: string[]): void {
  if (s.turns === 0) return;
  const ledger = itemLedger(s);
  ITEMS.forEach((name, item) => {
    const count = itemsAnywhere(s, item);
    if (count !== ledger[item]) wrong.push(`${name}: ${count} instead of ${ledger[item]}`);
  });
  if (s.vagabonds.some((v) => v.items.some((count) => count < 0))) wrong.push('an item of a Vagabond below zero');
  let undecided = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    undecided += s.ruins.count[c]! - itemsUnder(s, c).length;
    if (s.ruins.count[c]! > 0 && s.ruin[c] === 0) wrong.push(`items without a ruin in clearing ${c + 1}`);
  }
  if (undecided !== hiddenItems(s)) wrong.push(`${hiddenItems(s)} hidden items for ${undecided} places`);
}

/** What can happen to an item of a Vagabond (9.2.5, 9.2.6). */
const FATES_OF_ITEMS = ['exhausted', 'damaged', 'refreshed', 'repaired', 'item-lost'] as const;

/** What play with Vagabonds should reach at least once. */
export const VAGABOND_CONTENT: readonly string[] = [
  ...CHARACTERS.map((id) => `character ${id}`),
  ...QUESTS.map((quest) => `quest ${quest.id}`),
  ...FATES_OF_ITEMS.flatMap((fate) => ITEMS.map((item) => `item ${item} ${fate}`)),
];

const itemMet = (e: { readonly type: string; readonly item: number }): string[] => [`item ${ITEMS[e.item]} ${e.type}`];

/** The content that events of Vagabonds show to be reached. */
export const VAGABOND_REACHED: ReachedByEvent = {
  character: (e) => [`character ${CHARACTERS[e.character]}`],
  'quest-done': (e) => [`quest ${QUESTS[e.quest]!.id}`],
  exhausted: itemMet,
  damaged: itemMet,
  refreshed: itemMet,
  repaired: itemMet,
  'item-lost': itemMet,
};
