import { expect, test } from 'vitest';
import { Budgets } from './budget.ts';
import { ResponseCache } from './cache.ts';
import { Costs, type Payer } from './costs.ts';
import { WorkQueue } from './queue.ts';

const refusal = (code: string, more: object = {}): unknown =>
  expect.objectContaining({ body: expect.objectContaining({ code, ...more }) as unknown });

test('a budget is counted in work: what took long leaves a debt, which time pays back', () => {
  const budgets = new Budgets(1000, 600);
  expect(budgets.wait('a', 0)).toBe(0);
  budgets.spend('a', 1300, 0);
  expect(budgets.wait('a', 0)).toBe(31);
  expect(budgets.wait('a', 29_000)).toBe(2);
  expect(budgets.wait('a', 31_000)).toBe(0);
  expect(budgets.wait('b', 0)).toBe(0);
  budgets.sweep(60_000);
  expect(budgets.size).toBe(1);
  budgets.sweep(200_000);
  expect(budgets.size).toBe(0);
  // A clock that goes back takes nothing away.
  budgets.spend('a', 10, 1000);
  expect(budgets.wait('a', 0)).toBe(0);
});

test('a cache stays within its bytes, keeps what is used, and forgets what nobody asks for', () => {
  const cache = new ResponseCache(100);
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, key, 25, 0);
  expect(cache.get('a', 5)).toBe('a');
  cache.set('e', 'e', 20, 6);
  expect(['a', 'b', 'c', 'd', 'e'].map((key) => cache.get(key, 7))).toEqual(['a', undefined, 'c', 'd', 'e']);
  cache.set('huge', 'huge', 26, 8);
  expect(cache.get('huge', 8)).toBeUndefined();
  cache.set('a', 'again', 5, 9);
  expect(cache.bytes).toBe(75);
  cache.sweep(9);
  expect([cache.size, cache.bytes]).toEqual([1, 5]);
});

test('a queue runs a few at once, lets addresses take turns, and refuses what is too much', async () => {
  const queue = new WorkQueue({ running: 1, waiting: 4, perAddress: 4 });
  const log: string[] = [];
  const release: (() => void)[] = [];
  const enter = (address: string): Promise<void> =>
    queue.run(address, () => {
      log.push(address);
      return new Promise<void>((done) => release.push(done));
    });
  const jobs = ['a', 'a', 'a', 'a', 'b'].map(enter);
  await expect(enter('a')).rejects.toEqual(refusal('too-many', { retryAfter: 1 }));
  await expect(enter('c')).rejects.toEqual(refusal('busy', { retryAfter: 2 }));
  expect(queue.length).toBe(4);
  for (let i = 0; i < 5; i++) {
    await expect.poll(() => release.length).toBe(i + 1);
    release[i]!();
  }
  await Promise.all(jobs);
  expect(log.join('')).toBe('aabaa');
  expect(queue.length).toBe(0);
  const last = enter('c');
  release[5]!();
  await last;
});

const LIMITS = { workPerMinute: 60_000, followedPerAddress: 2, cacheBytes: 1_000_000, busyDelay: 10_000 };
const ann: Payer = { address: '192.0.2.1', person: 'ann' };

test('an answer is computed once for all who ask at the same time, and again only when it does not fit any more', async () => {
  const costs = new Costs(LIMITS);
  let made = 0;
  const ask = (version: number): Promise<number> =>
    costs.answer<number>(
      ann,
      'k',
      (value) => value >= version,
      async (slice) => {
        await slice.rest();
        made += 1;
        return { value: version, bytes: 8 };
      },
    );
  expect(await Promise.all([ask(1), ask(1), ask(1)])).toEqual([1, 1, 1]);
  expect(await ask(1)).toBe(1);
  expect(made).toBe(1);
  expect(await Promise.all([ask(2), ask(2), ask(1)])).toEqual([2, 2, 1]);
  expect(made).toBe(2);
  expect(costs.computed).toBe(2);
  costs.close();
});

test('an answer that fails is not kept, and the next who asks gets another', async () => {
  const costs = new Costs(LIMITS);
  let tries = 0;
  const ask = (): Promise<string> =>
    costs.answer<string>(
      ann,
      'k',
      () => true,
      () => {
        tries += 1;
        return tries === 1 ? Promise.reject(new Error('once')) : Promise.resolve({ value: 'good', bytes: 4 });
      },
    );
  await expect(ask()).rejects.toThrow('once');
  expect(await ask()).toBe('good');
  costs.close();
});

test('a used-up budget gives the time to retry: by address, and by person at any address', async () => {
  const costs = new Costs({ ...LIMITS, workPerMinute: 6000 });
  const elsewhere = { address: '192.0.2.2', person: 'ann' };
  const other = { address: '192.0.2.1', person: 'bob' };
  costs.spend(ann, 1600);
  expect(() => costs.admit(ann)).toThrow('too-many');
  expect(() => costs.admit(elsewhere)).toThrow('too-many');
  expect(() => costs.admit(other)).not.toThrow();
  costs.spend(other, 1450);
  expect(() => costs.admit(other)).toThrow('too-many');
  expect(() => costs.admit({ address: '192.0.2.3', person: undefined })).not.toThrow();
  await expect(costs.work(ann, () => Promise.resolve())).rejects.toEqual(refusal('too-many'));
  costs.close();
});

test('the tables that an address follows at once are limited', () => {
  const costs = new Costs(LIMITS);
  costs.follow(ann);
  costs.follow({ ...ann, person: undefined });
  expect(() => costs.follow(ann)).toThrow('too-many');
  costs.follow({ address: '192.0.2.2', person: 'ann' });
  costs.unfollow(ann);
  costs.follow(ann);
  expect(() => costs.follow(ann)).toThrow('too-many');
  costs.close();
});

test('while the event loop is late, nothing expensive is begun', async () => {
  const costs = new Costs({ ...LIMITS, busyDelay: 100 });
  costs.delay = 101;
  await expect(costs.work(ann, () => Promise.resolve(1))).rejects.toEqual(refusal('busy', { retryAfter: 2 }));
  costs.delay = 99;
  expect(await costs.work(ann, () => Promise.resolve(1))).toBe(1);
  costs.close();
});
