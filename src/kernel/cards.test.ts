import { describe, expect, test } from 'vitest';
import {
  seatMask,
  Cards,
  cardsIn,
  copyCards,
  EVERYBODY,
  fastRandom,
  moveCard,
  MUTE,
  newCards,
  ownPool,
  NOBODY,
  nthCard,
  type Owners,
  redeal,
  reshuffle,
  showCard,
  showPile,
  SPECTATOR,
  EventRecorder,
  unseen,
} from './index.ts';

const [BAG, OPEN, HAND0, HAND1, HAND2] = [0, 1, 2, 3, 4] as const;
const OWNERS: Owners = [NOBODY, EVERYBODY, seatMask(0), seatMask(1), seatMask(2)];

/** Cards 0-2 in hand 0, 3-4 in hand 1, 5 in hand 2, the rest in the bag. */
function dealt(): Cards {
  const c = newCards(10, OWNERS, BAG);
  [0, 1, 2].forEach((card) => moveCard(c, OWNERS, card, HAND0, seatMask(0), MUTE));
  [3, 4].forEach((card) => moveCard(c, OWNERS, card, HAND1, seatMask(1), MUTE));
  moveCard(c, OWNERS, 5, HAND2, seatMask(2), MUTE);
  return c;
}
const move = (c: Cards, card: number, to: number, see: number): EventRecorder => {
  const recorder = new EventRecorder();
  moveCard(c, OWNERS, card, to, see, recorder);
  return recorder;
};

describe('moveCard', () => {
  test('updates sizes, and reports who learned something', () => {
    const c = dealt();
    expect(c.size).toEqual([4, 0, 3, 2, 1]);
    expect(move(c, 6, HAND0, seatMask(0)).news).toBe(seatMask(0));
    expect(move(c, 6, OPEN, EVERYBODY).news).toBe(EVERYBODY & ~seatMask(0));
    expect(move(c, 6, HAND0, EVERYBODY).news).toBe(NOBODY);
    expect([cardsIn(c, HAND0), c.size]).toEqual([
      [0, 1, 2, 6],
      [3, 0, 4, 2, 1],
    ]);
  });

  test('a seat that does not see it no longer knows the cards that may have moved; giver and taker do', () => {
    const c = dealt();
    showPile(c, HAND0, seatMask(1) | seatMask(2), MUTE);
    move(c, 0, HAND1, seatMask(0) | seatMask(1));
    expect([c.knows[0], c.knows[1], c.knows[2]]).toEqual([0b011, 0b011, 0b011]);
  });

  test('an open move removes no knowledge', () => {
    const c = dealt();
    showPile(c, HAND0, seatMask(1), MUTE);
    move(c, 0, OPEN, EVERYBODY);
    expect(c.knows[1]).toBe(0b011);
  });

  test('an unseen move merges the pools it may have mixed, and the number does not reveal which card it was', () => {
    const pools = [0, 1].map((card) => {
      const c = dealt();
      c.pool = [4, 2, 0, 0, 0, 0, 4, 2, 0, 0];
      move(c, 2, OPEN, EVERYBODY);
      move(c, card, HAND1, seatMask(0) | seatMask(1));
      return c.pool;
    });
    expect(pools[0]).toEqual([2, 2, 0, 0, 0, 0, 2, 2, 0, 0]);
    expect(pools[1]).toEqual(pools[0]);
  });

  test('an open move merges nothing', () => {
    const c = dealt();
    ownPool(c)[0] = 1;
    move(c, 1, OPEN, EVERYBODY);
    expect(c.pool[0]).toBe(1);
  });
});

test('showing a card is news only for seats that did not know it', () => {
  const c = dealt();
  const recorder = new EventRecorder();
  showCard(c, 0, seatMask(0) | seatMask(2), recorder);
  expect([c.knows[0], recorder.news]).toEqual([0b101, seatMask(2)]);
});

test('a reshuffled discard is a pool of its own that nobody knows', () => {
  const c = newCards(4, OWNERS, BAG);
  [0, 1].forEach((card) => moveCard(c, OWNERS, card, OPEN, EVERYBODY, MUTE));
  expect(() => reshuffle(c, OWNERS, OPEN, BAG)).toThrow('is not empty');
  [2, 3].forEach((card) => moveCard(c, OWNERS, card, HAND0, seatMask(0), MUTE));
  reshuffle(c, OWNERS, OPEN, BAG);
  expect(c).toEqual({ at: [BAG, BAG, HAND0, HAND0], knows: [0, 0, 1, 1], pool: [1, 1, 0, 0], size: [2, 0, 2, 0, 0] });
  expect(unseen(c, 1)).toEqual([
    { cards: [0, 1], piles: [BAG, BAG] },
    { cards: [2, 3], piles: [HAND0, HAND0] },
  ]);
});

test('the n-th card of a pile', () => {
  const c = dealt();
  expect([0, 1].map((n) => nthCard(c, HAND1, n))).toEqual([3, 4]);
  expect(() => nthCard(c, HAND1, 2)).toThrow('no card number 2');
});

test('a copy shares the lists until one of the two writes into them', () => {
  const c = dealt();
  const copy = copyCards(c);
  expect([copy.at, copy.knows, copy.pool, copy.size]).toEqual([c.at, c.knows, c.pool, c.size]);
  expect(copy.at).toBe(c.at);
  moveCard(copy, OWNERS, 0, HAND1, seatMask(1), MUTE);
  expect(c).toEqual(dealt());
  const second = copyCards(c);
  showCard(c, 0, seatMask(2), MUTE);
  ownPool(c)[0] = 7;
  expect(second).toEqual(dealt());
  expect([c.knows[0]! & seatMask(2), c.pool[0]]).toEqual([seatMask(2), 7]);
});

test('cards that were read from JSON and their copies write apart', () => {
  const read = JSON.parse(JSON.stringify(dealt())) as ReturnType<typeof dealt>;
  const copy = copyCards(read);
  moveCard(read, OWNERS, 0, HAND1, seatMask(1), MUTE);
  expect([read.at[0], copy.at[0]]).toEqual([HAND1, dealt().at[0]]);
});

test('unseen cards of a viewer, with sorted piles', () => {
  const c = dealt();
  showCard(c, 4, seatMask(0), MUTE);
  expect(unseen(c, 0)).toEqual([{ cards: [3, 5, 6, 7, 8, 9], piles: [BAG, BAG, BAG, BAG, HAND1, HAND2] }]);
  expect(unseen(c, SPECTATOR)[0]?.cards).toHaveLength(10);
});

describe('redeal', () => {
  test('keeps what the viewer knows and every size', () => {
    const c = dealt();
    showCard(c, 4, seatMask(0), MUTE);
    showCard(c, 1, seatMask(2), MUTE);
    const before = unseen(c, 0);
    for (let seed = 0; seed < 20; seed++) {
      const drawn = copyCards(c);
      redeal(drawn, OWNERS, 0, fastRandom(seed));
      expect([cardsIn(drawn, HAND0), drawn.at[4], drawn.size]).toEqual([[0, 1, 2], HAND1, c.size]);
      expect(unseen(drawn, 0)).toEqual(before);
      expect(drawn.knows[1]).toBe(0b101);
    }
  });

  test('depends on nothing hidden', () => {
    const world = (mine: number, seen: number): Cards => {
      const c = newCards(6, OWNERS, BAG);
      moveCard(c, OWNERS, 0, HAND0, seatMask(0), MUTE);
      moveCard(c, OWNERS, mine, HAND1, seatMask(1), MUTE);
      moveCard(c, OWNERS, seen, HAND2, seatMask(2), MUTE);
      showCard(c, seen, seatMask(1), MUTE);
      redeal(c, OWNERS, 0, fastRandom(3));
      return c;
    };
    for (const [mine, seen] of [
      [2, 3],
      [5, 1],
      [4, 5],
    ] as const)
      expect(world(mine, seen)).toEqual(world(1, 2));
  });

  test('every card may lie in every unseen pile', () => {
    const met = new Set<number>();
    for (let seed = 0; seed < 200; seed++) {
      const c = dealt();
      redeal(c, OWNERS, 0, fastRandom(seed));
      met.add(cardsIn(c, HAND2)[0]!);
    }
    expect([...met].sort((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  });

  test('never deals a card of one pool into a pile of another', () => {
    const c = dealt();
    c.pool = c.pool.map((_, card) => (card === 5 ? 1 : 0));
    for (let seed = 0; seed < 20; seed++) {
      redeal(c, OWNERS, 0, fastRandom(seed));
      expect(cardsIn(c, HAND2)).toEqual([5]);
    }
  });
});

test('every write into the lists is counted, in this object alone', () => {
  const c = dealt();
  const copy = copyCards(c);
  const before = Cards.writes(c);
  moveCard(c, OWNERS, 0, OPEN, EVERYBODY, MUTE);
  const moved = Cards.writes(c);
  ownPool(c);
  expect([moved > before, Cards.writes(c) > moved, Cards.writes(copy)]).toEqual([true, true, 0]);
  expect(Cards.writes({ at: [], knows: [], pool: [], size: [] })).toBe(-1);
});
