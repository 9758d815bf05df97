// Runs Lighthouse on five pages, as a phone and as a desktop: LIGHTHOUSE_PATH=FOLDER npm run lighthouse [-- FILE]
// FOLDER is an installed package: npm install --prefix ANYWHERE lighthouse@12.8.2 makes ANYWHERE/node_modules/lighthouse.
// It is no dependency of this repository: it brings two hundred packages. The median of RUNS (3) loads counts; each has a new
// browser profile. PAGES=/,/learn and DEVICES=mobile choose some. The table goes to FILE (.build/lighthouse.json), too, and
// every whole report into the folder REPORTS, if it is set.
// Fails when a goal is missed. Figures of a busy machine are too low: the processor is part of what is measured.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../e2e/browser.testkit.ts';
import { scratch, startTestServer, testConfig } from '../server/server.testkit.ts';

const ROOT = join(import.meta.dirname, '../..');
const PATIENCE_MS = 60_000;
/** How long the page may go on loading after a table is shown, in ms. */
const SETTLE_MS = 3_000;

const DEVICES = ['mobile', 'desktop'] as const;
type Device = (typeof DEVICES)[number];
const TABLE = 'a table of Root';
const PAGES = ['/', '/new/root', '/learn', '/law/root?p=4.2', TABLE] as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The least performance score, of 100. */
const LEAST_PERFORMANCE: Readonly<Record<Device, number>> = { mobile: 95, desktop: 99 };
const MOST_SHIFT = 0.02;
const MOST_LARGEST_PAINT_MS = 2000;

interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: unknown;
}

/** The parts of Lighthouse's result that are read here. */
interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
  readonly audits: Readonly<Record<string, Audit | undefined>>;
}

type Lighthouse = (
  url: string,
  flags: { readonly port: number; readonly disableStorageReset: boolean; readonly logLevel: string },
  config: unknown,
) => Promise<{ readonly lhr: Report } | undefined>;

/** Scores of 100, times in ms. */
interface Figures {
  readonly performance: number;
  readonly accessibility: number;
  readonly practices: number;
  readonly seo: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  /** Ids of the audits outside performance that failed. */
  readonly failed: readonly string[];
}

/** A browser with a debugging port and a profile of its own. */
async function openBrowser(program: string, profile: string): Promise<{ port: number; browser: ChildProcess }> {
  const browser = spawn(
    program,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--accept-lang=uk-UA',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    // A group of processes: the program may be a script that starts the browser.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const port = await new Promise<number>((done, fail) => {
    let said = '';
    browser.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /ws:\/\/127\.0\.0\.1:(\d+)\//.exec(said);
      if (found) done(Number(found[1]));
    });
    browser.on('exit', () => fail(new Error(`the browser ended: ${said}`)));
  });
  return { port, browser };
}

async function closeBrowser(browser: ChildProcess): Promise<void> {
  if (browser.exitCode !== null) return;
  const ended = new Promise((done) => browser.once('close', done));
  process.kill(-browser.pid!);
  await ended;
}

/** Begins a game of Root in the browser; its path. Files that were loaded for it are forgotten. */
async function beginTable(port: number, base: string): Promise<string> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]!.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${base}/new/root`);
  await page.locator('button[type=submit]').click();
  await page.waitForSelector('[data-version]');
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(async () => {
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
  const path = new URL(page.url()).pathname;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.close();
  await browser.close();
  return path;
}

const score = (report: Report, category: string): number => Math.round(report.categories[category]!.score * 100);

function figuresOf(report: Report): Figures {
  const value = (id: string): number => report.audits[id]?.numericValue ?? Number.NaN;
  const failed = CATEGORIES.slice(1).flatMap((category) =>
    report.categories[category]!.auditRefs.map(({ id }) => id).filter((id) => {
      const found = report.audits[id]?.score;
      return typeof found === 'number' && found < 1;
    }),
  );
  return {
    performance: score(report, 'performance'),
    accessibility: score(report, 'accessibility'),
    practices: score(report, 'best-practices'),
    seo: score(report, 'seo'),
    firstPaint: Math.round(value('first-contentful-paint')),
    largestPaint: Math.round(value('largest-contentful-paint')),
    blocked: Math.round(value('total-blocking-time')),
    shift: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    failed: [...new Set(failed)],
  };
}

/** What a page misses of its goals. */
function misses(device: Device, seen: Figures): string[] {
  return [
    ...(seen.performance < LEAST_PERFORMANCE[device] ? [`performance ${seen.performance}`] : []),
    ...(seen.shift >= MOST_SHIFT ? [`layout shift ${seen.shift}`] : []),
    ...(device === 'mobile' && seen.largestPaint > MOST_LARGEST_PAINT_MS
      ? [`largest paint ${seen.largestPaint} ms`]
      : []),
    ...seen.failed,
  ];
}

const folder = process.env['LIGHTHOUSE_PATH'];
if (folder === undefined)
  throw new Error(
    'LIGHTHOUSE_PATH is not set: npm install --prefix FOLDER lighthouse@12.8.2, then FOLDER/node_modules/lighthouse',
  );
const { default: lighthouse } = (await import(join(resolve(folder), 'core/index.js'))) as { default: Lighthouse };
const { default: desktop } = (await import(join(resolve(folder), 'core/config/desktop-config.js'))) as {
  default: object;
};

const chosen = <T extends string>(all: readonly T[], name: string): readonly T[] => {
  const only = process.env[name]?.split(',');
  return only ? all.filter((one) => only.includes(one)) : all;
};
const runs = Number(process.env['RUNS'] ?? 3);
const file = resolve(process.argv[2] ?? join(ROOT, '.build/lighthouse.json'));
const place = scratch();
const program = await chromiumPath();
const server = await startTestServer(testConfig({ data: place.file('lighthouse.db') }), join(ROOT, 'dist/client'));
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Loads a page once in a new profile. */
async function load(device: Device, page: string, n: number): Promise<Figures> {
  const profile = place.file(`profile-${device}-${PAGES.indexOf(page as (typeof PAGES)[number])}-${n}`);
  const { port, browser } = await openBrowser(program, profile);
  try {
    const path = page === TABLE ? await beginTable(port, server.url) : page;
    const config = device === 'desktop' ? desktop : { extends: 'lighthouse:default' };
    const found = await lighthouse(
      `${server.url}${path}`,
      { port, disableStorageReset: true, logLevel: 'error' },
      config,
    );
    if (!found) throw new Error(`Lighthouse says nothing about ${page}`);
    const details = process.env['REPORTS'];
    if (details !== undefined)
      writeFileSync(
        join(details, `${device}-${PAGES.indexOf(page as (typeof PAGES)[number])}-${n}.json`),
        JSON.stringify(found.lhr),
      );
    return figuresOf(found.lhr);
  } finally {
    await closeBrowser(browser);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const results: Record<string, Record<string, Figures>> = {};
const missed: string[] = [];
try {
  say(
    '| device | page | performance | accessibility | practices | SEO | first paint, ms | largest paint, ms | blocked, ms | layout shift |',
  );
  say('| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const device of chosen(DEVICES, 'DEVICES'))
    for (const page of chosen(PAGES, 'PAGES')) {
      const loads: Figures[] = [];
      for (let n = 0; n < runs; n++) loads.push(await load(device, page, n));
      const seen = loads.toSorted((a, b) => a.performance - b.performance || b.largestPaint - a.largestPaint)[
        Math.floor(loads.length / 2)
      ]!;
      (results[device] ??= {})[page] = seen;
      const { performance, accessibility, practices, seo, firstPaint, largestPaint, blocked, shift } = seen;
      say(
        `| ${device} | ${page} | ${[performance, accessibility, practices, seo, firstPaint, largestPaint, blocked, shift].join(' | ')} |`,
      );
      for (const miss of misses(device, seen)) missed.push(`${device} ${page}: ${miss}`);
    }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, undefined, 1)}\n`);
} finally {
  await server.close();
  place.remove();
}
say(missed.length === 0 ? 'Every goal is met.' : `Missed:\n${missed.join('\n')}`);
if (missed.length > 0) process.exitCode = 1;
