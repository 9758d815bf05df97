import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../../src/law/index.ts';
import { openApp } from './app.testkit.ts';
import { visit } from './browser.testkit.ts';
import { faultsOf } from './check.testkit.ts';
import { person, playOn } from './player.testkit.ts';

/** A busy machine is slow; nothing here depends on time. */
const PATIENCE_MS = 300_000;
const FULL = process.env['E2E'] === 'full';
/** Root has the largest editor: it is edited where time allows. */
const GAMES = GAME_IDS.filter((id) => FULL || id !== 'root');
/** By game: what is tapped on its board, the place that opens, and a field of it. */
const TAPS: Readonly<Record<GameId, readonly [tap: string, place: string | undefined, field: string]>> = {
  root: ['svg [data-place="c7"]', 'c7', 'piece cat'],
  wild: ['[data-cell="c3"]', 'c3', 'mechs'],
  scythia: ['main button:has([data-anchor])', undefined, 'worker'],
};

const app = openApp();

/** The row of a field in the panel. */
const row = (page: Page, field: string) => page.locator(`[data-field="${field}"]`).first();
const isSound = (page: Page) => page.waitForSelector('[role="status"][data-sound="true"]');

/** A new deal in the editor. */
async function deal(page: Page, game: string): Promise<void> {
  await page.goto(`/editor/${game}`);
  await page.locator('form button[type="submit"]').click();
  await isSound(page);
}

describe('the position editor', { timeout: PATIENCE_MS }, () => {
  test('a position of Root is changed, judged, shared and played on from', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'en', size: 'desktop' });
    await deal(page, 'root');
    expect(await faultsOf(page, { axe: true })).toEqual([]);

    // On the drawn board: a clearing is chosen and gets warriors.
    await page.locator('svg [data-place="c7"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-place="c7"] [data-field="piece hawk"]');
    await row(page, 'piece hawk').locator('button').last().click();
    expect(await row(page, 'piece hawk').locator('output').textContent()).toBe('1');
    await isSound(page);

    // What breaks a rule is told with its paragraph, and nothing can be played until it is taken back.
    await page.locator('select').first().selectOption('eyrie');
    const leader = await row(page, 'leader').locator('select').inputValue();
    await page.locator(`fieldset [data-field="${leader}"] input`).check();
    const fault = page.locator('[data-fault="leader-deposed"]');
    await fault.waitFor();
    expect(await fault.getByRole('link').textContent()).toContain('7.7.3');
    expect(await page.locator('[data-play]').isDisabled()).toBe(true);
    await page.locator('body').press('Control+z');
    await isSound(page);

    // The link holds the position: a fresh browser shows it.
    await page.getByRole('button', { name: 'Share' }).click();
    const box = page.getByRole('textbox', { name: 'Link to the position' });
    await expect.poll(() => box.inputValue()).toContain('/editor/root#p=1.');
    const link = await box.inputValue();
    await context.close();

    const other = await visit(app.browser, app.address, { language: 'uk', size: 'desktop' });
    await other.page.goto(link.slice(link.indexOf('/editor')));
    await isSound(other.page);
    await other.page.locator('select').first().selectOption('c7');
    expect(await row(other.page, 'piece hawk').locator('output').textContent()).toBe('1');

    // And it is played on from.
    await other.page.locator('[data-play]').click();
    await other.page.locator('[data-begin]').click();
    await other.page.waitForURL(/\/play\//);
    const who = { ...person('mouse', 5), isBlind: true };
    expect(await playOn(other.page, who, 3)).toBe('going on');
    expect([...wrong, ...other.wrong]).toEqual([]);

    // The table leads back to the editor, with all hands open.
    await other.page.locator('header a[href^="/editor/root?table="]').click();
    await isSound(other.page);
    await other.context.close();
  });

  test('a damaged link says so', async () => {
    const { page, context } = await visit(app.browser, app.address, { language: 'en', size: 'phone' });
    await page.goto('/editor/root#p=1.nothing');
    await page.getByRole('alert').getByText('damaged').waitFor();
    expect(await faultsOf(page, { axe: true })).toEqual([]);
    await context.close();
  });

  test.each(GAMES)('%s on a phone: a place is tapped on the board and changed', async (game) => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'uk', size: 'phone' });
    await deal(page, game);
    const [tap, place, field] = TAPS[game];
    await page.locator(tap).first().tap();
    await page.waitForSelector(
      place === undefined ? 'div[data-place]:not([data-place="table"])' : `div[data-place="${place}"]`,
    );
    expect(await row(page, field).count()).toBe(1);
    expect(await faultsOf(page, { axe: true })).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });
});

describe('the puzzles', { timeout: PATIENCE_MS }, () => {
  test('an answer shows its reason and its paragraph, and the position can be changed', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'en', size: 'desktop' });
    await page.goto('/puzzles/root');
    await page.locator('ol a').first().click();
    const card = page.locator('article');
    await card.locator('ul button').first().click();
    const told = card.getByRole('status');
    await told.locator('a[href^="/law/root"]').first().waitFor();
    expect(await told.locator('a').first().textContent()).toMatch(/^§\s/);
    expect(await card.locator('[data-verdict="right"]').count()).toBe(1);
    expect(await faultsOf(page, { axe: true })).toEqual([]);
    await card.locator('a[href^="/editor/root?puzzle="]').click();
    await page.waitForSelector('[role="status"][data-sound]');
    expect(wrong).toEqual([]);
    await context.close();
  });
});
