import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/i18n/index.ts';
import { openApp } from './app.testkit.ts';
import { visit } from './browser.testkit.ts';
import { faultsOf } from './check.testkit.ts';
import { person, playOn, sitDown } from './player.testkit.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGES = [
  { path: '/', shown: 'main h1' },
  { path: '/games', shown: 'main h1' },
  { path: '/new/embers?way=screen', shown: 'main form h1' },
  { path: '/new/root?way=friends', shown: 'main form h1' },
  { path: '/me', shown: 'main h1' },
  { path: '/learn', shown: 'main h1' },
  { path: '/law/wild?p=W-20.1', shown: 'main section h2' },
] as const;
const MOST_FIRST_KB = 180;

const app = openApp();

describe('the pages of the shell', () => {
  test.each(['desktop', 'phone'] as const)('can be read in every language on a %s', async (size) => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'uk', size });
    const faults: string[] = [];
    for (const { path, shown } of PAGES) {
      await page.goto(path);
      await page.waitForSelector(shown);
      for (const language of LANGUAGES) {
        await page.locator(`header [lang="${language}"]`).click();
        await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
        await page.waitForTimeout(50);
        const found = await faultsOf(page, { axe: language === 'en' && size === 'phone' });
        faults.push(...found.map((fault) => `${path} ${language}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test.each(['night', 'contrast'] as const)('have contrast in the %s theme', async (theme) => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'uk', size: 'desktop', theme });
    const faults: string[] = [];
    for (const { path, shown } of PAGES) {
      await page.goto(path);
      await page.waitForSelector(shown);
      faults.push(...(await faultsOf(page, { axe: true })).map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test.each([
    ['desktop', 1.6],
    ['phone', 1.3],
  ] as const)('can be read with large text on a %s', async (size, scale) => {
    const { page, context } = await visit(app.browser, app.address, { language: 'ru', size, scale });
    const faults: string[] = [];
    for (const { path, shown } of PAGES) {
      await page.goto(path);
      await page.waitForSelector(shown);
      faults.push(...(await faultsOf(page, { axe: false })).map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
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

describe('the eyes of these tests', () => {
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
    });
    const found = (await faultsOf(page, { axe: true })).join('\n');
    expect(found).toMatch(/"one over" and "the other" overlap/);
    expect(found).toMatch(/cut off: far too long/);
    expect(found).toMatch(/outside of the page: gone/);
    expect(found).toMatch(/⟦shell\.label\.none⟧/);
    expect(found).toMatch(/color-contrast: .*pale/);
    await context.close();
  });
});

describe('without network', () => {
  test('the app starts, a game is played and goes on after a reload', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'uk', size: 'desktop' });
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
    expect(who.faults).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
    await app.reopen();
  });
});

describe('the shipped bundle', () => {
  const assets = join(ROOT, 'dist/client/assets');

  beforeAll(() => {
    execFileSync('node', ['scripts/build.mjs'], { cwd: ROOT });
  });

  test(`the first load is below ${MOST_FIRST_KB} kB of JavaScript`, () => {
    const page = readFileSync(join(ROOT, 'dist/client/index.html'), 'utf8');
    const first = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => match[1]!);
    const bytes = first.map((file) => gzipSync(readFileSync(join(ROOT, 'dist/client', file))).length);
    expect(first.length).toBeGreaterThan(0);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(MOST_FIRST_KB * 1000);
  });

  test('the proving game is not in it', () => {
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
