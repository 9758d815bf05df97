import { describe, expect, test } from 'vitest';
import {
  valueHook,
  MUTE,
  OfferList,
  type OptionContribution,
  optionHook,
  type Option,
  reactionHook,
  watchHooks,
} from './index.ts';
import { THREE, frame, letter, pass, type Small, type SmallFrame, type SmallState } from './small.testkit.ts';

const state: SmallState = { settings: THREE, stack: [], over: null, diary: [] };

describe('the order', () => {
  test('is written once', () => {
    const hook = valueHook<number, []>('worth');
    hook.order();
    expect(() => hook.order()).toThrow('hook worth is ordered twice');
  });
  test('must be written', () => {
    const why = 'has no order';
    expect(() => valueHook<number, []>('worth').apply(1)).toThrow(`hook worth ${why}`);
    expect(() => optionHook<Small, SmallFrame>('acts').options(state, frame('x'), 0, new OfferList())).toThrow(why);
    expect(() => reactionHook<Small, []>('risen').gather([])).toThrow(why);
  });
});

test('adjust bends a value in the written order', () => {
  const hook = valueHook<number, [more: number]>('worth');
  hook.order(
    (value, more) => value + more,
    (value) => value * 10,
  );
  expect(hook.apply(1, 2)).toBe(30);
});

test('offer adds options and does what they say', () => {
  const bring = (verb: string, o: Option): OptionContribution<Small, SmallFrame> => ({
    verbs: [verb],
    options: (_s, _f, _seat, ask) => ask.offer(o),
    take: (_s, _f, taken) => `took ${taken.text}`,
  });
  const hook = optionHook<Small, SmallFrame>('acts');
  hook.order(bring('say', letter(1)), bring('pass', pass()));
  const offers = new OfferList<Option>();
  hook.options(state, frame('x'), 0, offers);
  expect(offers.list.map((o) => o.text)).toEqual(['say b', 'pass']);
  expect(hook.take(state, frame('x'), pass(), 0, MUTE)).toBe('took pass');
  expect(hook.take(state, frame('x'), { verb: 'other', text: 'other' }, 0, MUTE)).toBeUndefined();
});

test('react gathers the frames that answer, in the written order', () => {
  const hook = reactionHook<Small, [n: number]>('risen');
  hook.order(
    (n) => (n > 1 ? frame('big') : undefined),
    () => frame('always'),
    (n) => (n > 1 ? [frame('twin'), frame('twin')] : []),
  );
  const procs = (n: number): string[] => hook.gather([frame('given')], n).map((f) => f.proc);
  expect([procs(1), procs(2)]).toEqual([
    ['given', 'always'],
    ['given', 'big', 'always', 'twin', 'twin'],
  ]);
});

test('contributors can be watched: who bends, is chosen or answers is named, others are not', () => {
  const seen: string[] = [];
  const worth = valueHook<number, []>('worth');
  const idle = (value: number): number => value;
  const doubling = (value: number): number => value * 2;
  worth.order(idle, doubling);
  const acts = optionHook<Small, SmallFrame>('acts');
  acts.order({ verbs: ['say'], options: () => {}, take: () => 'done' });
  const risen = reactionHook<Small, [out: typeof MUTE]>('risen');
  const silent = (): undefined => undefined;
  const speaking = (out: typeof MUTE): undefined => {
    out.emit({});
    return undefined;
  };
  const answering = () => frame('x');
  risen.order(silent, speaking, answering);
  const names = watchHooks((name) => seen.push(name));
  expect(names).toEqual(expect.arrayContaining(['idle', 'doubling', 'say', 'silent', 'speaking', 'answering']));
  expect(worth.apply(2)).toBe(4);
  expect(acts.take(state, frame('x'), letter(1), 0, MUTE)).toBe('done');
  expect(risen.gather([], MUTE)).toHaveLength(1);
  expect(seen).toEqual(['doubling', 'say', 'speaking', 'answering']);
});
