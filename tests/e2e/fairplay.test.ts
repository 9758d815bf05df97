import { expect, test } from 'vitest';
import { load } from '../../src/i18n/index.ts';
import type { Visit } from './browser.testkit.ts';
import { Client, Visitor } from '../server/client.testkit.ts';
import { playSeat } from '../server/table.testkit.ts';
import { guest, leave, look, press, wrongs } from './guests.testkit.ts';
import { openTestSite } from './test-site.testkit.ts';

const PATIENCE_MS = 600_000;
const FULL = process.env['E2E'] === 'full';

const site = openTestSite('fairplay');

/** The short dose has the narrowest place for the longest words. */
const SOME: readonly Visit[] = [{ language: 'ru', size: 'phone', theme: 'night' }];
const MORE: readonly Visit[] = [
  { language: 'uk', size: 'desktop', theme: 'day' },
  { language: 'en', size: 'phone', theme: 'day' },
  { language: 'en', size: 'desktop', theme: 'night' },
  { language: 'uk', size: 'phone', theme: 'night' },
  { language: 'ru', size: 'desktop', theme: 'day' },
];

test.each(FULL ? [...SOME, ...MORE] : SOME)(
  'what a bot in one’s seat costs is said first; a rematch invites: $language, $size',
  async (wish) => {
    const say = await load(wish.language, 'lobby', 'play');
    const name = `${wish.language}-${wish.size}`;
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((who) => Visitor.arrive(site.address, who)));
    for (const [who, visitor] of [ann!, bob!].entries())
      await visitor.call('POST', '/api/me/account', { login: `${name}.${who}`, password: 'a long secret' });
    const settings = { seats: 2, rounds: 1 };
    const { id } = await ann!.table('POST', '', { game: 'embers', settings, private: false });
    await ann!.table('POST', `/${id}/seats/0`, {});
    await bob!.table('POST', `/${id}/seats/1`, {});

    const one = await guest(site, 'Bob', wish);
    await one.context.addInitScript((key) => localStorage.setItem('vatra.key', key), bob!.key);
    const { page } = one;
    await page.goto(`/table/${id}`);
    await page.waitForSelector('[data-screen="lobby"]');
    await page.getByText(say.t('lobby.label.ratedText.yes')).waitFor();
    await look(one, 'lobby', true);

    await ann!.table('POST', `/${id}/start`);
    await page.waitForSelector('[data-screen="game"]');
    await press(one, `button[aria-label="${say.t('play.label.table')}"]`);
    const handOver = page.locator('label', { hasText: say.t('play.label.botForMe') });
    await handOver.click();
    await page.getByText(say.t('play.text.botCosts')).waitFor();
    await look(one, 'costs', true);
    const isBot = async (): Promise<boolean> => (await ann!.table('GET', `/${id}`)).seats[1]!.bot;
    expect(await isBot()).toBe(false);
    await page.getByRole('button', { name: say.t('play.button.keepSeat') }).click();
    await page.getByText(say.t('play.text.botCosts')).waitFor({ state: 'detached' });
    expect(await isBot()).toBe(false);
    await handOver.click();
    await press(one, '[data-bot="on"]');
    await expect.poll(isBot).toBe(true);
    await handOver.click();
    await expect.poll(isBot).toBe(false);
    await page.keyboard.press('Escape');

    const clients = await Promise.all([ann!, bob!].map((visitor) => Client.connect(site.address, visitor.key)));
    await Promise.all(clients.map((client, seat) => client.watch(id, seat)));
    await Promise.all(clients.map((client, seat) => playSeat(client, id, seat, seat)));
    for (const client of clients) client.close();
    await page.waitForSelector('[data-screen="end"]');
    const next = await ann!.table('POST', `/${id}/rematch`);
    const invitation = page.getByText(say.t('lobby.text.invitesYou', { name: 'Ann' }));
    await invitation.waitFor();
    await look(one, 'end', true);
    await page.goto('/');
    await page.getByText(say.t('lobby.label.invitedYou')).waitFor();
    await page.locator(`[data-table="${next.id}"] a`).click();
    await page.waitForSelector('[data-screen="lobby"]');
    await invitation.waitFor();
    await look(one, 'invited', true);
    await press(one, '[data-sit]');
    await page.locator('[data-sit]').waitFor({ state: 'detached' });
    expect((await bob!.table('GET', `/${next.id}`)).seats[1]).toMatchObject({ taken: true, yours: true });
    expect(wrongs([one])).toEqual([]);
    await leave([one]);
  },
  PATIENCE_MS,
);
