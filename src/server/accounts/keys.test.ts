import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashOf } from '../secrets.ts';
import type { EndingKeys, KeyRow, Storage } from '../storage/storage.ts';
import { Confirmations } from './confirmations.ts';
import { Keys, MOST_KEYS } from './keys.ts';
import type { Passkeys } from './passkeys.ts';

const MINUTE = 60_000;

/** A database in memory that answers when it is let, and may be out of reach of notices. */
class KeyDatabase {
  readonly rows = new Map<string, KeyRow>();
  reads = 0;
  touched = 0;
  isHeard = true;
  before: () => Promise<void> = () => Promise.resolve();
  readonly storage: Storage;

  constructor(kind: 'sqlite' | 'postgres') {
    const storage: Partial<Storage> = {
      kind,
      isListening: () => this.isHeard,
      keyOf: async (hash) => {
        this.reads += 1;
        const row = this.rows.get(hash);
        await this.before();
        return row && { ...row, name: row.person };
      },
      keysOf: (person) =>
        Promise.resolve([...this.rows.values()].filter((row) => row.person === person).sort((a, b) => b.used - a.used)),
      storedKeys: (hashes) => Promise.resolve(new Set(hashes.filter((hash) => this.rows.has(hash)))),
      endKeys: (person, ending) => Promise.resolve(this.end(person, ending)),
      touchKey: () => {
        this.touched += 1;
        return Promise.resolve();
      },
      confirmKey: (hash, confirmed) => {
        this.rows.set(hash, { ...this.rows.get(hash)!, confirmed });
        return Promise.resolve();
      },
      addKey: ({ hash, at }) => {
        this.add('ann', hash, at);
        return Promise.resolve('ann');
      },
      nameOf: (person) => Promise.resolve(person),
      accountOf: () => Promise.resolve({ login: 'ann', password: 'hash' }),
    };
    this.storage = storage as Storage;
  }

  add(person: string, hash: string, used = 0): void {
    this.rows.set(hash, { hash, person, device: '', created: used, used, confirmed: 0 });
  }

  end(person: string, { which, hash }: EndingKeys): number {
    const ended = [...this.rows.values()].filter(
      (row) => row.person === person && (row.hash === hash) === (which === 'only'),
    );
    for (const row of ended) this.rows.delete(row.hash);
    return ended.length;
  }
}

const throws = (error: unknown): never => {
  throw error;
};

function context(kind: 'sqlite' | 'postgres', now: () => number = () => 0): { stored: KeyDatabase; keys: Keys } {
  const stored = new KeyDatabase(kind);
  stored.add('ann', hashOf('first'));
  stored.add('ann', hashOf('second'));
  stored.add('bob', hashOf('bob'));
  return { stored, keys: new Keys(stored.storage, now, throws) };
}

describe('a key', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('that ends while it is looked up is neither given nor remembered', async () => {
    const { stored, keys } = context('sqlite');
    const own = (await keys.find('first'))!;
    let answer = (): void => {};
    stored.before = () => new Promise((done) => (answer = done));
    const ended = vi.fn<() => void>();
    const found = keys.find('second', ended);
    stored.before = () => Promise.resolve();
    await keys.end(own, { which: 'except', hash: own.hash });
    answer();
    expect(await found).toBeUndefined();
    expect(await keys.find('second')).toBeUndefined();
    expect(ended).not.toHaveBeenCalled();
  });

  test('is read once, and ends for everything that is open under it', async () => {
    const { stored, keys } = context('sqlite');
    const [socket, closed, other, bob] = [
      vi.fn<() => void>(),
      vi.fn<() => void>(),
      vi.fn<() => void>(),
      vi.fn<() => void>(),
    ];
    const own = (await keys.find('first', other))!;
    const second = (await keys.find('second', socket))!;
    await keys.find('second', closed);
    await keys.find('bob', bob);
    expect(stored.reads).toBe(3);
    keys.release(second, closed);
    expect(await keys.end(own, { which: 'except', hash: own.hash })).toBe(1);
    expect([socket, closed, other, bob].map((end) => end.mock.calls.length)).toEqual([1, 0, 0, 0]);
    expect(await keys.find('second')).toBeUndefined();
    expect(await keys.find('bob')).toMatchObject({ person: { id: 'bob' } });
    expect(stored.reads).toBe(4);
  });

  test('that another process ended ends here by its notice', async () => {
    const { stored, keys } = context('postgres');
    const [first, second, bob] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
    await keys.find('first', first);
    await keys.find('second', second);
    await keys.find('bob', bob);
    stored.end('ann', { which: 'only', hash: hashOf('second') });
    keys.onNotice(`keys:ann:only:${hashOf('second')}`);
    expect([first, second, bob].map((end) => end.mock.calls.length)).toEqual([0, 1, 0]);
    keys.onNotice('keys:ann:except:');
    expect([first, second, bob].map((end) => end.mock.calls.length)).toEqual([1, 1, 0]);
    keys.close();
  });

  test('whose end was missed is found when notices come back, or within seconds', async () => {
    const { stored, keys } = context('postgres');
    const [second, bob] = [vi.fn<() => void>(), vi.fn<() => void>()];
    await keys.find('second', second);
    await keys.find('bob', bob);
    stored.rows.delete(hashOf('second'));
    keys.onNotice('*');
    await vi.advanceTimersByTimeAsync(0);
    expect([second, bob].map((end) => end.mock.calls.length)).toEqual([1, 0]);
    stored.rows.delete(hashOf('bob'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(bob.mock.calls.length).toBe(1);
    keys.close();
  });

  test('is looked up at every use while no notices arrive, and not while they do', async () => {
    const { stored, keys } = context('postgres');
    const end = vi.fn<() => void>();
    const known = (await keys.find('second', end))!;
    stored.rows.delete(hashOf('second'));
    await keys.recheck(known);
    expect(end).not.toHaveBeenCalled();
    stored.isHeard = false;
    await keys.recheck(known);
    expect(end).toHaveBeenCalledOnce();
    keys.close();
  });

  test('that ends while somebody waits gives no answer', async () => {
    const { keys } = context('sqlite');
    const own = (await keys.find('first'))!;
    const second = await keys.find('second');
    const answer = keys.during(
      second,
      (ended) => new Promise((done) => ended.addEventListener('abort', () => done(1))),
    );
    const refused = answer.catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(0);
    await keys.end(own, { which: 'except', hash: own.hash });
    expect(await refused).toBe('no-key');
    await expect(keys.during(second, () => Promise.resolve(1))).rejects.toThrow('no-key');
    expect(await keys.during(own, () => Promise.resolve(1))).toBe(1);
    expect(await keys.during(undefined, () => Promise.resolve(1))).toBe(1);
  });

  test('is noted as used every few minutes, not at every use', async () => {
    let now = 0;
    const { stored, keys } = context('sqlite', () => now);
    for (now = 0; now <= 20 * MINUTE; now += MINUTE / 2) await keys.find('first');
    expect(stored.touched).toBe(4);
  });

  test('more than fifty: the one that was not used for the longest time ends', async () => {
    const { stored, keys } = context('sqlite', () => 1_000);
    for (let i = 2; i < MOST_KEYS; i++) stored.add('ann', `more ${i}`, i);
    stored.rows.set(hashOf('second'), { ...stored.rows.get(hashOf('second'))!, used: 500 });
    const end = vi.fn<() => void>();
    await keys.find('first', end);
    await keys.issue({ by: 'code', code: 'c' }, '');
    expect((await stored.storage.keysOf('ann')).length).toBe(MOST_KEYS);
    expect(end).toHaveBeenCalledOnce();
    expect(await keys.find('first')).toBeUndefined();
    expect(await keys.find('second')).toBeDefined();
  });
});

test('a confirmation counts for five minutes and for its own key', async () => {
  let now = 1_000;
  const { stored, keys } = context('sqlite', () => now);
  const confirmations = new Confirmations(
    stored.storage,
    { confirm: () => Promise.resolve() } as unknown as Passkeys,
    () => now,
  );
  const [first, second] = [(await keys.find('first'))!, (await keys.find('second'))!];
  await expect(confirmations.check(first)).rejects.toThrow('confirm-first');
  expect(await confirmations.byPasskey(first, {})).toBe(1_000 + 5 * MINUTE);
  await expect(confirmations.check(second)).rejects.toThrow('confirm-first');
  now += 5 * MINUTE;
  await confirmations.check(first);
  now += 1;
  await expect(confirmations.check(first)).rejects.toThrow('confirm-first');
  // A clock that was set back makes no confirmation younger.
  now = 500;
  await expect(confirmations.check(first)).rejects.toThrow('confirm-first');
});
