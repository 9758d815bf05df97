import { createServer } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server/index.ts';
import { Visitor } from '../server/client.testkit.ts';
import { scratch, startTestServer, testConfig } from '../server/server.testkit.ts';
import { startBrowser } from './browser.testkit.ts';

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
  server = await startTestServer(testConfig({ data: place.file('passkeys.db'), port, site }));
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.close();
  place.remove();
});

/** A page of the site with a device that makes and shows passkeys without asking anybody. */
async function pageWithDevice(): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${site}/health`);
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

test('a passkey made on a device signs the same person in, and nothing is accepted twice', async () => {
  const page = await pageWithDevice();
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
}, 60_000);
