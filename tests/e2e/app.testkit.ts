import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startBrowser } from './browser.testkit.ts';
import { serve, type Site } from './site.testkit.ts';

const ROOT = join(import.meta.dirname, '../..');
/** A build and a start of the browser, on a machine that others share. */
const BUILD_MS = 300_000;

/** The built app with the proving game on a site of its own, and a browser to visit it with. */
export interface App {
  readonly address: string;
  readonly browser: Browser;
  /** Takes the site away, as a network that is gone does. */
  shut(): Promise<void>;
  /** Puts it up again, at another address. */
  reopen(): Promise<void>;
}

/** Builds and serves the app for the tests of a file, and tidies up after them. */
export function openApp(): App {
  let site: Site | undefined;
  let browser: Browser | undefined;
  const reopen = async (): Promise<void> => {
    site = await serve(join(ROOT, '.build/client'));
  };
  beforeAll(async () => {
    execFileSync('node', ['scripts/client.mjs', '--proving'], { cwd: ROOT });
    await reopen();
    browser = await startBrowser();
  }, BUILD_MS);
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  return {
    get address() {
      return site!.address;
    },
    get browser() {
      return browser!;
    },
    shut: async () => site?.close(),
    reopen,
  };
}
