import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { load } from '../../src/i18n/index.ts';
import type { RunningServer } from '../../src/server/index.ts';
import { Visitor } from '../server/client.testkit.ts';
import { scratch, startTestServer, testConfig } from '../server/server.testkit.ts';
import { openMailServer, type MailServer } from '../server/smtp.testkit.ts';
import { startBrowser, type Visit } from './browser.testkit.ts';
import { guest, leave, look, press, wrongs } from './guests.testkit.ts';
import { buildTestClient, CLIENT } from './site.testkit.ts';

const PATIENCE_MS = 300_000;
const TOKEN = 'a-long-token-of-the-operators';
const place = scratch();
let browser: Browser;
let server: RunningServer;
let mailServer: MailServer;

beforeAll(async () => {
  buildTestClient();
  mailServer = await openMailServer();
  const mail = { url: mailServer.url, from: 'vatra@vatra.example', perDay: 50 };
  const operators = { token: TOKEN, logins: [] };
  const config = testConfig({ data: place.file('manners.db'), site: 'http://vatra.example', mail, operators });
  server = await startTestServer(config, CLIENT);
  browser = await startBrowser();
}, PATIENCE_MS);
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await mailServer?.close();
  place.remove();
});

const PHONE: Visit = { language: 'uk', size: 'phone', theme: 'night' };
const DESKTOP: Visit = { language: 'en', size: 'desktop', theme: 'day' };
/** Every way to look, with `E2E=full`. */
const ALL: readonly Visit[] = [PHONE, DESKTOP, { language: 'ru', size: 'phone', theme: 'day' }];
/** The short dose has each test once, two of them on a phone and two on a desktop. */
const looks = (short: Visit): readonly Visit[] => (process.env['E2E'] === 'full' ? ALL : [short]);

/** Ann, who plays over the API, and a table of hers where somebody in a browser sits in seat 1. */
async function table(key: string | undefined, more: object = {}): Promise<{ ann: Visitor; bob: Visitor; id: string }> {
  const ann = await Visitor.arrive(server.url, 'Ann');
  const bob = key === undefined ? await Visitor.arrive(server.url, 'Bob') : new Visitor(server.url, key);
  const { id } = await ann.table('POST', '', { game: 'embers', settings: { seats: 2 }, ...more });
  await ann.table('POST', `/${id}/seats/0`, {});
  await bob.table('POST', `/${id}/seats/1`, {});
  return { ann, bob, id };
}

test.each(looks(PHONE))(
  'phrases, a report, a mute, a draw, and the list on one’s own page: $language, $size',
  async (wish) => {
    const say = await load(wish.language, 'manners', 'play');
    const { ann, bob, id } = await table(undefined, { clock: { kind: 'days', days: 3 } });
    await ann.act(id, { do: 'phrase', room: 'seats', phrase: 'good-luck' });
    await ann.call('POST', '/api/me/vacations', { days: 7 });
    await ann.table('POST', `/${id}/start`);
    const one = await guest({ browser, address: server.url }, 'Bob', wish);
    await one.context.addInitScript((key) => localStorage.setItem('vatra.key', key), bob.key);
    const { page } = one;
    await page.goto(`/table/${id}`);
    await page.waitForSelector('[data-screen="game"]');
    await page.locator('[data-paused]').first().waitFor({ state: 'attached' });
    await press(one, one.hand === 'touch' ? 'nav button:has(use[href$="#u-chat"])' : '#tab-chat');
    // Each reads a phrase in their own language.
    await page.getByText(say.t('manners.phrase.good-luck')).waitFor();
    await look(one, 'chat', true);
    await press(one, `button[aria-label="${say.t('play.aria.aboutLine', { name: 'Ann' })}"]`);
    await page.locator('[data-about-person] textarea').fill('A test.');
    await look(one, 'about a line', true);
    await press(one, '[data-report]');
    await page.getByText(say.t('manners.text.done.report')).waitFor();
    await press(one, '[data-how="mute"]');
    await page.getByText(say.t('manners.text.done.mute', { name: 'Ann' })).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(say.t('manners.phrase.good-luck')).waitFor({ state: 'detached' });
    if (one.hand === 'touch') await press(one, 'button:has(use[href$="#u-close"])');

    await press(one, `button[aria-label="${say.t('play.label.table')}"]`);
    await page.locator('[data-end-game]').scrollIntoViewIfNeeded();
    await press(one, '[data-resign="ask"]');
    await page.getByText(say.t('manners.text.resign')).waitFor();
    await look(one, 'before resigning', true);
    await page.locator('[data-people]').scrollIntoViewIfNeeded();
    await look(one, 'people', true);
    await page.keyboard.press('Escape');
    await ann.act(id, { do: 'end', seat: 0, how: 'draw' });
    await page.getByText(say.t('manners.text.asks.draw', { name: 'Ann' })).waitFor();
    await look(one, 'a draw is offered', true);
    await press(one, '[data-ending="yes"]');
    await page.waitForSelector('[data-screen="end"]');
    await page.getByText(say.t('manners.label.end.draw')).waitFor();
    await look(one, 'draw', true);

    await page.goto('/me');
    await page.locator('[data-blocks] li').waitFor();
    await page.locator('[data-pauses]').waitFor();
    await page.locator('input[type="email"]').waitFor();
    await look(one, 'own page', true);
    await press(one, '[data-day="6"]');
    await press(one, '[data-free-days]');
    await page.getByText((await load(wish.language, 'pauses')).t('pauses.text.chosen')).waitFor();
    await press(one, '[data-vacation]');
    await page.locator('[data-end-vacation]').waitFor();
    await look(one, 'vacation', true);
    await press(one, '[data-blocks] li button');
    await page.locator('[data-blocks]').waitFor({ state: 'detached' });
    expect(wrongs([one])).toEqual([]);
    await leave([one]);
  },
  PATIENCE_MS,
);

test(
  'a line is sent once, and what is typed while it is on its way stays',
  async () => {
    const { bob, id } = await table(undefined);
    const one = await guest({ browser, address: server.url }, 'Bob', DESKTOP);
    await one.context.addInitScript((key) => localStorage.setItem('vatra.key', key), bob.key);
    const { page } = one;
    // Answers of the server wait as long as they are held back.
    const held: (() => void)[] = [];
    let isHeld = false;
    await page.routeWebSocket(/\/socket$/, (socket) => {
      socket.connectToServer().onMessage((message) => {
        if (isHeld) held.push(() => socket.send(message));
        else socket.send(message);
      });
    });
    await page.goto(`/table/${id}`);
    const field = page.locator('form input');
    await field.fill('Hello');
    isHeld = true;
    await field.press('Enter');
    await field.press('Enter');
    await expect.poll(() => field.inputValue()).toBe('');
    await field.fill('Who begins?');
    await expect.poll(() => held.length).toBeGreaterThan(0);
    isHeld = false;
    for (const send of held) send();
    const lines = page.locator('ol[aria-live] li:has(p)');
    await lines.filter({ hasText: 'Hello' }).waitFor();
    await field.press('Enter');
    await lines.filter({ hasText: 'Who begins?' }).waitFor();
    expect(await lines.count()).toBe(2);
    expect(wrongs([one])).toEqual([]);
    await leave([one]);
  },
  PATIENCE_MS,
);

test.each(looks(DESKTOP))(
  'resigning, and finishing when the other has resigned: $language, $size',
  async (wish) => {
    const say = await load(wish.language, 'manners', 'play');
    const { ann, bob, id } = await table(undefined);
    await ann.table('POST', `/${id}/start`);
    const one = await guest({ browser, address: server.url }, 'Bob', wish);
    await one.context.addInitScript((key) => localStorage.setItem('vatra.key', key), bob.key);
    const { page } = one;
    await page.goto(`/table/${id}`);
    await page.waitForSelector('[data-screen="game"]');
    await ann.act(id, { do: 'resign', seat: 0 });
    await page.getByText(say.t('manners.text.allResigned', { names: ['Ann'] })).waitFor();
    await look(one, 'the other resigned', true);
    await press(one, '[data-notices] [data-end="stop"]');
    await page.waitForSelector('[data-screen="end"]');
    await look(one, 'won', true);
    expect((await ann.table('GET', `/${id}`)).result).toMatchObject({ winners: [1] });
    expect(wrongs([one])).toEqual([]);
    await leave([one]);
  },
  PATIENCE_MS,
);

test.each(looks(DESKTOP))(
  'the page of operators; a banned person reads why and until when: $language, $size',
  async (wish) => {
    const say = await load(wish.language, 'operator', 'manners');
    const { ann, bob, id } = await table(undefined);
    const name = `Troll-${wish.language}`;
    await bob.call('PATCH', '/api/me', { name });
    await bob.act(id, { do: 'chat', room: 'seats', text: 'something rude' });
    await ann.call('POST', '/api/complaints', { table: id, line: 1, reason: 'insult', text: 'Look at this.' });
    const one = await guest({ browser, address: server.url }, 'Operator', wish);
    const { page } = one;
    await page.goto('/operator');
    await page.locator('input[type="password"]').fill('not the token of anybody');
    await page.locator('input[type="password"]').press('Enter');
    await page.locator('[role="alert"]').waitFor();
    await look(one, 'refused', true);
    await page.locator('input[type="password"]').fill(TOKEN);
    await page.locator('input[type="password"]').press('Enter');
    const report = page.locator('[data-complaint]', { hasText: name });
    await report.waitFor();
    await report.getByText(say.t('operator.label.context')).click();
    await report.getByText('something rude').waitFor();
    await look(one, 'reports', true);
    await report.getByText(say.t('operator.button.ban'), { exact: true }).first().click();
    await report.getByLabel(say.t('operator.label.banReason')).fill('Rude words');
    await look(one, 'ban', true);

    const two = await guest({ browser, address: server.url }, name, wish);
    await two.context.addInitScript((key) => localStorage.setItem('vatra.key', key), bob.key);
    await two.page.goto(`/table/${id}`);
    await two.page.waitForSelector('[data-screen="lobby"]');
    await report.locator('[data-ban]').click();
    await page.getByText(say.t('operator.text.banned', { name })).waitFor();
    await two.page.locator('[data-banned]').getByText('Rude words').waitFor();
    await look(two, 'banned', true);
    await report.locator('[data-decide]').click();
    await page.getByText(say.t('operator.text.report.done')).waitFor();
    for (const tab of ['positions', 'people', 'tables', 'figures', 'log'] as const) {
      await page.getByRole('button', { name: say.t(`operator.label.tab.${tab}`), exact: true }).click();
      if (tab === 'people') {
        await page.locator('input[type="search"]').fill(name);
        await page.locator('[data-find]').click();
        await page.locator('[data-lift]').waitFor();
      }
      if (tab === 'log') await page.getByText('Rude words').first().waitFor();
      await look(one, tab, true);
    }
    expect(one.wrong.filter((line) => !line.includes('403'))).toEqual([]);
    expect(one.errorText).toEqual([]);
    expect(two.errorText).toEqual([]);
    await leave([one, two]);
  },
  PATIENCE_MS,
);

test.each(looks(PHONE))(
  'an e-mail address is asked for, confirmed and stopped: $language, $size',
  async (wish) => {
    const say = await load(wish.language, 'mail');
    const address = `bob.${wish.language}@example.org`;
    const bob = await Visitor.arrive(server.url, 'Bob');
    const one = await guest({ browser, address: server.url }, 'Bob', wish);
    await one.context.addInitScript((key) => localStorage.setItem('vatra.key', key), bob.key);
    const { page } = one;
    await page.goto('/me');
    await page.locator('input[type="email"]').fill(address);
    await page.locator('input[type="email"]').press('Enter');
    await page.getByText(say.t('mail.text.sent', { address })).waitFor();
    await page.getByText(say.t('mail.label.pending')).waitFor();
    await look(one, 'pending', true);
    const letter = mailServer.letters.find(({ to }) => to.includes(address))!;
    await page.goto(/http:\/\/vatra\.example(\/mail#confirm=\S+)/.exec(letter.text)![1]!);
    await page.locator('[data-follow]').waitFor();
    await look(one, 'confirm', true);
    await press(one, '[data-follow]');
    await page.getByText(say.t('mail.text.confirmed', { address })).waitFor();
    const { notices } = await bob.call<{ notices: { id: string; pending?: true }[] }>('GET', '/api/me/notices');
    expect(notices[0]!.pending).toBeUndefined();
    await bob.call('POST', `/api/me/notices/${notices[0]!.id}/try`);
    const second = mailServer.letters.findLast(({ to }) => to.includes(address))!;
    await page.goto('/');
    await page.goto(/http:\/\/vatra\.example(\/mail#stop=\S+)/.exec(second.text)![1]!);
    await press(one, '[data-follow]');
    await page.getByText(say.t('mail.text.stopped')).waitFor();
    await look(one, 'stopped', true);
    expect(new URL(page.url()).hash).toBe('');
    expect(await bob.call('GET', '/api/me/notices')).toEqual({ notices: [] });
    expect(wrongs([one])).toEqual([]);
    await leave([one]);
  },
  PATIENCE_MS,
);
