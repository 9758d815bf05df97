import type { Page } from 'playwright-core';
import { fastRandom, type Random } from '../../src/kernel/index.ts';
import { faultsOf } from './check.testkit.ts';

/** How a person works the screen. */
export type Hand = 'mouse' | 'touch' | 'keys';

/** Somebody who plays by the screen's own controls, knowing no rules. */
export interface Person {
  readonly hand: Hand;
  readonly random: Random;
  /** Does not look at the screens on the way. */
  readonly isBlind?: boolean;
  /** Sometimes does something on the board instead of in the prompt; true when it did. */
  readonly tap?: (page: Page, who: Person) => Promise<boolean>;
  /** What is wrong with the screens that were met, with the step they were met at. */
  readonly faults: string[];
}

export function person(hand: Hand, seed: number): Person {
  return { hand, random: fastRandom(seed), faults: [] };
}

const CHOICES = '[data-screen="game"] [role="group"] button:has(> kbd)';
const MOST_STEPS = 400;
const LOOK_EVERY = 9;
const KEYS = '123456789abcdefghijkmnopqrstvwxyz';

/** What tells one moment of the screen from the next. */
function signature(): string {
  const screen = document.querySelector<HTMLElement>('[data-screen]');
  const prompt = document.querySelector('[data-prompt]');
  return `${screen?.dataset['screen']} ${screen?.dataset['version']} ${prompt?.textContent ?? screen?.textContent}`;
}

const PATIENCE_MS = 60_000;

async function changed(page: Page, before: string): Promise<void> {
  for (const start = Date.now(); Date.now() - start < PATIENCE_MS; await page.waitForTimeout(10))
    if ((await page.evaluate(signature)) !== before) return;
  throw new Error('the screen did not react');
}

async function press(page: Page, who: Person, selector: string, nth: number): Promise<void> {
  const button = page.locator(selector).nth(nth);
  if (who.hand === 'touch') await button.tap();
  else await button.click();
}

/** Does one thing: opens the curtain, confirms, or chooses among what is offered. False when the game is over. */
async function step(page: Page, who: Person): Promise<boolean> {
  await page.waitForSelector(`[data-screen="curtain"], [data-screen="end"], ${CHOICES}`);
  if ((await page.locator('[data-screen="end"]').count()) > 0) return false;
  const before = await page.evaluate(signature);
  if ((await page.locator('[data-screen="curtain"]').count()) > 0) {
    if (who.hand === 'keys') await page.keyboard.press('Enter');
    else await press(page, who, '[data-screen="curtain"] button', 0);
  } else if (!(await who.tap?.(page, who))) {
    const count = await page.locator(CHOICES).count();
    const confirm = (await page.locator(`${CHOICES}:has(kbd:text("↵"))`).count()) > 0;
    const pick = who.random(count);
    if (who.hand !== 'keys') await press(page, who, CHOICES, pick);
    else await page.keyboard.press(confirm ? 'Enter' : KEYS[pick]!);
  }
  await changed(page, before);
  return true;
}

/** Plays until the game is over or `steps` are done, looking at the screen on the way. */
export async function playOn(page: Page, who: Person, steps: number = MOST_STEPS): Promise<'over' | 'going on'> {
  for (let k = 0; k < steps; k++) {
    if (k % LOOK_EVERY === 0 && who.isBlind !== true) {
      const faults = await faultsOf(page, { axe: false });
      who.faults.push(...faults.map((fault) => `step ${k}: ${fault}`));
    }
    if (!(await step(page, who))) return 'over';
  }
  if (steps === MOST_STEPS) throw new Error(`no end after ${MOST_STEPS} steps`);
  return 'going on';
}

/** Sits down at a new table of the proving game: a long one, or one that two points win. */
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
