import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { App } from './app.testkit.ts';
import { type Visit, visit } from './browser.testkit.ts';
import { faultsOf } from './check.testkit.ts';
import { type Person, playOn, playThrough } from './player.testkit.ts';

/** Before the reload; after it a short dose plays as many steps again. */
const DOSE = 12;

/** A game that is begun without network, and who plays it. */
export interface OfflineGame {
  readonly who: Person;
  readonly begin: (page: Page) => Promise<void>;
}

/**
 * Visits the app, cuts the network, then begins games and plays them: each goes on after a reload, and with `full` to its end.
 * What is wrong with the screens on the way is expected to be nothing.
 */
export async function playOffline(app: App, wish: Visit, games: readonly OfflineGame[], full: boolean): Promise<void> {
  const { page, context, wrong } = await visit(app.browser, app.swiftAddress, { ...wish, keeps: true });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await app.shut();
  try {
    for (const { who, begin } of games) {
      await begin(page);
      const version = () => page.locator('[data-version]').getAttribute('data-version');
      await playOn(page, who, DOSE);
      const before = await version();
      await page.reload();
      await page.waitForSelector('[data-version]');
      expect(await version()).toBe(before);
      const { over } = await playThrough(page, who, { steps: full ? 'to the end' : DOSE });
      expect(over).toBe(full);
      who.errorText.push(...(await faultsOf(page, { axe: true })));
      expect(who.errorText).toEqual([]);
      expect(wrong).toEqual([]);
    }
  } finally {
    await context.close();
    await app.reopen();
  }
}
