import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LESSONS as GUIDES, SUMMARIES, summaryAddress } from '../../src/client/learn/lessons.ts';
import { LANGUAGES, type Language } from '../../src/i18n/index.ts';
import { openApp } from './app.testkit.ts';
import { type Size, visit } from './browser.testkit.ts';
import { faultsOf } from './check.testkit.ts';
import { beginLesson, followLesson, type LearnerHand, lessonStep } from './learn.testkit.ts';

const app = openApp();

/** A busy machine is slow; nothing here depends on time. */
const PATIENCE_MS = 240_000;

type Wish = readonly [guide: string, language: Language, size: Size, hand: LearnerHand];

/** Every guide is finished in every language: once as a person does it, twice quickly, at both sizes. */
const LESSONS: readonly Wish[] = GUIDES.flatMap(({ id }, i) =>
  LANGUAGES.map((language, k): Wish => {
    const size = (i + k) % 2 === 0 ? 'desktop' : 'phone';
    const hand = size === 'phone' ? 'touch' : i % 4 === 0 ? 'keys' : 'mouse';
    return [id, language, size, k === i % LANGUAGES.length ? hand : 'quick'];
  }),
);

const FULL = process.env['E2E'] === 'full';
/** Guides of the short dose; a unit test follows all of them without the screen. */
const SHORT = ['root/marquise', 'root/vagabond', 'wild/first', 'scythia/first'];
/** `E2E=full` takes every language at its size. The short dose has some guides once: the first of a game as a person does it. */
const TAKEN = FULL
  ? LESSONS
  : LESSONS.filter(([id, , , hand]) => hand !== 'quick' && SHORT.includes(id)).map(
      ([id, language, size, hand]): Wish => {
        const first = GUIDES.find((guide) => guide.id.split('/')[0] === id.split('/')[0]);
        return [id, language, size, first?.id === id ? hand : 'quick'];
      },
    );

describe('a guided first game', { timeout: PATIENCE_MS }, () => {
  test.each(TAKEN)('%s is finished by following it: %s, %s, %s', async (id, language, size, hand) => {
    const { page, context, wrong } = await visit(app.browser, app.swiftAddress, { language, size });
    await beginLesson(page, id);
    const { steps, errorText } = await followLesson(page, hand);
    errorText.push(...(await faultsOf(page, { axe: true })));
    expect(errorText).toEqual([]);
    expect(steps).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
    expect(await page.locator('[data-coach="nobody"] a').count()).toBe(4);
    await context.close();
  });
});

describe('the guide', { timeout: PATIENCE_MS }, () => {
  const wanted = (page: Page) => page.locator('[data-coach]').getAttribute('data-wanted');
  const version = (page: Page) => page.locator('[data-version]').getAttribute('data-version');

  async function begun(size: Size = 'desktop', address = app.swiftAddress) {
    const visited = await visit(app.browser, address, { language: 'en', size });
    await beginLesson(visited.page, 'root/marquise');
    for (let k = 0; k < 2; k++) await lessonStep(visited.page, 'mouse');
    expect(await wanted(visited.page)).toBe('keep c1');
    return visited;
  }

  test('answers another move with what it wants and why, and changes nothing', async () => {
    const { page, context, wrong } = await begun('desktop', app.address);
    const before = await version(page);
    await page.locator('[data-prompt] [data-words="keep c3"]').click();
    const alert = page.locator('[data-coach] [role="alert"]');
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/clearing\s3.* legal, but this lesson takes another path.*clearing\s1/);
    expect([await version(page), await wanted(page)]).toEqual([before, 'keep c1']);
    expect(await page.locator('[data-prompt] [role="alert"]').count()).toBe(0);
    expect(await faultsOf(page, { axe: true })).toEqual([]);
    await page.locator('[data-prompt] [data-words="keep c1"]').click();
    await expect.poll(() => version(page)).not.toBe(before);
    expect(await alert.count()).toBe(0);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('answers a tap on the board as it answers the prompt', async () => {
    const { page, context, wrong } = await begun();
    await page.locator('[data-place="c2"]').click();
    await page.locator('[data-coach] [role="alert"]').waitFor();
    await page.locator('[data-place="c1"]').click();
    await expect.poll(() => page.locator('[data-coach]').getAttribute('data-coach')).toBe('reader');
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('goes back a step, from anywhere, and on again', async () => {
    const { page, context, wrong } = await begun();
    const step = () => page.locator('[data-coach] header').innerText();
    const reach = async (wish: string) => {
      for (let k = 0; k < 9 && (await step()) !== wish; k++) await lessonStep(page, 'mouse');
      expect(await step()).toContain(wish);
    };
    await reach('Guide\nStep 7 / 29');
    const there = await version(page);
    await page.keyboard.press('u');
    await expect.poll(step).toContain('Step 6 / 29');
    expect(await version(page)).not.toBe(there);
    await reach('Guide\nStep 7 / 29');
    expect(await version(page)).toBe(there);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('remembers where the learner was, and opens the paragraph it cites', async () => {
    const { page, context, wrong } = await begun();
    for (let k = 0; k < 4; k++) await lessonStep(page, 'keys');
    const there = await page.locator('[data-coach] header').innerText();
    await page.reload();
    await page.waitForSelector('[data-coach]');
    expect(await page.locator('[data-coach] header').innerText()).toBe(there);
    await page.locator('[data-coach] ul button').first().click();
    await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
    expect(await page.getByRole('tabpanel').innerText()).toMatch(/§\s*6\.3\.4/);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('rings what leads on, and what it speaks of', async () => {
    const { page, context, wrong } = await begun('phone');
    await page.locator('i[data-kind="wanted"]').first().waitFor();
    const ring = await page.locator('i[data-kind="wanted"]').first().boundingBox();
    const choice = await page.locator('[data-prompt] [data-words="keep c1"]').boundingBox();
    expect(ring).toEqual(choice);
    expect(await page.locator('i[data-kind="look"]').count()).toBe(1);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('speaks another language at once', async () => {
    const { page, context, wrong } = await begun();
    await page.getByRole('button', { name: 'Укр' }).click();
    await page.getByText('Закладіть Фортецю').waitFor();
    expect(wrong).toEqual([]);
    await context.close();
  });
});

describe('learning without a game', { timeout: PATIENCE_MS }, () => {
  // The short dose has each language at one size, `E2E=full` at both.
  test.each([
    ['desktop', FULL ? LANGUAGES : (['uk', 'en'] as const)],
    ['phone', FULL ? LANGUAGES : (['ru'] as const)],
  ] as const)('pages and summaries are readable on a %s: %s', async (size, languages) => {
    const address = size === 'phone' ? app.address : app.swiftAddress;
    const { page, context, wrong } = await visit(app.browser, address, { language: languages[0], size });
    const errorText: string[] = [];
    for (const path of ['/learn', ...SUMMARIES.map(({ id }) => summaryAddress(id))]) {
      await page.goto(path);
      for (const language of languages) {
        await page.locator(`header [lang="${language}"]`).click();
        await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
        await page.waitForSelector(path === '/learn' ? 'article a' : '[data-summary] h2');
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        const axe = path === '/learn' || path.includes('keepers');
        errorText.push(...(await faultsOf(page, { axe })).map((errorCode) => `${path}, ${language}: ${errorCode}`));
      }
    }
    expect(errorText).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('a summary is printed alone, on one page', async () => {
    const { page, context } = await visit(app.browser, app.swiftAddress, { language: 'uk', size: 'desktop' });
    for (const id of ['root/vagabond', 'wild'] as const) {
      await page.goto(summaryAddress(id));
      await page.waitForSelector('[data-summary] h2');
      const paper = await page.pdf({
        format: 'A4',
        margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' },
      });
      expect(paper.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length, id).toBe(1);
    }
    await context.close();
  });

  test('the first page leads there', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, {
      language: 'en',
      size: 'phone',
    });
    await page.goto('/');
    await page.getByRole('link', { name: /Guided first games/ }).tap();
    await page.locator('a[href="/learn/wild/first"]').tap();
    await page.waitForSelector('[data-coach="reader"]');
    expect(new URL(page.url()).pathname).toBe('/learn/wild/first');
    expect(wrong).toEqual([]);
    await context.close();
  });
});
