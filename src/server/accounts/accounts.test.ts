import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Storage } from '../storage/storage.ts';
import type { Accounts } from './accounts.ts';

vi.mock(import('@node-rs/argon2'), { spy: true });
// Files that ran before in this worker may have loaded the accounts with the real library: both are loaded again.
vi.resetModules();
const argon2 = await import('@node-rs/argon2');
const accountsModule = await import('./accounts.ts');
const { Confirmations } = await import('./confirmations.ts');
const { Keys } = await import('./keys.ts');
const { Passkeys } = await import('./passkeys.ts');

const SECRET = 'a long secret';
/** A busy machine is slow; nothing here depends on time. */
const PATIENCE_MS = 15_000;

/** A server with two people: one with a password, one with only a passkey. */
async function context(): Promise<Accounts> {
  const kept = {
    'with.password': { person: 'ann', password: await argon2.hash(SECRET) },
    'with.passkey': { person: 'bob' },
  };
  const storage: Partial<Storage> = {
    accountNamed: (login) => Promise.resolve(kept[login as keyof typeof kept]),
    kind: 'sqlite',
    addKey: () => Promise.resolve('ann'),
    keysOf: () => Promise.resolve([]),
    nameOf: () => Promise.resolve('Ann'),
  };
  const now = (): number => 0;
  const keys = new Keys(storage as Storage, now, () => {});
  const confirmations = new Confirmations(storage as Storage, new Passkeys(storage as Storage, keys, '', now), now);
  return new accountsModule.Accounts(storage as Storage, keys, confirmations, now);
}

/** What a digest says about the work that it takes: kind, version, memory, passes, threads. */
const workOf = (digest: unknown): string => String(digest).split('$').slice(0, 4).join('$');

describe('signing in', () => {
  let accounts: Accounts;
  beforeEach(async () => {
    accounts = await context();
    // What compares with nobody's password is made once, before anybody asks.
    await vi.waitFor(
      () => expect(vi.mocked(argon2.hash).mock.settledResults.every((r) => r.type === 'fulfilled')).toBe(true),
      PATIENCE_MS,
    );
    vi.clearAllMocks();
  });

  /** Everything that the library was asked to do for one attempt. */
  async function work(login: string, password: string): Promise<readonly string[]> {
    await expect(accounts.signIn(login, password, '192.0.2.1', '')).rejects.toThrow('bad-login');
    const hashed = vi.mocked(argon2.hash).mock.calls.map(() => 'hash');
    const verified = vi.mocked(argon2.verify).mock.calls.map(([digest]) => `verify ${workOf(digest)}`);
    return [...hashed, ...verified];
  }

  test.each([
    ['an unknown login', 'nobody.at.all'],
    ['a login without a password', 'with.passkey'],
    ['a wrong password', 'with.password'],
  ])('%s costs one comparison of the usual cost, and no more', async (_case, login) => {
    const usual = workOf(await argon2.hash(SECRET));
    vi.clearAllMocks();
    expect(usual).toMatch(/^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+$/);
    expect(await work(login, 'a wrong guess')).toEqual([`verify ${usual}`]);
  });

  test('nobody gets in by what nobody’s password is compared with', async () => {
    await expect(accounts.signIn('nobody.at.all', '', '192.0.2.1', '')).rejects.toThrow('bad-login');
    expect(await accounts.signIn('with.password', SECRET, '192.0.2.1', '')).toMatchObject({ name: 'Ann' });
  });
});
