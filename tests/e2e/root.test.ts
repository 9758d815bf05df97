import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../src/i18n/index.ts';
import { type Size, startBrowser, visit } from './browser.testkit.ts';
import { faultsOf } from './check.testkit.ts';
import { openKept } from './kept.testkit.ts';
import { type Hand, person, playOn } from './player.testkit.ts';
import { preparedRoot, type RootTable, tapTable, untappable } from './root.testkit.ts';
import { serve, type Site } from './site.testkit.ts';

const ROOT = join(import.meta.dirname, '../..');
const FULL = process.env['E2E'] === 'full';
/** A busy machine is slow; nothing here depends on time. */
const PATIENCE_MS = 900_000;
const LOOK_EVERY = 25;
const MOST_STEPS = 3000;

let site: Site;
let browser: Browser;

beforeAll(async () => {
  execFileSync('node', ['scripts/client.mjs', '--proving'], { cwd: ROOT });
  site = await serve(join(ROOT, '.build/client'));
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

interface Wish {
  readonly name: string;
  readonly table: RootTable;
  readonly language: Language;
  readonly size: Size;
  readonly hand: Hand;
  /** How many steps the short dose takes; none: to the end. */
  readonly steps?: number;
}

const GAMES: readonly Wish[] = [
  {
    name: 'one against bots, to the end',
    table: { factions: ['marquise', 'eyrie', 'alliance', 'vagabond'], persons: 1 },
    language: 'en',
    size: 'desktop',
    hand: 'mouse',
  },
];

describe('Root through the screen', { timeout: PATIENCE_MS }, () => {
  test.each(GAMES)('$name, $language, $size, by $hand', async ({ table, language, size, hand, steps }) => {
    const { page, context, wrong } = await visit(browser, site.address, { language, size });
    await openKept(page, await preparedRoot(table));
    const who = { ...person(hand, 5), isBlind: true, tap: tapTable };
    const missing: string[] = [];
    const most = FULL ? MOST_STEPS : (steps ?? MOST_STEPS);
    let step = 0;
    for (; step < most && (await playOn(page, who, 1)) === 'going on'; step++) {
      missing.push(...(await untappable(page)));
      if (step % LOOK_EVERY === 0)
        who.faults.push(...(await faultsOf(page, { axe: false })).map((fault) => `step ${step}: ${fault}`));
    }
    who.faults.push(...(await faultsOf(page, { axe: true })));
    expect(missing).toEqual([]);
    expect(who.faults).toEqual([]);
    expect(wrong).toEqual([]);
    const over = (await page.locator('[data-screen="end"]').count()) > 0;
    expect(over || step === steps, `${step} steps`).toBe(true);
    await context.close();
  });
});
