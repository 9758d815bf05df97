import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { checkClock, checkDisk, checkOpenFiles, checkVersions, examine, type Finding } from './doctor.ts';
import { openOwnSqlite, openSqlite } from './storage/sqlite.ts';

async function findings(env: Record<string, string>): Promise<readonly Finding[]> {
  const reading = readConfig(env);
  if (!reading.ok) throw new Error('wrong settings');
  return await examine(reading.value);
}

const of = (all: readonly Finding[], check: Finding['check']): Finding[] => all.filter((each) => each.check === check);

async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vatra-doctor-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.for([
  ['v20.19.0', 'good'],
  ['v20.18.3', 'bad'],
  ['v22.12.0', 'bad'],
  ['v22.13.0', 'good'],
  ['v23.5.0', 'bad'],
  ['v24.0.0', 'good'],
  ['v26.1.0', 'good'],
] as const)('Node.js %s is %s', ([version, verdict]) => {
  expect(checkVersions(version).verdict).toBe(verdict);
});

test('too few open files are told with the way to raise the limit', () => {
  expect(checkOpenFiles(64)).toMatchObject({ verdict: 'bad', advice: expect.stringContaining('ulimit -n') as string });
  expect(checkOpenFiles(1024).verdict).toBe('warning');
  expect(checkOpenFiles(65_536).verdict).toBe('good');
});

test('of open files the limit of a running server counts, not that of the shell', async () => {
  await withFolder(async (folder) => {
    const file = join(folder, 'vatra.db');
    const said = async (): Promise<string> => of(await findings({ VATRA_DATA: file }), 'open files')[0]!.text;
    const storage = await openOwnSqlite(file);
    expect(await said()).toMatch(/^the running server may open \d+ files/);
    await storage.close();
    expect(await said()).toMatch(/^a server started from here may open \d+ files/);
  });
});

test('a clock that no time service sets is told; a system that does not say is not', () => {
  expect(checkClock('yes')).toMatchObject([{ check: 'clock', verdict: 'good' }]);
  expect(checkClock('no')).toMatchObject([
    { check: 'clock', verdict: 'warning', advice: expect.stringContaining('set-ntp') as string },
  ]);
  expect(checkClock(undefined)).toEqual([]);
});

test('a database in order is good; an older layout, others’ rights and a clock that was set back are told', async () => {
  await withFolder(async (folder) => {
    const file = join(folder, 'vatra.db');
    expect(of(await findings({ VATRA_DATA: file }), 'database')).toMatchObject([{ verdict: 'warning' }]);
    const storage = await openSqlite(file);
    await storage.close();
    const good = await findings({ VATRA_DATA: file });
    expect(of(good, 'database')).toMatchObject([{ verdict: 'good' }]);
    expect(of(good, 'clock')).toMatchObject([{ verdict: 'good' }]);
    const db = new DatabaseSync(file);
    db.exec('delete from layout where version > 3');
    db.prepare('insert into processes (id, alive) values (?, ?)').run('x', Date.now() + 3_600_000);
    db.close();
    chmodSync(file, 0o644);
    const old = await findings({ VATRA_DATA: file });
    expect(of(old, 'database')).toMatchObject([
      { verdict: 'warning', advice: expect.stringContaining('backup') as string },
      { verdict: 'warning', advice: expect.stringContaining('chmod 600') as string },
    ]);
    expect(of(old, 'clock')).toMatchObject([{ verdict: 'bad' }]);
  });
});

test('a file that is no database, a database that does not answer and a folder that cannot be written are bad', async () => {
  await withFolder(async (folder) => {
    const file = join(folder, 'vatra.db');
    writeFileSync(file, 'this is not a database, although it is long enough to look like one'.repeat(20));
    expect(of(await findings({ VATRA_DATA: file }), 'database')).toMatchObject([{ verdict: 'bad' }]);
    const away = await findings({ DATABASE_URL: 'postgres://vatra@127.0.0.1:1/vatra' });
    expect(of(away, 'database')).toMatchObject([
      { verdict: 'bad', advice: expect.stringContaining('DATABASE_URL') as string },
    ]);
    expect(await checkDisk('/proc')).toContainEqual(expect.objectContaining({ check: 'disk', verdict: 'bad' }));
  });
});

test('a site that does not answer, and settings of a proxy that do not fit, are told', async () => {
  await withFolder(async (folder) => {
    const env = { VATRA_DATA: join(folder, 'vatra.db'), VATRA_URL: 'http://127.0.0.1:1' };
    expect(of(await findings(env), 'proxy')).toMatchObject([
      { verdict: 'warning', advice: expect.stringContaining('VATRA_TRUST_PROXY') as string },
      { verdict: 'warning', advice: expect.stringContaining('HTTPS') as string },
      { verdict: 'bad', advice: expect.stringContaining('proxy') as string },
    ]);
    const open = { VATRA_DATA: join(folder, 'vatra.db'), VATRA_HOST: '0.0.0.0', VATRA_TRUST_PROXY: 'yes' };
    expect(of(await findings(open), 'proxy')).toMatchObject([
      { verdict: 'warning', text: expect.stringContaining('X-Forwarded-For') as string },
      { verdict: 'warning', advice: expect.stringContaining('VATRA_URL') as string },
    ]);
  });
});
