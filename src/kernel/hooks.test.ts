import { describe, expect, test } from 'vitest';
import {
  AtSomeTables,
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

const state: SmallState = { settings: THREE, stack: [], over: null, log: [] };

describe('the order', () => {
  test('is set once', () => {
    const hook = valueHook<number, []>('worth');
    hook.order();
    expect(() => hook.order()).toThrow('hook worth is ordered twice');
  });
  test('must be set', () => {
    const why = 'has no order';
    expect(() => valueHook<number, []>('worth').apply(1)).toThrow(`hook worth ${why}`);
    expect(() => optionHook<Small, SmallFrame>('acts').options(state, frame('x'), 0, new OfferList())).toThrow(why);
    expect(() => reactionHook<Small, []>('risen').gather([])).toThrow(why);
  });
});

test('a value hook applies contributors in order', () => {
  const hook = valueHook<number, [more: number]>('worth');
  hook.order(
    (value, more) => value + more,
    (value) => value * 10,
  );
  expect(hook.apply(1, 2)).toBe(30);
});

test('an option hook adds options and applies them', () => {
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

test('a reaction hook gathers frames in order', () => {
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

test('a contributor of some tables is called at those only', () => {
  const hook = valueHook<number, [s: SmallState]>('worth');
  const isForThree = ({ seats }: { readonly seats: number }): boolean => seats === 3;
  hook.order((value) => value + 1, new AtSomeTables((value: number) => value * 10, isForThree));
  const atFour: SmallState = { ...state, settings: { ...THREE, seats: 4 } };
  expect([state, atFour, state].map((s) => hook.apply(1, s))).toEqual([20, 2, 20]);
  const seen: string[] = [];
  const risen = reactionHook<Small, [s: SmallState]>('risen');
  const reacting = () => frame('x');
  risen.order(new AtSomeTables(reacting, isForThree));
  expect(watchHooks((name) => seen.push(name))).toContain('reacting');
  expect([risen.reacts(state), risen.reacts(atFour)]).toEqual([true, false]);
  expect(seen).toEqual(['reacting']);
});

test('watched contributors are named when they change a value, are chosen, emit or react', () => {
  const seen: string[] = [];
  const worth = valueHook<number, []>('worth');
  const idle = (value: number): number => value;
  const doubling = (value: number): number => value * 2;
  worth.order(idle, doubling);
  const acts = optionHook<Small, SmallFrame>('acts');
  acts.order({ verbs: ['say'], options: () => {}, take: () => 'done' });
  const risen = reactionHook<Small, [out: typeof MUTE]>('risen');
  const silent = (): undefined => undefined;
  const emitting = (out: typeof MUTE): undefined => {
    out.emit({});
    return undefined;
  };
  const reacting = () => frame('x');
  risen.order(silent, emitting, reacting);
  const names = watchHooks((name) => seen.push(name));
  expect(names).toEqual(expect.arrayContaining(['idle', 'doubling', 'say', 'silent', 'emitting', 'reacting']));
  expect(worth.apply(2)).toBe(4);
  expect(acts.take(state, frame('x'), letter(1), 0, MUTE)).toBe('done');
  expect(risen.gather([], MUTE)).toHaveLength(1);
  expect(seen).toEqual(['doubling', 'say', 'emitting', 'reacting']);
});
