import type { Page } from 'playwright-core';
import type { Random } from '../../src/kernel/index.ts';
import { type Visit, visit, type WatchedPage } from './browser.testkit.ts';
import { faultsOf } from './check.testkit.ts';
import type { TestSite } from './test-site.testkit.ts';
import { CHOICES, hurry } from './quick.testkit.ts';
import type { Wire } from './wire.testkit.ts';

/** Somebody at a table of the server, with a browser of their own. */
export interface Guest extends WatchedPage {
  readonly name: string;
  readonly hand: 'mouse' | 'touch';
  /** What is wrong with the screens that were met. */
  readonly errorText: string[];
}

/** How long a screen may take when the machine is busy. */
const PATIENCE_MS = 60_000;
/** Between two looks at all screens. Looks without a pause would take the time that the screens need. */
const POLL_MS = 40;
/** A choice that is offered can be pressed within so long, or it is not offered any more. */
const QUICK_MS = 10_000;

/** A new guest with a name. */
export async function guest(
  { browser, address }: Pick<TestSite, 'browser' | 'address'>,
  name: string,
  wish: Visit,
): Promise<Guest> {
  const watched = await visit(browser, address, { ...wish });
  watched.context.setDefaultTimeout(PATIENCE_MS);
  await watched.context.addInitScript(
    (prefs) => {
      if (localStorage.getItem('vatra.prefs') === null) localStorage.setItem('vatra.prefs', JSON.stringify(prefs));
    },
    { name, language: wish.language, theme: wish.theme },
  );
  return { ...watched, name, hand: wish.size === 'phone' ? 'touch' : 'mouse', errorText: [] };
}

/** Presses what a selector names, as this guest does. */
export async function press({ page, hand }: Pick<Guest, 'page' | 'hand'>, selector: string, nth = 0): Promise<void> {
  const button = page.locator(selector).nth(nth);
  if (hand === 'touch') await button.tap();
  else await button.click();
}

/** Looks at a guest's screen; with axe when asked. */
export async function look(who: Guest, where: string, axe = false): Promise<void> {
  const found = await faultsOf(who.page, { axe });
  who.errorText.push(...found.map((errorCode) => `${who.name}, ${where}: ${errorCode}`));
}

/** The link that invites to the table one is host of. */
export async function tableLink(who: Guest): Promise<string> {
  if ((await who.page.locator('[data-invite]').count()) > 0) await press(who, '[data-invite]');
  return await who.page.locator('input[readonly]').first().inputValue();
}

/** Opens a table for friends with `seats` seats, all others open; `settle` may change its settings in the form. */
export async function openTable(
  host: Guest,
  game: string,
  seats: number,
  settle: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  await host.page.goto(`/new/${game}?way=friends`);
  await host.page.waitForSelector('form');
  await settle(host.page);
  const shown = async (): Promise<number> => Number(await host.page.locator('form output').first().innerText());
  for (let n = await shown(); n !== seats; n = await shown())
    await press(host, 'form [role="group"]:has(output) button', n < seats ? 1 : 0);
  await press(host, 'button[type="submit"]');
  await host.page.waitForSelector('[data-screen="lobby"]');
  return await tableLink(host);
}

/** Comes by a link and sits down. */
export async function comeAndSit(who: Guest, link: string): Promise<void> {
  await who.page.goto(link);
  await who.page.waitForSelector('[data-sit]');
  await press(who, '[data-sit]');
  await who.page.waitForSelector('[data-screen="lobby"]:not(:has([data-sit]))');
}

/** Begins the match as the host, and waits until everybody sees it. */
export async function begin(host: Guest, guests: readonly Guest[]): Promise<void> {
  await host.page.waitForSelector('[data-start]:not([aria-disabled="true"])');
  await press(host, '[data-start]');
  for (const { page } of guests) await page.waitForSelector('[data-screen="game"]');
}

/** The version that a guest's screen shows. */
export async function version({ page }: Pick<Guest, 'page'>): Promise<number> {
  return Number(await page.locator('[data-version]').getAttribute('data-version'));
}

/** Waits until everybody's screen shows one version, and gives it. */
export async function together(guests: readonly Guest[]): Promise<number> {
  const patience = Date.now() + PATIENCE_MS;
  for (;;) {
    const shown = await Promise.all(guests.map(version));
    if (new Set(shown).size === 1) return shown[0]!;
    if (Date.now() > patience) throw new Error(`the screens show ${shown.join(', ')}`);
    await guests[0]!.page.waitForTimeout(POLL_MS);
  }
}

/** What tells one moment of the screen from the next, and how many choices it offers. */
function glimpse(page: Page): Promise<{ readonly text: string; readonly choices: number; readonly over: boolean }> {
  return page.evaluate((selector) => {
    const screen = document.querySelector<HTMLElement>('[data-screen]');
    const prompt = document.querySelector('[data-prompt]');
    return {
      text: `${screen?.dataset['version']} ${prompt?.textContent ?? ''}`,
      choices: document.querySelectorAll(selector).length,
      over: screen?.dataset['screen'] === 'end',
    };
  }, CHOICES);
}

/** Waits until somebody may choose; undefined: the game is over. */
export async function whoseTurn(guests: readonly Guest[]): Promise<Guest | undefined> {
  const patience = Date.now() + PATIENCE_MS;
  for (;;) {
    for (const one of guests) {
      const { choices, over } = await glimpse(one.page);
      if (over) return undefined;
      if (choices > 0) return one;
    }
    if (Date.now() > patience) throw new Error('nobody can go on');
    await guests[0]!.page.waitForTimeout(POLL_MS);
  }
}

/** Chooses one thing by the screen's own controls; gives who did, or undefined when the game is over. */
export async function chooseOne(guests: readonly Guest[], random: Random, tries = 2): Promise<Guest | undefined> {
  const who = await whoseTurn(guests);
  if (!who) return undefined;
  const before = await glimpse(who.page);
  // Between two looks another one may have answered.
  if (before.choices === 0) return await chooseOne(guests, random, tries);
  const choice = who.page.locator(CHOICES).nth(random(before.choices));
  try {
    await (who.hand === 'touch' ? choice.tap({ timeout: QUICK_MS }) : choice.click({ timeout: QUICK_MS }));
  } catch (error) {
    // Where several may answer, another one was faster: what was offered is gone.
    if ((await glimpse(who.page)).text !== before.text) return who;
    // Where the server was stopped, the choice was away until it was back.
    if (tries > 1) return await chooseOne(guests, random, tries - 1);
    throw error;
  }
  for (const start = Date.now(); Date.now() - start < PATIENCE_MS; await who.page.waitForTimeout(POLL_MS))
    if ((await glimpse(who.page)).text !== before.text) return who;
  throw new Error(`the screen of ${who.name} did not react`);
}

/** How many things one guest may do before the table should have got further. */
const MOST_AT_ONCE = 500;
/** How many versions are played between two looks. */
const LONG_RUN = 40;

/**
 * All play at once, each from within their page, until the table is `versions` further. False when the game is over.
 * Controls that are covered count as faults of the screen.
 */
export async function hurryOn(seated: readonly Guest[], random: Random, versions: number): Promise<boolean> {
  const until = (await together(seated)) + versions;
  const runs = await Promise.all(
    seated.map(async ({ name, page }) => {
      try {
        return await hurry(page, random, { steps: MOST_AT_ONCE, until });
      } catch (error) {
        // The guest who notices first that nothing goes on is seldom the one who holds it up.
        const shown = await Promise.all(seated.map(async (one) => `${one.name}: ${(await glimpse(one.page)).text}`));
        throw new Error(`${name}, ${String(error)}\n${shown.join('\n')}`, { cause: error });
      }
    }),
  );
  runs.forEach(({ missing }, k) => {
    const { name, errorText } = seated[k]!;
    errorText.push(...missing.map((one) => `${name}, in haste: ${one}`));
  });
  return !runs.some(({ over }) => over);
}

/** Plays to the end: mostly in haste, with a few things done by hand and a look at every screen in between. */
export async function playToTheEnd(seated: readonly Guest[], all: readonly Guest[], random: Random): Promise<void> {
  for (let k = 1; await hurryOn(seated, random, LONG_RUN); k++) {
    for (let byHand = 0; byHand < 3; byHand++) if (!(await chooseOne(seated, random))) break;
    for (const one of all) await look(one, `after ${k} runs`);
  }
  for (const { page } of all) await page.waitForSelector('[data-screen="end"]');
}

/** How long nothing may change before a question counts as open for everybody: an answer may still be on its way. */
const SETTLED_MS = 400;

/** Somebody who may choose while no answer is on its way, and the version that everybody sees. */
async function settledQuestion(seated: readonly Guest[], all: readonly Guest[]): Promise<[Guest, number]> {
  for (;;) {
    const asked = (await whoseTurn(seated))!;
    const at = await together(all);
    await asked.page.waitForTimeout(SETTLED_MS);
    if ((await together(all)) === at && (await glimpse(asked.page)).choices > 0) return [asked, at];
  }
}

/**
 * Cuts the wire while somebody answers: the answer arrives once, when it is mended. Gives how long it took until everybody
 * was back, in milliseconds.
 */
export async function cutWhileAnswering(wire: Wire, seated: readonly Guest[], all: readonly Guest[]): Promise<number> {
  const [asked, at] = await settledQuestion(seated, all);
  wire.cut();
  try {
    await asked.page
      .getByRole('status')
      .filter({ has: asked.page.locator('use[href$="#u-warning"]') })
      .waitFor();
    await look(asked, 'cut');
    await press(asked, CHOICES);
    if ((await version(asked)) !== at) throw new Error('an answer was taken while the wire was cut');
  } catch (error) {
    // The tests that come after this one need the wire.
    wire.mend();
    throw error;
  }
  const mended = Date.now();
  wire.mend();
  for (const { page } of all) await page.waitForSelector('use[href$="#u-warning"]', { state: 'detached' });
  return Date.now() - mended;
}

/** Plays on until somebody has answered and may not go back freely. */
export async function someoneWhoMayAsk(seated: readonly Guest[], random: Random, besides?: Guest): Promise<Guest> {
  for (;;) {
    for (const one of seated)
      if (one !== besides && (await one.page.locator('[data-ask-undo]').count()) > 0) return one;
    await chooseOne(seated, random);
  }
}

/** Says something at the table, and sees it there. */
export async function talk(who: Guest, words: string): Promise<void> {
  await press(who, who.hand === 'touch' ? 'nav button:has(use[href$="#u-chat"])' : '#tab-chat');
  await who.page.locator('form input').fill(words);
  await press(who, 'form button[type="submit"]');
  await who.page.locator('ol li', { hasText: words }).waitFor();
  if (who.hand === 'touch') await press(who, 'button:has(use[href$="#u-close"])');
}

/** Everybody goes home. */
export async function leave(guests: readonly Guest[]): Promise<void> {
  for (const { context } of guests) await context.close();
}

/** A browser notes every connection that breaks; where the test broke them, that is no fault. */
export function forgiveCuts(guests: readonly Guest[]): void {
  for (const { wrong } of guests)
    wrong.splice(0, wrong.length, ...wrong.filter((one) => !/WebSocket connection to|net::ERR_|\b503\b/.test(one)));
}

/** What went wrong for anybody: faults of screens, errors of pages. */
export function wrongs(guests: readonly Guest[]): string[] {
  return guests.flatMap(({ name, errorText, wrong }) => [...errorText, ...wrong.map((one) => `${name}: ${one}`)]);
}
