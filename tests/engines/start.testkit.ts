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
