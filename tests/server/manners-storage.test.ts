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

  test('mutes hide, blocks keep apart in both directions, and there is a most', async () => {
    const block = (
      id: string,
      person: string,
      other: string,
      how: 'mute' | 'block' = 'block',
    ): Parameters<Storage['addBlock']>[0] => ({
      id,
      person,
      other,
      name: other,
      how,
      at: 1,
    });
    expect(await storage.addBlock(block('b1', 'ann', 'bob', 'mute'), 2)).toBe(true);
    expect([...(await storage.hidersOf('bob'))]).toEqual(['ann']);
    expect([...(await storage.hiddenFrom('ann'))]).toEqual(['bob']);
    expect((await storage.apartFrom('ann')).size).toBe(0);
    expect(await storage.addBlock(block('b2', 'ann', 'bob'), 2)).toBe(true);
    expect(await storage.addBlock(block('b3', 'ann', 'cid'), 2)).toBe(true);
    expect(await storage.addBlock(block('b4', 'ann', 'dan'), 2)).toBe(false);
    expect([...(await storage.apartFrom('bob'))]).toEqual(['ann']);
    expect([...(await storage.apartFrom('ann'))].sort()).toEqual(['bob', 'cid']);
    expect((await storage.blocksOf('ann')).map(({ id }) => id).sort()).toEqual(['b2', 'b3']);
    expect(await storage.dropBlock('b2', 'bob')).toBe(false);
    expect(await storage.dropBlock('b2', 'ann')).toBe(true);
    expect((await storage.apartFrom('bob')).size).toBe(0);
  });

  test('reports are kept, decided and limited', async () => {
    const complaint = (id: string, at: number): Parameters<Storage['saveComplaint']>[0] => ({
      id,
      at,
      reporter: 'ann',
      source: 's',
      subject: 'bob',
      subjectName: 'Bob',
      table: 't',
      reason: 'spam',
      text: 'look',
      context: '{}',
      state: 'open',
      note: '',
    });
    for (const at of [1, 2, 3]) await storage.saveComplaint(complaint(`c${at}`, at), 2);
    expect((await storage.readComplaints('open', 9)).map(({ id }) => id)).toEqual(['c3', 'c2']);
    expect(await storage.decideComplaint('c3', 'done', 'note')).toBe(true);
    expect(await storage.decideComplaint('c1', 'done', '')).toBe(false);
    expect(await storage.readComplaints('done', 9)).toMatchObject([{ id: 'c3', note: 'note', reporterName: 'ann' }]);
  });

  test('bans replace each other; people are found by name, login and id; the log and the figures tell', async () => {
    const ban = { person: 'bob', reason: 'spam', until: 9_000_000_000_000, at: 5, operator: 'token' };
    await storage.setBan({ ...ban, reason: 'first' });
    await storage.setBan(ban);
    expect(await storage.readBans()).toEqual([ban]);
    expect(await storage.liftBan('bob')).toBe(true);
    expect(await storage.liftBan('bob')).toBe(false);
    await storage.createAccount('annlogin', { person: 'ann', hash: 'key-ann' }, undefined, 1);
    for (const text of ['AN', 'annlogin', 'ann'])
      expect(await storage.findPeople(text, 5)).toMatchObject([{ id: 'ann', login: 'annlogin' }]);
    expect(await storage.findPeople('%', 5)).toEqual([]);
    expect(await storage.personById('bob')).toMatchObject({ name: 'bob' });
    expect((await storage.personById('bob'))!.login).toBeUndefined();
    await storage.logAction({ id: 'l', at: 7, operator: 'token', action: 'ban', subject: 'bob', detail: '{}' });
    expect(await storage.readOperatorLog(5)).toMatchObject([{ action: 'ban', at: 7 }]);
    const figures = new Map((await storage.figures(0)).map(({ name, value }) => [name, value]));
    expect([figures.get('people'), figures.get('accounts'), figures.get('complaints')]).toEqual([3, 1, 1]);
  });

  test('vacations do not overlap and end; free days of the past stay', async () => {
    expect(await storage.addVacation('ann', { from: 100, to: 200 })).toBe(true);
    expect(await storage.addVacation('ann', { from: 150, to: 250 })).toBe(false);
    const both = await Promise.all([
      storage.addVacation('ann', { from: 300, to: 400 }),
      storage.addVacation('ann', { from: 350, to: 450 }),
    ]);
    expect(both.filter(Boolean)).toHaveLength(1);
    await storage.endVacation('ann', 100, 150);
    expect((await storage.vacations('ann'))[0]).toEqual({ from: 100, to: 150 });
    await storage.endVacation('ann', 100, 100);
    expect(await storage.vacations('ann')).toHaveLength(1);
    await storage.setFreeDays('ann', { from: 1000, days: 3, zone: 'UTC' }, 500);
    await storage.setFreeDays('ann', { from: 2000, days: 5, zone: 'UTC' }, 1500);
    await storage.setFreeDays('ann', { from: 2100, days: 6, zone: 'Europe/Kyiv' }, 1600);
    expect(await storage.freeDays('ann')).toEqual([
      { from: 1000, days: 3, zone: 'UTC' },
      { from: 2100, days: 6, zone: 'Europe/Kyiv' },
    ]);
  });
});
