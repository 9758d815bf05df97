import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/i18n/index.ts';
import { GAME_IDS } from '../../src/law/index.ts';
import { openApp } from './app.testkit.ts';
import { changeTheme, type Size, visit } from './browser.testkit.ts';
import { faultsOf } from './check.testkit.ts';
import { type Hand, person, playOn, sitDown } from './player.testkit.ts';

const app = openApp();

type Wish = readonly [way: 'bots' | 'screen', language: Language, size: Size, hand: Hand];

/** Every way, language, size and hand at least once; `E2E=full` plays all that can be combined. */
const SOME: readonly Wish[] = [
  ['screen', 'uk', 'desktop', 'mouse'],
  ['screen', 'ru', 'phone', 'touch'],
  ['bots', 'en', 'phone', 'touch'],
  ['bots', 'uk', 'desktop', 'keys'],
];
const ALL: readonly Wish[] = (['screen', 'bots'] as const).flatMap((way) =>
  LANGUAGES.flatMap((language): Wish[] => [
    [way, language, 'desktop', 'mouse'],
    [way, language, 'desktop', 'keys'],
    [way, language, 'phone', 'touch'],
  ]),
);
const FULL = process.env['E2E'] === 'full';
const GAMES = FULL ? ALL : SOME;

describe('a whole game through the screen', () => {
  test.each(GAMES)('%s, %s, %s, by %s', async (way, language, size, hand) => {
    const address = language === 'ru' || hand === 'keys' ? app.swiftAddress : app.address;
    const { page, context, wrong } = await visit(app.browser, address, { language, size });
    await sitDown(page, way, hand, 'short');
    const who = person(hand, 7);
    expect(await playOn(page, who)).toBe('over');
    who.errorText.push(...(await faultsOf(page, { axe: true })));
    expect(who.errorText).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });
});

describe('the frame of a game', () => {
  test('has no fault that axe finds, by night and in high contrast', async () => {
    const wish = { language: 'uk', size: 'desktop', theme: 'night' } as const;
    const { page, context } = await visit(app.browser, app.swiftAddress, wish);
    const inBothThemes = async (where: string): Promise<void> => {
      for (const theme of ['contrast', 'night'] as const) {
        await changeTheme(page, theme);
        expect(await faultsOf(page, { axe: true }), `${theme}, ${where}`).toEqual([]);
      }
    };
    await sitDown(page, 'screen', 'mouse', 'long');
    await inBothThemes('curtain');
    await playOn(page, person('mouse', 11), 7);
    await inBothThemes('game');
    await context.close();
  });

  test('resumes after a reload, and shows earlier moments without disturbing play', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'en', size: 'desktop' });
    await sitDown(page, 'bots', 'mouse', 'long');
    await playOn(page, person('mouse', 5), 5);
    const version = () => page.locator('[data-version]').getAttribute('data-version');
    const before = await version();
    await page.keyboard.press('l');
    await page.getByRole('button', { name: 'Previous step' }).last().click();
    const viewing = page.getByText('Viewing step');
    await viewing.waitFor();
    expect(await page.locator('header').first().textContent()).not.toContain('Game over');
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await viewing.waitFor({ state: 'detached' });
    // Arrows step on from there, Escape goes back to the present.
    await page.getByRole('button', { name: 'Previous step' }).last().click();
    const shown = await viewing.textContent();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => viewing.textContent()).not.toBe(shown);
    await page.keyboard.press('Escape');
    await viewing.waitFor({ state: 'detached' });
    await page.reload();
    await page.waitForSelector('[data-version]');
    expect(await version()).toBe(before);
    await page.goto('/games');
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForSelector('[data-version]');
    expect({ version: await version(), wrong }).toEqual({ version: before, wrong: [] });
    await context.close();
  });

  test('says that the game stopped where the bots cannot be fetched, and goes on after a reload', async () => {
    const { page, context } = await visit(app.browser, app.address, { language: 'en', size: 'phone' });
    let fetched = 0;
    await context.route(/assets\/bots-/, async (route) => {
      fetched += 1;
      await route.abort();
    });
    await page.goto('/new/embers?way=bots');
    await page.locator('button[type="submit"]').tap();
    await page.getByText('The game stopped').waitFor();
    expect(fetched).toBeGreaterThan(0);
    expect(await faultsOf(page, { axe: true })).toEqual([]);
    await context.unroute(/assets\/bots-/);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await page.waitForSelector('[data-version]');
    expect(await playOn(page, person('touch', 5), 3)).toBe('going on');
    await context.close();
  });

  test('takes a part of the sentence back, and says where the boundary lies', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'en', size: 'desktop' });
    await sitDown(page, 'bots', 'mouse', 'long');
    const prompt = page.locator('[data-prompt]');
    expect(await page.locator('#undo-stop').innerText()).toContain('can’t undo a simultaneous choice');
    const own = prompt.getByRole('heading', { name: 'Your turn' });
    const who = person('mouse', 5);
    while ((await own.count()) === 0) expect(await playOn(page, who, 1)).toBe('going on');
    const before = await page.locator('[data-version]').getAttribute('data-version');
    await page.getByRole('button', { name: /^Give to/ }).click();
    const gift = prompt.getByRole('heading', { name: 'Which card to give' });
    await gift.waitFor();
    expect(await prompt.getByRole('button', { name: /^Change: Give to/ }).count()).toBe(1);
    await page.keyboard.press('u');
    await own.waitFor();
    expect(await page.locator('[data-version]').getAttribute('data-version')).toBe(String(Number(before) + 2));
    expect(await page.locator('#undo-stop').innerText()).toMatch(/can’t undo/);
    await page.getByRole('button', { name: /^Give to/ }).click();
    await gift.waitFor();
    await prompt.getByRole('button', { name: /^Change: Give to/ }).click();
    await own.waitFor();
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('says why something is not possible, and opens the paragraph', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'en', size: 'desktop' });
    await sitDown(page, 'bots', 'mouse', 'long');
    await page.keyboard.press('?');
    const reasons = page.getByRole('list', { name: 'Why not' }).getByRole('listitem');
    await reasons.first().waitFor();
    expect(await reasons.count()).toBeGreaterThan(0);
    await reasons.first().getByRole('button').click();
    await page.getByRole('tabpanel').getByRole('heading').waitFor();
    expect(await page.getByRole('tabpanel').innerText()).toMatch(/§\s*\d/);
    expect(wrong).toEqual([]);
    await context.close();
  });

  // In the short dose `offline.test.ts` begins the same games, alone against bots on a phone.
  test.each(FULL ? GAME_IDS : [])('plays %s as far as its options go', async (game) => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'uk', size: 'phone' });
    await page.goto(`/new/${game}?way=bots`);
    await page.locator('button[type="submit"]').tap();
    await page.waitForSelector('[data-screen]');
    const who = person('touch', 2);
    await playOn(page, who, 20);
    expect(who.errorText).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('one table is played in one tab at a time', async () => {
    const { page, context } = await visit(app.browser, app.address, { language: 'en', size: 'desktop' });
    await sitDown(page, 'bots', 'mouse', 'long');
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByText('open in another tab').waitFor();
    await context.close();
  });
});
