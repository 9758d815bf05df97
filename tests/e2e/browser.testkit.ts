import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import type { Language } from '../../src/i18n/index.ts';

const ENSURE = join(import.meta.dirname, '../../scripts/ensure.mjs');

/** How long a page may take to show what is waited for: a machine that others share is slow, and nothing depends on time. */
const PATIENCE_MS = 120_000;

/** The sizes that every screen must fit. */
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;

/** The program of Chromium: what `CHROMIUM_PATH` says now, or the one that is installed. */
export async function chromiumPath(): Promise<string> {
  const { findBrowser } = (await import(ENSURE)) as { findBrowser: () => string | undefined };
  const found = findBrowser();
  if (found === undefined) throw new Error('there is no Chromium; install it or set CHROMIUM_PATH');
  return found;
}

/** Starts Chromium without anything that reaches out; `more` are further options of its command line. */
export async function startBrowser(more: readonly string[] = []): Promise<Browser> {
  return await chromium.launch({
    executablePath: await chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
}

/** A page that remembers everything that went wrong on it. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly wrong: string[];
}

export interface Visit {
  readonly language: Language;
  readonly size: Size;
  readonly theme?: 'day' | 'night' | 'contrast';
  readonly scale?: number;
  /** True: the service worker stores the whole app for use without network, which takes seconds. Otherwise there is none. */
  readonly keeps?: boolean;
  /** Pixels of the screen to one of the page: usually 1, for boxes are the same at 2 and painting takes four times as long. */
  readonly density?: number;
  /** True: things may move; usually they stand still, so that what is measured does. */
  readonly moves?: boolean;
  /** True: pixels are painted, for pictures. Usually only where things move: no check reads pixels. */
  readonly paints?: boolean;
}

const LOCALES: Readonly<Record<Language, string>> = { uk: 'uk-UA', ru: 'ru-RU', en: 'en-GB' };

/** Every visit meets the same chance: a game that fails can be played again. */
function sameChance(): void {
  const visits = Number(sessionStorage.getItem('visits') ?? 0) + 1;
  sessionStorage.setItem('visits', String(visits));
  let x = 0x2545f491 + visits;
  crypto.getRandomValues = (list) => {
    const bytes = new Uint8Array((list as unknown as Uint8Array).buffer);
    for (let i = 0; i < bytes.length; i++) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      bytes[i] = x;
    }
    return list;
  };
}

/** Shows a page in another theme: a theme is a mark on the page. */
export async function changeTheme(page: Page, theme: NonNullable<Visit['theme']>): Promise<void> {
  await page.evaluate((one) => {
    document.documentElement.dataset['theme'] = one;
  }, theme);
}

/** The page's style sheet that keeps its pixels from being painted. */
interface StyledWindow {
  unpainted?: CSSStyleSheet;
}

/**
 * Chromium lays out, hit-tests and describes what is transparent as usual, but paints no pixels of it. Thirty steps of Root on a
 * desktop take a third less of its processor time.
 */
function paintNothing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@media screen { html { opacity: 0 !important } }');
  document.adoptedStyleSheets.push(sheet);
  (globalThis as StyledWindow).unpainted = sheet;
}

/** Does something with a page whose pixels are painted meanwhile. */
export async function whilePainted<T>(page: Page, what: () => Promise<T>): Promise<T> {
  const paint = (isPainted: boolean): Promise<void> =>
    page.evaluate((isOff) => {
      const { unpainted } = globalThis as StyledWindow;
      if (unpainted) unpainted.disabled = isOff;
    }, isPainted);
  await paint(true);
  try {
    return await what();
  } finally {
    await paint(false);
  }
}

/** Delays effects in a page, as a very slow machine does: Preact runs them after a frame, or after 35 ms without one. */
export function delayEffects(): void {
  const later = setTimeout;
  globalThis.requestAnimationFrame = (act) => later(() => act(performance.now()), 5000) as unknown as number;
  globalThis.setTimeout = ((act: () => void, ms = 0) => later(act, ms === 35 ? 5000 : ms)) as typeof setTimeout;
}

/** A new reader with a fresh browser of their own. */
export async function visit(browser: Browser, address: string, wish: Visit): Promise<WatchedPage> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: SIZES[wish.size],
    locale: LOCALES[wish.language],
    hasTouch: wish.size === 'phone',
    deviceScaleFactor: wish.density ?? 1,
    reducedMotion: wish.moves === true ? 'no-preference' : 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(sameChance);
  if (wish.keeps !== true)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  if (!(wish.paints ?? wish.moves ?? false)) await context.addInitScript(paintNothing);
  const { theme, scale } = wish;
  if (theme !== undefined || scale !== undefined) {
    await context.addInitScript(
      (prefs) => {
        if (localStorage.getItem('vatra.prefs') === null) localStorage.setItem('vatra.prefs', JSON.stringify(prefs));
      },
      { language: wish.language, theme, scale },
    );
  }
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') wrong.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => wrong.push(`page: ${error.message}`));
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    // A page that is left takes its requests back.
    if (errorText !== 'net::ERR_ABORTED') wrong.push(`request: ${request.url()} ${errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`response: ${response.status()} ${response.url()}`);
  });
  return { page, context, wrong };
}
