import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RouteResponse, StudyInfoView, StudyView } from '../../src/protocol/index.ts';
import { type RunningServer, startServer } from '../../src/server/index.ts';
import { Client, Visitor } from './client.testkit.ts';
import { TEST_GAMES } from './games.testkit.ts';
import { type Postgres, startPostgres } from './postgres.testkit.ts';
import { scratch, testConfig } from './server.testkit.ts';
import { refusal } from './connected-table.testkit.ts';
import { playSeat } from './table.testkit.ts';

const place = scratch();
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  place.remove();
});

const TOKEN = 'a-long-token-of-the-operators';
const NOTES = [
  { step: 9, text: 'Later', arrows: [{ from: 'seat-0', to: 'seat-1' }] },
  { step: 2, text: 'First\u202ethought', branch: ['pass', 'end'] },
];

describe.each(['sqlite', 'postgres'] as const)('studies in %s', (kind) => {
  let server: RunningServer;
  let people: Visitor[];
  const tables: Record<string, string> = {};
  const stranger = (): Visitor => new Visitor(server.url);

  async function played(wish: object): Promise<string> {
    const [ann, bob] = people;
    const { id } = await ann!.table('POST', '', { game: 'embers', settings: { seats: 2 }, ...wish });
    const { invite } = await ann!.call<{ invite: string }>('POST', `/api/tables/${id}/invites`, {});
    await ann!.table('POST', `/${id}/seats/0`, { invite });
    await bob!.table('POST', `/${id}/seats/1`, { invite });
    await ann!.table('POST', `/${id}/start`);
    const clients = await Promise.all([ann, bob].map((who) => Client.connect(server.url, who!.key)));
    await Promise.all(clients.map((client, seat) => client.watch(id, seat)));
    await Promise.all(clients.map((client, seat) => playSeat(client, id, seat, 5 + seat)));
    for (const client of clients) client.close();
    // The end is stored after the last move is published.
    while ((await ann!.table('GET', `/${id}`)).status !== 'over') await new Promise((done) => setTimeout(done, 50));
    return id;
  }

  beforeAll(async () => {
    const database = kind === 'postgres' ? await postgres.database() : undefined;
    server = await startServer(
      testConfig({
        data: place.file(`studies-${kind}.db`),
        database,
        operators: { token: TOKEN, logins: [] },
        caps: { ...testConfig().caps, reportsPerHour: 10 },
      }),
      { games: TEST_GAMES },
    );
    people = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => Visitor.arrive(server.url, name)));
    for (const [n, who] of people.entries())
      await who.call('POST', '/api/me/account', { login: `studies.${n}`, password: 'a long enough one' });
    tables['public'] = await played({});
    tables['private'] = await played({ private: true });
  });
  afterAll(() => server.close());

  const save = async (who: Visitor, more: object): Promise<StudyView> => {
    const body = { title: 'A study', game: 'embers', listed: true, notes: NOTES, ...more };
    return (await who.call<{ study: StudyView }>('POST', '/api/studies', body)).study;
  };
  const read = async (who: Visitor, id: string): Promise<StudyView> =>
    (await who.call<{ study: StudyView }>('GET', `/api/studies/${id}`)).study;
  const listed = async (who: Visitor): Promise<string[]> =>
    (await who.call<{ studies: StudyInfoView[] }>('GET', '/api/studies')).studies.map(({ id }) => id);

  test('are opened by others, changed by their authors, and in the order of the game', async () => {
    const [, , cid] = people;
    const study = await save(cid!, { table: tables['public'] });
    expect(study).toMatchObject({ title: 'A study', author: 'Cid', yours: true, revision: 1, table: tables['public'] });
    const seen = await read(stranger(), study.id);
    expect(seen.notes.map(({ step, text }) => [step, text])).toEqual([
      [2, 'First thought'],
      [9, 'Later'],
    ]);
    expect(seen).toMatchObject({ yours: false, author: 'Cid' });
    expect(await listed(stranger())).toContain(study.id);
    const change = { title: 'Better', listed: false, notes: [], revision: 1 };
    await expect(people[0]!.call('PATCH', `/api/studies/${study.id}`, change)).rejects.toEqual(refusal('no-study'));
    await cid!.call('PATCH', `/api/studies/${study.id}`, change);
    await expect(cid!.call('PATCH', `/api/studies/${study.id}`, change)).rejects.toEqual(refusal('stale'));
    expect(await read(stranger(), study.id)).toMatchObject({ title: 'Better', notes: [], revision: 2 });
    expect(await listed(stranger())).not.toContain(study.id);
    await expect(people[0]!.call('DELETE', `/api/studies/${study.id}`)).rejects.toEqual(refusal('no-study'));
    await cid!.call('DELETE', `/api/studies/${study.id}`);
    await expect(read(cid!, study.id)).rejects.toEqual(refusal('no-study'));
  });

  test('of private, hidden or running games show nothing to those who may not see the game', async () => {
    const [ann, bob, cid] = people;
    await expect(save(cid!, { table: tables['private'] })).rejects.toEqual(refusal('no-table'));
    const secret = await save(ann!, { table: tables['private'] });
    expect(secret.listed).toBe(false);
    expect((await read(bob!, secret.id)).notes).toHaveLength(2);
    for (const who of [stranger(), cid!]) await expect(read(who, secret.id)).rejects.toEqual(refusal('no-table'));
    const open = await save(cid!, { table: tables['public'] });
    await bob!.call('PATCH', '/api/me/profile', { viewers: 'public', replays: false });
    await expect(read(stranger(), open.id)).rejects.toEqual(refusal('record-hidden'));
    expect(await listed(stranger())).not.toContain(open.id);
    await bob!.call('PATCH', '/api/me/profile', { viewers: 'public', replays: true });
    expect(await listed(stranger())).toContain(open.id);
    const { id: running } = await ann!.table('POST', '', { game: 'embers', settings: { seats: 2 } });
    await expect(save(ann!, { table: running })).rejects.toEqual(refusal('not-ended'));
  });

  test('hold a game of their own, which must be a game record', async () => {
    const [ann] = people;
    const journal = await ann!.call<object>('GET', `/api/tables/${tables['public']}/journal`);
    const study = await save(ann!, { journal, names: ['Ann\u0000', 'Bob'] });
    expect(await read(stranger(), study.id)).toMatchObject({
      journal,
      names: ['Ann', 'Bob'],
      notes: [{ step: 2 }, {}],
    });
    for (const wrong of [{}, { journal: { entries: 'no' } }, { journal, table: tables['public'] }])
      await expect(save(ann!, wrong)).rejects.toEqual(refusal('bad-request'));
    await expect(save(ann!, { journal: { ...journal, game: 'chess' } })).rejects.toEqual(refusal('no-game'));
    await expect(save(ann!, { journal, notes: Array(201).fill(NOTES[0]) })).rejects.toEqual(refusal('bad-request'));
    await expect(save(ann!, { journal, notes: [{ step: 1, text: 'x'.repeat(2001) }] })).rejects.toEqual(
      refusal('bad-request'),
    );
    await expect(
      save(ann!, { journal, notes: [{ step: 1, text: '', arrows: [{ from: '<a>', to: 'b' }] }] }),
    ).rejects.toEqual(refusal('bad-request'));
    const guest = await Visitor.arrive(server.url, 'Guest');
    await expect(save(guest, { journal })).rejects.toEqual(refusal('no-account'));
    expect((await save(guest, { journal, listed: false })).listed).toBe(false);
  });

  test('are reported with their comments, by those who may open them, and removed by operators', async () => {
    const [ann, bob, cid] = people;
    const study = await save(ann!, { table: tables['private'], title: 'Rude words' });
    const report = (who: Visitor, id = study.id): Promise<unknown> =>
      who.call('POST', `/api/studies/${id}/report`, { reason: 'insult', text: 'see there' });
    await expect(report(ann!)).rejects.toEqual(refusal('not-allowed'));
    // A stranger to the private table learns nothing of the study.
    await expect(report(cid!)).rejects.toEqual(refusal('no-table'));
    await report(bob!);
    const judge = new Visitor(server.url, undefined, { 'vatra-operator': TOKEN });
    const { complaints } = await judge.call<RouteResponse<'complaints'>>('GET', '/api/operator/complaints');
    expect(complaints[0]).toMatchObject({ subjectName: 'Ann', reporterName: 'Bob', reason: 'insult' });
    expect(complaints[0]!.context).toMatchObject({ study: study.id, title: 'Rude words', lines: [{ n: 2 }, { n: 9 }] });
    const remove = (who: Visitor): Promise<unknown> =>
      who.call('POST', `/api/operator/studies/${study.id}/remove`, { reason: 'rude' });
    await expect(remove(bob!)).rejects.toEqual(refusal('not-operator'));
    await remove(judge);
    await expect(read(ann!, study.id)).rejects.toEqual(refusal('no-study'));
    const { log } = await judge.call<RouteResponse<'operatorLog'>>('GET', '/api/operator/log');
    expect(log[0]).toMatchObject({ action: 'remove-study', subject: study.id });
    const open = await save(ann!, { table: tables['public'], notes: [] });
    let code = '';
    for (let n = 0; n < 40 && code === ''; n++)
      await report(cid!, open.id).catch((error: { body: { code: string } }) => {
        code = error.body.code;
      });
    expect(code).toBe('too-many-reports');
  });

  test('are deleted with the account of their author', async () => {
    const who = await Visitor.arrive(server.url, 'Leaver');
    await who.call('POST', '/api/me/account', { login: `leaver.${kind}`, password: 'a long enough one' });
    const study = await save(who, { table: tables['public'] });
    expect(JSON.stringify(await who.call('GET', '/api/me/export'))).toContain(study.id);
    await who.call('DELETE', '/api/me', { sure: true });
    await expect(read(stranger(), study.id)).rejects.toEqual(refusal('no-study'));
    expect(await listed(stranger())).not.toContain(study.id);
  });

  test('are limited in number and in how often they are saved', async () => {
    const who = await Visitor.arrive(server.url, 'Many');
    const table = tables['public'];
    let code = '';
    for (let n = 0; n < 70 && code === ''; n++)
      await save(who, { table, listed: false, notes: [] }).catch((error: { body: { code: string } }) => {
        code = error.body.code;
      });
    expect(code).toBe('too-many-studies');
  });
});
