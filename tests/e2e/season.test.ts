import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Visitor } from '../server/client.testkit.ts';
import { whilePainted } from './browser.testkit.ts';
import { guest, type Guest, look, press } from './guests.testkit.ts';
import { openTestSite } from './test-site.testkit.ts';

const site = openTestSite('season');
const PATIENCE_MS = 300_000;

/** Where pictures go, for people who want to look; none are taken otherwise. */
const SHOTS = process.env['SEASON_SHOTS'];

async function seen(who: Guest, where: string): Promise<void> {
  await look(who, where, true);
  if (SHOTS === undefined) return;
  mkdirSync(SHOTS, { recursive: true });
  const path = join(SHOTS, `${who.name}-${where}.png`);
  await whilePainted(who.page, () => who.page.screenshot({ path, fullPage: true }));
}

test(
  'two strangers ask for a game, confirm, and sit at its table',
  async () => {
    const [ann, bob] = [
      await guest(site, 'Ann', { language: 'uk', theme: 'day', size: 'desktop' }),
      await guest(site, 'Bob', { language: 'ru', theme: 'night', size: 'phone' }),
    ];
    for (const who of [bob, ann]) {
      await who.page.goto('/');
      await press(who, '[data-pair="now"]');
      await who.page.waitForSelector('[data-find]');
      // Two seats: the usual number of the first game is larger.
      for (;;) {
        const seats = Number(await who.page.locator('form output').first().innerText());
        if (seats === 2) break;
        await press(who, 'form [role="group"]:has(output) button', 0);
      }
      await seen(who, 'pairing');
      await press(who, '[data-find]');
      await who.page.waitForSelector('[data-waiting="now"], [data-pairing]');
      // The button is far below what says that one waits: the page scrolls there.
      if (who === bob)
        await who.page.waitForFunction(() => {
          const { top, bottom } = document.querySelector('[data-waiting="now"]')!.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        });
    }
    for (const who of [ann, bob]) await who.page.waitForSelector('[data-confirm]');
    await seen(bob, 'found');
    for (const who of [ann, bob]) await press(who, '[data-confirm]');
    for (const who of [ann, bob]) await who.page.waitForURL(/\/table\/[\w-]{16}$/);
    expect(new URL(ann.page.url()).pathname).toBe(new URL(bob.page.url()).pathname);
    expect([...ann.errorText, ...bob.errorText]).toEqual([]);
    expect([...ann.wrong, ...bob.wrong]).toEqual([]);
    for (const who of [ann, bob]) await who.context.close();
  },
  PATIENCE_MS,
);

test(
  'an organiser opens a league, players register, and the tables are there',
  async () => {
    const olha = await guest(site, 'Olha', { language: 'en', theme: 'day', size: 'desktop' });
    await olha.page.goto('/');
    const account = async (name: string): Promise<Visitor> => {
      const who = await Visitor.arrive(site.address, name);
      await who.call('POST', '/api/me/account', { login: `season.${name}` });
      return who;
    };
    const organiser = await account('olha');
    await olha.page.evaluate((key) => localStorage.setItem('vatra.key', key), organiser.key!);
    await olha.page.goto('/series/new');
    await olha.page.waitForSelector('[data-create]');
    await olha.page.locator('input[required]').fill('Spring league');
    await seen(olha, 'new-series');
    await press(olha, '[data-create]');
    await olha.page.waitForURL(/\/series\/[\w-]{16}$/);
    const id = new URL(olha.page.url()).pathname.split('/').at(-1)!;
    const { series } = await organiser.call<{ series: { seats: number } }>('GET', `/api/series/${id}`);
    for (let i = 0; i < series.seats; i++)
      await (await account(`player${i}`)).call('POST', `/api/series/${id}/players`, { reserve: false });
    await olha.page.reload();
    await olha.page.waitForSelector('[data-begin]');
    await seen(olha, 'registration');
    await press(olha, '[data-begin]');
    await olha.page.waitForSelector('[data-match]');
    await seen(olha, 'series');
    const phone = await guest(site, 'Petro', { language: 'uk', theme: 'night', size: 'phone' });
    await phone.page.goto(`/series/${id}`);
    await phone.page.waitForSelector('[data-match]');
    await seen(phone, 'series');
    await phone.page.goto('/series');
    await phone.page.waitForSelector('a[href*="/series/"]');
    await seen(phone, 'list');
    expect([...olha.errorText, ...phone.errorText]).toEqual([]);
    expect([...olha.wrong, ...phone.wrong]).toEqual([]);
    for (const who of [olha, phone]) await who.context.close();
  },
  PATIENCE_MS,
);
