import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { fastRandom } from '../../src/kernel/index.ts';
import { visit } from '../e2e/browser.testkit.ts';
import { hurry } from '../e2e/quick.testkit.ts';
import type { EnginePage } from '../engines/engine.testkit.ts';
import { move, press, shows } from '../engines/player.testkit.ts';
import { Visitor } from '../server/client.testkit.ts';

/** More than a whole game takes. */
const STEPS = 4_000;

/** The page as the kit of the browser engines drives it. */
const enginePage = (page: Page): EnginePage => ({
  goto: async (url) => void (await page.goto(url)),
  resize: (width, height) => page.setViewportSize({ width, height }),
  picture: () => page.screenshot(),
  evaluate: (script, arg) =>
    typeof script === 'string' ? page.evaluate(script) : page.evaluate(script as never, arg as never),
});

/** Plays a whole game of Defenders of the Wild alone in the browser, at an address without a slash at its end. */
export async function playAlone(browser: Browser, address: string): Promise<void> {
  const { page, context, wrong } = await visit(browser, address, { language: 'en', size: 'desktop' });
  await page.goto(`${address}/new/wild?way=screen`);
  await press(enginePage(page), 'form button[type="submit"]');
  const { over, did } = await hurry(page, fastRandom(5), { steps: STEPS });
  expect({ over, wrong }).toEqual({ over: true, wrong: [] });
  expect(did).toBeGreaterThan(10);
  await context.close();
}

/**
 * A guest comes by a link, sits down in the browser and moves at a table of the server; a host plays through the API. `api` is
 * where the host finds the server, `address` where the guest does.
 */
export async function playTogether(browser: Browser, address: string, api = address): Promise<void> {
  const { page, context, wrong } = await visit(browser, address, { language: 'uk', size: 'desktop' });
  const at = enginePage(page);
  const host = await Visitor.arrive(api, 'Host');
  const { id } = await host.table('POST', '', { game: 'scythia', settings: { seats: 2 }, private: true });
  await host.table('POST', `/${id}/seats/0`, {});
  const { invite } = await host.call<{ invite: string }>('POST', `/api/tables/${id}/invites`, {});
  await page.goto(`${address}/table/${id}#invite=${invite}`);
  await press(at, '[data-sit]');
  await expect.poll(async () => (await host.table('GET', `/${id}`)).seats[1]!.taken).toBe(true);
  await host.table('POST', `/${id}/start`);
  await shows(at, '[data-screen="game"]');
  // The first asked seat is random: the host answers until the guest is asked.
  for (let n = 0; ; n++) {
    const moment = await host.moment(id, 0);
    if (moment.question < 0) break;
    const says = moment.offered.slice(0, 1);
    await host.act(id, { do: 'answer', seat: 0, question: moment.question, says, move: `host ${n}` });
  }
  const [, after] = await move(at);
  expect((await host.moment(id, 0)).version).toBe(after);
  expect(wrong).toEqual([]);
  await context.close();
}
