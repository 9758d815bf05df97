import { expect, test } from 'vitest';
import { LocalTable } from '../../src/client/table/local-table.ts';
import type { SavedTable } from '../../src/client/table/messages.ts';
import { fastRandom, type GameTypes } from '../../src/kernel/index.ts';
import { randomPlayer } from '../../src/kernel/referee/index.ts';
import { GAME_RULES } from '../../src/registry/index.ts';
import { openApp } from './app.testkit.ts';
import { visit } from './browser.testkit.ts';
import { faultsOf } from './check.testkit.ts';
import { openKept } from './kept.testkit.ts';

const app = openApp();
const PATIENCE_MS = 90_000;

/** `E2E=full` looks in every language and size; the short dose has one of each. */
const VISITS =
  process.env['E2E'] === 'full'
    ? (['uk', 'ru', 'en'] as const).flatMap((language) =>
        (['desktop', 'phone'] as const).map((size) => [language, size] as const),
      )
    : ([['uk', 'phone']] as const);

/** A short game of Scythia that was played to its end, as the browser keeps it. */
async function finished(): Promise<SavedTable> {
  const game = await GAME_RULES['scythia']!();
  const settings = { seats: 2, turnCap: 3 };
  const read = game.readSettings(settings);
  if (!read.ok) throw new Error('settings');
  const sitters = [0, 1].map((seat) => ({ who: 'bot' as const, name: `Bot ${seat + 1}` }));
  const config = { game: 'scythia', settings, sitters, curtain: false };
  const init = { id: 'finished', config, seed: '5a'.repeat(32), made: 1, entries: [] };
  const table = new LocalTable<GameTypes>(game, init, read.value, randomPlayer(fastRandom(6)), 1);
  await table.run();
  return table.saved();
}

test.each(VISITS)(
  'a finished game is reviewed: chart, turning points, what a decision promised (%s, %s)',
  async (language, size) => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language, size });
    await openKept(page, await finished());
    await page.locator('[data-open-review]').click();
    await page.locator('[data-chart]').waitFor();
    expect(await faultsOf(page, { axe: true })).toEqual([]);
    await page.locator('[data-turning-point]').last().click();
    await page.locator('[data-review] [aria-busy], [data-review] [data-chosen]').first().waitFor();
    await page.locator('[data-study]').click();
    await page.locator('[data-decision]').first().click({ timeout: PATIENCE_MS });
    await page.locator('[data-chosen]').waitFor();
    expect(await page.locator('[data-chosen] li').count()).toBeGreaterThan(1);
    expect(await page.locator('[data-chosen] [data-said]').count()).toBe(1);
    expect(wrong).toEqual([]);
    await context.close();
  },
  PATIENCE_MS,
);

test(
  'a hint names answers, one of them is put into the sentence, and the table takes it',
  async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, {
      language: 'en',
      size: 'desktop',
    });
    await page.goto('/new/scythia?way=bots');
    await page.locator('button[type="submit"]').click();
    await page.locator('[data-ask-hint]').click();
    await page.locator('[data-hinted]').first().waitFor();
    expect(await faultsOf(page, { axe: true })).toEqual([]);
    const said = await page.locator('[data-hinted]').first().getAttribute('data-hinted');
    await page.locator('[data-hinted]').first().click();
    const version = await page.locator('[data-version]').getAttribute('data-version');
    await page.locator(`[data-prompt] button[data-says="${said}"]`).click();
    await page.waitForFunction(
      (was) => document.querySelector('[data-version]')?.getAttribute('data-version') !== was,
      version,
    );
    expect(wrong).toEqual([]);
    await context.close();
  },
  PATIENCE_MS,
);
