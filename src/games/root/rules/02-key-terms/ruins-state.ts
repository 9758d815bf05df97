import { filledList, type Mask } from '../../../../kernel/index.ts';
import { CLEARING_COUNT, ITEMS } from '../../words.ts';

/** Most items under one ruin: two sets of R items (9.7.1). */
export const MOST_PER_RUIN = 2;

/** What lies under the ruins (2.2.4, 9.3.4): nothing is decided before somebody looks. */
export class RuinsState {
  /** R items that nobody has looked at, by item. */
  hidden: number[];
  /** How many items lie under each ruin. */
  count: number[];
  /** Of those, what was looked at, in ascending order: two places per clearing, -1 for an empty one. */
  under: number[];
  /** Who has looked, by clearing. */
  seenBy: Mask[];

  /** A copy that shares nothing. */
  constructor(r: RuinsState) {
    this.hidden = r.hidden.slice();
    this.count = r.count.slice();
    this.under = r.under.slice();
    this.seenBy = r.seenBy.slice();
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
