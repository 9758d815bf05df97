import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/i18n/index.ts';
import { fastRandom } from '../../src/kernel/index.ts';
import { openApp } from './app.testkit.ts';
import { type Size, visit } from './browser.testkit.ts';
import { faultsOf } from './check.testkit.ts';
import { person, playThrough } from './player.testkit.ts';
import { beginScythia, openPrepared, prepared, SCYTHIA_SPOTS, TURNS } from './scythia.testkit.ts';

const app = openApp();

/** What tells one moment of the screen from the next. */
const moment = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const screen = document.querySelector<HTMLElement>('[data-screen]');
    const prompt = document.querySelector('[data-prompt]');
    return `${screen?.dataset['screen']} ${screen?.dataset['version']} ${prompt?.textContent ?? ''}`;
  });

/** Taps something that is lit on the board; false when nothing is. */
async function tapBoard(page: Page, random: (count: number) => number, touch: boolean): Promise<boolean> {
  const lit = page.locator(SCYTHIA_SPOTS).filter({ visible: true });
  const count = await lit.count();
  if (count === 0) return false;
  const before = await moment(page);
  const target = lit.nth(random(count));
  if (touch) await target.tap();
  else await target.click();
  await expect.poll(() => moment(page), { timeout: 30_000 }).not.toBe(before);
  return true;
}

type Wish = readonly [way: 'screen' | 'solo', language: Language, size: Size];

const FULL = process.env['E2E'] === 'full';
const SOME: readonly Wish[] = [
  ['screen', 'uk', 'desktop'],
  ['solo', 'ru', 'phone'],
  ['screen', 'en', 'phone'],
];
const ALL: readonly Wish[] = (['screen', 'solo'] as const).flatMap((way) =>
  LANGUAGES.flatMap((language) => (['desktop', 'phone'] as const).map((size): Wish => [way, language, size])),
);
/** The short dose begins a few games; `E2E=full` plays all of them to the end. */
const GAMES = FULL ? ALL : SOME;
const STEPS = FULL ? 'to the end' : 16;
/** A busy machine is slow; nothing here depends on time. */
const PATIENCE_MS = FULL ? 1_800_000 : 240_000;

describe('Raiders of Scythia through the screen', { timeout: PATIENCE_MS }, () => {
  test.each(GAMES)('%s, %s, %s: by what is lit on the board and by the prompt', async (way, language, size) => {
    const address = language === 'ru' ? app.address : app.swiftAddress;
    const { page, context, wrong } = await visit(app.browser, address, { language, size });
    // Random play hardly ever raids: without a limit of turns one game in full is enough.
    const isOpen = !FULL || way === 'solo' || (language === 'uk' && size === 'desktop');
    await beginScythia(page, way, isOpen ? 0 : TURNS);
    const chief = page.getByRole('region', { name: /^(AI chief|Вождь ИИ|Вождь ШІ)$/ });
    if (way === 'solo') await chief.first().waitFor({ state: 'attached' });
    const who = { ...person(size === 'phone' ? 'touch' : 'mouse', 5), spots: SCYTHIA_SPOTS };
    const { over } = await playThrough(page, who, { steps: STEPS });
    expect(over).toBe(FULL);
    who.errorText.push(...(await faultsOf(page, { axe: true })));
    expect(who.errorText).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });
});

/** Windows whose options have a place on the board, with the verbs that are chosen there. */
const SCENES: readonly (readonly [window: string, persons: 1 | 2 | 4, language: Language, size: Size, verb: string])[] =
  [
    ['draft', 2, 'uk', 'phone', 'pair'],
    ['keep', 1, 'ru', 'desktop', 'drop'],
    ['turn', 1, 'uk', 'desktop', 'raid'],
    ['take', 2, 'en', 'phone', 'take'],
    ['action', 1, 'ru', 'phone', 'use'],
    ['hire', 2, 'uk', 'desktop', 'hire'],
    ['tame', 1, 'en', 'desktop', 'tame'],
    ['quest', 2, 'ru', 'desktop', 'complete'],
    ['kumis', 1, 'uk', 'phone', 'kumis'],
    ['reroll', 2, 'en', 'desktop', 'reroll'],
    ['wound', 1, 'ru', 'phone', 'wound'],
    ['plunder', 2, 'uk', 'desktop', 'plunder'],
    // Hands of nine and of twelve cards, which are drawn as rows and as lines.
    ['limit', 4, 'ru', 'desktop', 'discard'],
    ['limit', 1, 'uk', 'desktop', 'discard'],
  ];

describe('what can be chosen is lit where it lies', { timeout: PATIENCE_MS }, () => {
  test.each(SCENES)('%s, %i persons, %s, %s', async (window, persons, language, size, verb) => {
    const scene = await prepared(persons, window, verb);
    const places = new Set(
      scene.offered.filter((text) => text.startsWith(`${verb} `)).map((text) => text.split(' ')[1]),
    );
    const address = language === 'ru' ? app.address : app.swiftAddress;
    const { page, context, wrong } = await visit(app.browser, address, { language, size });
    await openPrepared(page, scene);
    await page.waitForSelector(SCYTHIA_SPOTS);
    expect(await page.locator(SCYTHIA_SPOTS).filter({ visible: true }).count()).toBeGreaterThanOrEqual(places.size);
    expect(await faultsOf(page, { axe: false })).toEqual([]);
    expect(await tapBoard(page, fastRandom(2), size === 'phone')).toBe(true);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test.each(LANGUAGES)('what ends the game fits into the header where turns are limited, too: %s', async (language) => {
    const { page, context, wrong } = await visit(app.browser, app.swiftAddress, { language, size: 'desktop' });
    await beginScythia(page, 'screen', TURNS);
    await page.locator('[data-screen="curtain"] button').first().click();
    const end = page
      .locator('header')
      .first()
      .locator('small', { hasText: `${2 * TURNS}` });
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [told, header] = await end.evaluate((small) =>
        [small, small.closest('header')!].map((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return { top, bottom };
        }),
      );
      expect(told!.top).toBeGreaterThanOrEqual(header!.top);
      expect(told!.bottom).toBeLessThanOrEqual(header!.bottom);
    }
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('a press in the moment in which a question is drawn counts', async () => {
    const scene = await prepared(1, 'turn', 'place');
    const { page, context, wrong } = await visit(app.browser, app.swiftAddress, { language: 'en', size: 'phone' });
    await openPrepared(page, scene);
    await page.waitForSelector(`${SCYTHIA_SPOTS}[data-to^="place "]`);
    const versions = await page.evaluate(async (spots) => {
      const version = (): number =>
        Number(document.querySelector<HTMLElement>('[data-version]')?.dataset['version'] ?? 0);
      const shown = [version()];
      for (const wanted of [`${spots}[data-to^="place "]`, spots]) {
        const before = version();
        document.querySelector<HTMLElement>(wanted)!.click();
        await new Promise<void>((done) => {
          const observer = new MutationObserver(() => {
            if (version() !== before && document.querySelector(spots) !== null) end();
          });
          const timer = setTimeout(() => end(), 5000);
          function end(): void {
            clearTimeout(timer);
            observer.disconnect();
            done();
          }
          observer.observe(document, { subtree: true, childList: true, attributes: true });
        });
        shown.push(version());
      }
      return shown;
    }, SCYTHIA_SPOTS);
    expect(versions[1]).toBeGreaterThan(versions[0]!);
    expect(versions[2]).toBeGreaterThan(versions[1]!);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('on a tablet the phase and the names of the roads are whole', async () => {
    const saved = await prepared(4, 'turn', 'raid');
    const found: string[] = [];
    for (const language of LANGUAGES) {
      const { page, context, wrong } = await visit(app.browser, app.swiftAddress, { language, size: 'desktop' });
      await page.setViewportSize({ width: 768, height: 1024 });
      await openPrepared(page, saved);
      await page.locator('[data-civ] h3').first().waitFor();
      const cut = await page.evaluate(() => {
        const phase = document.querySelector('header [aria-current="step"] > span')!;
        const names = [...document.querySelectorAll('[data-civ] h3')].filter(
          (name) => name.scrollWidth > name.clientWidth,
        );
        return [...(phase.scrollWidth > phase.clientWidth ? [phase] : []), ...names].map((one) => one.textContent);
      });
      found.push(...cut.map((one) => `${language}: ${one}`));
      expect(wrong).toEqual([]);
      await context.close();
    }
    expect(found).toEqual([]);
  });

  test('with four seats the news of every opponent are in sight', async () => {
    const saved = await prepared(4, 'turn', 'raid');
    const found: string[] = [];
    for (const language of LANGUAGES) {
      const { page, context, wrong } = await visit(app.browser, app.swiftAddress, { language, size: 'desktop' });
      await openPrepared(page, saved);
      await expect.poll(() => page.locator('[data-summary]').count()).toBe(3);
      for (const [width, height] of [
        [1440, 900],
        [1366, 768],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        const hidden = await page
          .locator('ul:has(> [data-seat] [data-summary])')
          .evaluate((list) => list.scrollHeight - list.clientHeight);
        if (hidden > 1) found.push(`${language}, ${width} × ${height}: ${hidden} px are hidden`);
      }
      expect(wrong).toEqual([]);
      await context.close();
    }
    expect(found).toEqual([]);
  });

  test('alone, the own seat is whole and the news of the AI chief are in sight, on a desktop and a laptop', async () => {
    const scene = await prepared(1, 'wound', 'wound');
    const { page, context, wrong } = await visit(app.browser, app.swiftAddress, { language: 'ru', size: 'desktop' });
    await openPrepared(page, scene);
    await page.waitForSelector('[data-summary]');
    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      const seat = (await page.locator('[data-seat="0"]').boundingBox())!;
      expect(seat.y + seat.height).toBeLessThanOrEqual(height);
      const inSight = await page.locator('[data-summary]').evaluate((news) => {
        const list = news.parentElement!.getBoundingClientRect();
        const { top, bottom } = news.getBoundingClientRect();
        return Math.min(bottom, list.bottom) - top;
      });
      expect(inSight).toBeGreaterThan(80);
    }
    expect(wrong).toEqual([]);
    await context.close();
  });

  test.each([1, 2] as const)('the end tells where every point of %i came from, laps of glory too', async (persons) => {
    const scene = await prepared(persons, 'end', '');
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'en', size: 'desktop' });
    await openPrepared(page, scene);
    const table = page.getByRole('table', { name: 'Final scoring' });
    await table.waitFor();
    const columns = await table
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent?.replace('−', '-')))),
      );
    const sums = columns.reduce((total, row) => total.map((n, k) => n + row[k]!));
    const totals = await table.locator('tfoot td').allInnerTexts();
    expect(sums).toEqual(totals.map(Number));
    expect(sums[0]).toBe(scene.table.note.scores[0]);
    expect(await faultsOf(page, { axe: false })).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test.each<readonly ['night' | 'contrast', string, string]>([
    ['night', 'turn', 'raid'],
    ['contrast', 'kumis', 'kumis'],
  ])('nothing that axe finds in the %s theme, %s', async (theme, window, verb) => {
    const scene = await prepared(1, window, verb);
    const { page, context } = await visit(app.browser, app.swiftAddress, { language: 'uk', size: 'desktop', theme });
    await openPrepared(page, scene);
    await page.waitForSelector(SCYTHIA_SPOTS);
    expect(await faultsOf(page, { axe: true })).toEqual([]);
    await context.close();
  });
});
