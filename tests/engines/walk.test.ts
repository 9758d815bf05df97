// A smoke walk through the built app in every engine, at the size of a laptop and of a phone: E2E=full.
// PICTURES=FOLDER also writes what was seen there.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BuiltServer, startBuilt } from '../built/program.testkit.ts';
import { missingTexts, unreadable } from '../e2e/boxes.testkit.ts';
import { Visitor } from '../server/client.testkit.ts';
import { type Engine, type EnginePage, ENGINES } from './engine.testkit.ts';
import { move, press, shows } from './player.testkit.ts';
import { revived, START } from './start.testkit.ts';

const FULL = process.env['E2E'] === 'full';
const PICTURES = process.env['PICTURES'];
const SIZES = [
  ['a laptop', 1366, 768],
  ['a phone', 390, 844],
] as const;
/** The width of a page in WebKitGTK's narrowest window, with some room for other themes, in CSS pixels. */
const NARROWEST_WEBKIT = 480;
const GAMES = ['root', 'wild', 'scythia'] as const;
/** Most questions that are answered until the second round begins: a first turn of Root has up to forty. */
const MOST_ANSWERS = 80;

let server: BuiltServer;

/** Notes what goes wrong in the page from now on. */
const listen = (page: EnginePage): Promise<void> =>
  page.evaluate(() => {
    const heard: string[] = ((globalThis as unknown as { heard: string[] }).heard = []);
    addEventListener('error', (event) => void heard.push(String(event.message)));
    addEventListener('unhandledrejection', (event) => void heard.push(String(event.reason)));
    const { error } = console;
    console.error = (...words: unknown[]) => {
      heard.push(words.map(String).join(' '));
      error(...words);
    };
  });

/** The round or turn that the header of a table names; 0 during the set-up. */
const roundOf = (page: EnginePage): Promise<number> =>
  page.evaluate(() =>
    Number(/(?:Round|Turn)\s(\d+)/.exec(document.querySelector('header')?.textContent ?? '')?.[1] ?? 0),
  );

const heard = (page: EnginePage): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { heard?: string[] }).heard ?? []);

/** What can be seen to be wrong with the page. */
async function faults(page: EnginePage): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return [...(await unreadable(page)), ...(await missingTexts(page)), ...(await heard(page))];
}

describe.runIf(FULL).each(ENGINES)('a walk in %s', (name) => {
  let engine: Engine;
  beforeAll(async () => {
    server ??= await startBuilt();
    engine = await START[name]();
  });
  beforeEach(async () => {
    engine = await revived(engine);
  });
  afterAll(async () => {
    await engine?.close();
  });

  async function see(what: string): Promise<string[]> {
    if (PICTURES !== undefined) {
      mkdirSync(PICTURES, { recursive: true });
      writeFileSync(join(PICTURES, `${name}-${what}.png`), await engine.page.picture());
    }
    return (await faults(engine.page)).map((one) => `${what}: ${one}`);
  }

  async function open(path: string, width: number, height: number): Promise<void> {
    await engine.page.goto(`${server.url}${path}`);
    await engine.page.resize(width, height);
    await listen(engine.page);
  }

  test.each(SIZES)('the first page, set-ups and a turn of each game at the size of %s', async (_, width, height) => {
    const { page } = engine;
    const found: string[] = [];
    await open('/', width, height);
    await shows(page, 'main h1');
    // WebKitGTK's small browser has a bar above the page, and its window is no narrower than that.
    const most = name === 'webkit' ? Math.max(width, NARROWEST_WEBKIT) : width;
    const shown = await page.evaluate(() => innerWidth);
    expect(shown).toBeGreaterThanOrEqual(width);
    expect(shown).toBeLessThanOrEqual(most);
    found.push(...(await see(`${width}-home`)));
    for (const game of GAMES) {
      await open('/', width, height);
      await press(page, `a[href^="/new/${game}"]`);
      await shows(page, 'form button[type="submit"]');
      found.push(...(await see(`${width}-${game}-new`)));
      await press(page, 'form button[type="submit"]');
      let answers = 0;
      for (; answers < MOST_ANSWERS && (await roundOf(page)) < 2; answers++) {
        const [before, after] = await move(page);
        expect(after).toBeGreaterThan(before);
      }
      expect(await roundOf(page), `the round after ${answers} answers at ${game}`).toBe(2);
      found.push(...(await see(`${width}-${game}`)));
    }
    expect(found).toEqual([]);
  });

  test.each(SIZES)('a table by its link at the size of %s', async (_, width, height) => {
    const { page } = engine;
    const host = await Visitor.arrive(server.url, 'Host');
    const { id } = await host.table('POST', '', { game: 'root', settings: { seats: 2 }, private: true });
    await host.table('POST', `/${id}/seats/0`, {});
    const { invite } = await host.call<{ invite: string }>('POST', `/api/tables/${id}/invites`, {});
    await open(`/table/${id}#invite=${invite}`, width, height);
    await shows(page, '[data-sit]');
    const found = await see(`${width}-lobby`);
    await press(page, '[data-sit]');
    await expect.poll(async () => (await host.table('GET', `/${id}`)).seats[1]!.taken).toBe(true);
    await host.table('POST', `/${id}/start`);
    await shows(page, '[data-screen="game"]');
    found.push(...(await see(`${width}-table`)));
    expect(found).toEqual([]);
  });
});

afterAll(async () => {
  await server?.close();
});
