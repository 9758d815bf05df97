// Measures how fast pages load on a slow line: npm run pagespeed [-- FILE]
// The built server sends the app over a line of 150 ms and 1.6 Mbit/s to a browser whose processor is slowed down four times,
// as Lighthouse assumes for its mobile figures, and over its desktop line. The table goes to FILE (.build/pagespeed.json), too.
// PAGES=/,/learn measures these pages only. Figures of a busy machine are too high: the processor is part of what is measured.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../e2e/browser.testkit.ts';
import { scratch, startTestServer, testConfig } from '../server/server.testkit.ts';
import { LINES, type LineSpeed, openLine } from './line.testkit.ts';

const ROOT = join(import.meta.dirname, '../..');
const PATIENCE_MS = 120_000;
/** How long nothing may change before a page counts as loaded, in ms. */
const QUIET_MS = 2_500;
/** The median of this many loads counts. */
const LOADS = 3;

interface Device {
  readonly name: 'mobile' | 'desktop';
  readonly line: LineSpeed;
  readonly slowdown: number;
  readonly viewport: { readonly width: number; readonly height: number };
}

const DEVICES: readonly Device[] = [
  { name: 'mobile', line: LINES.slow4g, slowdown: 4, viewport: { width: 412, height: 823 } },
  { name: 'desktop', line: LINES.desktop, slowdown: 1, viewport: { width: 1350, height: 940 } },
];

/** A page by its address; a table in play is made first, without a slow line. */
const PAGES = [
  { name: '/', shown: 'main h1' },
  { name: '/new/root', shown: 'button[type=submit]' },
  { name: '/learn', shown: 'main h1' },
  { name: '/law/root?p=4.2', shown: 'main section h2' },
  { name: 'a table of Root', shown: '[data-version]' },
] as const;

/** What was measured at one load: times in ms, layout shift, bytes sent. */
interface Figures {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  readonly bytes: number;
  /** The tag and the beginning of the text of what was painted largest. */
  readonly largest: string;
}

/** Collects paints, shifts and long tasks. A text, because it runs in the page, which lacks the helpers of a compiler. */
const OBSERVE = `
  const found = (globalThis.pagespeed = { first: 0, largest: 0, what: '', shift: 0, tasks: [] });
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', (entry) => entry.name === 'first-contentful-paint' && (found.first = entry.startTime));
  watch('largest-contentful-paint', ({ startTime, element }) => {
    found.largest = startTime;
    found.what = element ? element.localName + ' ' + element.textContent.slice(0, 40) : '';
  });
  watch('layout-shift', (entry) => !entry.hadRecentInput && (found.shift += entry.value));
  watch('longtask', (entry) => found.tasks.push({ at: entry.startTime, ms: entry.duration }));
`;

interface PageLoad {
  readonly first: number;
  readonly largest: number;
  readonly what: string;
  readonly shift: number;
  readonly tasks: readonly { readonly at: number; readonly ms: number }[];
}

async function newContext(browser: Browser, { viewport, name }: Device, base: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: base,
    viewport,
    locale: 'uk-UA',
    hasTouch: name === 'mobile',
    isMobile: name === 'mobile',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  // Otherwise the service worker would load the whole app meanwhile; it starts after the page in real life.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  return context;
}

/** Waits until no bytes have come and no task was long for a while. */
async function quiet(page: Page, bytes: () => number): Promise<void> {
  for (let before = -1; bytes() !== before; ) {
    before = bytes();
    await page.waitForTimeout(QUIET_MS);
  }
}

/** Loads a page once in a fresh browser profile. */
async function load(browser: Browser, device: Device, port: number, path: string, shown: string): Promise<Figures> {
  const line = await openLine(port, device.line);
  const context = await newContext(browser, device, line.address);
  try {
    const page = await context.newPage();
    let target = path;
    if (!path.startsWith('/')) {
      // Tables of a browser are kept by address, so the game is opened through the slow line, and then loaded again.
      await page.goto('/new/root');
      await page.locator('button[type=submit]').click();
      await page.waitForSelector(shown);
      await quiet(page, line.bytes);
      target = new URL(page.url()).pathname;
      const cache = await context.newCDPSession(page);
      await cache.send('Network.clearBrowserCache');
      await page.goto('about:blank');
    }
    await context.addInitScript({ content: OBSERVE });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: device.slowdown });
    const before = line.bytes();
    await page.goto(target);
    await page.waitForSelector(shown);
    await quiet(page, line.bytes);
    const seen = await page.evaluate(() => (globalThis as unknown as { pagespeed: PageLoad }).pagespeed);
    const blocked = seen.tasks
      .filter(({ at }) => at >= seen.first)
      .reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0);
    return {
      firstPaint: Math.round(seen.first),
      largestPaint: Math.round(seen.largest),
      blocked: Math.round(blocked),
      shift: Math.round(seen.shift * 1000) / 1000,
      bytes: line.bytes() - before,
      largest: seen.what,
    };
  } finally {
    await context.close();
    line.close();
  }
}

/** The load whose largest paint is the median. */
function median(loads: readonly Figures[]): Figures {
  return loads.toSorted((a, b) => a.largestPaint - b.largestPaint)[Math.floor(loads.length / 2)]!;
}

const only = process.env['PAGES']?.split(',');
const file = resolve(process.argv[2] ?? join(ROOT, '.build/pagespeed.json'));
const place = scratch();
const server = await startTestServer(testConfig({ data: place.file('pagespeed.db') }), join(ROOT, 'dist/client'));
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const port = Number(new URL(server.url).port);
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const results: Record<string, Record<string, Figures>> = {};
try {
  say(
    '| device | page | first paint, ms | largest paint, ms | blocked, ms | layout shift | kB sent | painted largest |',
  );
  say('| --- | --- | ---: | ---: | ---: | ---: | ---: | --- |');
  for (const device of DEVICES)
    for (const { name, shown } of PAGES.filter(({ name }) => only?.includes(name) ?? true)) {
      const loads: Figures[] = [];
      for (let n = 0; n < LOADS; n++) loads.push(await load(browser, device, port, name, shown));
      const { firstPaint, largestPaint, blocked, shift, bytes, largest } = median(loads);
      (results[device.name] ??= {})[name] = median(loads);
      say(
        `| ${device.name} | ${name} | ${firstPaint} | ${largestPaint} | ${blocked} | ${shift} | ${Math.round(bytes / 1000)} | ${largest} |`,
      );
    }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, undefined, 1)}\n`);
} finally {
  await browser.close();
  await server.close();
  place.remove();
}
