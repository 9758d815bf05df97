import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Language, LANGUAGES } from '../../src/i18n/index.ts';
import { fastRandom } from '../../src/kernel/index.ts';
import { buildDist, startBuilt } from '../built/program.testkit.ts';
import { openApp } from './app.testkit.ts';
import { changeTheme, SIZES, visit } from './browser.testkit.ts';
import { faultsOf } from './check.testkit.ts';
import { person, playOn, sitDown } from './player.testkit.ts';
import { CHOICES, hurry } from './quick.testkit.ts';

const ROOT = join(import.meta.dirname, '../..');
const FULL = process.env['E2E'] === 'full';
const PAGES = [
  { path: '/', shown: 'main h1' },
  { path: '/games', shown: 'main h1' },
  { path: '/new/embers?way=screen', shown: 'main form h1' },
  { path: '/new/root?way=friends', shown: 'main form h1' },
  { path: '/values/scythia', shown: 'main h1' },
  { path: '/me', shown: 'main h1' },
  { path: '/learn', shown: 'main h1' },
  { path: '/puzzles/root', shown: 'main h1' },
  { path: '/law/wild?p=W-20.1', shown: 'main section h2' },
] as const;
/**
 * What the first page may take, and all files until the first decision at a table, over the wire. Today 110.2 and 345.4 kB; every
 * faction of Root adds about 10 kB to the second.
 */
const MOST_HOME_KB = 120;
const MOST_TABLE_KB = 350;

/** The themes besides the usual one. */
const THEMES = ['night', 'contrast'] as const;

const app = openApp();

/** The largest text size, as a factor. */
const LARGE_TEXT = 1.6;

/** The narrowest window whose pages have the header of a desktop. */
const TABLET = { width: 768, height: 1024 };

/** Shows a page with larger text: the size is a property of the page. */
async function changeScale(page: Page, scale: number): Promise<void> {
  await page.evaluate((one) => document.documentElement.style.setProperty('--scale', String(one)), scale);
}

describe('the pages of the shell', () => {
  // Each page is opened once for a size: to load it takes longer than to look at it.
  test.each(['desktop', 'phone'] as const)(
    'can be read in every language and with large text on a %s, and have contrast in the other themes',
    async (size) => {
      const address = size === 'phone' ? app.address : app.swiftAddress;
      const { page, context, wrong } = await visit(app.browser, address, { language: 'uk', size, theme: 'day' });
      const errorText: string[] = [];
      const look = async (where: string, axe: boolean): Promise<void> => {
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        errorText.push(...(await faultsOf(page, { axe })).map((errorCode) => `${where}: ${errorCode}`));
      };
      for (const [i, { path, shown }] of PAGES.entries()) {
        await page.goto(path);
        await page.waitForSelector(shown);
        for (const language of LANGUAGES) {
          await page.locator(`header [lang="${language}"]`).click();
          await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
          await look(`${path} ${language}`, language === 'en' && size === 'phone');
          if (language !== 'ru') continue;
          await changeScale(page, LARGE_TEXT);
          await look(`${path} with large text`, false);
          if (size === 'desktop') {
            // The names of the header are longest in Russian, and a tablet has them in one row.
            await page.setViewportSize(TABLET);
            await page.waitForFunction((width) => innerWidth === width, TABLET.width);
            await look(`${path} with large text on a tablet`, false);
            await page.setViewportSize(SIZES.desktop);
          }
          await changeScale(page, 1);
        }
        // The short dose has each page in one of the two themes, `E2E=full` in both.
        for (const theme of size === 'desktop' ? THEMES.filter((_, k) => FULL || k === i % 2) : []) {
          await changeTheme(page, theme);
          await look(`${path} in the ${theme} theme`, true);
          await changeTheme(page, 'day');
        }
      }
      expect(errorText).toEqual([]);
      expect(wrong).toEqual([]);
      await context.close();
    },
  );

  test('a paragraph that a link names stands in the middle of the window', async () => {
    const { page, context, wrong } = await visit(app.browser, app.swiftAddress, { language: 'en', size: 'phone' });
    await page.goto('/law/root?p=4.2.1');
    await page.waitForFunction(() => {
      const item = document.querySelector('main li:has(> a[href$="p=4.2.1"])');
      const { top, bottom } = item?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      return top > innerHeight / 4 && bottom < (innerHeight * 3) / 4;
    });
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('the language is remembered, and so is the theme', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'en', size: 'desktop' });
    await page.goto('/');
    await page.locator('header [lang="ru"]').click();
    await page.locator('header button[title]').last().click();
    await page.waitForSelector('dialog[open]');
    expect(await faultsOf(page, { axe: true })).toEqual([]);
    await page.getByRole('button', { name: 'Ночь' }).click();
    await page.keyboard.press('Escape');
    await page.reload();
    await page.waitForSelector('main h1');
    const { lang, theme } = await page.evaluate(() => {
      const { lang: l, dataset } = document.documentElement;
      return { lang: l, theme: dataset['theme'] };
    });
    expect({ lang, theme, wrong }).toEqual({ lang: 'ru', theme: 'night', wrong: [] });
    await context.close();
  });
});

describe('what these tests notice', () => {
  test('see text that overlaps, is cut off, leaves the page or has no words, and contrast that is too low', async () => {
    const { page, context } = await visit(app.browser, app.address, { language: 'en', size: 'desktop' });
    await page.goto('/games');
    await page.waitForSelector('main h1');
    expect(await faultsOf(page, { axe: true })).toEqual([]);
    await page.evaluate(() => {
      const plant = (text: string, style: Partial<CSSStyleDeclaration>): void => {
        const element = document.createElement('p');
        Object.assign(element.style, style);
        element.textContent = text;
        document.querySelector('main > div')!.append(element);
      };
      plant('one over', { position: 'relative', height: '20px' });
      plant('the other', { position: 'relative', marginTop: '-20px' });
      plant('far too long for its narrow box', { width: '60px', overflow: 'hidden', whiteSpace: 'nowrap' });
      plant('gone', { position: 'relative', left: '3000px' });
      plant('⟦shell.label.none⟧', {});
      plant('pale', { color: '#c9c0ab' });
      const drawing = document.createElement('p');
      drawing.innerHTML = '<svg width="90" height="30"><text x="2" y="20" fill="#c9c0ab">drawn</text></svg>';
      document.querySelector('main > div')!.append(drawing);
    });
    const found = (await faultsOf(page, { axe: true })).join('\n');
    expect(found).toMatch(/"one over" and "the other" overlap/);
    expect(found).toMatch(/cut off: far too long/);
    expect(found).toMatch(/outside of the page: gone/);
    expect(found).toMatch(/⟦shell\.label\.none⟧/);
    expect(found).toMatch(/color-contrast: .*pale/);
    expect(found).toMatch(/drawn: drawn with a contrast of 1\.4/);
    await context.close();
  });

  test('see controls without a name, too small for a finger, or covered', async () => {
    const { page, context } = await visit(app.browser, app.address, { language: 'en', size: 'phone' });
    await sitDown(page, 'bots', 'touch', 'long');
    await page.waitForSelector(CHOICES);
    expect(await faultsOf(page, { axe: true })).toEqual([]);
    await page.evaluate(() => {
      const button = document.createElement('button');
      Object.assign(button.style, {
        position: 'fixed',
        inset: '300px auto auto 90px',
        width: '30px',
        height: '44px',
        minWidth: '0',
      });
      document.querySelector('main')!.append(button);
      const sheet = document.createElement('div');
      Object.assign(sheet.style, { position: 'fixed', inset: '0', zIndex: '99' });
      document.body.append(sheet);
    });
    expect((await hurry(page, fastRandom(1), { steps: 1 })).missing.join('\n')).toMatch(/^covered by something: /);
    await page.evaluate(() => document.body.lastElementChild!.remove());
    const found = (await faultsOf(page, { axe: true })).join('\n');
    expect(found).toMatch(/30 × 44 px to hit/);
    expect(found).toMatch(/button-name: /);
    await context.close();
  });

  test('hear what the console says, what scripts, promises and workers throw, and requests that fail', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, {
      language: 'en',
      size: 'desktop',
    });
    await sitDown(page, 'bots', 'mouse', 'long');
    await page.waitForSelector(CHOICES);
    expect(wrong).toEqual([]);
    /** Goes wrong in all ways that a script can. */
    const plant = (where: string): void => {
      console.error(`said in the ${where}`);
      setTimeout(() => {
        throw new Error(`thrown in the ${where}`);
      });
      void Promise.reject(new Error(`rejected in the ${where}`));
    };
    await page.evaluate(plant, 'page');
    expect(page.workers()).toHaveLength(1);
    await page.workers()[0]!.evaluate(plant, 'worker');
    await context.setOffline(true);
    await page.evaluate(() => fetch('/lost').catch(() => undefined));
    for (const where of ['page', 'worker'])
      for (const how of ['said', 'thrown', 'rejected'])
        await expect.poll(() => wrong.join('\n')).toContain(`${how} in the ${where}`);
    await expect.poll(() => wrong.join('\n')).toMatch(/request: .*\/lost/);
    await context.close();
  });
});

describe('without network', () => {
  test('the app starts, a game is played and goes on after a reload', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, {
      language: 'uk',
      size: 'desktop',
      keeps: true,
    });
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await app.shut();
    await page.reload();
    await page.waitForSelector('main h1');
    await sitDown(page, 'bots', 'mouse', 'short');
    const who = person('mouse', 3);
    await playOn(page, who, 3);
    const version = await page.locator('[data-version]').getAttribute('data-version');
    await page.reload();
    await page.waitForSelector('[data-version]');
    expect(await page.locator('[data-version]').getAttribute('data-version')).toBe(version);
    expect(await playOn(page, who)).toBe('over');
    expect(who.errorText).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
    await app.reopen();
  });
});

describe('the shipped bundle', () => {
  const assets = join(ROOT, 'dist/client/assets');

  beforeAll(buildDist);

  /** Visits pages of the built server one after another; the bytes sent until each is shown, headers and fonts included. */
  async function sent(language: Language, steps: readonly ((page: Page) => Promise<unknown>)[]): Promise<number[]> {
    const server = await startBuilt();
    const { page, context, wrong } = await visit(app.browser, server.url, { language, size: 'phone' });
    let bytes = 0;
    const requests: Promise<void>[] = [];
    context.on('requestfinished', (request) => {
      const count = async (): Promise<void> => {
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        bytes += responseBodySize + responseHeadersSize;
      };
      requests.push(count());
    });
    const sums: number[] = [];
    for (const step of steps) {
      await step(page);
      await page.waitForLoadState('networkidle');
      await Promise.all(requests);
      sums.push(bytes);
    }
    expect(wrong).toEqual([]);
    await context.close();
    await server.close();
    return sums;
  }

  test(`the first page takes ${MOST_HOME_KB} kB, and ${MOST_TABLE_KB} kB are sent until a game of Root is played`, async () => {
    const [home, table] = await sent('uk', [
      (page) => page.goto('/').then(() => page.waitForSelector('main h1')),
      async (page) => {
        await page.goto('/new/root');
        await page.locator('button[type=submit]').click();
        await page.waitForSelector('[data-version]');
      },
    ]);
    expect(home).toBeGreaterThan(50_000);
    expect(home).toBeLessThan(MOST_HOME_KB * 1000);
    expect(table).toBeLessThan(MOST_TABLE_KB * 1000);
  });

  test('the page names six files: browsers load no more at a time over HTTP/1.1, and its program would wait', () => {
    const page = readFileSync(join(ROOT, 'dist/client/index.html'), 'utf8');
    expect(page.match(/(?:href|src)="\/assets\//g)!.length).toBeLessThanOrEqual(6);
  });

  test('pages without a table are asked for without the rules and the screens of a table', () => {
    const [, first] = /src="\/assets\/(first-[^"]+)"/.exec(readFileSync(join(ROOT, 'dist/client/index.html'), 'utf8'))!;
    const [, data] = /PAGES\] = (.*);/.exec(readFileSync(join(assets, first!), 'utf8'))!;
    const [files, , pages] = JSON.parse(data!) as [string[], unknown, Record<string, Record<Language, number[]>>];
    const ofTable = (page: string) =>
      LANGUAGES.flatMap((language) => pages[page]![language].map((n) => files[n]!)).filter((file) =>
        /^(?:play|kernel|rules|table)-/.test(file),
      );
    for (const page of ['', 'learn', 'new/root', 'law/root', 'law/wild', 'law/scythia'])
      expect([page, ofTable(page)]).toEqual([page, []]);
    expect(ofTable('play/*')).not.toEqual([]);
  });

  test('the test game is not in it', () => {
    const scripts = readdirSync(assets, { encoding: 'utf8', recursive: true }).filter((file) => file.endsWith('.js'));
    const guilty = scripts.filter((file) => /\bembers\b/.test(readFileSync(join(assets, file), 'utf8')));
    expect(scripts.length).toBeGreaterThan(10);
    expect(guilty).toEqual([]);
  });

  test('no script stands in the page', () => {
    const page = readFileSync(join(ROOT, 'dist/client/index.html'), 'utf8');
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect(page).not.toMatch(/<style|\sstyle=|\son[a-z]+=/);
  });
});
