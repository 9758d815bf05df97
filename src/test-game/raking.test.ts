import { expect, test } from 'vitest';
import {
  seatMask,
  canonicalJson,
  EVERYBODY,
  fastRandom,
  MUTE,
  OfferList,
  OfferRefusalList,
  seatsOf,
  SPECTATOR,
} from '../kernel/index.ts';
import { law, Table } from './embers.testkit.ts';
import { embers, type Embers } from './index.ts';

const rake = (table: Table, tile: number): Table => {
  table.state.tiles[0] = tile;
  table.state.seen[0] = seatMask(0);
  return table.setStack({ proc: 'rake', step: 'pay', got: 0, seat: 0, ember: 0 } as never).say(0, 'pay red-1');
};
const hands = (): Table => new Table().hand(0, 'red-1').hand(1, 'red-2').hand(2, 'red-3');

law('P-5.1', 'the last ember is worth one more, before the rain', () => {
  const table = hands();
  table.state.seen = [0, ...Array<number>(5).fill(EVERYBODY)];
  table.state.tiles = [0, 1, 1, 1, 2, 2];
  table.state.weather = 2;
  expect(rake(table, 0).state.scores[0]).toBe(0);
  expect(table.state.over).toBeNull();
});

law('P-5.2', 'rain takes one', () => {
  const table = hands();
  table.state.weather = 2;
  expect(rake(table, 4).state.scores[0]).toBe(3);
});

law('P-5.3', 'others drop a card or lose a point', () => {
  const table = new Table().hand(0, 'red-1').hand(1, 'red-2');
  table.state.scores[2] = 1;
  rake(table, 2).say(0, 'first smoke s2').say(1, 'drop red-2');
  expect(table.state.scores).toEqual([2, 0, 0]);
});

law('P-5.6', 'smoke, spark and flare in the order the raker says, and smoke seat by seat', () => {
  const table = rake(hands(), 3);
  expect(embers.window(table.state)).toMatchObject({ name: 'order', law: 'P-5.6', asked: 1 });
  expect(table.offers(0)).toEqual(['first agenda smoke', 'first draw', 'first stir']);
  table.say(0, 'first agenda smoke');
  expect(table.offers(0)).toEqual(['first smoke s1', 'first smoke s2']);
  table.say(0, 'first smoke s2').say(2, 'drop red-3').say(1, 'drop red-2');
  expect(table.offers(0)).toEqual(['first draw', 'first stir']);
  table.say(0, 'first stir').chance('dice 1 2');
  expect(embers.outcomeName(table.state, 0)).toBe('draw red-4');
});

law('P-5.4', 'an odd tile draws, and nothing is asked about one thing', () => {
  expect(embers.outcomeName(rake(hands(), 1).state, 0)).toBe('draw red-4');
});

law('P-5.5', 'a tile of three or more stirs', () => {
  expect(rake(hands(), 4).offers(0)).toEqual(['first agenda smoke', 'first stir']);
});

law('P-6.1', 'two seats reach the target in one moment and share the victory', () => {
  const table = hands();
  table.state.scores = [7, 9, 3];
  table.state.seen[0] = seatMask(1);
  table.state.tiles[0] = 4;
  table.setStack({ proc: 'rake', step: 'pay', got: 0, seat: 0, ember: 0 } as never).say(0, 'pay red-1');
  expect(table.state.over).toEqual({ winners: [0, 1], ranking: [[0, 1], [2]], law: 'P-6.1' });
  expect(table.state.stack).toEqual([]);
  expect(embers.window(table.state)).toBeUndefined();
});

law('P-6.2', 'together all win', () => {
  const table = hands();
  const cooperative = new Table({ together: true, target: 1 }).hand(0, 'red-1');
  expect(rake(cooperative, 4).state.over).toEqual({ winners: [0, 1, 2], ranking: [[0, 1, 2]], law: 'P-6.2' });
  expect(rake(table, 4).state.over).toBeNull();
});

law('P-6.3', 'after the last round', () => {
  const alone = new Table({ rounds: 1 }).turn(2);
  alone.state.scores = [1, 2, 2];
  expect(alone.say(2, 'rest').state.over).toEqual({ winners: [1, 2], ranking: [[1, 2], [0]], law: 'P-6.3' });
  const all = new Table({ rounds: 1, together: true }).turn(2).say(2, 'rest');
  expect(all.state.over).toEqual({ winners: [], ranking: [[0, 1, 2]], law: 'P-6.3' });
});

law('P-7.1', 'a seat says what it holds, once a round, not in silence', () => {
  const table = new Table().hand(1, 'red-1', 'red-2').turn(0);
  const stack = canonicalJson(table.state.stack);
  embers.asides!.take(table.state, 1, embers.parse('tell red')!, table.recorder);
  expect(table.eventsFor(SPECTATOR)).toContainEqual({ type: 'said', seat: 1, colour: 0, count: 2 });
  expect(canonicalJson(table.state.stack)).toBe(stack);
  const asides = (): string[] => {
    const reasons = new OfferRefusalList<Embers['option']>();
    embers.asides!.options(table.state, 1, reasons);
    return [...reasons.list.map((o) => o.text), ...reasons.refused.map((r) => `${r.option.text}: ${r.refusal.why}`)];
  };
  expect(asides()).toEqual(['tell gold', 'tell blue', 'tell red: said-this-round']);
  table.setStack({ proc: 'round', step: 'lay', got: 0, said: [], turns: 0 });
  expect(asides()).toEqual(['tell red: silence', 'tell gold: silence', 'tell blue: silence']);
});

test('a position is read as it was written, at every moment of many games', () => {
  for (let seed = 0; seed < 40; seed++) {
    const random = fastRandom(seed);
    const { state: s } = new Table({ seats: 2 + (seed % 3), together: seed % 4 === 0 });
    for (let left = 3000; !s.over; left--) {
      expect(left).toBeGreaterThan(0);
      const read = embers.positions!.read(JSON.parse(JSON.stringify(embers.positions!.write(s))));
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      expect(canonicalJson(read.value)).toBe(canonicalJson(s));
      const count = embers.outcomeCount(s);
      if (count > 0) {
        embers.applyOutcome(s, random(count), MUTE);
        continue;
      }
      const seats = seatsOf(embers.asked(s));
      const seat = seats[random(seats.length)]!;
      const offers = new OfferList<Embers['option']>();
      embers.options(s, seat, offers);
      embers.choose(s, seat, offers.list[random(offers.list.length)]!, MUTE);
    }
  }
});

test('everything that is wrong with a position is listed', () => {
  const good = embers.positions!.write(hands().turn(0).state) as Record<string, unknown>;
  const problems = (change: object): string[] => {
    const read = embers.positions!.read({ ...good, ...change });
    return read.ok ? [] : read.problems.map((p) => `${p.path} ${p.code}`);
  };
  expect(problems({})).toEqual([]);
  expect(problems({ first: 3, scores: [0, 0] })).toEqual(['first not-in-range', 'scores not-so-many']);
  expect(problems({ stack: [{ proc: 'turn', step: 'jump' }] })).toEqual(['stack.0 no-such-step']);
  expect(problems({ stack: [{ proc: 'constructor', step: 'name' }] })).toEqual(['stack.0 no-such-step']);
  expect(problems({ stack: [{ proc: 'turn', step: 'act', got: 0, left: 2, odd: 1 }] })).toEqual([
    'stack.0.odd unknown',
    'stack.0.seat missing',
  ]);
  expect(problems({ stack: [{ proc: 'draw', step: 'check', got: 0, seat: 0, left: 1 }] })).toEqual([
    'stack not-at-rest',
  ]);
  expect(problems({ tiles: [3, 3, -1, -1, -1, -1], seen: [1, 1, 1, 0, 0, 0] })).toHaveLength(2);
  expect(embers.positions!.show(hands().turn(0).state)).toContain('s1 0: red-2');
});
