// Follows the README literally in a fresh clone, and the guided games in a fresh browser: npm run newcomer -- [FOLDER] [--tests]
// What is committed is cloned; pictures of the way go to FOLDER (.build/newcomer). With --tests "npm test" is run too.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../e2e/browser.testkit.ts';
import { followLesson } from '../e2e/learn.testkit.ts';
import { cleanEnvironment, freePort, freshClone, type Running, runOnce, start } from './clone.testkit.ts';
import { readmeOf } from './readme.testkit.ts';

const ROOT = join(import.meta.dirname, '../..');
const INSTALL_MS = 15 * 60_000;
const PATIENCE_MS = 60_000;
const words = process.argv.slice(2);
const folder = resolve(words.find((word) => !word.startsWith('--')) ?? join(ROOT, '.build/newcomer'));

const began = Date.now();
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Takes pictures of the way, numbered, and remembers what went wrong on the page. */
class Album {
  readonly wrong: string[] = [];
  readonly #page: Page;
  #count = 0;

  constructor(page: Page) {
    this.#page = page;
    page.on('pageerror', (error) => this.wrong.push(error.message));
    page.on('console', (message) => message.type() === 'error' && this.wrong.push(message.text()));
  }

  async take(name: string): Promise<void> {
    this.#count += 1;
    const number = String(this.#count).padStart(2, '0');
    await this.#page.screenshot({ path: join(folder, `${number}-${name}.png`) });
  }
}

/** From the first look at the printed address to the first move in a game against bots. */
async function firstMove(page: Page, album: Album, address: string): Promise<void> {
  const visited = Date.now();
  await page.goto(address);
  await page.locator('main h1').first().waitFor();
  say(`  the first page after ${seconds(visited)}`);
  await album.take('first-page');
  await page.locator('a[href^="/new/"]').first().click();
  await page.locator('button[type="submit"]').waitFor();
  await album.take('set-up');
  await page.locator('button[type="submit"]').click();
  const choices = page.locator('[data-prompt] [data-words], [data-prompt] [data-says]');
  await choices.first().waitFor();
  await album.take('first-question');
  const version = await page.locator('[data-version]').getAttribute('data-version');
  const isMoved = async (): Promise<boolean> =>
    (await page.locator('[data-version]').getAttribute('data-version')) !== version;
  for (let word = 0; word < 10 && !(await isMoved()); word++) {
    await choices.first().click();
    await page.waitForTimeout(300);
  }
  if (!(await isMoved())) throw new Error('no move was made by pressing what is offered');
  say(`  the first move after ${seconds(visited)}, by pressing what is offered`);
  await album.take('first-move');
}

/** Every guided game that the page of lessons shows, done as it asks. */
async function lessons(page: Page, album: Album): Promise<void> {
  await page.locator('a[href="/"]').first().click();
  await page.locator('a[href="/learn"]').first().click();
  await page.locator('main h1').first().waitFor();
  await album.take('lessons');
  const hrefs = await page
    .locator('a[href^="/learn/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const guides = [...new Set(hrefs)].filter((href) => !href.endsWith('/summary') && href.split('/').length === 4);
  if (guides.length === 0) throw new Error('the page of lessons leads to no guided game');
  for (const href of guides) {
    const since = Date.now();
    await page.goto(new URL('/learn', page.url()).href);
    await page.locator(`a[href="${href}"]`).first().click();
    await page.waitForSelector('[data-coach]');
    await album.take(`${href.slice(7).replace('/', '-')}-begins`);
    const { steps, errorText: faults } = await followLesson(page, 'quick');
    if (faults.length > 0) throw new Error(`${href}: ${faults.join('; ')}`);
    await album.take(`${href.slice(7).replace('/', '-')}-ends`);
    say(`  ${href}: ${steps} steps as it asks, ${seconds(since)}`);
  }
}

async function browse(address: string, profile: string): Promise<void> {
  const context: BrowserContext = await chromium.launchPersistentContext(profile, {
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
    viewport: { width: 1440, height: 900 },
    locale: 'uk-UA',
    reducedMotion: 'reduce',
  });
  try {
    context.setDefaultTimeout(PATIENCE_MS);
    // What runs in the page was compiled by tsx, which names functions with this.
    await context.addInitScript('globalThis.__name = (named) => named');
    const page = context.pages()[0] ?? (await context.newPage());
    const album = new Album(page);
    await firstMove(page, album, address);
    await lessons(page, album);
    if (album.wrong.length > 0) throw new Error(`the page complained: ${album.wrong.join('; ')}`);
  } finally {
    await context.close();
  }
}

async function lightFire(command: string, clone: string, home: string): Promise<{ fire: Running; address: string }> {
  const port = await freePort();
  if (port !== undefined) say(`  port 3000 is taken on this machine: VATRA_PORT=${port}`);
  const env = cleanEnvironment(home, port === undefined ? {} : { VATRA_PORT: String(port) });
  const since = Date.now();
  const fire = start(command, clone, env);
  try {
    const [, address] = await fire.says(/Vatra is running at (http\S+)/, INSTALL_MS);
    say(`${command}: installed, built and lit after ${seconds(since)}: ${address}`);
    return { fire, address: address! };
  } catch (error) {
    await fire.stop();
    throw error;
  }
}

async function follow(scratch: string): Promise<void> {
  const [clone, home] = [join(scratch, 'vatra'), join(scratch, 'home')];
  freshClone(ROOT, clone, cleanEnvironment(home));
  const { commands, mentioned, missing } = readmeOf(clone);
  say(`README: ${[...commands, ...mentioned].join(' · ')}`);
  if (missing.length > 0) throw new Error(`README points to what is not there: ${missing.join(', ')}`);
  if (commands[0] !== 'npm start') throw new Error(`README begins with "${commands[0]}", not with "npm start"`);
  const { fire, address } = await lightFire(commands[0], clone, home);
  try {
    await browse(address, join(scratch, 'profile'));
  } finally {
    const code = await fire.stop();
    say(
      `stopped by Ctrl-C: ${fire.text().includes('Vatra has stopped.') ? 'it said so' : 'without a word'}, code ${code}`,
    );
  }
  if (!fire.text().includes('Vatra has stopped.')) throw new Error(`the server did not stop well:\n${fire.text()}`);
  for (const command of mentioned.filter((one) => one.startsWith('./vatra'))) {
    if (!runOnce(command, clone, cleanEnvironment(home)).includes('Usage: vatra'))
      throw new Error(`"${command}" does not show how it is used`);
    say(`${command}: works`);
  }
  if (words.includes('--tests')) {
    const since = Date.now();
    runOnce(commands[1]!, clone, cleanEnvironment(home));
    say(`${commands[1]}: green after ${seconds(since)}`);
  } else say(`${commands[1]}: not run (add --tests)`);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const scratch = mkdtempSync(join(tmpdir(), 'vatra-newcomer-'));
try {
  await follow(scratch);
  say(`All of it works as written; ${seconds(began)}. The pictures are in ${folder}`);
} catch (error) {
  say(`\nThe newcomer is stuck: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
