import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowser } from '../e2e/browser.testkit.ts';
import { plainEnvironment, ran, ROOT, scratchFolder, warnings } from './machine.testkit.ts';
import { playAlone, playTogether } from './play.testkit.ts';
import { type HostedServer, startHosted } from './server.testkit.ts';

describe('the tarball of npm pack, installed into an empty folder', () => {
  const place = scratchFolder('package');
  const home = join(place.folder, 'home');
  const env = plainEnvironment();
  let server: HostedServer;
  let browser: Browser;
  let installed: string;

  beforeAll(async () => {
    const packed = await ran('npm', ['pack', '--silent', '--pack-destination', place.folder], { cwd: ROOT, env });
    expect(packed.code, packed.printed).toBe(0);
    const [tarball] = readdirSync(place.folder).filter((name) => name.endsWith('.tgz'));
    const install = await ran('npm', ['install', '--prefix', home, join(place.folder, tarball!)], {
      cwd: place.folder,
      env,
    });
    expect({ code: install.code, warned: warnings(install.printed) }).toEqual({ code: 0, warned: [] });
    installed = join(home, 'node_modules/.bin/vatra');
    server = await startHosted(installed, ['serve', '--port', '0'], { cwd: home, env });
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    place.remove();
  });

  test('has two packages besides itself: no compiler, no bundler, nothing that is only for tests', () => {
    const packages = readdirSync(join(home, 'node_modules'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== '.bin')
      .map(({ name }) => name);
    expect(packages.sort()).toEqual(['@node-rs', 'vatra']);
    expect(readdirSync(join(home, 'node_modules/vatra')).sort()).toEqual(
      ['LICENSE', 'README.md', 'dist', 'docs', 'package.json', 'vatra'].sort(),
    );
  });

  test('serves at once: it installs and builds nothing', () => {
    expect(server.printed()).toBe(`Vatra is running at ${server.url}/ (Ctrl+C to stop)\n`);
  });

  test('keeps its data in the folder it was started in', () => {
    expect(readdirSync(join(home, 'data'))).toContain('vatra.db');
  });

  test('plays a whole game alone in a browser', async () => {
    await playAlone(browser, server.url);
  });

  test('plays at a table of the server', async () => {
    await playTogether(browser, server.url);
  });

  test('answers other commands, with bots in threads and from the command line', async () => {
    const sim = await ran(installed, ['sim', '--game', 'scythia', '--games', '1', '--seed', '1'], { cwd: home, env });
    expect(sim.code, sim.printed).toBe(0);
    const backup = await ran(installed, ['backup', 'copy.db'], { cwd: home, env });
    expect(backup.code, backup.printed).toBe(0);
  });

  test('ends when it is told to', async () => {
    expect(await server.close()).toBe(0);
  });
});
