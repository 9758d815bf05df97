import type { Page } from 'playwright-core';
import { fastRandom, type Random } from '../../src/kernel/index.ts';
import { faultsOf } from './check.testkit.ts';
import { CHOICES, hurry } from './quick.testkit.ts';

/** How a person works the screen. */
export type Hand = 'mouse' | 'touch' | 'keys';

/** Somebody who plays by the screen's own controls, knowing no rules. */
export interface Person {
  readonly hand: Hand;
  readonly random: Random;
  /** Does not look at the screens on the way. */
  readonly isBlind?: boolean;
  /** What is pressed on the board now and then, instead of a choice in the prompt. */
  readonly spots?: string;
  /** What is wrong with the screens that were met, with the step they were met at. */
  readonly errorText: string[];
}

export function person(hand: Hand, seed: number): Person {
  return { hand, random: fastRandom(seed), errorText: [] };
}

const MOST_STEPS = 400;
const LOOK_EVERY = 9;
const PATIENCE_MS = 60_000;
/** A choice that is offered can be pressed within so long, or it is not offered any more. */
const QUICK_MS = 15_000;
/** What a person may wait for: the curtain, the end, or something to choose. */
const READY = `[data-screen="curtain"], [data-screen="end"], ${CHOICES}`;

/** What the screen asks for, and what tells this moment from the next. */
interface PageState {
  readonly screen: string | undefined;
  readonly choices: number;
  /** The keys of the choices, as they are shown. */
  readonly keys: readonly string[];
  readonly text: string;
}

function pageState(page: Page): Promise<PageState> {
  return page.evaluate((selector) => {
    const screen = document.querySelector<HTMLElement>('[data-screen]');
    const prompt = document.querySelector('[data-prompt]');
    const choices = [...document.querySelectorAll(selector)];
    return {
      screen: screen?.dataset['screen'],
      choices: choices.length,
      keys: choices.map((one) => one.querySelector('kbd')?.textContent ?? ''),
      text: `${screen?.dataset['screen']} ${screen?.dataset['version']} ${(prompt ?? screen)?.textContent}`,
    };
  }, CHOICES);
}

async function changed(page: Page, { text }: PageState): Promise<void> {
  await page.waitForFunction(
    (before) => {
      const screen = document.querySelector<HTMLElement>('[data-screen]');
      const prompt = document.querySelector('[data-prompt]');
      return `${screen?.dataset['screen']} ${screen?.dataset['version']} ${(prompt ?? screen)?.textContent}` !== before;
    },
    text,
    { timeout: PATIENCE_MS },
  );
}

/** Presses a choice, unless the screen has gone on meanwhile, as it does when a bot answers. */
async function press(page: Page, who: Person, selector: string, nth: number, now: PageState): Promise<void> {
  const button = page.locator(selector).nth(nth);
  try {
    await (who.hand === 'touch' ? button.tap({ timeout: QUICK_MS }) : button.click({ timeout: QUICK_MS }));
  } catch (error) {
    if ((await pageState(page)).text === now.text) throw error;
  }
}

/** Presses something that is lit on the board; false when nothing is, or this person keeps to the prompt for now. */
async function pressSpot(page: Page, who: Person): Promise<boolean> {
  if (who.spots === undefined || who.hand === 'keys' || who.random(3) > 0) return false;
  const spots = page.locator(who.spots).filter({ visible: true });
  const count = await spots.count();
  if (count === 0) return false;
  // On a phone news lie over the lower edge of the board until they are closed.
  const news = page.locator('[data-close-recap]').filter({ visible: true });
  if (who.hand === 'touch' && (await news.count()) > 0) await news.tap();
  const spot = spots.nth(who.random(count));
  if (who.hand === 'touch') await spot.tap();
  else await spot.click();
  return true;
}

/** Does one thing: opens the curtain, confirms, or chooses among what is offered. False when the game is over. */
async function step(page: Page, who: Person): Promise<boolean> {
  await page.waitForSelector(READY, { state: 'attached' });
  const now = await pageState(page);
  if (now.screen === 'end') return false;
  if (now.screen === 'curtain') {
    if (who.hand === 'keys') await page.keyboard.press('Enter');
    else await press(page, who, '[data-screen="curtain"] button', 0, now);
  } else if (!(await pressSpot(page, who))) {
    const pick = who.random(now.choices);
    if (who.hand !== 'keys') await press(page, who, CHOICES, pick, now);
    else await page.keyboard.press(now.keys.includes('↵') ? 'Enter' : now.keys[pick]!.toLowerCase());
  }
  await changed(page, now);
  return true;
}

async function lookAround(page: Page, who: Person, at: number): Promise<void> {
  if (who.isBlind === true) return;
  const errorText = await faultsOf(page, { axe: false });
  who.errorText.push(...errorText.map((errorCode) => `step ${at}: ${errorCode}`));
}

/** Plays until the game is over or `steps` are done, looking at the screen on the way. */
export async function playOn(page: Page, who: Person, steps: number = MOST_STEPS): Promise<'over' | 'going on'> {
  for (let k = 0; k < steps; k++) {
    if (k % LOOK_EVERY === 0) await lookAround(page, who, k);
    if (!(await step(page, who))) return 'over';
  }
  if (steps === MOST_STEPS) throw new Error(`no end after ${MOST_STEPS} steps`);
  return 'going on';
}

const MOST_LONG = 4000;
/** How many things of a long game are done from within the page before the next one is done by hand. */
const HASTE = 11;

/** How far a game goes: a number of steps by hand, or to its end, most of it quickly; and what is looked for on the way. */
export interface WalkOptions {
  readonly steps: number | 'to the end';
  /** Looks in the page for controls that are missing. */
  readonly missing?: () => string[];
}

/**
 * Plays a game and looks at the screen now and then. What is missing or covered counts as a fault of the screen. Gives how many
 * things were done, and whether the game is over.
 */
export async function playThrough(
  page: Page,
  who: Person,
  { steps, missing }: WalkOptions,
): Promise<{ readonly did: number; readonly over: boolean }> {
  const isLong = steps === 'to the end';
  const most = isLong ? MOST_LONG : steps;
  const lookEvery = isLong ? 2 * HASTE + 2 : LOOK_EVERY;
  for (let did = 0; did < most; ) {
    if (did % lookEvery === 0) await lookAround(page, who, did);
    if (missing) who.errorText.push(...(await page.evaluate(missing)).map((one) => `step ${did}: no control: ${one}`));
    if (!(await step(page, who))) return { did, over: true };
    did += 1;
    if (!isLong) continue;
    const run = await hurry(page, who.random, { steps: HASTE, spots: who.spots, missing });
    who.errorText.push(...run.missing.map((one) => `step ${did}: no control: ${one}`));
    did += run.did;
    if (run.over) return { did, over: true };
  }
  if (isLong) throw new Error(`no end after ${MOST_LONG} steps`);
  return { did: most, over: false };
}

/** Sits down at a new table of the test game: a long one, or one that two points win. */
export async function sitDown(page: Page, way: 'bots' | 'screen', hand: Hand, length: 'long' | 'short'): Promise<void> {
  await page.goto(`/new/embers?way=${way}`);
  const less = page.locator('form section section').first().locator('button').first();
  for (let k = length === 'long' ? 0 : 8; k > 0; k--) {
    if (hand === 'touch') await less.tap();
    else await less.click();
  }
  await page.locator('button[type="submit"]').click();
  await page.waitForSelector('[data-screen]');
}
