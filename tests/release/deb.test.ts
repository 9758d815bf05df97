import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowser } from '../e2e/browser.testkit.ts';
import { freePort } from '../server/port.testkit.ts';
import { boot, bring, bringNode, type BootedSystem, CLEAN, inside, newDebian, setting } from './debian.testkit.ts';
import { plainEnvironment, ran, ROOT, scratchFolder } from './machine.testkit.ts';
import { playAlone, playTogether } from './play.testkit.ts';
import { startHosted } from './server.testkit.ts';

/** Waits until a server answers that it is ready. */
async function untilReady(url: string, system: BootedSystem): Promise<void> {
  for (const start = Date.now(); Date.now() - start < BOOT_MS; await sleep(300))
    if ((await fetch(`${url}/ready`).catch(() => undefined))?.status === 200) return;
  throw new Error(`no server after ${BOOT_MS} ms: ${system.console()}`);
}

/** How long a system may take to boot, on a machine that others share. */
const BOOT_MS = 600_000;

const place = scratchFolder('deb');
let deb: string;
beforeAll(async () => {
  const made = await ran(process.execPath, ['scripts/deb.mjs', '--arch', 'amd64', '--out', place.folder], {
    cwd: ROOT,
    env: plainEnvironment(),
  });
  expect(made.code, made.printed).toBe(0);
  deb = join(place.folder, readdirSync(place.folder).find((name) => name.endsWith('.deb'))!);
});
afterAll(() => place.remove());

describe('the unit', () => {
  test('is exposed no more than it must be', async () => {
    const unit = join(ROOT, 'packaging/deb/vatra.service');
    const { printed } = await ran('systemd-analyze', ['security', '--offline=true', '--no-pager', unit], { cwd: '/' });
    const [, level] = /Overall exposure level for vatra\.service: ([\d.]+)/.exec(printed) ?? [];
    expect(Number(level)).toBeLessThanOrEqual(1.3);
  });
});

describe('the Debian package on Debian 13, with its nodejs', () => {
  const folder = join(place.folder, 'trixie');

  test('installs with nothing forced, and serves', async () => {
    await newDebian(folder, 'trixie', ['nodejs']);
    const install = await inside(folder, 'dpkg', '-i', bring(folder, deb));
    expect(install.code, install.printed).toBe(0);
    expect((await inside(folder, 'vatra', '--version')).printed).toMatch(/^\d+\.\d+\.\d+\n$/);
    const words = ['--userspec=nobody:nogroup', folder, 'vatra', 'serve', '--port', '0', '--data', '/tmp/vatra.db'];
    const server = await startHosted('chroot', words, { cwd: '/', env: CLEAN });
    expect(await (await fetch(`${server.url}/ready`)).json()).toEqual({ status: 'ready' });
    expect(await server.close()).toBe(0);
  });
});

describe('the Debian package on a booted system', () => {
  const folder = join(place.folder, 'booted');
  let system: BootedSystem;
  let browser: Browser;
  let url: string;
  beforeAll(async () => {
    // The systemd of Debian 12 boots on hosts with old and new cgroups. Its nodejs is too old, so this machine's is used.
    await newDebian(folder, 'bookworm', ['systemd-sysv', 'dbus', 'libstdc++6']);
    bringNode(folder);
    const install = await inside(folder, 'dpkg', '--force-depends', '-i', bring(folder, deb));
    expect(install.code, install.printed).toBe(0);
    const verified = await inside(folder, 'systemd-analyze', 'verify', 'vatra.service');
    expect({ code: verified.code, printed: verified.printed }).toEqual({ code: 0, printed: '' });
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    setting(folder, `VATRA_PORT=${port}`);
    setting(folder, `VATRA_URL=${url}`);
    system = boot(folder);
    await untilReady(url, system);
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await system?.shutDown();
  });

  test('runs as a user of its own, whose folder nobody else reads', () => {
    const { uid, mode } = statSync(join(folder, 'var/lib/private/vatra'));
    expect(uid).toBeGreaterThan(60_000);
    expect(mode & 0o777).toBe(0o700);
    expect(readdirSync(join(folder, 'var/lib/private/vatra'))).toContain('vatra.db');
  });

  test('keeps its settings from other users, because they hold tokens', () => {
    expect(statSync(join(folder, 'etc/vatra/vatra.env')).mode & 0o777).toBe(0o600);
  });

  test('commands of root use the settings and the database of the service', async () => {
    const doctor = await inside(folder, 'vatra', 'doctor');
    expect(doctor.code, doctor.printed).toBe(0);
    expect(doctor.printed).toMatch(/^good +database: \/var\/lib\/vatra\/vatra\.db has layout/m);
    expect(doctor.printed).toMatch(new RegExp(`^good +proxy: ${url} answers$`, 'm'));
    const backup = await inside(folder, 'vatra', 'backup', '/root/copy.db');
    expect(backup.code, backup.printed).toBe(0);
    expect(statSync(join(folder, 'root/copy.db')).mode & 0o777).toBe(0o600);
  });

  test('plays a whole game alone in a browser', async () => {
    await playAlone(browser, url);
  });

  test('plays at a table of the server', async () => {
    await playTogether(browser, url);
  });

  test('stops with the system and leaves its data', async () => {
    await system.shutDown();
    expect(system.console()).toMatch(/Stopped.*vatra\.service/);
    expect(statSync(join(folder, 'var/lib/private/vatra/vatra.db')).size).toBeGreaterThan(100_000);
    const removed = await inside(folder, 'dpkg', '--purge', 'vatra');
    expect(removed.code, removed.printed).toBe(0);
    expect(removed.printed).toContain('The games stay in /var/lib/private/vatra');
  });
});
