import { expect, test } from 'vitest';
import { Tries } from './tries.ts';

const ADDRESS = '192.0.2.1';
const times = (count: number, work: (i: number) => boolean): boolean[] =>
  Array.from({ length: count }, (_, i) => work(i));

test('a login that reads like an address does not share that address’s tries', () => {
  const tries = new Tries(() => 0);
  expect(times(9, () => tries.mayTry('127.0.0.2', ADDRESS)).filter(Boolean)).toHaveLength(8);
  expect(tries.mayTry('ann', '127.0.0.2')).toBe(true);
});

test('wrong passwords from one address do not lock the owner out', () => {
  const tries = new Tries(() => 0);
  times(50, () => tries.mayTry('ann', ADDRESS));
  expect(tries.mayTry('ann', ADDRESS)).toBe(false);
  expect(tries.mayTry('ann', '198.51.100.7')).toBe(true);
});

test('one address tries no more logins than passwords', () => {
  const tries = new Tries(() => 0);
  expect(times(20, (i) => tries.mayTry(`login${i}`, ADDRESS)).filter(Boolean)).toHaveLength(8);
});

test('many addresses together are limited, but not a known address', () => {
  let now = 0;
  const tries = new Tries(() => now);
  expect(tries.mayTry('ann', ADDRESS)).toBe(true);
  tries.succeeded('ann', ADDRESS);
  const strangers = times(300, (i) => tries.mayTry('ann', `198.51.${i >> 7}.${i & 127}`));
  expect(strangers.filter(Boolean)).toHaveLength(100);
  expect(tries.mayTry('ann', '203.0.113.1')).toBe(false);
  expect(tries.mayTry('ann', ADDRESS)).toBe(true);
  now = 37_000;
  expect([tries.mayTry('ann', '203.0.113.2'), tries.mayTry('ann', '203.0.113.3')]).toEqual([true, false]);
});

test('right passwords are not limited', () => {
  const tries = new Tries(() => 0);
  for (let i = 0; i < 200; i++) {
    expect(tries.mayTry('ann', ADDRESS)).toBe(true);
    tries.succeeded('ann', ADDRESS);
  }
});

test('a network of IPv6 counts as one address', () => {
  const tries = new Tries(() => 0);
  expect(times(20, (i) => tries.mayTry('ann', `2001:db8:1:2::${i + 1}`)).filter(Boolean)).toHaveLength(8);
});

test('attempts come back with time', () => {
  let now = 0;
  const tries = new Tries(() => now);
  times(9, () => tries.mayTry('ann', ADDRESS));
  now = 9_000;
  expect(tries.mayTry('ann', ADDRESS)).toBe(false);
  now = 11_000;
  expect(tries.mayTry('ann', ADDRESS)).toBe(true);
});
