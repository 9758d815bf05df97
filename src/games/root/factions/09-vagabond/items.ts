import type { Sink } from '../../types.ts';
import { withAdded, withValue } from '../../../../kernel/index.ts';
import type { RootState } from '../../state.ts';
import { BAG, COIN, type Faction, ITEMS, SWORD, TEA, VAGABOND } from '../../words.ts';
import {
  CONDITIONS,
  DAMAGED,
  DAMAGED_EXHAUSTED,
  EXHAUSTED,
  IN_SATCHEL,
  ON_TRACK,
  TRACK_EXHAUSTED,
  type VagabondState,
} from './state.ts';

/** The state of this Vagabond. */
export const vagabondOf = (s: RootState, f: Faction): VagabondState => s.vagabonds[f - VAGABOND]!;

/** §9.2.5.I */
const TRACK_SPACES = 3;

/** How many of his items of a kind are in one place. */
export const itemsIn = (v: VagabondState, item: number, where: number): number => v.items[item * CONDITIONS + where]!;

/** Face up and undamaged: §9.2.5-R1: what he can exhaust. */
export const fresh = (v: VagabondState, item: number): number =>
  v.items[item * CONDITIONS + ON_TRACK]! + v.items[item * CONDITIONS + IN_SATCHEL]!;

/** Face down and undamaged. */
export const exhausted = (v: VagabondState, item: number): number =>
  v.items[item * CONDITIONS + EXHAUSTED]! + v.items[item * CONDITIONS + TRACK_EXHAUSTED]!;

/** Undamaged, exhausted or not: face up for side 0, face down for side 1. */
export const wholeOn = (v: VagabondState, item: number, side: number): number =>
  side === 0 ? fresh(v, item) : exhausted(v, item);

/** §9.2.6: undamaged swords, exhausted or not. */
export const swords = (v: VagabondState): number => fresh(v, SWORD) + exhausted(v, SWORD);

/** All undamaged items, which is the number of hits he can take (9.2.7). */
export function wholeItems(v: VagabondState): number {
  let count = 0;
  for (let item = 0; item < ITEMS.length; item++) count += fresh(v, item) + exhausted(v, item);
  return count;
}

/** True when he has anything to exhaust. */
export function hasFresh(v: VagabondState): boolean {
  for (let item = 0; item < ITEMS.length; item++) if (fresh(v, item) > 0) return true;
  return false;
}

/** Items of all kinds in one place. */
export function allIn(v: VagabondState, where: number): number {
  let count = 0;
  for (let item = 0; item < ITEMS.length; item++) count += v.items[item * CONDITIONS + where]!;
  return count;
}

/** §9.2.5.I: tea, coins and bags have tracks. */
const hasTrack = (item: number): boolean => item === TEA || item === COIN || item === BAG;

/** §9.2.5.I: true when no space is left on the item's track. */
export const trackFull = (v: VagabondState, item: number): boolean =>
  itemsIn(v, item, ON_TRACK) + itemsIn(v, item, TRACK_EXHAUSTED) >= TRACK_SPACES;

/** §9.2.5.I-E1: true when an item may not be gained, because one edition leaves it where it was. */
export const mustStay = (s: RootState, v: VagabondState, item: number): boolean =>
  s.settings.law.fullTrackItem === 'stay' && hasTrack(item) && trackFull(v, item);

function shift(v: VagabondState, item: number, from: number, to: number): void {
  v.items[item * CONDITIONS + from]!--;
  v.items[item * CONDITIONS + to]!++;
}

/** §9.2.5.I: what lies face up in the satchel goes to a free space of its track. */
function toTrack(v: VagabondState, item: number): void {
  if (!hasTrack(item)) return;
  while (itemsIn(v, item, IN_SATCHEL) > 0 && !trackFull(v, item)) shift(v, item, IN_SATCHEL, ON_TRACK);
}

/** §9.2.5.III-E1: where tracks fill by themselves, a space that became free is filled at once. */
function afterLeaving(s: RootState, v: VagabondState, item: number): void {
  if (s.settings.law.itemTrackMode === 'auto') toTrack(v, item);
}

function emitItem(
  f: Faction,
  type: 'exhausted' | 'damaged' | 'refreshed' | 'repaired' | 'item-lost',
  item: number,
  out: Sink,
): void {
  if (out.on) out.emit({ type, faction: f, item });
}

/** §9.2.5, §9.5: exhausts a face-up item; tea, coins and bags leave their track. */
export function exhaust(s: RootState, f: Faction, item: number, out: Sink): void {
  const v = vagabondOf(s, f);
  shift(v, item, itemsIn(v, item, IN_SATCHEL) > 0 ? IN_SATCHEL : ON_TRACK, EXHAUSTED);
  afterLeaving(s, v, item);
  emitItem(f, 'exhausted', item, out);
}

/** §9.2.7: damages an item without turning it (9.2.5-R1). */
export function damage(s: RootState, f: Faction, item: number, side: number, out: Sink): void {
  const v = vagabondOf(s, f);
  if (side === 0) shift(v, item, itemsIn(v, item, IN_SATCHEL) > 0 ? IN_SATCHEL : ON_TRACK, DAMAGED);
  else shift(v, item, itemsIn(v, item, EXHAUSTED) > 0 ? EXHAUSTED : TRACK_EXHAUSTED, DAMAGED_EXHAUSTED);
  afterLeaving(s, v, item);
  emitItem(f, 'damaged', item, out);
}

/** §9.5.7, §9.5.7-R1: brings a damaged item back, same side up; §9.5.7: in one edition to its track even face down. */
export function repair(s: RootState, f: Faction, item: number, side: number, out: Sink): void {
  const v = vagabondOf(s, f);
  if (side === 0) {
    shift(v, item, DAMAGED, IN_SATCHEL);
    toTrack(v, item);
  } else {
    const onTrack = s.settings.law.repairedTo === 'track' && hasTrack(item) && !trackFull(v, item);
    shift(v, item, DAMAGED_EXHAUSTED, onTrack ? TRACK_EXHAUSTED : EXHAUSTED);
  }
  emitItem(f, 'repaired', item, out);
}

/** §9.4.1: turns an exhausted item up; a damaged one stays damaged. */
export function refresh(s: RootState, f: Faction, item: number, damaged: boolean, out: Sink): void {
  const v = vagabondOf(s, f);
  const fromTrack = itemsIn(v, item, TRACK_EXHAUSTED) > 0 && (itemsIn(v, item, EXHAUSTED) === 0 || trackFull(v, item));
  if (damaged) shift(v, item, DAMAGED_EXHAUSTED, DAMAGED);
  else if (fromTrack) shift(v, item, TRACK_EXHAUSTED, ON_TRACK);
  else {
    shift(v, item, EXHAUSTED, IN_SATCHEL);
    toTrack(v, item);
  }
  emitItem(f, 'refreshed', item, out);
}

/** §9.6.1: all damaged items come back face up. */
export function restoreAll(s: RootState, f: Faction, out: Sink): void {
  const v = vagabondOf(s, f);
  for (let item = 0; item < ITEMS.length; item++) {
    for (let where = DAMAGED; where <= DAMAGED_EXHAUSTED; where++)
      while (itemsIn(v, item, where) > 0) {
        shift(v, item, where, IN_SATCHEL);
        emitItem(f, 'repaired', item, out);
      }
    toTrack(v, item);
  }
}

/** §9.2.5.I, §9.2.5.II: a gained item lies face up on its track or in the satchel. */
export function gain(s: RootState, f: Faction, item: number, out: Sink): void {
  const v = vagabondOf(s, f);
  v.items[item * CONDITIONS + IN_SATCHEL]!++;
  toTrack(v, item);
  if (out.on) out.emit({ type: 'item', faction: f, item });
}

/** §9.6.4, §E.6.2: an item leaves the game; of two equal ones the one with the R goes, since only that one binds him. */
export function lose(s: RootState, f: Faction, item: number, where: number, out: Sink): void {
  const v = vagabondOf(s, f);
  v.items[item * CONDITIONS + where]!--;
  v.gone = withAdded(v.gone, item, 1);
  v.marked = withValue(v.marked, item, 0);
  afterLeaving(s, v, item);
  emitItem(f, 'item-lost', item, out);
}

/** §9.2.5.III: moves a face-up item between track and satchel. */
export function shiftItem(s: RootState, f: Faction, item: number, to: number, out: Sink): void {
  if (to === 1) shift(vagabondOf(s, f), item, IN_SATCHEL, ON_TRACK);
  else shift(vagabondOf(s, f), item, ON_TRACK, IN_SATCHEL);
  if (out.on) out.emit({ type: 'shifted', faction: f, item, to });
}
