import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startBrowser } from './browser.testkit.ts';
import { buildTestClient, CLIENT, serve, type Site, SWIFT_CLIENT } from './site.testkit.ts';

/** A build and a start of the browser, on a machine that others share. */
const BUILD_MS = 300_000;

/** The built app with the test game on a site of its own, and a browser to visit it with. */
export interface App {
  /** The app with Preact's checks, whose warnings fail a test. */
  readonly address: string;
  /** The app with the production build, for long games: it takes half the time. */
  readonly swiftAddress: string;
  readonly browser: Browser;
  /** Takes both sites away, as a network that is gone does. */
  shut(): Promise<void>;
  /** Puts them up again, at other addresses. */
  reopen(): Promise<void>;
}

/** Builds and serves the app for the tests of a file, and tidies up after them. */
export function openApp(): App {
  let site: Site | undefined;
  let swiftSite: Site | undefined;
  let browser: Browser | undefined;
  const reopen = async (): Promise<void> => {
    site = await serve(CLIENT);
    swiftSite = await serve(SWIFT_CLIENT);
  };
  const shut = async (): Promise<void> => {
    await site?.close();
    await swiftSite?.close();
  };
  beforeAll(async () => {
    buildTestClient();
    await reopen();
    browser = await startBrowser();
  }, BUILD_MS);
  afterAll(async () => {
    await browser?.close();
    await shut();
  });
  return {
    get address() {
      return site!.address;
    },
    get swiftAddress() {
      return swiftSite!.address;
    },
    get browser() {
      return browser!;
    },
    shut,
    reopen,
  };
}
