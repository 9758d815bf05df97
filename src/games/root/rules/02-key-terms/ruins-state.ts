import { filledList, type Mask } from '../../../../kernel/index.ts';
import { CLEARING_COUNT, ITEMS } from '../../words.ts';

/** Most items under one ruin: two sets of R items (9.7.1). */
export const MOST_PER_RUIN = 2;

/** What lies under the ruins (2.2.4, 9.3.4): nothing is decided before somebody looks. */
export class RuinsState {
  /** R items that nobody has looked at, by item. */
  hidden: readonly number[];
  /** How many items lie under each ruin. */
  count: readonly number[];
  /** Of those, what was looked at, in ascending order: two places per clearing, -1 for an empty one. */
  under: readonly number[];
  /** Who has looked, by clearing. */
  seenBy: readonly Mask[];

  /** A copy that shares nothing. */
  constructor(r: RuinsState) {
    this.hidden = r.hidden;
    this.count = r.count;
    this.under = r.under;
    this.seenBy = r.seenBy;
  }
}

/** No item lies anywhere yet. */
export function newRuins(): RuinsState {
  return new RuinsState({
    hidden: filledList(ITEMS.length, 0),
    count: filledList(CLEARING_COUNT, 0),
    under: filledList(CLEARING_COUNT * MOST_PER_RUIN, -1),
    seenBy: filledList(CLEARING_COUNT, 0),
  });
}
