import type { EventSink } from './event-sink.ts';
import { type Random, shuffle } from './random.ts';
import { seatMask, EVERYBODY, hasSeat, type Mask, NOBODY, type Seat } from './seat.ts';

/**
 * Hidden cards by dense id: the pile each lies in, who knows that, its pool, and the size of each pile. Like every part of
 * a state it is copied by its constructor: engines remember literals whose objects lived long, make the next ones in memory
 * for old things, and copies become ten times slower.
 */
export class Cards {
  at: number[];
  knows: Mask[];
  /** Cards of one pool cannot be told apart by public knowledge. */
  pool: number[];
  size: number[];

  /** A copy that shares nothing. */
  constructor(c: Cards) {
    this.at = c.at.slice();
    this.knows = c.knows.slice();
    this.pool = c.pool.slice();
    this.size = c.size.slice();
  }
}

/** Who sees what lies in each pile, by rule: a hand its owner, an open pile everybody, a bag nobody. */
export type Owners = readonly Mask[];

/** All cards in one pile, in one pool, known to its owners. */
export function newCards(count: number, owners: Owners, pile: number): Cards {
  const size = owners.map(() => 0);
  size[pile] = count;
  const fill = (value: number): number[] => {
    const list: number[] = [];
    while (list.length < count) list.push(value);
    return list;
  };
  return new Cards({ at: fill(pile), knows: fill(owners[pile]!), pool: fill(0), size });
}

/** A copy that shares nothing. */
export const copyCards = (c: Cards): Cards => new Cards(c);

/** Moves a card while `see` look on; whoever does not see forgets what might have moved. */
export function moveCard(c: Cards, owners: Owners, card: number, to: number, see: Mask, out: EventSink): void {
  const { at, knows, pool } = c;
  const from = at[card]!;
  if (see !== EVERYBODY) {
    const sure = see | owners[from]!;
    for (let i = 0; i < at.length; i++) {
      if (at[i] !== from || i === card) continue;
      knows[i]! &= sure;
      if (pool[i] !== pool[card]) mergePools(pool, pool[i]!, pool[card]!);
    }
  }
  if (see & ~knows[card]!) out.learned(see & ~knows[card]!);
  at[card] = to;
  knows[card] = see;
  c.size[from]!--;
  c.size[to]!++;
}

/** The number of the merged pool must not tell from which of the two the card came. */
function mergePools(pool: number[], a: number, b: number): void {
  const into = Math.min(a, b);
  const from = Math.max(a, b);
  for (let i = 0; i < pool.length; i++) if (pool[i] === from) pool[i] = into;
}

/** Shows one card to more seats. */
export function showCard(c: Cards, card: number, who: Mask, out: EventSink): void {
  if (who & ~c.knows[card]!) out.learned(who & ~c.knows[card]!);
  c.knows[card]! |= who;
}

/** Shows a whole pile to more seats. */
export function showPile(c: Cards, pile: number, who: Mask, out: EventSink): void {
  for (let i = 0; i < c.at.length; i++) if (c.at[i] === pile) showCard(c, i, who, out);
}

/** Turns an open pile into a bag: its cards are a pool of their own, since everybody saw which they are. */
export function reshuffle(c: Cards, owners: Owners, from: number, to: number): void {
  let pool = 0;
  for (let i = 0; i < c.pool.length; i++) if (c.pool[i]! >= pool) pool = c.pool[i]! + 1;
  if (c.size[to] !== 0) throw new Error('only an empty bag is refilled');
  for (let i = 0; i < c.at.length; i++) {
    if (c.at[i] !== from) continue;
    c.at[i] = to;
    c.knows[i] = owners[to]!;
    c.pool[i] = pool;
  }
  c.size[to] = c.size[from]!;
  c.size[from] = 0;
}

/** The n-th card of a pile, by id: an array by card id has no order to leak. */
export function nthCard(c: Cards, pile: number, n: number): number {
  const { at } = c;
  let left = n;
  for (let i = 0; i < at.length; i++) if (at[i] === pile && left-- === 0) return i;
  throw new Error(`pile ${pile} has no card number ${n}`);
}

/** The cards of a pile by id. */
export function cardsIn(c: Cards, pile: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < c.at.length; i++) if (c.at[i] === pile) list.push(i);
  return list;
}

/** Cards a viewer cannot place, and the piles they lie in, both sorted. */
export interface Unseen {
  readonly cards: readonly number[];
  readonly piles: readonly number[];
}

/** Small numbers in ascending order, counted: views are built for every seat at every move. */
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

/** What a viewer cannot place, one entry per pool. */
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

/** Deals what the viewer cannot place anew, and forgets what third parties know beyond the viewer's own knowledge. */
export function redeal(c: Cards, owners: Owners, viewer: Seat, random: Random): void {
  const pools = unseen(c, viewer);
  const own = seatMask(viewer);
  for (let i = 0; i < c.at.length; i++) {
    const pile = owners[c.at[i]!]!;
    if (hasSeat(c.knows[i]!, viewer) && !hasSeat(pile, viewer)) c.knows[i] = own | pile;
  }
  for (const { cards, piles } of pools) {
    const dealt = shuffle(cards.slice(), random);
    for (let k = 0; k < dealt.length; k++) {
      c.at[dealt[k]!] = piles[k]!;
      c.knows[dealt[k]!] = owners[piles[k]!] ?? NOBODY;
    }
  }
}
