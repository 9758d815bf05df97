import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { SavedTable } from '../../src/client/table/messages.ts';
import { LANGUAGES } from '../../src/i18n/index.ts';
import { CLIENT } from './site.testkit.ts';
import { scratch, startTestServer, testConfig } from '../server/server.testkit.ts';
import { changeTheme, type Size, SIZES, startBrowser, visit } from './browser.testkit.ts';
import { playOn, person, sitDown } from './player.testkit.ts';
import { openKept } from './kept.testkit.ts';
import { preparedRoot, type RootTable } from './root.testkit.ts';
import { openPrepared, prepared } from './scythia.testkit.ts';
import { lightWild, preparedWild, rolledWild } from './wild.testkit.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'shots');
/** A picture with fewer bytes shows one colour: a busy browser has not painted the page yet. */
const BLANK_BYTES = 20_000;
/** So often a picture is taken again while it differs from the one before. */
const MOST_PICTURES = 20;
const THEMES = ['day', 'night', 'contrast'] as const;
/** The windows of which pictures are taken, and the size of the visit that shows them. */
const WINDOWS = {
  desktop: { visit: 'desktop', ...SIZES.desktop },
  laptop: { visit: 'desktop', width: 1366, height: 768 },
  phone: { visit: 'phone', ...SIZES.phone },
} as const satisfies Readonly<
  Record<string, { readonly visit: Size; readonly width: number; readonly height: number }>
>;

/** A screen and how to get there. */
interface Scene {
  readonly name: string;
  readonly reach: (page: Page, size: Size) => Promise<void>;
}

const page =
  (path: string) =>
  async (shown: Page): Promise<void> => {
    await shown.goto(path);
    await shown.waitForSelector('main h1');
  };

const table =
  (way: 'bots' | 'screen', steps: number) =>
  async (shown: Page, size: Size): Promise<void> => {
    const hand = size === 'phone' ? 'touch' : 'mouse';
    await sitDown(shown, way, hand, 'long');
    if (steps > 0) await playOn(shown, { ...person(hand, 7), isBlind: true }, steps);
  };

/** A table of the server that waits for somebody. */
async function lobby(shown: Page): Promise<void> {
  await page('/new/root?way=friends')(shown);
  await shown.locator('button[type="submit"]').click();
  await shown.waitForSelector('[data-screen="lobby"]');
}

/** One person with two factions of the Wild, some steps into a game. */
async function wildTurn(shown: Page, size: Size): Promise<void> {
  await lightWild(shown, 'solo');
  await playOn(shown, { ...person(size === 'phone' ? 'touch' : 'mouse', 9), isBlind: true }, 22);
}

/** A table of Scythia, played once for all its pictures; `then` is pressed at last. */
function scythia(persons: 1 | 2, window: string, verb: string, then?: string): Scene['reach'] {
  let kept: ReturnType<typeof prepared> | undefined;
  return async (shown, size) => {
    kept ??= prepared(persons, window, verb);
    await openPrepared(shown, await kept);
    await shown.waitForSelector('[data-prompt]');
    if (then !== undefined) await press(shown, size, then);
  };
}

/**
 * Waits until all is drawn: the map draws hills and trees in parts, one after each paint, and says when it has drawn the last one;
 * the board of a seat and the marks on it are loaded when it is opened.
 */
async function drawn(shown: Page): Promise<void> {
  await shown.waitForFunction(() => {
    const panel = document.querySelector('[data-seat-board] > div');
    return document.querySelector('[data-ground="begun"]') === null && (panel === null || panel.textContent !== '');
  });
  const paths = shown.locator('svg path');
  for (let [before, now] = [-1, await paths.count()]; before !== now; [before, now] = [now, await paths.count()])
    await shown.waitForTimeout(400);
}

/** A picture of what is painted whole: two pictures after each other are equal, unless something on the page keeps moving. */
async function pictureOf(shown: Page): Promise<Buffer> {
  let before = await shown.screenshot();
  for (let k = 0; k < MOST_PICTURES; k++) {
    await shown.waitForTimeout(before.length < BLANK_BYTES ? 400 : 150);
    const picture = await shown.screenshot();
    if (picture.length >= BLANK_BYTES && picture.equals(before)) return picture;
    before = picture;
  }
  return before;
}

/** Taps or clicks, as one does on such a screen. */
async function press(shown: Page, size: Size, what: string): Promise<void> {
  const button = shown.locator(what).filter({ visible: true }).first();
  await (size === 'phone' ? button.tap() : button.click());
}

/** A table of Root, played once for all its pictures; `then` is pressed at last. */
function root(table: RootTable, then?: string): Scene['reach'] {
  let kept: ReturnType<typeof preparedRoot> | undefined;
  return async (shown, size) => {
    kept ??= preparedRoot(table);
    await openKept(shown, await kept);
    await shown.waitForSelector('[data-prompt], [data-screen="end"]');
    if (then !== undefined) await press(shown, size, then);
  };
}
const BASE = ['marquise', 'eyrie', 'alliance', 'vagabond'];
const SIX = ['keepers', 'cult', 'riverfolk', 'hundreds', 'alliance', 'vagabond'];
const HIRED = { hirelings: ['marauder-pack', 'underworld-pack'] };

const COURT = ['eyrie', 'marquise', 'alliance'];
const DASHBOARDS = [
  'marquise',
  'eyrie',
  'alliance',
  'vagabond',
  'cult',
  'riverfolk',
  'hundreds',
  'keepers',
  'duchy',
  'corvids',
];
/** One's own board, opened. */
const board = (faction: string): Scene['reach'] =>
  root(
    { factions: [faction, ...BASE.filter((other) => other !== faction)], persons: 1, answers: 40 },
    '[data-seat="0"] button',
  );

/** A scene, and something that comes by itself a while later. */
const awaited =
  (reach: Scene['reach'], what: string): Scene['reach'] =>
  async (shown, size) => {
    await reach(shown, size);
    await shown.locator(what).first().waitFor();
  };
const TURN = { factions: BASE, persons: 1, answers: 30, until: /^battle / };
const ADVISED = root(TURN, '[data-ask-hint]');

/** A battle of Root that has just been rolled. */
async function rolled(shown: Page, size: Size): Promise<void> {
  await root(TURN, '[data-words^="battle"]')(shown, size);
  const told = shown.locator('[data-outcome]');
  for (let k = 0; k < 4 && (await told.count()) === 0; k++) {
    const next = shown.locator('[data-prompt] :is([data-says]:not([data-words]), [data-words^="battle"])').first();
    await Promise.race([told.waitFor(), size === 'phone' ? next.tap() : next.click()]);
  }
  await told.waitFor();
}

/** A table of the Wild, played once for all its pictures. */
function wild(make: () => Promise<SavedTable>): Scene['reach'] {
  let kept: Promise<SavedTable> | undefined;
  return async (shown) => {
    kept ??= make();
    await openKept(shown, await kept);
    await shown.waitForSelector('[data-prompt]');
  };
}
const OVER = { factions: ['marquise', 'eyrie'], persons: 1, answers: 2000 };

const SCENES: readonly Scene[] = [
  { name: 'home', reach: page('/') },
  { name: 'setup', reach: page('/new/embers?way=screen') },
  { name: 'friends', reach: page('/new/root?way=friends') },
  { name: 'lobby', reach: lobby },
  { name: 'me', reach: page('/me') },
  { name: 'learn', reach: page('/learn') },
  { name: 'law', reach: page('/law/root?p=4.2.1') },
  { name: 'curtain', reach: table('screen', 0) },
  { name: 'table', reach: table('bots', 4) },
  { name: 'end', reach: root(OVER) },
  { name: 'root-turn', reach: root(TURN) },
  { name: 'root-battle', reach: root(TURN, '[data-next="battle"]') },
  {
    name: 'root-lake',
    reach: root({ factions: BASE, persons: 1, answers: 6, settings: { map: 'lake', suits: 'dealt' } }),
  },
  {
    name: 'root-mountain',
    reach: root({ factions: BASE, persons: 1, answers: 6, settings: { map: 'mountain', suits: 'dealt' } }),
  },
  { name: 'root-six', reach: root({ factions: SIX, persons: 1, answers: 50, settings: HIRED }) },
  {
    name: 'root-hand',
    reach: root({ factions: ['cult', 'riverfolk', 'eyrie'], persons: 1, answers: 40 }, 'nav button, [data-hint]'),
  },
  { name: 'root-decree', reach: root({ factions: COURT, persons: 1, answers: 30, until: /^resolve / }) },
  { name: 'root-turmoil', reach: root({ factions: COURT, persons: 1, answers: 20, until: /^leader / }) },
  ...DASHBOARDS.map((faction) => ({
    name: `root-board-${faction}`,
    reach: board(faction),
  })),
  {
    name: 'root-exposure',
    reach: root({ factions: ['marquise', 'corvids', 'eyrie'], persons: 1, answers: 20, until: /^expose / }),
  },
  { name: 'root-roll', reach: rolled },
  { name: 'root-seat', reach: root(TURN, '[data-seat="2"] button') },
  { name: 'root-log', reach: root(TURN, '#tab-log, nav button:has(+ button):nth-child(2)') },
  { name: 'root-hint', reach: awaited(ADVISED, '[data-hinted]') },
  { name: 'editor', reach: awaited(page('/editor/root'), 'main form') },
  { name: 'review', reach: awaited(root(OVER, '[data-open-review]'), '[data-chart]') },
  { name: 'wild-plan', reach: wild(() => preparedWild(/^play /, 2, 2)) },
  { name: 'wild-turn', reach: wildTurn },
  { name: 'wild-roll', reach: wild(rolledWild) },
  { name: 'scythia-turn', reach: scythia(2, 'turn', 'raid') },
  { name: 'scythia-raid', reach: scythia(2, 'kumis', 'kumis') },
  { name: 'scythia-solo', reach: scythia(1, 'wound', 'wound') },
  { name: 'scythia-seat', reach: scythia(2, 'turn', 'raid', '[data-seat="1"] button') },
];

const wanted = process.argv.slice(2);
const place = scratch();
const site = await startTestServer(testConfig({ data: place.file('shots.db') }), CLIENT);
// Letters at their true distances: hinting, which screens of this density do without, rounds them.
const browser = await startBrowser(['--font-render-hinting=none']);
mkdirSync(FOLDER, { recursive: true });
let taken = 0;
try {
  for (const { name, reach } of SCENES)
    for (const language of LANGUAGES)
      for (const size of Object.keys(SIZES) as Size[]) {
        const files = Object.entries(WINDOWS)
          .filter(([, window]) => window.visit === size)
          .flatMap(([of, window]) =>
            THEMES.map((theme) => ({ window, theme, file: `${name}-${language}-${of}-${theme}.png` })),
          )
          .filter(({ file }) => wanted.every((word) => file.includes(word)));
        if (files.length === 0) continue;
        const wish = { language, size, theme: 'day', density: size === 'phone' ? 2 : 1, paints: true } as const;
        const { page: shown, context, wrong } = await visit(browser, site.url, wish);
        await reach(shown, size);
        await shown.evaluate('document.fonts.ready.then(() => undefined)');
        // A theme is a mark on the page, and a window is resized: one visit gives all their pictures.
        for (const { window, theme, file } of files) {
          await shown.setViewportSize(window);
          await changeTheme(shown, theme);
          await drawn(shown);
          writeFileSync(join(FOLDER, file), await pictureOf(shown));
          taken += 1;
        }
        await context.close();
        if (wrong.length > 0) throw new Error(`${name}, ${language}, ${size}: ${wrong.join('; ')}`);
      }
  console.log(`${taken} pictures in ${FOLDER}`);
} finally {
  await browser.close();
  await site.close();
  place.remove();
}
