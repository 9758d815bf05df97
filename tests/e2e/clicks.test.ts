import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LocalTable } from '../../src/client/table/local-table.ts';
import type { SavedTable, SeatUpdate } from '../../src/client/table/messages.ts';
import { fastRandom, type GameTypes } from '../../src/kernel/index.ts';
import { randomPlayer } from '../../src/kernel/referee/index.ts';
import { GAME_RULES } from '../../src/registry/index.ts';
import { openApp } from './app.testkit.ts';
import { visit, type WatchedPage } from './browser.testkit.ts';
import { openKept } from './kept.testkit.ts';
import { preparedRoot } from './root.testkit.ts';
import { openPrepared, prepared } from './scythia.testkit.ts';
import { preparedWild } from './wild.testkit.ts';

const app = openApp();
/** More clicks than this, and something never ends. */
const MOST_CLICKS = 30;
const BASE = ['marquise', 'eyrie', 'alliance', 'vagabond'];

/** What seat 0 sees and may say at a saved table after these answers. */
async function after(saved: SavedTable, says: readonly string[]): Promise<SeatUpdate> {
  const game = await GAME_RULES[saved.note.game]!();
  const read = game.readSettings(saved.note.settings);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const init = { id: 'after', config: saved.note, seed: saved.seed, made: 1, entries: saved.entries };
  const table = new LocalTable<GameTypes>(game, init, read.value, randomPlayer(fastRandom(3)), 1);
  await table.run();
  for (const [k, say] of says.entries())
    await table.act({ do: 'answer', seat: 0, question: table.seat(0).question, says: [say], move: `${k}` }, k);
  return table.seat(0);
}

/** What the prompt offers, or the end of the game. */
const OFFERS = '[data-prompt] button:is([data-words], [data-says]), [data-screen="end"]';

/** Counts the clicks of somebody at a table. */
class Clicker {
  clicks = 0;
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }
  async click(target: string | Locator): Promise<void> {
    const locator = typeof target === 'string' ? this.#page.locator(target).first() : target;
    await locator.waitFor();
    const shown = (): Promise<string> =>
      this.#page.evaluate(() => {
        const screen = document.querySelector<HTMLElement>('[data-version]');
        return `${screen?.dataset['version']} ${document.querySelector('[data-prompt]')?.textContent}`;
      });
    const before = await shown();
    await locator.click();
    this.clicks += 1;
    // The page has reacted when it shows something else and offers something again.
    await expect.poll(shown).not.toBe(before);
    await this.#page.locator(OFFERS).first().waitFor();
  }
  async count(selector: string): Promise<number> {
    return await this.#page.locator(selector).count();
  }
  /** The number of entries that the table shows. */
  async version(): Promise<number> {
    return Number(await this.#page.locator('[data-version]').getAttribute('data-version'));
  }
}

const place = (word: string): string => `[data-place="${word}"]`;
const offer = (words: string): string => `[data-prompt] [data-words="${words}"]`;
const CONFIRM = '[data-prompt] button:has(kbd:text("↵"))';

const sit = async (saved: SavedTable): Promise<WatchedPage & { readonly clicker: Clicker }> => {
  const watched = await visit(app.browser, app.swiftAddress, { language: 'en', size: 'desktop' });
  await openKept(watched.page, saved);
  await watched.page.waitForSelector('[data-prompt] [data-words]');
  return { ...watched, clicker: new Clicker(watched.page) };
};

describe('clicks that a move takes', () => {
  test('Root: a march with two moves takes 4 clicks', async () => {
    const saved = await preparedRoot({ factions: BASE, persons: 1, answers: 40, until: /^march$/ });
    const { page, context, clicker } = await sit(saved);
    const split = (text: string): readonly string[] => text.split(' ');
    const { offered } = await after(saved, ['march']);
    const moves = offered.filter((text) => text.startsWith('move '));
    const [, from = '', to = ''] = split(moves[0]!);
    const before = await clicker.version();
    await clicker.click(place(from));
    await clicker.click(place(to));
    // The march, the move, and the number of warriors where it is asked for.
    const counts = (await after(saved, ['march', moves[0]!])).offered.some((text) => text.startsWith('count '));
    await expect.poll(() => clicker.version()).toBeGreaterThanOrEqual(before + (counts ? 3 : 2));
    await page.waitForSelector(offer('pass'));
    expect(await page.locator('[data-prompt] h2').textContent()).toMatch(/^March 2\/2/);
    const middle = await clicker.version();
    // The second move of the march goes from source to destination as well.
    const lit = page.locator('[data-place]:is([data-hint], [data-target])');
    await lit.first().waitFor();
    await clicker.click(lit.first());
    const target = page.locator('[data-place]:is([data-target], [data-hint]):not([data-chosen])').first();
    await target.waitFor();
    await clicker.click(target);
    await expect.poll(() => clicker.version()).toBeGreaterThan(middle);
    expect(clicker.clicks).toBeLessThanOrEqual(4);
    await context.close();
  });

  test('Root: a battle takes 2 clicks', async () => {
    const saved = await preparedRoot({ factions: BASE, persons: 1, answers: 40, until: /^battle / });
    const { context, clicker } = await sit(saved);
    const { offered } = await after(saved, []);
    const battle = offered.find((text) => text.startsWith('battle '))!;
    const where = battle.split(' ').find((word) => /^c\d+$/.test(word))!;
    const before = await clicker.version();
    await clicker.click(place(where));
    await clicker.click(`[data-prompt] [data-words^="battle"]`);
    await expect.poll(() => clicker.version()).toBeGreaterThan(before);
    expect(clicker.clicks).toBeLessThanOrEqual(2);
    await context.close();
  });

  test('Root: one of several battles in a clearing takes 2 clicks: each tells its odds and that it is final', async () => {
    const clearings = (offered: readonly string[]): string[] =>
      offered.filter((text) => text.startsWith('battle ')).map((text) => text.split(' ')[1]!);
    const twice = (offered: readonly string[]): string | undefined =>
      clearings(offered).find((one, i, all) => all.indexOf(one) !== i);
    const saved = await preparedRoot({
      factions: BASE,
      persons: 1,
      seed: '6b',
      answers: 20,
      until: (offered) => offered.includes('march') && twice(offered) !== undefined,
    });
    const { offered } = await after(saved, []);
    const where = twice(offered)!;
    for (const isByKeys of [false, true]) {
      const { page, context, clicker } = await sit(saved);
      const before = await clicker.version();
      await clicker.click(place(where));
      const battles = page.locator(`[data-prompt] [data-says^="battle ${where} "]`);
      const odds = battles.locator('small');
      await expect.poll(() => odds.count()).toBe(await battles.count());
      expect(await battles.count()).toBeGreaterThan(1);
      for (const text of await odds.allTextContents())
        expect(text).toMatch(/^You deal [\d.]+ · take [\d.]+( · may cost you a card)?$/);
      expect(await battles.locator('svg').count()).toBe(await battles.count());
      if (isByKeys) await battles.first().press('Enter');
      else await clicker.click(battles.first());
      await expect.poll(() => clicker.version()).toBeGreaterThan(before);
      expect(clicker.clicks).toBe(isByKeys ? 1 : 2);
      await context.close();
    }
  });

  test('Root: a battle whose clearing was not selected first is confirmed, with its odds', async () => {
    const saved = await preparedRoot({ factions: BASE, persons: 1, answers: 40, until: /^battle / });
    const { page, context, clicker } = await sit(saved);
    const before = await clicker.version();
    const ofBattle = page.locator('[data-prompt] [data-words^="battle"]');
    for (let k = 0; k < MOST_CLICKS && (await clicker.count(CONFIRM)) === 0; k++) await clicker.click(ofBattle.first());
    await page.locator('[data-detail="beside"]').waitFor();
    expect(await clicker.version()).toBe(before);
    await clicker.click(CONFIRM);
    await expect.poll(() => clicker.version()).toBeGreaterThan(before);
    await context.close();
  });

  test('Root: a building takes 2 clicks, also where several can be built and warriors can march and fight', async () => {
    const clearingOf = (text: string): string => text.split(' ').find((word) => /^c\d+$/.test(word))!;
    let saved: SavedTable | undefined;
    let build = '';
    for (let answers = 10; build === '' && answers < 150; answers += 5) {
      saved = await preparedRoot({ factions: BASE, persons: 1, answers, until: /^build / });
      const builds = (await after(saved, [])).offered.filter((text) => text.startsWith('build '));
      build = builds.find((one) => builds.filter((other) => clearingOf(other) === clearingOf(one)).length > 1) ?? '';
    }
    if (saved === undefined || build === '') throw new Error('no clearing with several buildings');
    const { context, clicker } = await sit(saved);
    const before = await clicker.version();
    await clicker.click(place(clearingOf(build)));
    await clicker.click(offer(build));
    await expect.poll(() => clicker.version()).toBeGreaterThan(before);
    expect(clicker.clicks).toBe(2);
    await context.close();
  });

  test('Root: the end of an action phase takes 1 click, unless it is final', async () => {
    const saved = await preparedRoot({ factions: BASE, persons: 1, answers: 40, until: /^(end|done|pass)$/ });
    const { page, context, clicker } = await sit(saved);
    const before = await clicker.version();
    await clicker.click(
      page.locator('[data-prompt] :is([data-words="end"], [data-words="done"], [data-words="pass"])'),
    );
    const isFinal = (await clicker.count(CONFIRM)) > 0;
    if (isFinal) await clicker.click(CONFIRM);
    await expect.poll(() => clicker.version()).toBeGreaterThan(before);
    expect(clicker.clicks).toBeLessThanOrEqual(isFinal ? 2 : 1);
    await context.close();
  });

  test('the only possible answer takes 1 click where nothing before it could be taken back', async () => {
    let saved: SavedTable | undefined;
    let mine: SeatUpdate | undefined;
    for (let answers = 20; answers < 400; answers += 5) {
      saved = await preparedRoot({ factions: BASE, persons: 1, answers, until: /^pass$/ });
      mine = await after(saved, []);
      if (mine.offered.length === 1 && mine.undo.length === 0) break;
    }
    expect([mine?.offered, mine?.undo]).toEqual([['pass'], []]);
    const { context, clicker } = await sit(saved!);
    const before = await clicker.version();
    await clicker.click(offer('pass'));
    await expect.poll(() => clicker.version()).toBeGreaterThan(before);
    expect(clicker.clicks).toBe(1);
    await context.close();
  });

  test('Scythia: a raid takes 5 clicks', async () => {
    const { page, context } = await visit(app.browser, app.swiftAddress, { language: 'en', size: 'desktop' });
    const { table, offered } = await prepared(1, 'turn', 'raid');
    await openPrepared(page, { table, offered });
    await page.waitForSelector('[data-prompt] [data-words]');
    const clicker = new Clicker(page);
    const raid = offered.find((text) => text.startsWith('raid '))!;
    await clicker.click(`[data-to="${raid}"]`);
    // Whatever is asked is answered with its first choice, until the turn is over.
    const isOver = async (): Promise<boolean> =>
      (await clicker.count('[data-prompt] :is([data-words^="place"], [data-words^="take"], [data-words="pass"])')) > 0;
    for (let k = 0; k < MOST_CLICKS && !(await isOver()); k++)
      await clicker.click((await clicker.count(CONFIRM)) > 0 ? CONFIRM : '[data-prompt] [data-words]');
    expect(await isOver()).toBe(true);
    expect(clicker.clicks).toBeLessThanOrEqual(5);
    await context.close();
  });

  test('the Wild: a turn takes 10 clicks', async () => {
    const saved = await preparedWild(/^play /, 2);
    const { page, context, clicker } = await sit(saved);
    const round = page.locator('header').first();
    const before = await round.textContent();
    await clicker.click('[data-prompt] [data-words^="play"]');
    let isNext = false;
    for (let k = 0; k < MOST_CLICKS; k++) {
      isNext =
        (await round.textContent()) !== before && (await clicker.count('[data-prompt] [data-words^="play"]')) > 0;
      if (isNext) break;
      if ((await clicker.count(CONFIRM)) > 0) await clicker.click(CONFIRM);
      else if ((await clicker.count('[data-cell][data-target]')) > 0 && k < 6)
        await clicker.click('[data-cell][data-target]');
      else if ((await clicker.count(offer('end'))) > 0) await clicker.click(offer('end'));
      else await clicker.click('[data-prompt] [data-words]');
    }
    expect(isNext).toBe(true);
    expect(clicker.clicks).toBeLessThanOrEqual(10);
    await context.close();
  });
});

describe('a move by the prompt and by keys', () => {
  test('the number of warriors that was set counts when the destination is chosen in the prompt', async () => {
    const isMarchOfSeveral = (offered: readonly string[]): boolean => offered.includes('march');
    const saved = await preparedRoot({ factions: BASE, persons: 1, answers: 60, until: isMarchOfSeveral });
    const { page, context, clicker } = await sit(saved);
    await clicker.click(offer('march'));
    const fewer = page.locator('[data-prompt] [role="group"]:has(output) button').first();
    const origins = page.locator('[data-prompt] [data-words^="move c"]');
    await origins.first().waitFor();
    // The first clearing with several warriors.
    for (const words of await origins.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['words']!))) {
      await clicker.click(offer(words));
      if ((await fewer.count()) > 0) break;
      await page.keyboard.press('Escape');
      await page.locator(offer(words)).waitFor();
    }
    await clicker.click(fewer);
    const n = Number(await page.locator('[data-prompt] output').textContent());
    const before = await page.locator('[data-log], [data-version]').first().getAttribute('data-version');
    await clicker.click('[data-prompt] [data-says^="move "]');
    // No second question for the number: the march goes on, or is over.
    await expect.poll(async () => Number(before) + 1 < (await clicker.version())).toBe(true);
    expect(await clicker.count('[data-prompt] [data-says^="count "]')).toBe(0);
    expect(n).toBeGreaterThan(0);
    await context.close();
  });

  test('Enter confirms after a choice by key, wherever the focus was left', async () => {
    const saved = await preparedRoot({ factions: BASE, persons: 1, answers: 40, until: /^end$/ });
    const { page, context, clicker } = await sit(saved);
    // The button that folds the panel keeps the focus.
    await page.locator('aside button').last().click();
    const end = page.locator(offer('end'));
    await end.waitFor();
    const before = await clicker.version();
    const key = (await end.getAttribute('data-key'))!;
    await page.keyboard.press(key);
    // Before the page has drawn anything: Enter must not press the button that had the focus.
    expect(await page.evaluate(() => document.activeElement?.closest('aside') === null)).toBe(true);
    await page.locator(CONFIRM).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => clicker.version()).toBeGreaterThan(before);
    await context.close();
  });

  test('a click on the pieces of a seat opens its board, as one on its name does', async () => {
    const { page, context } = await sit(
      await preparedRoot({ factions: BASE, persons: 1, answers: 40, until: /^end$/ }),
    );
    for (const part of ['[data-seat="1"] > button', '[data-seat="1"] > div']) {
      await page.locator(part).first().click();
      await page.locator('[data-seat-board]').waitFor();
      await page.locator(part).first().click();
      await page.locator('[data-seat-board]').waitFor({ state: 'detached' });
    }
    await context.close();
  });

  test('Enter confirms after a choice by key when Undo kept the focus', async () => {
    const saved = await preparedRoot({ factions: BASE, persons: 1, answers: 40, until: /^end$/ });
    const { page, context, clicker } = await sit(saved);
    const end = page.locator(offer('end'));
    const key = (await end.getAttribute('data-key'))!;
    const before = await clicker.version();
    await end.click();
    await page.locator(CONFIRM).waitFor();
    await page.locator('[data-undo]').click();
    await end.waitFor();
    expect(await page.evaluate(() => document.activeElement?.matches('[data-undo]'))).toBe(true);
    await page.keyboard.press(key);
    await page.locator(CONFIRM).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => clicker.version()).toBeGreaterThan(before);
    await context.close();
  });
});
