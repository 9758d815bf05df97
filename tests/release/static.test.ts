import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fastRandom } from '../../src/kernel/index.ts';
import { startBrowser, visit } from '../e2e/browser.testkit.ts';
import { hurry } from '../e2e/quick.testkit.ts';
import { CONTENT_TYPES } from '../e2e/site.testkit.ts';
import { plainEnvironment, ran, ROOT, scratchFolder } from './machine.testkit.ts';

/** A web host without any settings: it serves files that exist below a path, and 404 for everything else. */
async function plainHost(folder: string, base: string): Promise<{ readonly address: string; readonly server: Server }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const inner = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
    const wanted = join(
      folder,
      normalize(decodeURIComponent(inner ?? '/nowhere')),
      inner?.endsWith('/') ? 'index.html' : '',
    );
    if (!existsSync(wanted) || !statSync(wanted).isFile()) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': CONTENT_TYPES[extname(wanted)] ?? 'application/octet-stream' });
    createReadStream(wanted).pipe(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`, server };
}

const place = scratchFolder('static');
const folder = join(place.folder, 'site');
let browser: Browser;
beforeAll(async () => {
  const built = await ran(process.execPath, ['scripts/static.mjs', '--out', folder], {
    cwd: ROOT,
    env: plainEnvironment(),
  });
  expect(built.code, built.printed).toBe(0);
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  place.remove();
});

describe.each(['', '/club/vatra'])('the static folder below "%s" of a plain web host', (base) => {
  let address: string;
  let server: Server;
  beforeAll(async () => {
    ({ address, server } = await plainHost(folder, base));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('a whole game on one device, from the first page on', async () => {
    const { page, context, wrong } = await visit(browser, address, { language: 'en', size: 'desktop' });
    await page.goto(`${address}/`);
    await page.locator(`a[href="${base}/?/new/wild&way=bots"]`).first().click();
    await expect.poll(() => page.url()).toBe(`${address}/?/new/wild&way=bots`);
    await page.goto(`${address}/?/new/wild&way=screen`);
    await page.locator('form button[type="submit"]').click();
    const { over } = await hurry(page, fastRandom(5), { steps: 4_000 });
    expect({ over, wrong }).toEqual({ over: true, wrong: [] });
    await context.close();
  });

  test('a game against bots goes on when the page is loaded again', async () => {
    const { page, context, wrong } = await visit(browser, address, { language: 'uk', size: 'phone' });
    await page.goto(`${address}/?/new/root&way=bots`);
    await page.locator('form button[type="submit"]').click();
    await hurry(page, fastRandom(7), { steps: 3 });
    expect(page.url()).toMatch(/\/\?\/play\/\w+$/);
    await page.reload();
    await page.locator('[data-screen="game"]').waitFor();
    expect(wrong).toEqual([]);
    await context.close();
  });

  test.each([
    ['/learn', 'main h1, main h2'],
    ['/learn/root/eyrie', '[data-screen]'],
    ['/puzzles/root', `a[href*="?/puzzles/root/"]`],
    ['/editor/root', 'main svg'],
    ['/law/root', 'main'],
    ['/games', 'main'],
  ])('%s opens by its address', async (path, selector) => {
    const { page, context, wrong } = await visit(browser, address, { language: 'en', size: 'desktop' });
    await page.goto(`${address}/?${path}`);
    await page.locator(selector).first().waitFor();
    expect(await page.locator('[data-lost]').count()).toBe(0);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('offers nothing that needs a server, and calls none', async () => {
    const { page, context, wrong } = await visit(browser, address, { language: 'en', size: 'desktop' });
    const called: string[] = [];
    page.on('request', (request) => called.push(request.url()));
    await page.goto(`${address}/`);
    await page.locator('main h2').first().waitFor();
    expect(await page.locator('a[href*="way=friends"], a[href$="?/me"]').count()).toBe(0);
    expect(called.filter((url) => !url.startsWith(`${address}/`) || url.includes('/api/'))).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('works without network once it was open', async () => {
    const { page, context } = await visit(browser, address, { language: 'en', size: 'desktop', keeps: true });
    await page.goto(`${address}/`);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(`${address}/`);
    await context.setOffline(true);
    await page.goto(`${address}/?/new/scythia&way=bots`);
    await page.locator('form button[type="submit"]').waitFor();
    await context.close();
  });
});
