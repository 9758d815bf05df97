import { newRuins } from '../rules/02-key-terms/ruins-state.ts';
import { isUp } from '../rules/14-hirelings/parties.ts';
import { DESCRIPTORS } from '../factions/index.ts';
import { clone, type RootState } from '../state.ts';
import { BAG, BOOT, CLEARING_COUNT, CLEARINGS, COIN, CROSSBOW, HAMMER, ITEMS, SWORD, TEA } from '../words.ts';
import { readMask, writeMask } from './cards.ts';
import { type Reader, repeated, withoutEmpty, withValue } from '../../../kernel/index.ts';

const MOST_PER_RUIN = 2;
/** §9.3.4 */
const R_ITEMS = [BAG, BOOT, HAMMER, SWORD];
/** §5.1.5: the shared supply. */
const SUPPLY = [BOOT, BOOT, BAG, BAG, CROSSBOW, HAMMER, SWORD, SWORD, TEA, TEA, COIN, COIN];

/** How many sets of R items the table has. */
const sets = (s: RootState): number =>
  DESCRIPTORS.reduce(
    (most, { checks }) => Math.max(most, checks.items?.ruinSets(s, 'seated') ?? 0),
    isUp(s, 'the-exile', 'demoted') ? 1 : 0,
  );

/** Right after set-up: the sets of R items under the ruins, seen by nobody. */
function fillRuins(s: RootState): void {
  s.ruins = newRuins();
  for (const item of R_ITEMS) s.ruins.hidden = withValue(s.ruins.hidden, item, sets(s));
  for (let c = 0; c < CLEARING_COUNT; c++) s.ruins.count = withValue(s.ruins.count, c, s.ruin[c]! * sets(s));
}

/** Reads what lies under the ruins. */
export function readRuinItems(reader: Reader, raw: unknown, s: RootState): void {
  if (raw === undefined) fillRuins(s);
  else {
    const from = reader.object(raw, 'ruinItems', ['hidden', ...CLEARINGS]);
    s.ruins.hidden = reader.tally(from['hidden'], 'ruinItems.hidden', ITEMS);
    CLEARINGS.forEach((name, c) => {
      if (from[name] === undefined) return;
      const path = `ruinItems.${name}`;
      const ruin = reader.object(from[name], path, ['count', 'items', 'seen']);
      s.ruins.count = withValue(s.ruins.count, c, reader.whole(ruin['count'], `${path}.count`, 0, MOST_PER_RUIN));
      const items = reader.names(ruin['items'], `${path}.items`, ITEMS).sort((a, b) => a - b);
      if (items.length > s.ruins.count[c]!)
        reader.note(`${path}.items`, 'not-in-range', { least: 0, most: s.ruins.count[c]! });
      items.slice(0, MOST_PER_RUIN).forEach((item, k) => {
        s.ruins.under = withValue(s.ruins.under, c * MOST_PER_RUIN + k, item);
      });
      s.ruins.seenBy = withValue(s.ruins.seenBy, c, readMask(reader, ruin['seen'], `${path}.seen`, s));
      if (s.ruins.count[c]! > 0 && s.ruin[c] === 0) reader.note(path, 'no-ruin-there', { clearing: name });
    });
  }
  const lying = s.ruins.count.reduce((sum, n) => sum + n, 0);
  const items = s.ruins.hidden.reduce((sum, n) => sum + n, 0) + s.ruins.under.filter((item) => item >= 0).length;
  if (lying !== items) reader.note('ruinItems', 'ruin-items', { under: lying, items });
}

/** The shared supply of items that is left after what everybody holds; below zero: too many are held. */
export function itemsLeft(s: RootState): number[] {
  const left = ITEMS.map(() => 0);
  for (const item of SUPPLY) left[item]!++;
  for (const item of R_ITEMS) left[item]! += sets(s) - s.ruins.hidden[item]!;
  for (const item of s.ruins.under) if (item >= 0) left[item]!--;
  s.crafted.forEach((count, i) => {
    left[i % ITEMS.length]! -= count;
  });
  const { packed, packedSpent, packedLost } = s.hirelings;
  ITEMS.forEach((_, item) => {
    for (const { checks } of DESCRIPTORS)
      if (checks.items) left[item]! += (checks.items.brought?.(s, item) ?? 0) - checks.items.held(s, item);
    left[item]! -= s.landmarks.forged[item]! + packed[item]! + packedSpent[item]! + packedLost[item]!;
  });
  return left;
}

/** What lies under the ruins, unless it is as after set-up. */
export function writeRuinItems(s: RootState): Record<string, unknown> | undefined {
  const usual = clone(s);
  usual.ruins = newRuins();
  fillRuins(usual);
  if (JSON.stringify(usual.ruins) === JSON.stringify(s.ruins)) return undefined;
  const file: Record<string, unknown> = { hidden: repeated(s.ruins.hidden, ITEMS) };
  CLEARINGS.forEach((name, c) => {
    const items = s.ruins.under.slice(c * MOST_PER_RUIN, (c + 1) * MOST_PER_RUIN).filter((item) => item >= 0);
    const seen = s.ruins.seenBy[c]!;
    if (s.ruins.count[c] === 0 && items.length === 0 && seen === 0) return;
    file[name] = {
      count: s.ruins.count[c],
      ...withoutEmpty({ items: items.map((item) => ITEMS[item]), seen: seen === 0 ? undefined : writeMask(s, seen) }),
    };
  });
  return file;
}
