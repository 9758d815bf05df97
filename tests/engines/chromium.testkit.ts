import { startBrowser } from '../e2e/browser.testkit.ts';
import { type Engine, expression } from './engine.testkit.ts';

/** Starts Chromium, which Playwright drives. */
export async function startChromium(): Promise<Engine> {
  const browser = await startBrowser();
  const page = await browser.newPage();
  return {
    name: 'chromium',
    page: {
      goto: async (url) => void (await page.goto(url)),
      resize: (width, height) => page.setViewportSize({ width, height }),
      picture: () => page.screenshot(),
      evaluate: async <T>(script: string | ((arg: never) => unknown), arg?: unknown) =>
        await page.evaluate<T>(expression(script, arg)),
    },
    close: () => browser.close(),
  };
}
