import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/i18n/index.ts';
import { openApp } from './app.testkit.ts';
import { type Size, visit } from './browser.testkit.ts';
import { faultsOf } from './check.testkit.ts';
import { openKept } from './kept.testkit.ts';
import { type Hand, person, playOn, playThrough } from './player.testkit.ts';
import {
  preparedRoot,
  ROOT_SPOTS,
  type RootTable,
  untappable,
  watchGhosts,
  watchInteractions,
  watchWork,
} from './root.testkit.ts';

const FULL = process.env['E2E'] === 'full';
/** A busy machine is slow; nothing here depends on time. */
const PATIENCE_MS = 900_000;

const app = openApp();

interface Wish {
  readonly name: string;
  readonly table: RootTable;
  readonly language: Language;
  readonly size: Size;
  readonly hand: Hand;
  /** How many steps the short dose takes; none: to the end. */
  readonly steps?: number;
}

const BASE = ['marquise', 'eyrie', 'alliance', 'vagabond'];
const LATER = ['cult', 'riverfolk', 'hundreds', 'keepers'];
const HIRED = { hirelings: ['marauder-pack', 'underworld-pack'] };

/** The short dose begins some games; `E2E=full` plays all of them to the end, and more. */
const SOME: readonly Wish[] = [
  {
    name: 'one against a bot',
    table: { factions: ['alliance', 'eyrie'], persons: 1 },
    language: 'en',
    size: 'desktop',
    hand: 'mouse',
    steps: 40,
  },
  {
    name: 'hot-seat for two with bots and hirelings',
    table: { factions: LATER, persons: 2, settings: HIRED },
    language: 'uk',
    size: 'phone',
    hand: 'touch',
    steps: 30,
  },
  {
    name: 'hot-seat for two',
    table: { factions: BASE, persons: 2 },
    language: 'ru',
    size: 'desktop',
    hand: 'keys',
    steps: 30,
  },
  {
    name: 'the Underworld on the lake, with landmarks',
    table: { factions: ['duchy', 'corvids', 'marquise'], persons: 2, settings: { map: 'lake', landmarks: 'two' } },
    language: 'en',
    size: 'phone',
    hand: 'touch',
    steps: 12,
  },
  {
    name: 'the Underworld on the mountain, with landmarks',
    table: { factions: ['corvids', 'duchy', 'eyrie'], persons: 2, settings: { map: 'mountain', landmarks: 'two' } },
    language: 'uk',
    size: 'desktop',
    hand: 'mouse',
    steps: 12,
  },
];
/** Hot-seat in the languages and sizes that the short dose leaves out: two factions of the base, two later ones in turn. */
const MORE: readonly Wish[] = (
  [
    ['uk', 'desktop', 'mouse'],
    ['ru', 'phone', 'touch'],
    ['en', 'desktop', 'keys'],
    ['en', 'phone', 'touch'],
  ] as const
).map(([language, size, hand], i) => ({
  name: 'hot-seat for two alone',
  table: { factions: i % 2 === 0 ? ['vagabond', 'marquise'] : ['hundreds', 'keepers'], persons: 2 },
  language,
  size,
  hand,
}));
/** The Underworld on both of its maps, in every language and size that the short dose leaves out. */
const BELOW: readonly Wish[] = (['lake', 'mountain'] as const).flatMap((map) =>
  LANGUAGES.flatMap((language) =>
    (['desktop', 'phone'] as const)
      .filter(
        (size) =>
          !SOME.some((one) => one.table.settings?.['map'] === map && one.language === language && one.size === size),
      )
      .map(
        (size): Wish => ({
          name: `the Underworld alone on the ${map}`,
          table: { factions: ['duchy', 'corvids'], persons: 2, settings: { map } },
          language,
          size,
          hand: size === 'phone' ? 'touch' : language === 'ru' ? 'keys' : 'mouse',
        }),
      ),
  ),
);
const GAMES = FULL ? [...SOME, ...MORE, ...BELOW] : SOME;

describe('Root through the screen', { timeout: PATIENCE_MS }, () => {
  test.each(GAMES)('$name, $language, $size, by $hand', async ({ table, language, size, hand, steps }) => {
    // The tests of the map below see warnings of the development build.
    const address = app.swiftAddress;
    const { page, context, wrong } = await visit(app.browser, address, { language, size });
    await openKept(page, await preparedRoot(table));
    const who = { ...person(hand, 5), spots: ROOT_SPOTS };
    const course = { steps: FULL ? 'to the end' : (steps ?? 'to the end'), missing: untappable } as const;
    const { over } = await playThrough(page, who, course);
    who.errorText.push(...(await faultsOf(page, { axe: true })));
    expect(who.errorText).toEqual([]);
    expect(wrong).toEqual([]);
    expect(over).toBe(course.steps === 'to the end');
    await context.close();
  });
});

describe('the map of Root', { timeout: PATIENCE_MS }, () => {
  const six = ['marquise', 'eyrie', 'alliance', 'vagabond', 'hundreds', 'keepers'];

  test('arrows walk along the roads, Enter points, the question mark says why, L opens the log, U takes a word back', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'en', size: 'desktop' });
    await openKept(page, await preparedRoot({ factions: BASE, persons: 1, answers: 20, until: /^battle / }));
    await page.waitForSelector('[data-prompt] [data-words]');
    const here = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['place']);
    await page.locator('[data-place="c1"]').focus();
    await page.keyboard.press('ArrowDown');
    expect(await here()).toBe('c9');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    expect(['c5', 'c10']).toContain(await here());
    const hint = page.locator('[data-place][data-hint]').first();
    const place = (await hint.getAttribute('data-place'))!;
    const before = await page.locator('[data-prompt] [data-words]').count();
    await hint.focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector(`[data-place="${place}"][data-chosen]`);
    const said = await page
      .locator('[data-prompt] [data-words]')
      .evaluateAll((list) => list.map((one) => (one as HTMLElement).dataset['words'] ?? ''));
    expect(said.length).toBeGreaterThan(0);
    expect(said.length).toBeLessThanOrEqual(before);
    await page.keyboard.press('Escape');
    await page.waitForSelector(`[data-place="${place}"]:not([data-chosen])`);
    await page.locator('[data-place="c1"]').focus();
    await page.keyboard.press('?');
    await page.getByRole('list', { name: 'Why not' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    await page.getByRole('list', { name: 'Log' }).waitFor();
    await page.locator('[data-next="battle"]').click();
    await page.locator('[data-detail="beside"] > button').click();
    await page.getByRole('dialog').getByText('All combinations').first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('u');
    await page.waitForSelector('[data-next="battle"]');
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('landmarks and closed paths say what they do, by pointer and by keys', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'en', size: 'desktop' });
    const settings = { map: 'mountain', landmarks: 'one', landmarkPool: ['legendary-forge'] };
    const table = { factions: ['duchy', 'corvids'], persons: 1, settings, until: /^recruit-below/ };
    await openKept(page, await preparedRoot(table));
    await page.waitForSelector('[data-prompt] [data-words]');
    const said = page.locator('[data-preview]');
    await page.locator('[data-note="tower"]').click();
    expect(await said.innerText()).toMatch(/Tower.*rule this clearing.*§\s20\.4/s);
    await page.locator('[data-note="legendary-forge"]').click();
    expect(await said.innerText()).toMatch(/Legendary Forge.*Items at the Forge.*§\s21\.6/s);
    expect(await faultsOf(page, { axe: true })).toEqual([]);
    await page.locator('[data-note="path 2"]').focus();
    await page.keyboard.press('Enter');
    expect(await said.innerText()).toMatch(/Closed path.*clearings\s2 and 5.*§\s20\.3/s);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('forests that can be chosen have their names on the map, and one is lit while one looks at its choice', async () => {
    const slips = (offered: readonly string[]): boolean => offered.some((text) => text.startsWith('slip f'));
    const factions = ['vagabond', 'keepers', 'marquise', 'eyrie'];
    const saved = await preparedRoot({ factions, persons: 1, answers: 20, until: slips });
    for (const size of ['desktop', 'phone'] as const) {
      const { page, context, wrong } = await visit(app.browser, app.address, { language: 'en', size });
      await openKept(page, saved);
      const slip = page.locator('[data-prompt] [data-words="slip"]');
      await (size === 'phone' ? slip.tap() : slip.click());
      const choice = page.locator('[data-prompt] [data-words^="slip f"]').first();
      await choice.waitFor();
      const forests = await page
        .locator('[data-place^="f"][data-target]')
        .evaluateAll((all) => all.map((one) => `forest ${(one as HTMLElement).dataset['place']!.slice(1)}`));
      const texts = await page.locator('[data-stage] text').allTextContents();
      const names = texts.map((text) => text.replaceAll('\u00A0', ' '));
      expect(forests.length).toBeGreaterThan(0);
      expect(names.filter((name) => forests.includes(name))).toEqual(forests);
      await choice.focus();
      const frame = page.locator('[data-place^="f"][data-named] [data-anchor]');
      expect(await frame.evaluate((one) => getComputedStyle(one).strokeDasharray)).toBe('none');
      expect(wrong).toEqual([]);
      await context.close();
    }
  });

  test('with five seats figures stand beside the news where both fit, and nothing of the news is hidden', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'uk', size: 'desktop' });
    await openKept(page, await preparedRoot({ factions: ['keepers', ...BASE], persons: 1, answers: 40 }));
    await page.locator('[data-summary]').first().waitFor();
    const figures = page.locator('[data-seat]:has([data-summary]) span[title]:has(svg)').filter({ visible: true });
    const height = async (): Promise<number> =>
      await page.locator('ul:has(> [data-seat="1"])').evaluate((list) => list.scrollHeight - list.clientHeight);
    await expect.poll(() => figures.count()).toBeGreaterThan(3);
    expect(await height()).toBeLessThanOrEqual(1);
    await page.setViewportSize({ width: 1366, height: 560 });
    await expect.poll(() => figures.count()).toBe(0);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('on a phone a notice stands above the odds of a battle, not on them', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'ru', size: 'phone' });
    await openKept(page, await preparedRoot({ factions: BASE, persons: 1, answers: 20, until: /^battle / }));
    await page.locator('[data-next="battle"]').tap();
    const detail = page.locator('[data-detail]');
    await detail.waitFor();
    await page.locator('[data-prompt]').evaluate((prompt) => {
      const notice = document.createElement('p');
      notice.textContent = 'Просьба вернуть ход отклонена';
      notice.style.background = '#fff';
      prompt.parentElement!.querySelector('section')!.prepend(notice);
    });
    expect(await faultsOf(page, { axe: false })).toEqual([]);
    const boxes = await Promise.all([detail.boundingBox(), page.locator('[data-prompt]').boundingBox()]);
    expect(boxes[0]!.y + boxes[0]!.height).toBeLessThanOrEqual(boxes[1]!.y + 1);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('on a phone the odds of a battle stay off the board until it is the battle that is asked about', async () => {
    const isBattle = (text: string): boolean => text.startsWith('battle ');
    const until = (offered: readonly string[]): boolean => offered.filter(isBattle).length === 1 && offered.length > 8;
    const table = { factions: ['corvids', 'duchy'], persons: 1, settings: { map: 'mountain' }, answers: 30, until };
    const saved = await preparedRoot(table);
    // Russian has the longest words.
    for (const language of FULL ? LANGUAGES : (['ru'] as const)) {
      const { page, context, wrong } = await visit(app.browser, app.swiftAddress, { language, size: 'phone' });
      await openKept(page, saved);
      await page.waitForSelector('[data-prompt] [data-words]');
      const news = page.locator('[data-close-recap], [data-outcome] > button').filter({ visible: true });
      while ((await news.count()) > 0) await news.first().tap();
      const covered = (): Promise<string[]> =>
        page.locator('[data-place]:is([data-target], [data-hint])').evaluateAll((list) =>
          list.flatMap((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            const hit = document.elementFromPoint(x + width / 2, y + height / 2);
            return one.contains(hit) ? [] : [(one as HTMLElement).dataset['place']!];
          }),
        );
      const detail = page.locator('[data-detail="beside"]');
      const prompt = page.locator('[data-prompt]');
      const box = async (one: typeof detail) => (await one.boundingBox())!;
      await detail.waitFor({ state: 'attached' });
      expect(await covered()).toEqual([]);
      // Pointed at, the clearing leaves room for one line below its choices.
      const where = (await page.locator('[data-words^="battle"]').getAttribute('data-words'))!.split(' ')[1];
      await page.locator(`[data-place="${where}"]`).tap();
      await page.locator('[data-prompt] [data-words^="battle"]').waitFor();
      await detail.and(page.locator('[data-brief]')).waitFor();
      expect(await covered()).toEqual([]);
      // The words of the move and the question after them are whole, beside the actions that are left.
      const isCut = (one: Element): boolean => one.scrollWidth > one.clientWidth + 1;
      expect(await prompt.locator('[role="group"]').first().evaluate(isCut)).toBe(false);
      expect((await box(detail)).y).toBeGreaterThan((await box(prompt)).y);
      expect(await detail.locator('td:visible').count()).toBeLessThan(await detail.locator('td').count());
      expect(await faultsOf(page, { axe: true })).toEqual([]);
      await detail.locator('> button').tap();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      // Chosen without pointing it waits to be confirmed, with all of its odds.
      await page.locator('[data-prompt] [data-word]').tap();
      await page.locator('[data-prompt] :is([data-next="battle"], [data-words^="battle"])').tap();
      await page.locator('[data-detail="beside"]:not([data-brief])').waitFor();
      expect((await box(detail)).y + (await box(detail)).height).toBeLessThanOrEqual((await box(prompt)).y + 1);
      expect(await faultsOf(page, { axe: false })).toEqual([]);
      expect(wrong).toEqual([]);
      await context.close();
    }
  });

  test('what happened since one’s turn is stepped through, and the log shows each step as it was', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'en', size: 'phone' });
    await openKept(
      page,
      await preparedRoot({ factions: ['eyrie', 'marquise'], persons: 1, answers: 20, until: /^tuck / }),
    );
    const version = await page.locator('[data-version]').getAttribute('data-version');
    await page.locator('[data-recap] [data-replay]').tap();
    const player = page.locator('[data-playback]');
    await player.waitFor();
    const told: string[] = [await player.innerText()];
    for (let k = 0; k < 2; k++) {
      await player.getByRole('button', { name: 'Next step' }).tap();
      await expect.poll(() => player.innerText()).not.toBe(told.at(-1));
      told.push(await player.innerText());
    }
    expect(new Set(told).size).toBe(3);
    expect(await faultsOf(page, { axe: true })).toEqual([]);
    await player.locator('[data-skip]').tap();
    await page.locator('[data-prompt]').waitFor();
    const tab = page.getByRole('navigation').last().getByRole('button', { name: 'Log' });
    await tab.tap();
    const log = page.getByRole('list', { name: 'Log' });
    // The last step is the present; the turn before it is past.
    await log.locator('summary').nth(-2).tap();
    await log
      .getByRole('button', { name: /^Show the board/ })
      .first()
      .tap();
    await tab.tap();
    await page.getByText('Viewing step').waitFor();
    await page.getByRole('button', { name: 'Back to the game' }).tap();
    expect(await page.locator('[data-version]').getAttribute('data-version')).toBe(version);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('the law is searched beside the table in three languages, and what it cites opens there', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'uk', size: 'desktop' });
    await openKept(page, await preparedRoot({ factions: BASE, persons: 1 }));
    await page.locator('#tab-law').click();
    const panel = page.getByRole('tabpanel');
    const address = page.url();
    for (const [language, word] of [
      ['uk', 'засідка'],
      ['ru', 'засада'],
      ['en', 'ambush'],
    ] as const) {
      await page.locator(`header [lang="${language}"]`).click();
      await panel.getByRole('searchbox').fill(word);
      const found = panel.getByRole('listitem').filter({ hasText: new RegExp(word.slice(0, -1), 'i') });
      await found.first().waitFor();
      expect(await faultsOf(page, { axe: language === 'en' })).toEqual([]);
      await found.first().getByRole('button').last().click();
      await panel.getByRole('heading').first().waitFor();
      expect(await panel.innerText()).toMatch(/§|п\./);
    }
    const cited = panel.locator('article p button').first();
    if ((await cited.count()) > 0) await cited.click();
    expect(page.url()).toBe(address);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('pieces travel when things may move, and stand still when the reader wants that', async () => {
    for (const moves of [true, false]) {
      const { page, context, wrong } = await visit(app.browser, app.address, {
        language: 'en',
        size: 'desktop',
        moves,
      });
      await openKept(page, await preparedRoot({ factions: BASE, persons: 1 }));
      await page.waitForSelector('[data-prompt] [data-words]');
      const ghosts = await watchGhosts(page);
      await playOn(page, { ...person('keys', 3), isBlind: true }, 9);
      expect((await ghosts()) > 0).toBe(moves);
      await page.keyboard.press('Shift');
      await expect.poll(() => page.locator('[data-motion] > *').count()).toBe(0);
      expect(wrong).toEqual([]);
      await context.close();
    }
  });

  test('an answer is painted soon, with six seats and everything on the board', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, {
      language: 'uk',
      size: 'desktop',
      moves: true,
    });
    await openKept(page, await preparedRoot({ factions: six, persons: 1, answers: 60 }));
    await page.waitForSelector('[data-prompt] [data-words]');
    const waits = await watchInteractions(page);
    const work = await watchWork(page);
    const answers = 14;
    await playOn(page, { ...person('mouse', 3), isBlind: true, spots: ROOT_SPOTS }, answers);
    const all = await waits();
    const middle = all[Math.floor(all.length / 2)] ?? 0;
    const each = Math.round((await work()) / answers);
    console.log(
      `interaction to next paint, six seats: ${all.length} noted, median ${middle} ms, worst ${all.at(-1) ?? 0} ms; ` +
        `the page itself works ${each} ms for an answer and its results ` +
        `(${loadavg()[0]!.toFixed(1)} jobs on ${availableParallelism()} processors)`,
    );
    expect(wrong).toEqual([]);
    await context.close();
  });
});

describe('the end of Root', { timeout: PATIENCE_MS }, () => {
  test('tells where every point came from, and is saved in the notation of its players', async () => {
    const { page, context, wrong } = await visit(app.browser, app.address, { language: 'uk', size: 'phone' });
    await openKept(page, await preparedRoot({ factions: ['marquise', 'eyrie'], persons: 1, answers: 2000 }));
    await page.waitForSelector('[data-screen="end"]');
    const places = page.locator('[data-screen="end"] ol > li:has(details)');
    // Where the points came from is loaded with the end.
    await places.first().waitFor();
    const counted = await places.evaluateAll((rows) =>
      rows.map((row) => {
        const gains = [...row.querySelectorAll('details li > b')].map((b) => Number(b.textContent?.replace('−', '-')));
        return [
          gains.reduce((sum, one) => sum + one, 0),
          Number(row.querySelector(':scope > b:last-of-type')?.textContent),
        ];
      }),
    );
    expect(counted.length).toBeGreaterThan(0);
    for (const [sum, score] of counted) expect(sum).toBe(score);
    await page.locator('details summary').first().tap();
    expect(await faultsOf(page, { axe: true })).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-record]').tap()]);
    expect(file.suggestedFilename()).toMatch(/\.rootlog$/);
    expect(readFileSync(await file.path(), 'utf8')).toMatch(/^Players?:|^Map:|^Pool:/m);
    expect(wrong).toEqual([]);
    await context.close();
  });
});
