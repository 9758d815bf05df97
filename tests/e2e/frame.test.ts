import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { SavedTable } from '../../src/client/table/messages.ts';
import { LANGUAGES } from '../../src/i18n/index.ts';
import { openApp } from './app.testkit.ts';
import { unreadable } from './boxes.testkit.ts';
import { SIZES, visit } from './browser.testkit.ts';
import { openKept } from './kept.testkit.ts';
import { preparedRoot } from './root.testkit.ts';
import { prepared } from './scythia.testkit.ts';
import { preparedWild } from './wild.testkit.ts';

const app = openApp();

const BASE = ['marquise', 'eyrie', 'alliance', 'vagabond'];
const SIX = ['marquise', 'eyrie', 'alliance', 'vagabond', 'vagabond2', 'riverfolk'];

const TABLES: readonly (readonly [name: string, open: () => Promise<SavedTable>])[] = [
  ['Root with four seats', () => preparedRoot({ factions: BASE, persons: 1, answers: 40, until: /^battle / })],
  ['Root with six seats', () => preparedRoot({ factions: SIX, persons: 1, answers: 60 })],
  ['the Wild', () => preparedWild(/^move /, 3)],
  ['Scythia', async () => (await prepared(2, 'turn', 'raid')).table],
];

/** The other numbers of seats, with `E2E=full`. */
const MORE_TABLES: typeof TABLES = [
  ...[2, 3, 5].map(
    (n) =>
      [`Root with ${n} seats`, () => preparedRoot({ factions: SIX.slice(0, n), persons: 1, answers: 40 })] as const,
  ),
  ...[2, 3, 4].map((n) => [`the Wild with ${n} seats`, () => preparedWild(/^move /, 3, n)] as const),
  ['Scythia alone', async () => (await prepared(1, 'turn', 'raid')).table],
  ...([3, 4] as const).map(
    (n) => [`Scythia with ${n} seats`, async () => (await prepared(n, 'turn', 'raid')).table] as const,
  ),
];

const FULL = process.env['E2E'] === 'full';

/** The share of the window that the board must have at least, with the panel folded and open; narrow screens have drawers. */
const SHARES = [
  { width: 1280, height: 720, folded: 0.6, open: 0.48 },
  { width: 1366, height: 768, folded: 0.62, open: 0.5 },
  { width: 1440, height: 900, folded: 0.66, open: 0.55 },
  { width: 1920, height: 1080, folded: 0.67, open: 0.55 },
  { width: 768, height: 1024, folded: 0.6, open: undefined },
  { width: 390, height: 844, folded: 0.55, open: undefined },
] as const;

/** The widths of the smallest laptop, of the tablet and of the phone. */
const SMALLEST: readonly number[] = [1280, 768, 390];

/** Folds or unfolds the panel beside the board. */
async function showPanel(page: Page, state: 'folded' | 'open'): Promise<void> {
  if ((await page.locator(`[data-panel="${state}"]`).count()) === 0) await page.keyboard.press('Backslash');
  await page.locator(`[data-panel="${state}"]`).waitFor();
}

interface ScreenState {
  /** The share of the window that the board has. */
  readonly share: number;
  /** Where the board begins and how large it is. */
  readonly box: readonly number[];
  /** True when a part of the board can only be scrolled to. */
  readonly isScrolled: boolean;
  /** Cards of the hand that are not whole inside the dock. */
  readonly cutCards: number;
  /** The height of the prompt's place above the prompt, in px. */
  readonly abovePrompt: number;
  /** Widths of the seats, in px. */
  readonly seatWidths: readonly number[];
}

/** Looks at the board and the hand. */
function look(page: Page): Promise<ScreenState> {
  return page.evaluate(() => {
    const stage = document.querySelector('[data-stage]')!;
    const { x, y, width, height } = stage.getBoundingClientRect();
    const inner = stage.firstElementChild!;
    const hand = document.querySelector('[data-look="tray"]')?.getBoundingClientRect();
    const cut = [...document.querySelectorAll('[data-card]')].filter((card) => {
      const box = card.getBoundingClientRect();
      return !hand || box.right > hand.right + 1 || box.bottom > hand.bottom + 1 || box.height < 18;
    });
    return {
      share: (width * height) / (innerWidth * innerHeight),
      box: [x, y, width, height].map(Math.round),
      isScrolled: inner.scrollHeight > inner.clientHeight + 1 || inner.scrollWidth > inner.clientWidth + 1,
      cutCards: cut.length,
      abovePrompt: Math.round(
        document.querySelector('[data-prompt]')!.getBoundingClientRect().top -
          document.querySelector('[data-look="prompt"]')!.getBoundingClientRect().top,
      ),
      seatWidths: [...document.querySelectorAll('[data-seat]')].map((seat) =>
        Math.round(seat.getBoundingClientRect().width),
      ),
    };
  });
}

describe('the board is the stage', () => {
  test.each(FULL ? [...TABLES, ...MORE_TABLES] : TABLES)(
    '%s: the board has its share of every window, whole and with every card',
    async (_, prepare) => {
      // These boards are shown with Preact's checks in the tests of the games.
      const { page, context, wrong } = await visit(app.browser, app.swiftAddress, { language: 'uk', size: 'desktop' });
      await openKept(page, await prepare());
      await page.waitForSelector('[data-prompt]');
      const found: string[] = [];
      for (const { width, height, folded, open } of SHARES) {
        await page.setViewportSize({ width, height });
        const isWide = open !== undefined;
        for (const state of isWide ? (['folded', 'open'] as const) : (['folded'] as const)) {
          if (isWide) await showPanel(page, state);
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          const seen = await look(page);
          const where = `${width} × ${height}, ${state}`;
          const least = state === 'open' ? open! : folded;
          if (seen.share < least) found.push(`${where}: the board has ${Math.round(seen.share * 1000) / 10} %`);
          if (isWide && seen.isScrolled) found.push(`${where}: a part of the board is out of sight`);
          if (isWide && seen.cutCards > 0) found.push(`${where}: ${seen.cutCards} cards are cut`);
          if (isWide && seen.abovePrompt > 0) found.push(`${where}: ${seen.abovePrompt} px are empty above the prompt`);
          if (!isWide && Math.max(...seen.seatWidths) > 2 * Math.min(...seen.seatWidths))
            found.push(`${where}: the seats are ${seen.seatWidths.join(', ')} px wide`);
          found.push(...(await unreadable(page)).map((one) => `${where}: ${one}`));
        }
      }
      expect(found).toEqual([]);
      expect(wrong).toEqual([]);
      await context.close();
    },
  );

  test.each([
    ['a faction of the Wild', () => preparedWild(/^faction /, 2, 2), 'faction'],
    ['an organizer of the Wild', () => preparedWild(/^leader /, 2, 2), 'leader'],
    ['a hero of Scythia', async () => (await prepared(4, 'draft', 'pair')).table, 'pair'],
  ] as const)('%s is chosen from the place of the hand: the board is whole and stays', async (_, prepare, verb) => {
    const { page, context, wrong } = await visit(app.browser, app.swiftAddress, { language: 'uk', size: 'desktop' });
    await openKept(page, await prepare());
    const choice = page.locator(`[data-prompt] [data-next="${verb}"], [data-prompt] [data-words^="${verb} "]`).first();
    await choice.waitFor();
    const cards = page.locator('[data-look="tray"] li button');
    expect(await cards.count()).toBeGreaterThan(1);
    const found: string[] = [];
    for (const { width, height, open } of SHARES) {
      if (open === undefined) continue;
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const before = await look(page);
      if (before.isScrolled) found.push(`${width} × ${height}: a part of the board is out of sight`);
      found.push(...(await unreadable(page)).map((one) => `${width} × ${height}: ${one}`));
      await choice.click();
      await page.locator('[data-prompt] button:has(kbd:text("↵"))').waitFor();
      const after = await look(page);
      if (after.box.join() !== before.box.join())
        found.push(`${width} × ${height}: the board goes ${after.box.join()}`);
      expect(await cards.count()).toBeGreaterThan(1);
      await page.keyboard.press('Escape');
      await choice.waitFor();
    }
    expect(found).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test.each(FULL ? [...TABLES, ...MORE_TABLES] : TABLES)(
    '%s: everything can be read in letters 1.3 times as large, in every language',
    async (_, prepare) => {
      const { page, context, wrong } = await visit(app.browser, app.swiftAddress, {
        language: 'uk',
        size: 'desktop',
        scale: 1.3,
      });
      await openKept(page, await prepare());
      await page.waitForSelector('[data-prompt]');
      const found: string[] = [];
      // The short dose has the smallest laptop, tablet and phone, `E2E=full` all windows, with the panel open and folded.
      for (const { width, height, open } of FULL ? SHARES : SHARES.filter((size) => SMALLEST.includes(size.width))) {
        await page.setViewportSize({ width, height });
        for (const language of LANGUAGES) {
          await page.evaluate(
            (wanted) => document.querySelector<HTMLElement>(`header [lang="${wanted}"]`)?.click(),
            language,
          );
          await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
          for (const state of FULL && open !== undefined ? (['folded', 'open'] as const) : (['as it is'] as const)) {
            if (state !== 'as it is') await showPanel(page, state);
            await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
            found.push(...(await unreadable(page)).map((one) => `${width} × ${height}, ${language}, ${state}: ${one}`));
          }
        }
      }
      expect(found).toEqual([]);
      expect(wrong).toEqual([]);
      await context.close();
    },
  );

  test('shows every word of a long move, on a laptop and on a phone', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'ru', size: 'desktop' });
    const settings = { map: 'mountain' };
    // The Duchy marches: source and destination are said, the number of warriors is asked.
    await openKept(
      page,
      await preparedRoot({ factions: ['duchy', 'corvids', 'marquise'], persons: 1, answers: 30, settings }),
    );
    await page.locator('[data-prompt] [data-word]').waitFor();
    const found: string[] = [];
    for (const [width, height] of [
      [1280, 720],
      [1366, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.reload();
      await page.locator('[data-prompt] [data-word]').waitFor();
      const words = page.getByRole('group', { name: 'Ход словами' });
      const out = await words.evaluate((one) => [
        one.scrollWidth - one.clientWidth,
        one.scrollHeight - one.clientHeight,
      ]);
      if (out.some((more) => more > 1)) found.push(`${width} × ${height}: ${out.join(' and ')} px are out of sight`);
    }
    expect(found).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('stays where it is while a move is said, and Enter confirms after a click on the map', async () => {
    const { page, context, wrong } = await visit(app.browser, app.swiftAddress, { language: 'en', size: 'desktop' });
    await openKept(page, await preparedRoot({ factions: BASE, persons: 1, answers: 40, until: /^battle / }));
    await page.waitForSelector('[data-next="march"]');
    const { box } = await look(page);
    const version = () => page.locator('[data-version]').getAttribute('data-version');
    const before = await version();
    // One's own warriors are pointed at: what they can do is offered, a march among it.
    const own = page.locator('[data-place][data-hint]');
    const places = await own.evaluateAll((list) => list.map((one) => (one as SVGElement).dataset['place']!));
    let source = '';
    for (const place of places) {
      await page.locator(`[data-place="${place}"]`).click();
      await page.waitForSelector(`[data-place="${place}"][data-chosen]`);
      if ((await page.locator('[data-prompt] [data-words="march"]').count()) > 0) {
        source = place;
        break;
      }
      await page.keyboard.press('Escape');
      await page.waitForSelector(`[data-place="${place}"]:not([data-chosen])`);
    }
    expect(source).not.toBe('');
    expect((await look(page)).box).toEqual(box);
    await page.locator('[data-prompt] [data-words="march"]').click();
    // The clearing goes on into the question that follows: only the destination is left to say.
    await page.waitForSelector(`[data-place="${source}"][data-chosen]`);
    const target = page.locator('[data-place][data-target]').first();
    await target.waitFor();
    expect((await look(page)).box).toEqual(box);
    await target.click();
    await expect.poll(version).not.toBe(before);
    // How many go along was said before: no number is asked for.
    await page.waitForSelector('[data-prompt] [data-words="pass"]');
    expect(await page.locator('[data-prompt] [data-words^="count"]').count()).toBe(0);
    expect((await look(page)).box).toEqual(box);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('a click on a seat opens its whole board beside the map, brackets walk the seats, Escape closes it', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'uk', size: 'desktop' });
    await openKept(page, await preparedRoot({ factions: SIX, persons: 1, answers: 60 }));
    await page.waitForSelector('[data-prompt]');
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.locator('[data-seat="1"] button').first().click();
    const panel = page.locator('[data-seat-board]');
    await panel.waitFor();
    const met = new Set<string>();
    for (let k = 0; k < SIX.length; k++) {
      const seat = (await panel.getAttribute('data-seat-board'))!;
      met.add(seat);
      const isWhole = await panel.evaluate((one) => {
        const body = one.lastElementChild!;
        return body.scrollHeight <= body.clientHeight + 1 && body.scrollWidth <= body.clientWidth + 1;
      });
      expect(isWhole, `board of seat ${seat}`).toBe(true);
      expect(await unreadable(page)).toEqual([]);
      await page.keyboard.press('BracketRight');
      // The press is painted first, then the next board.
      await expect.poll(() => panel.getAttribute('data-seat-board')).not.toBe(seat);
    }
    expect(met.size).toBe(SIX.length);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(wrong).toEqual([]);
    await context.close();
  });
});

/** True once no choice of the prompt is below its edge. */
const areChoicesInSight = async (page: Page): Promise<boolean> =>
  await page
    .waitForFunction(() => {
      const list = document.querySelector('[data-prompt] [role="group"]:has(> [data-words])');
      return list !== null && list.scrollHeight <= list.clientHeight + 1;
    })
    .then(
      () => true,
      () => false,
    );

test('a clearing with a battle and more to do offers all of it in sight, on a laptop in every language', async () => {
  const saved = await preparedRoot({ factions: BASE, persons: 1, answers: 40, until: /^battle / });
  const found: string[] = [];
  let most = 0;
  const { page, context, wrong } = await visit(app.browser, app.swiftAddress, { language: 'uk', size: 'desktop' });
  await page.setViewportSize({ width: 1366, height: 768 });
  await openKept(page, saved);
  await page.waitForSelector('[data-prompt] [data-words]');
  for (const language of LANGUAGES) {
    await page.locator(`header [lang="${language}"]`).click();
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    if (!(await areChoicesInSight(page))) found.push(language);
    const places = await page
      .locator('[data-place][data-hint]')
      .evaluateAll((list) => list.map((one) => (one as SVGElement).dataset['place']!));
    for (const place of places) {
      await page.locator(`[data-place="${place}"]`).click();
      await page.waitForSelector(`[data-place="${place}"][data-chosen]`);
      if ((await page.locator('[data-prompt] [data-words^="battle "]').count()) > 0) {
        most = Math.max(most, await page.locator('[data-prompt] [data-words]').count());
        if (!(await areChoicesInSight(page))) found.push(`${language} ${place}`);
        found.push(...(await unreadable(page)));
      }
      await page.keyboard.press('Escape');
      await page.waitForSelector(`[data-place="${place}"]:not([data-chosen])`);
    }
  }
  expect(found).toEqual([]);
  expect(wrong).toEqual([]);
  await context.close();
  expect(most).toBeGreaterThan(1);
});

test('a window that is made narrower shows the choices as one that was opened so', async () => {
  const { page, context, wrong } = await visit(app.browser, app.swiftAddress, { language: 'uk', size: 'desktop' });
  await openKept(page, await preparedRoot({ factions: SIX.slice(0, 3), persons: 1, answers: 40 }));
  const choices = page.locator('[data-prompt] [data-words]');
  const widths = (): Promise<number[]> =>
    choices.evaluateAll((list) => list.map((one) => Math.round(one.getBoundingClientRect().width)));
  await choices.first().waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const narrowed = await widths();
  await page.reload();
  await choices.first().waitFor();
  await expect.poll(widths).toEqual(narrowed);
  expect(wrong).toEqual([]);
  await context.close();
});

test('a card that comes to lie under a resting mouse opens no preview; one that the mouse comes to does', async () => {
  const { page, context, wrong } = await visit(app.browser, app.swiftAddress, { language: 'en', size: 'desktop' });
  const saved = await preparedRoot({ factions: BASE, persons: 1, answers: 40, until: /^battle / });
  await openKept(page, saved);
  const card = page.locator('[data-card]').first();
  await card.waitFor();
  const { x, y, width, height } = (await card.boundingBox())!;
  const looked = page.locator('[data-card][aria-describedby]');
  await page.mouse.move(x + width / 2, y + height / 2);
  await looked.waitFor();
  await page.reload();
  await card.waitFor();
  await page.waitForTimeout(800);
  expect(await looked.count()).toBe(0);
  await page.mouse.move(x + width / 2 + 3, y + height / 2);
  await looked.waitFor();
  expect(wrong).toEqual([]);
  await context.close();
});

test('a place that a choice names is lit on the board while one looks at the choice', async () => {
  const { page, context, wrong } = await visit(app.browser, app.address, { language: 'en', size: 'desktop' });
  await openKept(page, await preparedWild(/^move /, 3));
  const choice = page.locator('[data-prompt] [data-words="move"], [data-prompt] [data-words^="move "]').first();
  await choice.waitFor();
  if ((await choice.getAttribute('data-words')) === 'move') await choice.click();
  const target = page.locator('[data-prompt] [data-words^="move "]').first();
  await target.hover();
  const cell = (await target.getAttribute('data-words'))!.split(' ').at(-1)!;
  const named = page.locator('[data-cell][data-named]');
  expect(await named.getAttribute('data-cell')).toBe(cell);
  expect((await named.locator('text').textContent())!.toLowerCase()).toBe(cell);
  expect(await unreadable(page)).toEqual([]);
  await page.mouse.move(5, 5);
  await expect.poll(() => named.count()).toBe(0);
  expect(wrong).toEqual([]);
  await context.close();
});

test('leaders, characters and moods tell on a board what they do', async () => {
  // English names of terms have notes that tell them apart; headings leave them out.
  const { page, context, wrong } = await visit(app.browser, app.address, { language: 'en', size: 'desktop' });
  await openKept(page, await preparedRoot({ factions: BASE, persons: 1, answers: 40 }));
  await page.waitForSelector('[data-prompt]');
  await page.locator('[data-seat="2"] button').first().click();
  // The part of the faction is loaded when the board is opened.
  await expect.poll(() => page.locator('[data-seat-board="2"]').textContent()).toMatch(/sympathy(?! \()/);
  for (const seat of [1, 3]) {
    await page.locator(`[data-seat="${seat}"] button`).first().click();
    const board = page.locator(`[data-seat-board="${seat}"]`);
    await board.locator('[data-peek]').first().hover();
    const preview = page.locator('[data-preview]');
    await preview.waitFor();
    expect((await preview.locator('p').allTextContents()).join(' ').length).toBeGreaterThan(20);
    expect(await unreadable(page)).toEqual([]);
    await page.mouse.move(5, 5);
    await preview.waitFor({ state: 'detached' });
  }
  expect(wrong).toEqual([]);
  await context.close();
});

test('leaders are cards with their texts where there is room', async () => {
  for (const language of LANGUAGES) {
    const { page, context, wrong } = await visit(app.browser, app.address, { language, size: 'desktop' });
    await openKept(page, await preparedRoot({ factions: ['eyrie', 'marquise'], persons: 1, until: /^leader / }));
    const texts = page.locator('[data-prompt] [data-words^="leader "] small');
    for (const size of [SIZES.desktop, { width: 1366, height: 768 }]) {
      await page.setViewportSize(size);
      await expect.poll(() => texts.count()).toBe(4);
      for (const text of await texts.allTextContents()) expect(text.length).toBeGreaterThan(20);
      expect(await unreadable(page)).toEqual([]);
    }
    // The whole text opens beside the card.
    await texts.last().hover();
    const preview = page.locator('[data-preview] p');
    await preview.waitFor();
    expect((await preview.textContent())!.length).toBeGreaterThan((await texts.last().textContent())!.length);
    expect(wrong).toEqual([]);
    await context.close();
  }
});

test.each([
  ['characters', ['vagabond', 'eyrie', 'alliance', 'marquise'], 0, /^character /, 9],
  ['moods', ['hundreds', 'eyrie', 'alliance', 'marquise'], 30, /^mood /, 7],
] as const)('%s are cards in two rows in the place of the hand', async (_, factions, answers, until, count) => {
  const saved = await preparedRoot({ factions, persons: 1, answers, until });
  const { page, context, wrong } = await visit(app.browser, app.swiftAddress, { language: 'uk', size: 'desktop' });
  await page.setViewportSize({ width: 1366, height: 768 });
  await openKept(page, saved);
  await page.waitForSelector('[data-prompt] [data-words]');
  const texts = page.locator('[data-cards="rows"] [data-words] small');
  for (const language of LANGUAGES) {
    await page.locator(`header [lang="${language}"]`).click();
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    for (const size of [SIZES.desktop, { width: 1366, height: 768 }]) {
      await page.setViewportSize(size);
      await expect.poll(() => texts.count()).toBe(count);
      for (const text of await texts.allTextContents()) expect(text.length).toBeGreaterThan(20);
      await expect.poll(() => areChoicesInSight(page), { message: `${language} ${size.width}` }).toBe(true);
      expect(await unreadable(page)).toEqual([]);
    }
  }
  // They come back when a panel is folded beside which they may have had no room.
  await showPanel(page, 'open');
  await expect.poll(() => areChoicesInSight(page)).toBe(true);
  expect(await unreadable(page)).toEqual([]);
  await showPanel(page, 'folded');
  await expect.poll(() => texts.count()).toBe(count);
  const box = await look(page);
  await page.keyboard.press('1');
  await page.waitForFunction(() => document.querySelector('[data-cards="rows"]') === null);
  expect((await look(page)).box).toEqual(box.box);
  expect(wrong).toEqual([]);
  await context.close();
});

test('on a phone a character tells what it does before it is confirmed', async () => {
  const saved = await preparedRoot({ factions: ['vagabond', 'eyrie'], persons: 1, until: /^character / });
  const { page, context, wrong } = await visit(app.browser, app.swiftAddress, { language: 'uk', size: 'phone' });
  await openKept(page, saved);
  await page.locator('[data-prompt] [data-words="character vagrant"]').tap();
  const confirm = page.locator('[data-prompt] [data-says="character vagrant"]:not([data-words])[aria-describedby]');
  await confirm.waitFor();
  const id = await confirm.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${id}"]`).textContent()).toMatch(/смолоскип.*бій/);
  expect(await unreadable(page)).toEqual([]);
  const hand = page.locator('nav [data-look="tray"] em');
  expect(await hand.textContent()).toBe('3');
  await confirm.tap();
  await confirm.waitFor({ state: 'detached' });
  expect(wrong).toEqual([]);
  await context.close();
});

test('on a phone all characters are in sight', async () => {
  const saved = await preparedRoot({ factions: ['vagabond', 'eyrie'], persons: 1, until: /^character / });
  // Ukrainian has the longest names.
  const { page, context, wrong } = await visit(app.browser, app.swiftAddress, { language: 'uk', size: 'phone' });
  await openKept(page, saved);
  const choices = page.locator('[data-prompt] [data-words^="character "]');
  await expect.poll(() => choices.count()).toBe(9);
  await expect.poll(() => areChoicesInSight(page)).toBe(true);
  expect(await unreadable(page)).toEqual([]);
  expect(wrong).toEqual([]);
  await context.close();
});

test('what a choice names is told beside it, by pointer and by keyboard', async () => {
  const { page, context, wrong } = await visit(app.browser, app.address, { language: 'uk', size: 'desktop' });
  await openKept(page, await preparedRoot({ factions: ['eyrie', 'marquise'], persons: 1, until: /^leader / }));
  // The prompt of a narrow window has no room for the texts of leaders.
  await page.setViewportSize({ width: 1024, height: 768 });
  const leader = page.locator('[data-prompt] [data-words="leader despot"]');
  await expect.poll(() => leader.locator('small').count()).toBe(0);
  await leader.hover();
  const preview = page.locator('[data-preview]');
  await preview.waitFor();
  expect(await preview.textContent()).toContain('Диктатор');
  expect((await preview.locator('p').textContent())!.length).toBeGreaterThan(20);
  expect(await unreadable(page)).toEqual([]);
  await page.mouse.move(5, 5);
  await preview.waitFor({ state: 'detached' });
  await leader.focus();
  await page.keyboard.press('Shift+Tab');
  await preview.waitFor();
  expect(wrong).toEqual([]);
  await context.close();
});

test('on a phone a tap on another place changes the move that waits for a confirmation', async () => {
  const { page, context, wrong } = await visit(app.browser, app.swiftAddress, { language: 'en', size: 'phone' });
  await openKept(page, await preparedRoot({ factions: BASE, persons: 1, until: /^keep c3$/ }));
  const waiting = page.locator('[data-prompt] button[data-says]:not(:has(kbd:text-matches("^[0-9]$")))');
  await page.locator('[data-place="c1"][data-target]').tap();
  await expect.poll(() => waiting.first().getAttribute('data-says')).toBe('keep c1');
  await page.locator('[data-place="c3"][data-hint]').tap();
  await expect.poll(() => waiting.first().getAttribute('data-says')).toBe('keep c3');
  // A place where it cannot be says why.
  await page.locator('[data-place="c10"]').tap();
  await page.getByText('not a corner clearing').first().waitFor();
  expect(wrong).toEqual([]);
  await context.close();
});
