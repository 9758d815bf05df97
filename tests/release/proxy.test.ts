import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildDist, PROGRAM } from '../built/program.testkit.ts';
import { startBrowser, visit } from '../e2e/browser.testkit.ts';
import { Visitor } from '../server/client.testkit.ts';
import { plainEnvironment, ran, ROOT, scratchFolder } from './machine.testkit.ts';
import { playTogether } from './play.testkit.ts';
import { freePort } from '../server/port.testkit.ts';
import { type Proxy, startCaddy, startNginx } from './proxy.testkit.ts';
import { type HostedServer, startHosted } from './server.testkit.ts';

const PROXIES = [
  { name: 'nginx', start: startNginx },
  { name: 'caddy', start: startCaddy },
] as const;
const WAYS = PROXIES.flatMap((proxy) => ['', '/games/vatra'].map((base) => ({ ...proxy, base })));

let browser: Browser;
beforeAll(async () => {
  buildDist();
  browser = await startBrowser(['--ignore-certificate-errors']);
});
afterAll(async () => {
  await browser?.close();
});

/** A place that keeps the texts of the webhooks it gets. */
async function newHook(): Promise<{ readonly url: string; readonly texts: string[]; close(): void }> {
  const texts: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      texts.push(body);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, texts, close: () => void server.close() };
}

test('caddy accepts the file of the compose examples', async () => {
  const words = ['validate', '--adapter', 'caddyfile', '--config', join(ROOT, 'packaging/compose/Caddyfile')];
  const { code, printed } = await ran('caddy', words, { cwd: '/', env: { ...process.env, VATRA_DOMAIN: 'localhost' } });
  expect(code, printed).toBe(0);
});

describe.each(WAYS)('TLS by $name, base path "$base"', ({ name, start, base }) => {
  const place = scratchFolder(`proxy-${name}`);
  const data = join(place.folder, 'vatra.db');
  let env: NodeJS.ProcessEnv;
  let proxy: Proxy;
  let server: HostedServer;
  let address: string;
  beforeAll(async () => {
    const backend = await freePort();
    proxy = await start({ folder: join(place.folder, name), backend, base });
    address = `${proxy.address}${base}`;
    env = {
      ...plainEnvironment(),
      VATRA_TRUST_PROXY: 'yes',
      VATRA_BASE_PATH: base,
      VATRA_URL: proxy.address,
      VATRA_NOTICES: 'any',
      VATRA_NOTICE_DELAY_MS: '0',
      VATRA_PORT: String(backend),
      VATRA_DATA: data,
    };
    server = await startHosted(process.execPath, [PROGRAM, 'serve'], { cwd: place.folder, env });
  });
  afterAll(async () => {
    await server?.close();
    await proxy?.close();
    place.remove();
  });

  test('a guest comes by a link and plays: page, API and socket', async () => {
    await playTogether(browser, address, server.url);
  });

  test('links on the page and shared links lead below the path', async () => {
    const { page, context, wrong } = await visit(browser, address, { language: 'en', size: 'desktop' });
    await page.goto(`${address}/`);
    const links = page.locator('a[href^="/"]');
    await links.first().waitFor();
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(paths.filter((path) => !path!.startsWith(`${base}/`))).toEqual([]);
    await page.locator(`a[href="${base}/learn"]`).first().click();
    await expect.poll(() => page.url()).toBe(`${address}/learn`);
    await page.reload();
    await page.locator('h1').first().waitFor();
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('the address without a slash at its end leads to the first page', async () => {
    const { page, context, wrong } = await visit(browser, address, { language: 'en', size: 'desktop' });
    await page.goto(address);
    expect(page.url()).toBe(`${address}/`);
    await page.locator('main h2').first().waitFor();
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('the service worker keeps the app, below the path only', async () => {
    const { page, context } = await visit(browser, address, { language: 'en', size: 'desktop', keeps: true });
    await page.goto(`${address}/`);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(`${address}/`);
    await context.setOffline(true);
    await page.goto(`${address}/new/wild?way=bots`);
    await page.locator('form button[type="submit"]').waitFor();
    await context.close();
  });

  test('the installed app starts below the path', async () => {
    const { page, context } = await visit(browser, address, { language: 'en', size: 'desktop' });
    await page.goto(`${address}/`);
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!.href;
      const {
        start_url: first,
        scope,
        icons,
      } = (await (await fetch(link)).json()) as {
        readonly start_url: string;
        readonly scope: string;
        readonly icons: readonly { readonly src: string }[];
      };
      return [first, scope, ...icons.map(({ src }) => src)].map((one) => new URL(one, link).href);
    });
    expect(manifest).toEqual(
      ['/', '/', '/icon.svg', '/icon-192.png', '/icon-512.png'].map((path) => `${address}${path}`),
    );
    for (const file of manifest)
      expect((await context.request.get(file, { ignoreHTTPSErrors: true })).status()).toBe(200);
    await context.close();
  });

  test('notices and links for a new password lead below the path', async () => {
    const hook = await newHook();
    const host = await Visitor.arrive(server.url, 'Host');
    const { notice } = await host.call<{ notice: { id: string } }>('POST', '/api/me/notices', {
      kind: 'webhook',
      url: hook.url,
      language: 'en',
    });
    await host.call('POST', `/api/me/notices/${notice.id}/try`);
    await expect.poll(() => hook.texts.join('\n')).toContain(`${address}/`);
    hook.close();
    await host.call('POST', '/api/me/account', { login: 'anna', password: 'a long secret of this test' });
    const reset = await ran(process.execPath, [PROGRAM, 'reset-password', 'anna'], { cwd: place.folder, env });
    expect(reset.printed).toContain(`${address}/me#reset=`);
  });

  test('doctor finds nothing wrong with the proxy', async () => {
    // Certificates of these proxies are known to nobody.
    const trusting = { ...env, NODE_TLS_REJECT_UNAUTHORIZED: '0' };
    const doctor = await ran(process.execPath, [PROGRAM, 'doctor'], { cwd: place.folder, env: trusting });
    expect(doctor.code, doctor.printed).toBe(0);
    for (const line of ['answers', 'sockets pass the proxy', 'the proxy replaces X-Forwarded-For'])
      expect(doctor.printed).toMatch(new RegExp(`^good +proxy: .*${line}$`, 'm'));
  });

  test('answers carry the header that keeps browsers on TLS', async () => {
    const { page, context } = await visit(browser, address, { language: 'en', size: 'desktop' });
    const response = await page.goto(`${address}/`);
    expect(response!.headers()['strict-transport-security']).toBe('max-age=31536000');
    await context.close();
  });
});
