import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../src/server/storage/postgres.ts';
import { openSqlite } from '../../src/server/storage/sqlite.ts';
import type { HeldKey, Storage } from '../../src/server/storage/storage.ts';
import { type Postgres, startPostgres } from './postgres.testkit.ts';

const folder = mkdtempSync(join(tmpdir(), 'vatra-manners-'));
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ADAPTERS = [
  { name: 'sqlite', open: (): Promise<Storage> => openSqlite(join(folder, `${Math.random()}.db`)) },
  { name: 'postgres', open: async (): Promise<Storage> => await openPostgres(await postgres.database()) },
] as const;

async function arrive(storage: Storage, person: string): Promise<HeldKey> {
  await storage.createPerson(person, person, { hash: `key-${person}`, device: '', at: 1 });
  return { person, hash: `key-${person}` };
}

describe.each(ADAPTERS)('$name', ({ open }) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await open();
    for (const person of ['ann', 'bob', 'cid']) await arrive(storage, person);
  });
  afterAll(() => storage.close());

  const request = (id: string, person = 'ann'): Parameters<Storage['requestMail']>[0] => ({
    id,
    person,
    key: `key-${person}`,
    address: 'ann@example.org',
    language: 'uk',
  });

  test('an e-mail address becomes a subscription once, in time, and while its key is valid', async () => {
    expect(await storage.requestMail(request('m1'), 'h1', 100)).toBe(true);
    expect(await storage.requestMail({ ...request('m0'), key: 'no key' }, 'h0', 100)).toBe(false);
    expect(await storage.mailRequests('ann', 50)).toEqual([request('m1')]);
    expect(await storage.confirmMail('h2', 50)).toBeUndefined();
    expect(await storage.confirmMail('h1', 50)).toEqual(request('m1'));
    expect(await storage.confirmMail('h1', 50)).toBeUndefined();
    expect(await storage.subscription('m1')).toMatchObject({
      kind: 'email',
      target: 'ann@example.org',
      key: 'key-ann',
    });
    // A second request replaces the first one and its subscription.
    await storage.requestMail(request('m2'), 'h3', 100);
    await storage.requestMail(request('m3'), 'h4', 100);
    expect(await storage.confirmMail('h3', 50)).toBeUndefined();
    await storage.confirmMail('h4', 50);
    expect((await storage.subscriptions('ann')).map(({ id }) => id)).toEqual(['m3']);
    await storage.endSubscription('m3');
    expect(await storage.subscriptions('ann')).toEqual([]);
    await storage.requestMail(request('m4'), 'h5', 100);
    expect(await storage.confirmMail('h5', 101)).toBeUndefined();
    await storage.requestMail(request('m5', 'cid'), 'h6', 100);
    await storage.endKeys('cid', { which: 'except', hash: '' });
    expect(await storage.confirmMail('h6', 50)).toBeUndefined();
    expect(await storage.dropMailRequest('m5', 'ann')).toBe(false);
    expect(await storage.dropMailRequest('m5', 'cid')).toBe(true);
  });

  test('mail to one address is counted by kind, also when it is asked for at once', async () => {
    const count = (kind: 'confirm' | 'notice', now: number): Promise<boolean> =>
      storage.countMail('address', kind, now, now - 1000, 2);
    expect([await count('confirm', 5000), await count('confirm', 5001), await count('confirm', 5002)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await count('notice', 5002)).toBe(true);
    expect(await count('confirm', 7000)).toBe(true);
  });
});
