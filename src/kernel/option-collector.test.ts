import { describe, expect, test } from 'vitest';
import {
  type OptionCollector,
  OfferList,
  offerIf,
  offerUnless,
  offersAny,
  type Option,
  orPass,
  OfferProbe,
  OfferRefusalList,
  defineRefusals,
  OfferBuffer,
  verb,
} from './index.ts';

const no = defineRefusals<'1.1' | '1.2' | '1.3'>();
const WOOD = no('1.1', 'wood');
const RULE = no('1.2', 'rule');
const NOTHING = no('1.3', 'nothing');
const build = verb('build', 'at', ['c1', 'c2']);
const first = verb('first');
const pass = verb('pass');
type A = OptionCollector<Option, '1.1' | '1.2' | '1.3'>;

test('reasons are declared once and listed', () => {
  expect(no.all).toEqual([WOOD, RULE, NOTHING]);
  expect(Object.isFrozen(WOOD)).toBe(true);
});

test('each collector keeps what its name says', () => {
  const offers = new OfferList<Option>();
  const reasons = new OfferRefusalList<Option>();
  const probe = new OfferProbe<Option>();
  for (const ask of [offers, reasons, probe] as A[]) {
    ask.offer(build(0));
    ask.refuse(build(1), WOOD, 3, 2);
  }
  expect(offers.list).toEqual([build(0)]);
  expect(offers.clear().list).toEqual([]);
  expect(reasons).toMatchObject({ list: [build(0)], refused: [{ option: build(1), refusal: WOOD, a: 3, b: 2 }] });
  expect([offers.wantsRefusals, reasons.wantsRefusals, probe.wantsRefusals, probe.isSatisfied]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('offerUnless offers an option or refuses it with the reason and its numbers', () => {
  const offers = new OfferList<Option>();
  const reasons = new OfferRefusalList<Option>();
  for (const ask of [offers, reasons] as A[]) {
    offerUnless(ask, build(0), undefined, 1, 2);
    offerUnless(ask, build(1), WOOD, 3, 2);
    offerUnless(ask, first(), RULE);
  }
  expect(offers.list).toEqual([build(0)]);
  expect(reasons.list).toEqual([build(0)]);
  expect(reasons.refused).toEqual([
    { option: build(1), refusal: WOOD, a: 3, b: 2 },
    { option: first(), refusal: RULE, a: 0, b: 0 },
  ]);
});

describe('offerIf', () => {
  const both = (sub: (ask: A) => void): [string[], (readonly [string, number, number])[]] => {
    const offers = new OfferList<Option>();
    const reasons = new OfferRefusalList<Option>();
    for (const ask of [offers, reasons] as A[]) offerIf(ask, first(), NOTHING, sub);
    expect(offers.list).toEqual(reasons.list);
    return [
      reasons.list.map((o) => o.text),
      reasons.refused.map((r) => [`${r.option.text} ${r.refusal.why}`, r.a, r.b] as const),
    ];
  };

  test('offers the first half if the second has anything', () => {
    const sub = (ask: A): void => {
      ask.refuse(build(0), WOOD);
      ask.offer(build(1));
    };
    expect(both(sub)).toEqual([['first'], []]);
  });

  test('refuses with the reason that all parts share', () => {
    const sub = (ask: A): void => {
      ask.refuse(build(0), WOOD, 3, 1);
      ask.refuse(build(1), WOOD, 4, 1);
    };
    expect(both(sub)).toEqual([[], [['first wood', 3, 1]]]);
  });

  test('refuses with `nothing` when reasons differ or there are none', () => {
    const sub = (ask: A): void => {
      ask.refuse(build(0), WOOD);
      ask.refuse(build(1), RULE);
    };
    expect(both(sub)).toEqual([[], [['first nothing', 0, 0]]]);
    expect(both(() => {})).toEqual([[], [['first nothing', 0, 0]]]);
  });
});

test('offersAny finds out whether a list offers anything', () => {
  expect(offersAny((ask) => ask.offer(pass()))).toBe(true);
  expect(offersAny((ask) => ask.refuse(pass(), WOOD))).toBe(false);
});

test('orPass offers pass only after other options', () => {
  const reasons = new OfferRefusalList<Option>();
  orPass<Option, '1.1'>(reasons, pass(), (ask) => ask.refuse(build(0), { law: '1.1', why: 'wood' }));
  expect(reasons.list).toEqual([]);
  orPass<Option, '1.1'>(reasons, pass(), (ask) => ask.offer(build(0)));
  expect(reasons.list).toEqual([build(0), pass()]);
});

test('an offer buffer keeps the offers of one list at a time', () => {
  const list = new OfferBuffer<Option>();
  const [a, b] = [verb('a')(), verb('b')()];
  list.offer(a);
  list.offer(b);
  list.refuse();
  expect([list.count, list.at(0), list.at(1)]).toEqual([2, a, b]);
  list.clear().offer(b);
  expect([list.count, list.at(0)]).toEqual([1, b]);
});
