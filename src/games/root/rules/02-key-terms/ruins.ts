import {
  EVERYBODY,
  filledList,
  hasSeat,
  markShareable,
  numberList,
  type Mask,
  type Random,
  type Seat,
  shuffle,
  withValue,
  withAdded,
} from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import type { Sink } from '../../types.ts';
import type { RootState } from '../../state.ts';
import { BAG, BOOT, CLEARING_COUNT, type Clearing, type Faction, HAMMER, ITEMS, SWORD } from '../../words.ts';
import { MOST_PER_RUIN, type RuinsState } from './ruins-state.ts';
import type { RuinsView } from './view-types.ts';

/** §9.3.4: one set of R items. */
const R_ITEMS = [BAG, BOOT, HAMMER, SWORD];

/** §9.3.4, §9.7.1: puts one or both sets under the ruins, unless it was done already. */
export function fillRuins(s: RootState, sets: number): void {
  const { ruins } = s;
  // §15.11.4: a second Vagabond who comes later brings the second set.
  const laid = Math.max(...ruins.count);
  if (laid >= sets) return;
  for (const item of R_ITEMS) ruins.hidden = withAdded(ruins.hidden, item, sets - laid);
  ruins.count = numberList(CLEARING_COUNT, (c) => s.ruin[c]! * sets);
}

/** How many items under a ruin were looked at. */
export function decided(s: RootState, c: Clearing): number {
  let count = 0;
  for (let k = 0; k < MOST_PER_RUIN; k++) if (s.ruins.under[c * MOST_PER_RUIN + k]! >= 0) count++;
  return count;
}

/** The items under a ruin that were looked at. */
export function itemsUnder(s: RootState, c: Clearing): number[] {
  return s.ruins.under.slice(c * MOST_PER_RUIN, (c + 1) * MOST_PER_RUIN).filter((item) => item >= 0);
}

function lay(r: RuinsState, c: Clearing, items: number[]): void {
  items.sort((a, b) => a - b);
  for (let k = 0; k < MOST_PER_RUIN; k++) r.under = withValue(r.under, c * MOST_PER_RUIN + k, items[k] ?? -1);
}

/** How many R items nobody has looked at. */
export function hiddenItems(s: RootState): number {
  let count = 0;
  for (const n of s.ruins.hidden) count += n;
  return count;
}

/** The n-th of them. */
function nthHidden(s: RootState, n: number): number {
  let left = n;
  for (let item = 0; item < ITEMS.length; item++) {
    left -= s.ruins.hidden[item]!;
    if (left < 0) return item;
  }
  throw new Error('no item is hidden');
}

/** Somebody looks at one more item of a ruin, and it is this one. */
function turnUp(s: RootState, f: Faction, c: Clearing, item: number, see: Mask, out: Sink): void {
  s.ruins.hidden = withAdded(s.ruins.hidden, item, -1);
  lay(s.ruins, c, [...itemsUnder(s, c), item]);
  s.ruins.seenBy = withValue(s.ruins.seenBy, c, see);
  tellLook(f, c, item, see, out);
}

function tellLook(f: Faction, c: Clearing, item: number, see: Mask, out: Sink): void {
  out.learned(see);
  if (out.on)
    out.emit({ type: 'looked', faction: f, clearing: c }, see, { type: 'looked', faction: f, clearing: c, item });
}

/** Shows what lies there to one more seat. */
export function showRuin(s: RootState, f: Faction, c: Clearing, see: Mask, out: Sink): void {
  if ((s.ruins.seenBy[c]! & see) === see) return;
  s.ruins.seenBy = withValue(s.ruins.seenBy, c, s.ruins.seenBy[c]! | see);
  for (const item of itemsUnder(s, c)) tellLook(f, c, item, see, out);
}

/**
 * §9.3.4-R1: the step that turns up an item under a ruin: nobody knew, so every item that was never looked at is as likely. `see`
 * tells who sees it, `then` is the step that goes on.
 */
export const turnUpStep = <F extends { readonly clearing: Clearing }, Then extends string>(
  law: RootLaw,
  finder: (f: F) => Faction,
  see: (s: RootState, f: F) => Mask,
  then: Then,
) =>
  ({
    kind: 'chance',
    law,
    count: hiddenItems,
    name: (s: RootState, _f: F, n: number): string => `ruin ${ITEMS[nthHidden(s, n)]}`,
    take(s: RootState, f: F, n: number, out: Sink): Then {
      turnUp(s, finder(f), f.clearing, nthHidden(s, n), see(s, f), out);
      return then;
    },
  }) as const;

/** Takes an item out, by exploring (9.5.3) or razing (12.4.1); §9.5.3: a ruin without items is removed. */
export function takeFromRuin(
  s: RootState,
  faction: Faction,
  clearing: Clearing,
  item: number,
  out: Sink,
  how: 'explored' | 'unearthed' = 'explored',
): void {
  const c = clearing;
  const items = itemsUnder(s, c);
  items.splice(items.indexOf(item), 1);
  lay(s.ruins, c, items);
  s.ruins.count = withAdded(s.ruins.count, c, -1);
  out.learned(EVERYBODY & ~s.ruins.seenBy[c]!);
  if (out.on) out.emit({ type: how, faction, clearing, item });
  if (s.ruins.count[c]! > 0) return;
  s.ruins.seenBy = withValue(s.ruins.seenBy, c, 0);
  s.ruin = withValue(s.ruin, c, 0);
  s.open = withAdded(s.open, c, 1);
  if (out.on) out.emit({ type: 'ruin', clearing: c, stands: false });
}

/** What everybody knows of ruins without items: one object in all views, so that nobody compares it again. */
export const NO_ITEMS: RuinsView = Object.freeze({
  count: markShareable(Array.from({ length: CLEARING_COUNT }, () => 0)),
  seenBy: markShareable(Array.from({ length: CLEARING_COUNT }, () => 0)),
  known: markShareable<RuinsView['known'][number]>([]),
  unknown: markShareable(ITEMS.map(() => 0)),
});

/** True when no item lies under any ruin, seen or not. */
function areEmpty({ count, hidden }: RuinsState): boolean {
  for (const n of count) if (n > 0) return false;
  for (const n of hidden) if (n > 0) return false;
  return true;
}

/** Builds what a viewer may know of the ruins. */
export function viewRuins(s: RootState, viewer: Seat): RuinsView {
  if (areEmpty(s.ruins)) return NO_ITEMS;
  const known: { clearing: Clearing; item: number }[] = [];
  const unknown = s.ruins.hidden.slice();
  for (let k = 0; k < s.ruins.under.length; k++) {
    const item = s.ruins.under[k]!;
    if (item < 0) continue;
    const clearing = Math.floor(k / MOST_PER_RUIN);
    if (hasSeat(s.ruins.seenBy[clearing]!, viewer)) known.push({ clearing, item });
    else unknown[item]!++;
  }
  return { count: s.ruins.count.slice(), seenBy: s.ruins.seenBy.slice(), known, unknown };
}

/** Deals what the viewer has not seen again among the ruins that others have looked into. */
export function redealRuins(s: RootState, viewer: Seat, random: Random): void {
  const { unknown } = viewRuins(s, viewer);
  const pool = shuffle(
    unknown.flatMap((count, item) => Array.from({ length: count }, () => item)),
    random,
  );
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const seen = decided(s, c);
    if (seen > 0 && !hasSeat(s.ruins.seenBy[c]!, viewer)) lay(s.ruins, c, pool.splice(0, seen));
  }
  const hidden = filledList(ITEMS.length, 0);
  for (const item of pool) hidden[item]!++;
  s.ruins.hidden = hidden;
}
