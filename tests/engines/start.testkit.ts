import { startChromium } from './chromium.testkit.ts';
import type { Engine, EngineName } from './engine.testkit.ts';
import { startFirefox } from './firefox.testkit.ts';
import { startWebkit } from './webkit.testkit.ts';

/** Starts a browser by its engine. */
export const START: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebkit,
};

/** The same browser, or a new one where it ended by itself: WebKitGTK does now and then, in code of its own. */
export async function revived(engine: Engine): Promise<Engine> {
  const isAlive = await engine.page.evaluate('1').then(
    () => true,
    () => false,
  );
  if (isAlive) return engine;
  await engine.close();
  return START[engine.name]();
}
