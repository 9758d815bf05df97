import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/i18n/index.ts';
import { openApp } from './app.testkit.ts';
import { type Size, visit } from './browser.testkit.ts';
import { faultsOf } from './check.testkit.ts';
import { openKept } from './kept.testkit.ts';
import { preparedRoot } from './root.testkit.ts';
import { openPrepared, prepared } from './scythia.testkit.ts';
import { preparedWild } from './wild.testkit.ts';

const app = openApp();

type Look = readonly [language: Language, size: Size, theme: 'day' | 'night'];
const LOOKS: readonly Look[] = [
  ['ru', 'desktop', 'night'],
  ['uk', 'phone', 'day'],
  ...(process.env['E2E'] === 'full' ? ([['en', 'desktop', 'day']] as const) : []),
];

const marchTable = () =>
  preparedRoot({ factions: ['marquise', 'eyrie'], persons: 1, answers: 20, until: /^march$|^battle / });

/** A clearing with which nothing can be done now. */
async function blockedClearing(page: Page): Promise<string> {
  const place = page.locator('[data-place^="c"]:not([data-target]):not([data-hint]):not([data-chosen])').first();
  return (await place.getAttribute('data-place'))!;
}

describe('why not', () => {
  test.each(LOOKS)('answers about a tapped clearing, and the panel has all of it: %s, %s, %s', async (...look) => {
    const [language, size, theme] = look;
    const address = size === 'desktop' ? app.address : app.swiftAddress;
    const { page, context, wrong } = await visit(app.browser, address, { language, size, theme });
    await openKept(page, await marchTable());
    await page.waitForSelector('[data-prompt] [data-words]');
    const press = size === 'phone' ? ('tap' as const) : ('click' as const);
    const place = await blockedClearing(page);
    await page.locator(`[data-place="${place}"]`).dispatchEvent('click');
    const card = page.locator('[data-why]');
    await card.waitFor();
    expect(await card.getByRole('heading', { level: 2 }).innerText()).toMatch(/\d/);
    expect(await card.innerText()).toMatch(/(§|п\.)\s?\d/);
    expect(await faultsOf(page, { axe: true })).toEqual([]);
    // All of it is in the panel, about this place only; each reason stands there once.
    await card.locator('[data-why-all]')[press]();
    await card.waitFor({ state: 'detached' });
    const panel = page.getByRole('tabpanel');
    await panel.locator('[data-verbs]').first().waitFor();
    expect(await faultsOf(page, { axe: true })).toEqual([]);
    const before = (await panel.innerText()).length;
    await panel.locator('[data-why-all]')[press]();
    expect((await panel.innerText()).length).toBeGreaterThan(before);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('a screenful comes first, then all; what the question refuses is grouped by what one wants to do', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'en', size: 'desktop' });
    await openKept(page, await marchTable());
    await page.waitForSelector('[data-prompt] [data-words]');
    await page.keyboard.press('?');
    const list = page.getByRole('list', { name: 'Why not' });
    await list.locator('[data-verbs]').first().waitFor();
    const box = async () => ({
      list: (await list.boundingBox())!,
      panel: (await page.getByRole('tabpanel').boundingBox())!,
    });
    const first = await box();
    expect(first.list.y + first.list.height).toBeLessThanOrEqual(first.panel.y + first.panel.height);
    const verbs = () =>
      list.locator('[data-verbs]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['verbs']!));
    const shown = await verbs();
    await page.locator('[data-why-all]').click();
    const every = await verbs();
    expect(every.slice(0, shown.length)).toEqual(shown);
    const words = every.join(' ').split(' ');
    expect(new Set(words).size).toBe(words.length);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('a card of the hand, a refused choice, a cell of the Wild and a building of Scythia answer as well', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'en', size: 'desktop' });
    await openKept(page, await marchTable());
    await page.waitForSelector('[data-prompt] [data-words]');
    const card = page.locator('[data-why]');
    await page.locator('[data-card][data-state="plain"]').first().click();
    await card.waitFor();
    const about = await card.getByRole('heading', { level: 2 }).innerText();
    // What cannot be done with one's own warriors in a clearing stands among the choices.
    await page.locator('[data-place="c1"]').first().click();
    await page.locator('[data-prompt] [data-why-about]').first().click();
    await page.waitForFunction((old) => (document.querySelector('[data-why] h2')?.textContent ?? old) !== old, about);
    await card.getByRole('button', { name: 'Close' }).click();
    await card.waitFor({ state: 'detached' });
    await openKept(page, await preparedWild(/^move /, 1));
    await page.waitForSelector('[data-prompt] [data-words]');
    await page.locator('[data-cell="d4"]').click();
    await card.waitFor();
    expect(await card.innerText()).toMatch(/(§|п\.)\s?\d/);
    await openPrepared(page, await prepared(1, 'turn', 'place'));
    await page.waitForSelector('[data-prompt] [data-words]');
    await page.locator('button[data-why-about]').first().click();
    await card.waitFor();
    expect(await card.innerText()).toMatch(/(§|п\.)\s?\d/);
    expect(wrong).toEqual([]);
    await context.close();
  });
});
