import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { RunningServer } from '../../src/server/index.ts';
import { buildTestClient, CLIENT } from './site.testkit.ts';
import { scratch, startTestServer, testConfig } from '../server/server.testkit.ts';
import { startBrowser } from './browser.testkit.ts';
import { layWire, type Wire } from './wire.testkit.ts';

/** A build and a start of the browser, on a machine that others share. */
const BUILD_MS = 300_000;

/** A real server behind a wire that can be cut, and a browser to come from. */
export interface TestSite {
  /** Where guests come in. */
  readonly address: string;
  readonly wire: Wire;
  readonly browser: Browser;
  /** Stops the server and starts another one on the same data. */
  restart(): Promise<void>;
}

/** Builds the app and opens a site for the tests of a file, and tidies up after them; `client` is the folder of the app. */
export function openTestSite(name: string, client = CLIENT): TestSite {
  const place = scratch();
  let server: RunningServer;
  let wire: Wire;
  let browser: Browser;
  const start = async (): Promise<void> => {
    server = await startTestServer(testConfig({ data: place.file(`${name}.db`) }), client);
  };
  beforeAll(async () => {
    buildTestClient();
    await start();
    wire = await layWire(server.url);
    browser = await startBrowser();
  }, BUILD_MS);
  afterAll(async () => {
    await browser?.close();
    await wire?.close();
    await server?.close();
    place.remove();
  });
  return {
    get address() {
      return wire.address;
    },
    get wire() {
      return wire;
    },
    get browser() {
      return browser;
    },
    async restart() {
      await server.close();
      await start();
      wire.lead(server.url);
    },
  };
}
