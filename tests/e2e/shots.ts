import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { LANGUAGES } from '../../src/i18n/index.ts';
import { scratch, startTestServer, testConfig } from '../server/server.testkit.ts';
import { type Size, SIZES, startBrowser, visit } from './browser.testkit.ts';
import { playOn, person, sitDown } from './player.testkit.ts';
import { openKept } from './kept.testkit.ts';
import { preparedRoot, type RootTable } from './root.testkit.ts';
import { openPrepared, prepared } from './scythia.testkit.ts';
import { lightWild } from './wild.testkit.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'shots');
const THEMES = ['day', 'night', 'contrast'] as const;

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
    await sitDown(shown, way, hand, steps > 100 ? 'short' : 'long');
    if (steps > 0) await playOn(shown, { ...person(hand, 7), isBlind: true }, steps);
  };

/** A table of the server that waits for somebody. */
async function room(shown: Page): Promise<void> {
  await page('/new/root?way=friends')(shown);
  await shown.locator('button[type="submit"]').click();
  await shown.waitForSelector('[data-screen="room"]');
}

/** The Wild some steps into a game: with a rival's turn between, or alone with both factions. */
const wild =
  (players: 'two' | 'solo', steps: number) =>
  async (shown: Page, size: Size): Promise<void> => {
    await lightWild(shown, players);
    await playOn(shown, { ...person(size === 'phone' ? 'touch' : 'mouse', 9), isBlind: true }, steps);
  };

const scythia =
  (persons: 1 | 2, window: string, verb: string) =>
  async (shown: Page): Promise<void> =>
    await openPrepared(shown, await prepared(persons, window, verb));

const root =
  (table: RootTable, then?: string) =>
  async (shown: Page, size: Size): Promise<void> => {
    await openKept(shown, await preparedRoot(table));
    await shown.waitForSelector('[data-prompt]');
    if (then === undefined) return;
    const button = shown.locator(then).filter({ visible: true }).first();
    await (size === 'phone' ? button.tap() : button.click());
  };
const BASE = ['marquise', 'eyrie', 'alliance', 'vagabond'];
const SIX = ['keepers', 'cult', 'riverfolk', 'hundreds', 'alliance', 'vagabond'];
const HIRED = { hirelings: ['marauder-pack', 'underworld-pack'] };

const SCENES: readonly Scene[] = [
  { name: 'home', reach: page('/') },
  { name: 'setup', reach: page('/new/embers?way=screen') },
  { name: 'friends', reach: page('/new/root?way=friends') },
  { name: 'room', reach: room },
  { name: 'me', reach: page('/me') },
  { name: 'learn', reach: page('/learn') },
  { name: 'law', reach: page('/law/root?p=4.2.1') },
  { name: 'curtain', reach: table('screen', 0) },
  { name: 'table', reach: table('bots', 4) },
  { name: 'end', reach: table('bots', 200) },
  { name: 'root-turn', reach: root({ factions: BASE, persons: 1, answers: 30, until: /^battle / }) },
  {
    name: 'root-battle',
    reach: root({ factions: BASE, persons: 1, answers: 30, until: /^battle / }, '[data-next="battle"]'),
  },
  { name: 'root-six', reach: root({ factions: SIX, persons: 1, answers: 50, settings: HIRED }) },
  {
    name: 'root-hand',
    reach: root({ factions: ['cult', 'riverfolk', 'eyrie'], persons: 1, answers: 40 }, 'nav button, [data-hint]'),
  },
  { name: 'wild-plan', reach: wild('two', 15) },
  { name: 'wild-turn', reach: wild('solo', 22) },
  { name: 'scythia-turn', reach: scythia(2, 'turn', 'raid') },
  { name: 'scythia-raid', reach: scythia(2, 'kumis', 'kumis') },
  { name: 'scythia-solo', reach: scythia(1, 'wound', 'wound') },
];

const wanted = process.argv.slice(2);
const place = scratch();
const site = await startTestServer(testConfig({ data: place.file('shots.db') }), join(ROOT, '.build/client'));
const browser = await startBrowser();
mkdirSync(FOLDER, { recursive: true });
let taken = 0;
try {
  for (const { name, reach } of SCENES)
    for (const language of LANGUAGES)
      for (const size of Object.keys(SIZES) as Size[])
        for (const theme of THEMES) {
          const file = `${name}-${language}-${size}-${theme}.png`;
          if (!wanted.every((word) => file.includes(word))) continue;
          const {
            page: shown,
            context,
            wrong,
          } = await visit(browser, site.url, {
            language,
            size,
            theme,
            density: size === 'phone' ? 2 : 1,
          });
          await reach(shown, size);
          await shown.evaluate('document.fonts.ready.then(() => undefined)');
          await shown.waitForTimeout(400);
          await shown.screenshot({ path: join(FOLDER, file) });
          await context.close();
          if (wrong.length > 0) throw new Error(`${file}: ${wrong.join('; ')}`);
          taken += 1;
        }
  console.log(`${taken} pictures in ${FOLDER}`);
} finally {
  await browser.close();
  await site.close();
  place.remove();
}
