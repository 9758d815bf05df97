import { createServer as createSite } from 'node:http';
import { createServer } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resetLink, type RunningServer } from '../../src/server/index.ts';
import { Visitor } from '../server/client.testkit.ts';
import { scratch, startTestServer, testConfig } from '../server/server.testkit.ts';
import { delayEffects, startBrowser, visit } from './browser.testkit.ts';
import { faultsOf } from './check.testkit.ts';
import { buildTestClient, CLIENT } from './site.testkit.ts';

const PATIENCE_MS = 300_000;
const place = scratch();
let browser: Browser;
let server: RunningServer;
let site = '';

/** A port that is free: the server must know its own address before it listens. */
function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}

beforeAll(async () => {
  const port = await freePort();
  site = `http://localhost:${port}`;
  buildTestClient();
  const config = testConfig({ data: place.file('passkeys.db'), port, site, reach: 'any' });
  server = await startTestServer(config, CLIENT);
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.close();
  place.remove();
});

/** Gives a page a device that makes and shows passkeys without asking anybody. */
async function addDevice(page: Page): Promise<Page> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return page;
}

/** The browser's part, from the offer of the server to the answer for it. */
const create = (page: Page, offer: unknown): Promise<unknown> =>
  page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json as never);
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    return made.toJSON();
  }, offer);
const get = (page: Page, offer: unknown): Promise<unknown> =>
  page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json as never);
    const made = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    return made.toJSON();
  }, offer);

test(
  'a passkey made on a device signs the same person in, and nothing is accepted twice',
  async () => {
    const page = await addDevice(await browser.newPage());
    await page.goto(`${site}/health`);
    const ann = await Visitor.arrive(server.url, 'Ann');
    const nobody = new Visitor(server.url);
    await ann.call('POST', '/api/me/account', { login: 'ann' });
    const made = await create(page, await ann.call('POST', '/api/me/passkeys/offer'));
    const eve = await Visitor.arrive(server.url, 'Eve');
    await expect(eve.call('POST', '/api/me/passkeys', { response: made })).rejects.toThrow('bad-passkey');
    // A challenge that somebody else spent is gone: a new one is needed.
    const again = await create(page, await ann.call('POST', '/api/me/passkeys/offer'));
    expect(await ann.call('POST', '/api/me/passkeys', { response: again })).toEqual({ passkeys: 1 });

    const answer = await get(page, await nobody.call('POST', '/api/login/passkey/offer'));
    const { key, name } = await nobody.call<{ key: string; name: string }>('POST', '/api/login/passkey', {
      response: answer,
    });
    expect(name).toBe('Ann');
    expect(await new Visitor(server.url, key).call('GET', '/api/me')).toMatchObject({ login: 'ann', passkeys: 1 });
    await expect(nobody.call('POST', '/api/login/passkey', { response: answer })).rejects.toThrow('bad-passkey');
    for (const response of [null, {}, { id: 'x' }, 7])
      await expect(nobody.call('POST', '/api/login/passkey', { response })).rejects.toThrow('bad-passkey');
  },
  PATIENCE_MS,
);

test(
  'the page of one’s own: a name, an account, a passkey, a webhook; and back again in another browser',
  async () => {
    const heard: string[] = [];
    const outside = createSite((request, response) => {
      request.on('data', (chunk: Buffer) => heard.push(chunk.toString()));
      request.on('end', () => response.writeHead(204).end());
    });
    await new Promise<void>((done) => outside.listen(0, '127.0.0.1', done));
    const hook = `http://127.0.0.1:${(outside.address() as { port: number }).port}/hook`;
    const { page, wrong } = await visit(browser, site, { language: 'uk', size: 'phone' });
    await addDevice(page);
    const said = (text: string): Promise<unknown> => page.waitForSelector(`[role="status"]:has-text("${text}")`);
    await page.goto('/me');
    await page.locator('input[autocomplete="nickname"]').fill('Оксана');
    await page.locator('input[autocomplete="nickname"]').press('Enter');
    await said('Оксана');
    await page.locator('form:has([autocomplete="new-password"]) input[autocomplete="username"]').fill('oksana');
    await page.locator('input[autocomplete="new-password"]').fill('довгий пароль');
    await page.locator('input[autocomplete="new-password"]').press('Enter');
    await said('oksana');
    await page.locator('button:has-text("Додати ключ доступу")').tap();
    await said('Тепер ви можете входити');
    await page.locator('input[type="url"]').fill(hook);
    await page.locator('input[type="url"]').press('Enter');
    await said('Вам напишуть');
    await page.locator('button:has-text("Перевірити")').tap();
    await said('Сповіщення надіслано');
    expect(heard.join('')).toContain('Сюди вам надходитимуть сповіщення');
    expect(await faultsOf(page, { axe: true })).toEqual([]);
    await page.locator('section:has([type="url"]) button:has-text("Прибрати")').tap();
    await said('більше не буде');
    // A plain page of the same origin: the page of one's own may still be asking with its key.
    await page.goto('/health');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/me');
    await page.locator('button:has-text("Увійти з ключем доступу")').tap();
    await said('Оксана');

    const other = await visit(browser, site, { language: 'en', size: 'desktop' });
    await other.page.goto('/me');
    const fill = async (password: string): Promise<void> => {
      await other.page.locator('form:has([autocomplete="current-password"]) [autocomplete="username"]').fill('oksana');
      await other.page.locator('input[autocomplete="current-password"]').fill(password);
      await other.page.locator('input[autocomplete="current-password"]').press('Enter');
    };
    await fill('not the password');
    await other.page.waitForSelector('[role="alert"]:has-text("Wrong login or password")');
    await fill('довгий пароль');
    await other.page.waitForSelector('[role="status"]:has-text("Оксана")');
    await other.page.waitForSelector('text=Your login is oksana');
    expect(await faultsOf(other.page, { axe: true })).toEqual([]);
    expect(wrong).toEqual([]);
    // The refusal itself is the one thing the browser notes.
    expect(other.wrong.filter((line) => !line.includes('403'))).toEqual([]);
    outside.close();
  },
  PATIENCE_MS,
);

test(
  'a name sent before the page has its first effects is saved',
  async () => {
    const { page, context, wrong } = await visit(browser, site, { language: 'uk', size: 'phone' });
    await context.addInitScript(delayEffects);
    await page.goto('/me');
    await page.locator('input[autocomplete="nickname"]').waitFor({ state: 'attached' });
    await page.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>('input[autocomplete="nickname"]')!;
      input.value = 'Оксана';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await page.evaluate(() =>
      document.querySelector<HTMLInputElement>('[autocomplete="nickname"]')!.form!.requestSubmit(),
    );
    await page.waitForSelector('[role="status"]:has-text("Оксана")');
    expect(wrong).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'devices, passkeys and password: listed, renamed, removed after a confirmation, and a signed-out browser says so',
  async () => {
    const owner = await visit(browser, site, { language: 'en', size: 'desktop' });
    const { page } = owner;
    await addDevice(page);
    const said = (text: string): Promise<unknown> => page.waitForSelector(`[role="status"]:has-text("${text}")`);
    await page.goto('/me');
    await page.locator('input[autocomplete="nickname"]').fill('Olena');
    await page.locator('input[autocomplete="nickname"]').press('Enter');
    await said('Olena');
    // Without an account the browser is asked twice.
    await page.locator('button:has-text("Sign out here")').click();
    await page.waitForSelector('dialog[open]:has-text("You have no account")');
    await page.keyboard.press('Escape');
    await page.locator('form:has([autocomplete="new-password"]) input[autocomplete="username"]').fill('olena');
    await page.locator('input[autocomplete="new-password"]').fill('a long secret');
    await page.locator('input[autocomplete="new-password"]').press('Enter');
    await said('Your login is olena');

    // Another browser by a code: it has not confirmed anything.
    await page.locator('[data-code]').click();
    const code = await page.locator('p[aria-label="Code"]').textContent();
    const other = await visit(browser, site, { language: 'uk', size: 'phone' });
    await addDevice(other.page);
    await other.page.goto(`/me#code=${code}`);
    await other.page.locator('[data-claim]').tap();
    await other.page.waitForURL(`${site}/`);
    await other.page.goto('/me');
    const heard = (text: string): Promise<unknown> => other.page.waitForSelector(`[role="status"]:has-text("${text}")`);
    await other.page.locator('button:has-text("Додати ключ доступу")').tap();
    const dialog = other.page.locator('dialog[open]');
    await dialog.waitFor();
    expect(await faultsOf(other.page, { axe: true })).toEqual([]);
    await dialog.locator('[type="password"]').fill('a wrong secret');
    await dialog.locator('[type="password"]').press('Enter');
    await dialog.locator('[role="alert"]').waitFor();
    await dialog.locator('[type="password"]').fill('a long secret');
    await dialog.locator('[type="password"]').press('Enter');
    await heard('Тепер ви можете входити');
    await other.page.locator('button:has-text("Перейменувати")').tap();
    await other.page.locator('[aria-label="Назва ключа доступу"]').fill('Телефон');
    await other.page.locator('[aria-label="Назва ключа доступу"]').press('Enter');
    await heard('Телефон');
    expect(await faultsOf(other.page, { axe: true })).toEqual([]);

    // The first browser sees both devices and the passkey, and signs the other one out.
    await page.reload();
    await page.waitForSelector('[data-devices] li:has-text("this device")');
    await page.waitForSelector('li:has-text("Телефон")');
    expect(await faultsOf(page, { axe: true })).toEqual([]);
    await page.locator('[data-devices] button:text-is("Sign out")').click();
    await said('Signed out:');
    // The list is asked for again after the sentence stands there.
    await expect.poll(() => page.locator('[data-devices] li').count()).toBe(1);
    await other.page.locator('input[autocomplete="nickname"]').press('Enter');
    await other.page.waitForSelector('[role="alert"]:has-text("відʼєднано")');
    await expect.poll(() => other.page.evaluate(() => localStorage.getItem('vatra.key'))).toBeNull();

    await page.locator('button:text-is("Remove")').click();
    await said('Removed:');
    await page.locator('input[autocomplete="current-password"]').first().fill('a long secret');
    await page.locator('input[autocomplete="new-password"]').fill('a newer secret');
    await page.locator('input[autocomplete="new-password"]').press('Enter');
    await said('New password saved');
    await page.locator('button:has-text("Sign out here")').click();
    await said('You are signed out');
    await expect.poll(() => page.locator('[data-devices]').count()).toBe(0);
    const expected = /40[13]/;
    expect(owner.wrong.filter((line) => !expected.test(line))).toEqual([]);
    expect(other.wrong.filter((line) => !expected.test(line))).toEqual([]);

    // The operator's link sets a password and signs in.
    const link = await resetLink({ data: place.file('passkeys.db'), database: undefined, site }, 'olena');
    const back = await visit(browser, site, { language: 'ru', size: 'phone' });
    await back.page.goto(link!);
    await back.page.locator('[data-reset] input').fill('yet another secret');
    await back.page.locator('[data-reset] input').press('Enter');
    await back.page.waitForSelector('[role="status"]:has-text("С возвращением, Olena")');
    expect(await back.page.evaluate(() => location.hash)).toBe('');
    expect(await faultsOf(back.page, { axe: true })).toEqual([]);
    expect(back.wrong).toEqual([]);
  },
  PATIENCE_MS,
);
