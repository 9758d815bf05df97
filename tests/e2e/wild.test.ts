import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/i18n/index.ts';
import { openApp } from './app.testkit.ts';
import { unreadable } from './boxes.testkit.ts';
import { changeTheme, type Size, visit } from './browser.testkit.ts';
import { faultsOf } from './check.testkit.ts';
import { openKept } from './kept.testkit.ts';
import { type Hand, person, playOn, playThrough } from './player.testkit.ts';
import {
  confirmIfAsked,
  crowdedWild,
  lightWild,
  preparedWild,
  rolledWild,
  reachTurn,
  uncontrolled,
} from './wild.testkit.ts';

const app = openApp();

type Wish = readonly [players: 'two' | 'solo', language: Language, size: Size, hand: Hand];

const FULL = process.env['E2E'] === 'full';
const SOME: readonly Wish[] = [
  ['two', 'uk', 'desktop', 'mouse'],
  ['two', 'ru', 'phone', 'touch'],
  ['solo', 'en', 'desktop', 'keys'],
];
const ALL: readonly Wish[] = (['two', 'solo'] as const).flatMap((players) =>
  LANGUAGES.flatMap((language): Wish[] => [
    [players, language, 'desktop', language === 'en' ? 'keys' : 'mouse'],
    [players, language, 'phone', 'touch'],
  ]),
);
/** The short dose begins a few games; `E2E=full` plays all of them to the end. */
const GAMES = FULL ? ALL : SOME;
const STEPS = FULL ? 'to the end' : 30;
/** A busy machine is slow; nothing here depends on time. */
const PATIENCE_MS = 900_000;

describe('Defenders of the Wild through the screen', { timeout: PATIENCE_MS }, () => {
  test.each(GAMES)('%s, %s, %s, by %s', async (players, language, size, hand) => {
    const address = language === 'ru' ? app.address : app.swiftAddress;
    const { page, context, wrong } = await visit(app.browser, address, { language, size });
    await lightWild(page, players);
    const who = person(hand, 4);
    const { over } = await playThrough(page, who, { steps: STEPS, missing: uncontrolled });
    who.errorText.push(...(await faultsOf(page, { axe: true })));
    expect(who.errorText).toEqual([]);
    expect(wrong).toEqual([]);
    expect(over).toBe(FULL);
    await context.close();
  });

  test('has no fault that axe finds, by night and in high contrast', async () => {
    const wish = { language: 'ru', size: 'desktop', theme: 'night' } as const;
    const { page, context } = await visit(app.browser, app.swiftAddress, wish);
    await lightWild(page, 'solo');
    await playOn(page, { ...person('mouse', 9), isBlind: true }, 14);
    expect(await faultsOf(page, { axe: true }), 'night').toEqual([]);
    await changeTheme(page, 'contrast');
    expect(await faultsOf(page, { axe: true }), 'contrast').toEqual([]);
    await context.close();
  });
});

describe('the board of the Wild', { timeout: PATIENCE_MS }, () => {
  async function begun(language: Language = 'en') {
    const visited = await visit(app.browser, app.address, { language, size: 'desktop' });
    await lightWild(visited.page, 'solo');
    await reachTurn(visited.page);
    return visited;
  }
  const version = (page: Page) => page.locator('[data-version]').getAttribute('data-version');

  test('a tap on a cell moves the leader there, along the way that was shown', async () => {
    const { page, context, wrong } = await begun();
    const before = await version(page);
    const target = page.locator('[data-cell][data-target]').first();
    const cell = await target.getAttribute('data-cell');
    await target.hover();
    expect(await page.locator('svg path[class^="path-"]').count()).toBe(1);
    await target.click();
    await confirmIfAsked(page, before);
    await expect.poll(() => page.locator(`[data-cell="${cell}"]`).getAttribute('aria-label')).toMatch(/organizer/);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('by finger a cell among walls is seen from near, and each of its walls can be hit', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'uk', size: 'phone' });
    await openKept(page, await preparedWild(/^demolish /, 6));
    const walls = page.locator('[data-edge][role="button"]');
    await page.locator('[data-edge]').first().waitFor();
    expect(await walls.count()).toBe(0);
    const [cell] = (await page.locator('[data-edge]').first().getAttribute('data-edge'))!.split('-');
    await page.locator(`[data-cell="${cell}"]`).tap();
    await page.waitForSelector(`svg[data-near="${cell}"]`);
    expect(await walls.count()).toBeGreaterThan(0);
    expect(await faultsOf(page, { axe: true })).toEqual([]);
    await page.getByRole('button', { name: 'Усе поле' }).tap();
    await page.waitForSelector('svg[data-near]', { state: 'detached' });
    await page.locator(`[data-cell="${cell}"]`).tap();
    const before = await version(page);
    await walls.first().tap();
    await confirmIfAsked(page, before);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('the risk of an action beside mechs is told before it is chosen', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'uk', size: 'desktop' });
    await openKept(page, await preparedWild(/^destroy-mech/, 1));
    const risk = page.locator('[data-risk]');
    await risk.waitFor();
    expect(await risk.innerText()).toMatch(/без пошкоджень \d+/);
    expect(await unreadable(page)).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test.each(LANGUAGES)('every move beside mechs is in sight with the risk above it, in %s', async (language) => {
    const { page, context, wrong } = await visit(app.browser, app.swiftAddress, { language, size: 'desktop' });
    await page.setViewportSize({ width: 1366, height: 768 });
    await openKept(page, await crowdedWild(6));
    await page.locator('[data-risk]').waitFor();
    const below = await page.evaluate(() => {
      const list = document.querySelector('[data-prompt] [data-words]')!.parentElement!;
      const edge = list.getBoundingClientRect().bottom + 1;
      return [...list.querySelectorAll('[data-words]')]
        .filter((choice) => choice.getBoundingClientRect().bottom > edge)
        .map((choice) => choice.textContent);
    });
    expect(below).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('a choice by its key is confirmed with Enter though the focus was left in the header', async () => {
    const { page, context, wrong } = await visit(app.browser, app.swiftAddress, { language: 'uk', size: 'desktop' });
    await openKept(page, await preparedWild(/^play /, 2, 2));
    await page.locator('[data-prompt] [data-words]').first().waitFor();
    const before = await version(page);
    await page.getByRole('button', { name: 'Рус', exact: true }).click();
    await page.keyboard.press('1');
    await page.locator('[data-prompt] [data-says]:not([data-words])').waitFor();
    await page.keyboard.press('Enter');
    await page.locator(`[data-version]:not([data-version="${before}"])`).waitFor();
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('the board keeps its place and size from planning to acting', async () => {
    const { page, context, wrong } = await visit(app.browser, app.swiftAddress, { language: 'uk', size: 'desktop' });
    await page.setViewportSize({ width: 1366, height: 768 });
    const boxes: (object | null)[] = [];
    for (const until of [/^play /, /^end$/]) {
      await openKept(page, await preparedWild(until, 1, 2));
      await page.locator('[data-prompt] [data-words]').first().waitFor();
      boxes.push(await page.locator('[data-cell="d4"]').boundingBox());
    }
    expect(boxes[0]).toEqual(boxes[1]);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('the map takes the whole stage of a tablet, upright or not, with one player and with two', async () => {
    const found: string[] = [];
    for (const seats of [1, 2]) {
      const { page, context, wrong } = await visit(app.browser, app.swiftAddress, { language: 'ru', size: 'desktop' });
      await openKept(page, await preparedWild(/^move /, 3, seats));
      for (const [width, height] of [
        [768, 1024],
        [820, 1180],
        [1024, 768],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        const share = await page.evaluate(() => {
          const stage = document.querySelector('[data-stage]')!.getBoundingClientRect();
          const cells = [...document.querySelectorAll('[data-cell]')].map((cell) => cell.getBoundingClientRect());
          const [left, right] = [Math.min(...cells.map((one) => one.left)), Math.max(...cells.map((one) => one.right))];
          const [top, bottom] = [Math.min(...cells.map((one) => one.top)), Math.max(...cells.map((one) => one.bottom))];
          return bottom > stage.bottom + 1 ? 0 : Math.max((right - left) / stage.width, (bottom - top) / stage.height);
        });
        if (share < 0.85) found.push(`${seats}, ${width} × ${height}: ${Math.round(100 * share)} %`);
        found.push(...(await unreadable(page)).map((one) => `${seats}, ${width} × ${height}: ${one}`));
      }
      expect(wrong).toEqual([]);
      await context.close();
    }
    expect(found).toEqual([]);
  });

  test('the last roll covers no cell of the board', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'uk', size: 'desktop' });
    await openKept(page, await rolledWild());
    await page.locator('[data-outcome]').waitFor();
    const found: string[] = [];
    for (const [width, height] of [
      [1280, 720],
      [1366, 768],
      [1440, 900],
      [1920, 1080],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const panel of width > 1100 ? ['folded', 'open'] : ['none']) {
        if (width > 1100 && (await page.locator(`[data-panel="${panel}"]`).count()) === 0)
          await page.keyboard.press('Backslash');
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        const covered = await page.evaluate(() => {
          const told = document.querySelector('[data-outcome]')!.getBoundingClientRect();
          return [...document.querySelectorAll<SVGElement>('[data-cell]')]
            .filter((cell) => {
              const box = cell.getBoundingClientRect();
              return box.right > told.left && box.left < told.right && box.bottom > told.top && box.top < told.bottom;
            })
            .map((cell) => cell.dataset['cell']!);
        });
        if (covered.length > 0) found.push(`${width} × ${height}, ${panel}: ${covered.join(', ')}`);
        found.push(...(await unreadable(page)).map((one) => `${width} × ${height}, ${panel}: ${one}`));
      }
    }
    expect(found).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('arrows walk from cell to cell, Enter looks at one and says why not', async () => {
    const { page, context, wrong } = await begun();
    await page.locator('[data-cell="d4"]').focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['cell'])).toBe('d5');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    const sheet = page.locator('section', { hasText: 'machine core, tile 5' }).last();
    await sheet.waitFor();
    const answer = page.locator('[data-why]');
    await answer.waitFor();
    expect(await answer.innerText()).toMatch(/you can’t enter the machine core\s+§\s7\.5/);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('shows the machine card step by step, the forecast, and what is reconstructed', async () => {
    const { page, context, wrong } = await begun();
    const before = await version(page);
    await page.getByRole('button', { name: 'End actions' }).click();
    await confirmIfAsked(page, before);
    const card = page.locator('section', { hasText: 'last machine card' }).last();
    await card.waitFor();
    const step = card.getByRole('button').first();
    await step.click();
    expect(await step.getAttribute('aria-expanded')).toBe('true');
    expect(await page.getByText('with the next machine card').count()).toBe(1);
    await page.getByRole('button', { name: 'Reconstructed values' }).first().click();
    expect(await page.getByRole('dialog').innerText()).toContain('habitat tiles');
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('plans in silence: the seats show who is ready, and terrains are told only afterwards', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'en', size: 'desktop' });
    await lightWild(page, 'two');
    const silence = page.getByText('Choose your active defender (no talking)');
    const who = { ...person('mouse', 3), isBlind: true };
    while ((await silence.count()) === 0) await playOn(page, who, 1);
    const chosen = page.getByText('card chosen');
    expect(await chosen.count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Tell my habitats' }).count()).toBe(0);
    while ((await chosen.count()) === 0) await playOn(page, who, 1);
    const tell = page.getByRole('button', { name: 'Tell my habitats' });
    while ((await tell.count()) === 0) await playOn(page, who, 1);
    await tell.click();
    await page
      .getByText(/habitats in hand/)
      .first()
      .waitFor();
    expect(wrong).toEqual([]);
    await context.close();
  });
});
