// Makes tests/baseline/fixtures/browser.json.br and browser.db.br with the built program of a checkout and Chromium:
//
//   git worktree add ../before 41a6819 && (cd ../before && npm ci && npm run build)
//   node --import tsx tests/baseline/make/browser.mjs ../before
//
// A reader plays tables of the browser's own, takes notes, follows a guided game, answers a question and sits down at a table
// of the server. What the browser then holds (IndexedDB `vatra` and localStorage) and the server's database are kept.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../../e2e/browser.testkit.ts';
import { FIXTURES, numbers } from '../pure.testkit.ts';

const CHECKOUT = resolve(process.argv[2] ?? '.');
const { DatabaseSync } = createRequire(join(CHECKOUT, 'package.json'))('@photostructure/sqlite');
const folder = mkdtempSync(join(tmpdir(), 'vatra-baseline-'));
const file = join(folder, 'browser.db');
const random = numbers(77);
const CHOICES = '[data-screen="game"] [data-prompt] [role="group"] button:has(> kbd)';

const child = spawn(process.execPath, [join(CHECKOUT, 'dist/vatra.mjs'), 'serve', '--port', '0', '--data', file], {
  env: { ...process.env, VATRA_LOG: 'error', VATRA_REQUESTS_PER_MINUTE: '1000000' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.once('exit', () => child.kill());
const url = await new Promise((done) => {
  child.stdout.on('data', (data) => {
    const found = /Vatra is at (\S+)\//.exec(String(data));
    if (found) done(found[1]);
  });
});
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
async function reader() {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(60_000);
  return await context.newPage();
}

const signature = (page) =>
  page.evaluate(() => {
    const screen = document.querySelector('[data-screen]');
    const prompt = document.querySelector('[data-prompt]');
    return `${screen?.dataset.screen} ${screen?.dataset.version} ${(prompt ?? screen)?.textContent}`;
  });

/** Presses what the screen offers, so many times. */
async function play(page, steps) {
  for (let k = 0; k < steps; k++) {
    await page.waitForSelector(`[data-screen="curtain"], [data-screen="end"], ${CHOICES}`);
    const before = await signature(page);
    const curtain = page.locator('[data-screen="curtain"] button');
    if ((await curtain.count()) > 0) await curtain.first().click();
    else {
      const choices = page.locator(CHOICES);
      const count = await choices.count();
      if (count === 0) return;
      await choices.nth(random(count)).click();
    }
    for (let wait = 0; wait < 400 && (await signature(page)) === before; wait++) await page.waitForTimeout(25);
  }
}

const page = await reader();
const log = (what) => console.log(`${Math.round(performance.now() / 1000)} s: ${what}`);
await page.goto('/');
await page.waitForSelector('main h1');
await page.locator('button:has(use[href*="u-theme"])').first().click();
await page.locator('dialog[open]').getByText('Night', { exact: true }).click();
await page.waitForSelector('html[data-theme="night"]');
for (const [game, way, steps] of [
  ['root', 'bots', 8],
  ['wild', 'screen', 12],
  ['scythia', 'bots', 8],
]) {
  await page.goto(`/new/${game}?way=${way}`);
  await page.locator('button[type="submit"]').click();
  await page.waitForSelector('[data-screen]');
  await play(page, steps);
  log(`${game} ${new URL(page.url()).pathname}`);
  if (game !== 'root') continue;
  await page.getByRole('tab', { name: /notes/i }).click();
  await page.locator('textarea').first().fill('The keep is in c1.');
}
await page.goto('/learn/root/marquise');
for (let k = 0; k < 4; k++) {
  await page.waitForSelector('[data-coach]');
  const telling = page.locator('[data-coach="reader"] [data-go="on"], [data-go="on"]');
  if ((await telling.count()) > 0) await telling.first().click();
  else {
    const wanted = await page.locator('[data-coach]').getAttribute('data-wanted');
    const words = await page
      .locator('[data-prompt] [data-words]')
      .evaluateAll((all) => all.map((one) => one.dataset.words));
    const nth = words.findIndex((word) => `${wanted} `.startsWith(`${word} `));
    await page.locator('[data-prompt] [data-words]').nth(nth).click();
  }
  await page.waitForTimeout(500);
}
log('guide');
await page.goto('/puzzles/scythia');
await page.waitForSelector('main a[href^="/puzzles/scythia/"]');
const puzzles = await page
  .locator('main a[href^="/puzzles/scythia/"]')
  .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
for (const address of puzzles.slice(0, 12)) {
  await page.goto(address);
  await page.waitForSelector('article');
  const answers = page.locator('article button');
  await answers.first().waitFor();
  await answers.nth(random(await answers.count())).click();
  await page.waitForTimeout(200);
  if (await page.evaluate(() => localStorage.getItem('vatra.puzzles') !== null)) break;
}
log('puzzles');
// A table of the server: the reader is the host, somebody else comes by the link.
await page.goto('/new/scythia?way=friends');
await page.locator('button[type="submit"]').click();
await page.waitForSelector('[data-screen="room"]');
if ((await page.locator('[data-invite]').count()) > 0) await page.locator('[data-invite]').first().click();
const link = await page.locator('input[readonly]').first().inputValue();
const hostUrl = page.url();
const guest = await reader();
await guest.goto(link);
await guest.locator('[data-sit]').click();
await guest.waitForSelector('[data-screen="room"]:not(:has([data-sit]))');
await page.locator('[data-start]:not([aria-disabled="true"])').click();
for (const each of [page, guest]) await each.waitForSelector('[data-screen="game"]');
for (let k = 0; k < 8; k++)
  for (const each of [guest, page]) if ((await each.locator(CHOICES).count()) > 0) await play(each, 1);
// The reader is to be asked, so that the test can answer.
for (let k = 0; k < 40 && (await page.locator(CHOICES).count()) === 0; k++) {
  if ((await guest.locator(CHOICES).count()) > 0) await play(guest, 1);
  else await page.waitForTimeout(200);
}
log('table of the server');
const held = await page.evaluate(
  () =>
    new Promise((done, fail) => {
      const request = indexedDB.open('vatra');
      request.onerror = () => fail(new Error('no storage'));
      request.onsuccess = () => {
        const { result } = request;
        const transaction = result.transaction(['notes', 'tables']);
        const notes = transaction.objectStore('notes').getAll();
        const tables = transaction.objectStore('tables').getAll();
        transaction.oncomplete = () =>
          done({
            version: result.version,
            notes: notes.result,
            tables: tables.result,
            localStorage: { ...localStorage },
          });
      };
    }),
);
const server = {
  table: new URL(hostUrl).pathname,
  version: Number(await page.locator('[data-version]').getAttribute('data-version')),
};
await browser.close();
await new Promise((done) => {
  child.once('exit', done);
  child.kill('SIGTERM');
});
const db = new DatabaseSync(file);
db.exec(`vacuum into '${join(folder, 'packed.db')}'`);
db.close();
const pack = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } });
writeFileSync(join(FIXTURES, 'browser.db.br'), pack(readFileSync(join(folder, 'packed.db'))));
writeFileSync(join(FIXTURES, 'browser.json.br'), pack(Buffer.from(JSON.stringify({ ...held, server }))));
rmSync(folder, { recursive: true });
console.log(
  held.version,
  held.notes.map(({ id, game, moves }) => `${id} ${game} ${moves}`),
  Object.keys(held.localStorage),
  server,
);
