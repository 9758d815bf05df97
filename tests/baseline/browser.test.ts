import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowser, visit, type WatchedPage } from '../e2e/browser.testkit.ts';
import { person, playOn } from '../e2e/player.testkit.ts';
import { CLIENT } from '../e2e/site.testkit.ts';
import { scratch, startTestServer, testConfig } from '../server/server.testkit.ts';
import { FIXTURE_GAMES, fixtureBytes, fixtureLines } from './pure.testkit.ts';

const ROOT = join(import.meta.dirname, '../..');
const PATIENCE_MS = 300_000;

interface SavedTable {
  readonly note: { readonly id: string; readonly game: string; readonly moves: number };
  readonly entries: readonly object[];
}

/** What Chromium held after the app at 41a6819 was used in it: IndexedDB `vatra` and localStorage. */
interface OldBrowser {
  readonly version: number;
  readonly notes: readonly SavedTable['note'][];
  readonly tables: readonly SavedTable[];
  readonly localStorage: Readonly<Record<string, string>>;
  /** The reader's table at the server, and the version that the screen showed. */
  readonly server: { readonly table: string; readonly version: number };
}

const held = JSON.parse(fixtureBytes('browser.json').toString('utf8')) as OldBrowser;
const place = scratch();
let address = '';
let browser: Browser;
let stop: () => Promise<void>;
beforeAll(async () => {
  execFileSync('node', ['scripts/client.mjs', '--test-games'], { cwd: ROOT });
  const data = place.file('browser.db');
  writeFileSync(data, fixtureBytes('browser.db'));
  const server = await startTestServer(testConfig({ data }), CLIENT);
  address = server.url;
  stop = () => server.close();
  browser = await startBrowser();
}, PATIENCE_MS);
afterAll(async () => {
  await browser.close();
  await stop();
  place.remove();
});

/** A new browser that holds what the old one held: the database is made as the old app made it, before the new app runs. */
async function returning(): Promise<WatchedPage> {
  const watched = await visit(browser, address, { language: 'en', size: 'desktop' });
  // A page of the site that runs no script.
  await watched.page.route('**/nothing', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await watched.page.goto('/nothing');
  await watched.page.evaluate(
    (old) =>
      new Promise<void>((done, fail) => {
        for (const [key, value] of Object.entries(old.localStorage)) localStorage.setItem(key, value);
        const request = indexedDB.open('vatra', old.version);
        request.onerror = () => fail(new Error('no storage'));
        request.onupgradeneeded = () => {
          request.result.createObjectStore('notes', { keyPath: 'id' });
          request.result.createObjectStore('tables', { keyPath: 'note.id' });
        };
        request.onsuccess = () => {
          const transaction = request.result.transaction(['notes', 'tables'], 'readwrite');
          for (const note of old.notes) transaction.objectStore('notes').put(note);
          for (const table of old.tables) transaction.objectStore('tables').put(table);
          transaction.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
    held,
  );
  return watched;
}

/** The version that the screen shows; -1 while the screen is handed over to somebody else. */
const versionOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('[data-version]')?.dataset['version'] ?? -1));

/** Looks away from the layout, which other tests look at. */
const blind = { ...person('mouse', 3), isBlind: true };

async function playsOn(page: Page): Promise<void> {
  await page.waitForSelector('[data-screen="game"], [data-screen="curtain"]');
  if ((await page.locator('[data-screen="curtain"]').count()) > 0) await playOn(page, blind, 1);
  const before = await versionOf(page);
  // A sentence may take several words before it counts.
  for (let steps = 0; steps < 12 && (await versionOf(page)) <= before; steps++) await playOn(page, blind, 1);
  expect(await versionOf(page)).toBeGreaterThan(before);
}

describe('a browser that was last used with 41a6819', { timeout: PATIENCE_MS }, () => {
  test('lists its tables, opens each and plays on', async () => {
    expect(held.tables.map(({ note }) => note.game).sort()).toEqual(FIXTURE_GAMES.toSorted());
    const { page, context, wrong } = await returning();
    await page.goto('/games');
    for (const { id } of held.notes) await page.waitForSelector(`a[href="/play/${id}"]`);
    for (const { note } of held.tables) {
      await page.goto(`/play/${note.id}`);
      await playsOn(page);
    }
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('is still the same person: settings, notes, progress, and the seat at the server', async () => {
    const { page, context, wrong } = await returning();
    await page.goto('/');
    await page.waitForSelector('html[data-theme="night"]');
    const noted = Object.entries(held.localStorage).find(([key]) => key.startsWith('vatra.notes.'))!;
    await page.goto(`/play/${noted[0].slice('vatra.notes.'.length)}`);
    await page.getByRole('tab', { name: /notes/i }).click();
    expect(await page.locator('textarea').first().inputValue()).toBe(noted[1]);
    // The guided game goes on behind its first note.
    await page.goto('/learn/root/marquise');
    await page.waitForSelector('[data-coach]');
    expect(await page.evaluate(() => localStorage.getItem('vatra.learn.root/marquise'))).toBe(
      held.localStorage['vatra.learn.root/marquise'],
    );
    const solved = JSON.parse(held.localStorage['vatra.puzzles']!) as string[];
    expect(solved).toHaveLength(1);
    await page.goto('/puzzles/scythia');
    await page.waitForSelector(`a[href$="${solved[0]}"]`);
    await page.goto(held.server.table);
    await page.waitForSelector('[data-screen="game"]');
    expect(await versionOf(page)).toBe(held.server.version);
    await playsOn(page);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test.each(FIXTURE_GAMES)('opens an old link to a position of %s and plays on', async (game) => {
    const links = fixtureLines<{ fragment?: string; expected: { over: unknown } }>(`positions-${game}.jsonl`);
    const { fragment } = links.find((each) => each.fragment !== undefined && each.expected.over === null)!;
    const { page, context, wrong } = await visit(browser, address, { language: 'en', size: 'desktop' });
    await page.goto(`/editor/${game}${fragment}`);
    await page.waitForSelector('[role="status"][data-sound="true"]');
    await page.locator('[data-play]').click();
    await page.locator('[data-begin]').click();
    await page.waitForURL(/\/play\//);
    await playsOn(page);
    expect(wrong).toEqual([]);
    await context.close();
  });
});
