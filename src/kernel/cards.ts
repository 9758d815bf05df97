import { filledList } from './copy.ts';
import type { EventSink } from './event-sink.ts';
import { type Random, shuffle } from './random.ts';
import { seatMask, EVERYBODY, hasSeat, type Mask, NOBODY, type Seat } from './seat.ts';

/**
 * Hidden cards by dense id: the pile of each card, the seats that know it, its pool, and the size of each pile. Copies are
 * made by the constructor, as for every part of a state: V8 pretenures literals whose objects survive, which makes clones
 * ten times slower.
 */
export class Cards {
  at: readonly number[];
  knows: readonly Mask[];
  /** Public knowledge cannot distinguish the cards of one pool. */
  pool: readonly number[];
  size: readonly number[];

  /** True while another object may hold the same lists, or the same pools. No part of the game: neither saved nor compared. */
  #isShared: boolean;
  #sharesPool: boolean;
  /** How often somebody was about to write into the lists. */
  #writes = 0;

  /** A copy. It shares the lists until one of the two objects writes into them (`ownCards`, `ownPool`). */
  constructor(c: CardLists) {
    const isShareable = #isShared in c;
    this.at = isShareable ? c.at : c.at.slice();
    this.knows = isShareable ? c.knows : c.knows.slice();
    this.pool = isShareable ? c.pool : c.pool.slice();
    this.size = isShareable ? c.size : c.size.slice();
    this.#isShared = isShareable;
    this.#sharesPool = isShareable;
    if (!isShareable) return;
    c.#isShared = true;
    c.#sharesPool = true;
  }

  /** Gives the object `at`, `knows` and `size` of its own, if it shares them. */
  static own(c: CardLists): OwnCards {
    if (!(#isShared in c)) return c as unknown as OwnCards;
    c.#writes += 1;
    if (c.#isShared) {
      c.at = c.at.slice();
      c.knows = c.knows.slice();
      c.size = c.size.slice();
      c.#isShared = false;
    }
    return c as unknown as OwnCards;
  }

  /** Gives the object a `pool` of its own, if it shares it. */
  static ownPool(c: CardLists): number[] {
    if (!(#isShared in c)) return c.pool as number[];
    c.#writes += 1;
    if (c.#sharesPool) {
      c.pool = c.pool.slice();
      c.#sharesPool = false;
    }
    return c.pool as number[];
  }

  /** Grows before every write into the lists of this object; -1 for plain data, whose writes nobody counts. */
  static writes(c: CardLists): number {
    return #isShared in c ? c.#writes : -1;
  }
}

/** What `Cards` holds, also as plain data without the class: cards that were read from JSON. */
export type CardLists = Pick<Cards, keyof Cards>;

/** Cards that hold lists of their own. */
export interface OwnCards {
  at: number[];
  knows: Mask[];
  size: number[];
}

/** The cards to write into: before every write into `at`, `knows` or `size`. Lists that were read before may be stale then. */
export const ownCards = (c: CardLists): OwnCards => Cards.own(c);

/** The pools to write into. */
export const ownPool = (c: CardLists): number[] => Cards.ownPool(c);

/** The seats that see each pile by rule: a hand its owner, an open pile everybody, a bag nobody. */
export type Owners = readonly Mask[];

/** All cards in one pile and one pool, known to the owners of the pile. */
export function newCards(count: number, owners: Owners, pile: number): Cards {
  const size = filledList(owners.length, 0);
  size[pile] = count;
  return new Cards({
    at: filledList(count, pile),
    knows: filledList(count, owners[pile]!),
    pool: filledList(count, 0),
    size,
  });
}

/** A deep copy. */
export const copyCards = (c: CardLists): Cards => new Cards(c);

/** Moves a card so that the seats `see` see which one. The others no longer know any card that might have been it. */
export function moveCard(c: Cards, owners: Owners, card: number, to: number, see: Mask, out: EventSink): void {
  const own = ownCards(c);
  const { at, knows, size } = own;
  const from = at[card]!;
  if (see !== EVERYBODY && size[from]! > 1) forgetMoved(c, own, card, see | owners[from]!);
  if (see & ~knows[card]!) out.learned(see & ~knows[card]!);
  at[card] = to;
  knows[card] = see;
  size[from]!--;
  size[to]!++;
}

/**
 * All bits for two equal numbers of piles, otherwise none. Which cards lie in a large pile cannot be predicted, so the processor takes
 * longer for a branch at each card than for arithmetic.
 */
const bitsIfSame = (a: number, b: number): number => ((a ^ b) - 1) >> 31;

/** True when a pile has a card that somebody besides `sure` knows, or one of another pool. */
function hasOddCard({ at, knows, pool }: CardLists, pile: number, sure: Mask, ofPool: number): boolean {
  let odd = 0;
  for (let i = 0; i < at.length; i++) odd |= ((knows[i]! & ~sure) | (pool[i]! ^ ofPool)) & bitsIfSame(at[i]!, pile);
  return odd !== 0;
}

/** A card is about to leave its pile: all but `sure` no longer know the cards that stay, because any of them might have left. */
function forgetMoved(c: Cards, { at, knows, size }: OwnCards, card: number, sure: Mask): void {
  const from = at[card]!;
  let { pool } = c;
  if (!hasOddCard(c, from, sure, pool[card]!)) return;
  for (let i = 0, left = size[from]!; left > 0 && i < at.length; i++) {
    if (at[i] !== from) continue;
    left--;
    if (i === card) continue;
    if ((knows[i]! & ~sure) !== 0) knows[i]! &= sure;
    if (pool[i] === pool[card]) continue;
    const own = ownPool(c);
    mergePools(own, own[i]!, own[card]!);
    pool = own;
  }
}

/** Merges two pools under the lower number, which does not reveal from which of the two the card came. */
function mergePools(pool: number[], a: number, b: number): void {
  const into = Math.min(a, b);
  const from = Math.max(a, b);
  for (let i = 0; i < pool.length; i++) if (pool[i] === from) pool[i] = into;
}

/** Shows one card to more seats. */
export function showCard(c: Cards, card: number, who: Mask, out: EventSink): void {
  if (who & ~c.knows[card]!) out.learned(who & ~c.knows[card]!);
  ownCards(c).knows[card]! |= who;
}

/** Shows a whole pile to more seats. */
export function showPile(c: Cards, pile: number, who: Mask, out: EventSink): void {
  for (let i = 0; i < c.at.length; i++) if (c.at[i] === pile) showCard(c, i, who, out);
}

/** Turns an open pile into a bag. Its cards become a pool of their own, because everybody saw which they are. */
export function reshuffle(c: Cards, owners: Owners, from: number, to: number): void {
  let next = 0;
  for (let i = 0; i < c.pool.length; i++) if (c.pool[i]! >= next) next = c.pool[i]! + 1;
  if (c.size[to] !== 0) throw new Error(`reshuffle: pile ${to} is not empty`);
  const { at, knows, size } = ownCards(c);
  const pool = ownPool(c);
  for (let i = 0; i < at.length; i++) {
    if (at[i] !== from) continue;
    at[i] = to;
    knows[i] = owners[to]!;
    pool[i] = next;
  }
  size[to] = size[from]!;
  size[from] = 0;
}

/** Card number `n` of a pile in order of ids, which reveals nothing about the order of the pile. */
export function nthCard(c: Cards, pile: number, n: number): number {
  const { at } = c;
  let left = n;
  for (let i = 0; i < at.length; i++) {
    left += bitsIfSame(at[i]!, pile);
    if (left < 0) return i;
  }
  throw new Error(`pile ${pile} has no card number ${n}`);
}

/** The ids of the cards in a pile, ascending. */
export function cardsIn(c: Cards, pile: number): number[] {
  const { at, size } = c;
  const list: number[] = [];
  for (let i = 0, left = size[pile]!; left > 0 && i < at.length; i++) {
    if (at[i] !== pile) continue;
    list.push(i);
    left--;
  }
  return list;
}

/** Cards a viewer cannot place, and the piles they lie in, both sorted. */
export interface Unseen {
  readonly cards: readonly number[];
  readonly piles: readonly number[];
}

/** Sorts small numbers by counting. Fast, because views are built for every seat at every move. */
function inOrder(numbers: readonly number[]): number[] {
  const counts: number[] = [];
  for (const n of numbers) {
    while (counts.length <= n) counts.push(0);
    counts[n]! += 1;
  }
  const list: number[] = [];
  for (let n = 0; n < counts.length; n++) for (let k = counts[n]!; k > 0; k--) list.push(n);
  return list;
}

/** The cards whose pile a viewer does not know, one entry per pool. */
export function unseen(c: Cards, viewer: Seat): Unseen[] {
  const pools: { cards: number[]; piles: number[] }[] = [];
  const index: number[] = [];
  for (let i = 0; i < c.at.length; i++) {
    if (hasSeat(c.knows[i]!, viewer)) continue;
    const pool = c.pool[i]!;
    const at = (index[pool] ??= pools.push({ cards: [], piles: [] }) - 1);
    pools[at]!.cards.push(i);
    pools[at]!.piles.push(c.at[i]!);
  }
  for (const pool of pools) pool.piles = inOrder(pool.piles);
  return pools;
}

/** Redeals the cards whose pile the viewer does not know. Drops what other seats know about the cards that the viewer knows. */
export function redeal(c: Cards, owners: Owners, viewer: Seat, random: Random): void {
  const pools = unseen(c, viewer);
  const own = seatMask(viewer);
  const { at, knows } = ownCards(c);
  for (let i = 0; i < at.length; i++) {
    const pile = owners[at[i]!]!;
    if (hasSeat(knows[i]!, viewer) && !hasSeat(pile, viewer)) knows[i] = own | pile;
  }
  for (const { cards, piles } of pools) {
    const dealt = shuffle(cards.slice(), random);
    for (let k = 0; k < dealt.length; k++) {
      at[dealt[k]!] = piles[k]!;
      knows[dealt[k]!] = owners[piles[k]!] ?? NOBODY;
    }
  }
}
