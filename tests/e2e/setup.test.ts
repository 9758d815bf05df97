import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../src/kernel/index.ts';
import { openApp } from './app.testkit.ts';
import { visit } from './browser.testkit.ts';
import { faultsOf } from './check.testkit.ts';
import { preparedRoot } from './root.testkit.ts';
import { openKept } from './kept.testkit.ts';
import { CHOICES, hurry } from './quick.testkit.ts';

const app = openApp();

/** Addresses of weights: `net-` and the eight characters of the file's hash. */
const WEIGHTS = /\/net-[\w-]{8}\.js$/;

/** The factions that the set-up gives to the seats, in order. */
const factionsOf = (page: Page): Promise<readonly (string | undefined)[]> =>
  page.locator('form li[data-choice]').evaluateAll((list) => list.map((one) => (one as HTMLElement).dataset['choice']));

describe('the set-up of Root', () => {
  test('begins with the four factions of the base game, each with a picture and a sentence', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'en', size: 'desktop' });
    await page.goto('/new/root');
    await page.waitForSelector('[data-preset="four"][aria-pressed="true"]');
    expect(await factionsOf(page)).toEqual(['marquise', 'eyrie', 'alliance', 'vagabond']);
    const first = page.locator('form li[data-choice="marquise"]');
    expect(await first.locator('svg use').last().getAttribute('href')).toMatch(/#f-marquise$/);
    expect(await first.locator('p').innerText()).toMatch(/gathers wood.*Reach 10/s);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('a preset changes everything in one click, and reach is judged as factions change', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'en', size: 'phone' });
    await page.goto('/new/root');
    const judged = page.locator('[data-good]');
    await page.locator('[data-good="true"]', { hasText: 'Reach 25, recommended 21' }).waitFor();
    await page.locator('select').first().selectOption('cult');
    await page.locator('[data-good="false"]', { hasText: 'Reach 17, recommended 21' }).waitFor();
    await page.locator('[data-preset="first"]').tap();
    expect(await factionsOf(page)).toEqual(['marquise', 'eyrie']);
    await page.locator('[data-good="true"]', { hasText: 'Reach 17, recommended 17' }).waitFor();
    await page.locator('[data-preset="draft"]').tap();
    await page.locator('label[data-choice="keepers"] input:checked').waitFor();
    expect(await judged.count()).toBe(0);
    expect(await faultsOf(page, { axe: true })).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });
});

describe('the level of bots', () => {
  test.each([
    { game: 'root', preset: 'first' },
    { game: 'scythia', preset: undefined },
  ])(
    'master of $game has its weights fetched when such a bot plays, not before, and then also without a network',
    async ({ game, preset }) => {
      const seen = { language: 'en', size: 'desktop', keeps: true } as const;
      const { page, context, wrong } = await visit(app.browser, app.swiftAddress, seen);
      const weights = new Set<string>();
      context.on('request', (request) => {
        if (WEIGHTS.test(request.url())) weights.add(request.url());
      });
      await page.goto('/');
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.goto(`/new/${game}`);
      if (preset) await page.locator(`[data-preset="${preset}"]`).click();
      await page.getByText('Hard', { exact: true }).waitFor();
      expect([...weights]).toEqual([]);
      const keptUrls = () =>
        page.evaluate(async () => {
          const names = await caches.keys();
          const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
          return lists.flat().map(({ url }) => url);
        });
      const keptWeights = async () => (await keptUrls()).filter((url) => WEIGHTS.test(url));
      expect(await keptWeights()).toEqual([]);
      // What a hint of Root needs beside the weights is kept from the start.
      expect((await keptUrls()).filter((url) => /\/net-calibration-/.test(url))).toHaveLength(1);
      await page.getByText('Master', { exact: true }).click();
      await page.getByText('thousands of games').waitFor();
      await page.locator('form button[type="submit"]').click();
      await page.waitForURL(/\/play\//);
      // Bots are loaded with the first answer of a person.
      await page.waitForSelector(CHOICES);
      await hurry(page, fastRandom(1), { steps: 4 });
      await expect.poll(async () => (await keptWeights()).length).toBe(1);
      // Those of the other game are not fetched.
      expect([...weights]).toEqual(await keptWeights());
      expect(wrong).toEqual([]);
      await context.close();
    },
  );

  test('master is not offered where no network was trained', async () => {
    const { page, context } = await visit(app.browser, app.swiftAddress, { language: 'en', size: 'desktop' });
    await page.goto('/new/wild');
    await page.getByText('Hard', { exact: true }).waitFor();
    expect(await page.getByText('Master', { exact: true }).count()).toBe(0);
    await context.close();
  });
});

test('one player of the Wild is told about both factions', async () => {
  const { page, context } = await visit(app.browser, app.address, { language: 'uk', size: 'phone' });
  await page.goto('/new/wild');
  expect(await page.getByText('керуєте двома фракціями').count()).toBe(0);
  await page.locator('form [role="group"]:has(output) button').first().tap();
  await page.getByText('керуєте двома фракціями').waitFor();
  await context.close();
});

test('another match keeps factions, seats and bots, at once or with changes', async () => {
  const { page, context, wrong } = await visit(app.browser, app.address, { language: 'en', size: 'desktop' });
  const factions = ['eyrie', 'alliance', 'keepers'] as const;
  const over = await preparedRoot({ factions, persons: 1, answers: 2000 });
  await openKept(page, over);
  await page.locator('[data-change]').click();
  await page.waitForSelector('form li[data-choice]');
  expect(await factionsOf(page)).toEqual([...factions]);
  await page.goto(`/play/${over.note.id}`);
  await page.locator('[data-again]').click();
  await page.waitForURL((url) => url.pathname.startsWith('/play/') && !url.pathname.endsWith(over.note.id));
  await page.waitForSelector('[data-version]');
  await page.goto(`${page.url().replace('/play/', '/new/root?again=')}`);
  await page.waitForSelector('form li[data-choice]');
  expect(await factionsOf(page)).toEqual([...factions]);
  expect(await page.getByRole('button', { name: 'Easy', pressed: true }).count()).toBe(1);
  expect(wrong).toEqual([]);
  await context.close();
});

test('an address that leads nowhere says so and offers the way home', async () => {
  const { page, context } = await visit(app.browser, app.address, { language: 'en', size: 'phone' });
  for (const path of [
    '/nowhere',
    '/new/chess',
    '/law/chess',
    '/learn/root/nobody',
    '/puzzles/root/none',
    '/editor/chess',
    '/ranks/chess',
    '/statistics/chess',
    '/matches/chess',
    // Ids of the server that were cut: nothing is asked for, so the answer does not depend on a server.
    '/table/OvVxfM8QzP0',
    '/series/OvVxfM8QzP0',
    '/study/OvVxfM8QzP0',
    '/people/OvVxfM8QzP0',
  ]) {
    await page.goto(path);
    await page.waitForSelector('[data-lost]');
    expect(await page.locator('[data-lost] p').innerText()).toContain(path);
    expect(await faultsOf(page, { axe: false })).toEqual([]);
  }
  await page.locator('[data-lost] a').first().tap();
  await page.waitForURL((url) => url.pathname === '/');
  // A paragraph that is not there is told, and the law is shown from its beginning.
  await page.goto('/law/root?p=99.9');
  await page.locator('[data-no-paragraph]', { hasText: '99.9' }).waitFor();
  expect(await page.locator('main section h2').count()).toBeGreaterThan(0);
  expect(await faultsOf(page, { axe: false })).toEqual([]);
  await page.goto('/law/root?p=4.2.1');
  await page.locator('main li:has(> a[href$="p=4.2.1"])').waitFor();
  expect(await page.locator('[data-no-paragraph]').count()).toBe(0);
  await context.close();
});

test('names that nobody typed follow the language', async () => {
  const { page, context } = await visit(app.browser, app.address, { language: 'en', size: 'desktop' });
  await page.goto('/new/embers?way=bots');
  await page.locator('button[type="submit"]').click();
  await page.waitForSelector('[data-version]');
  await page.goto('/games');
  await page.getByText('Bot 2').waitFor();
  await page.locator('header [lang="uk"]').click();
  await page.getByText('Бот 2').waitFor();
  await context.close();
});

test('the settings stand in groups, and the account says at once what it brings', async () => {
  const { page, context } = await visit(app.browser, app.address, { language: 'en', size: 'desktop' });
  await page.goto('/me');
  const account = page.locator('[data-account]');
  await account.waitFor();
  expect(await account.locator('li').count()).toBe(4);
  expect(await account.locator('input[autocomplete="new-password"]').count()).toBe(1);
  await page.locator('header button[title]').last().click();
  const groups = page.locator('dialog[open] section');
  expect(await groups.locator('h3').allInnerTexts()).toEqual(['LOOK', 'PLAY', 'SOUND']);
  expect(await faultsOf(page, { axe: true })).toEqual([]);
  await context.close();
});
