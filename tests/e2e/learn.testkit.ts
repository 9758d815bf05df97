import type { Page } from 'playwright-core';
import { faultsOf } from './check.testkit.ts';

/** How the learner works the screen: by finger or pointer, or by keys alone. */
export type LearnerHand = 'touch' | 'keys';

const CHOICES = '[data-prompt] [data-words]';
const KEYS = '123456789abcdefghijkmnopqrstvwxyz';
const PATIENCE_MS = 20_000;
const LOOK_EVERY = 7;
const MOST_STEPS = 200;

/** What tells one moment of a lesson from the next. */
function signature(): string {
  const coach = document.querySelector<HTMLElement>('[data-coach]');
  return `${coach?.querySelector('header')?.textContent} ${document.querySelector('[data-prompt]')?.textContent}`;
}

/** Opens a lesson at its beginning. */
export async function beginLesson(page: Page, id: string): Promise<void> {
  await page.goto(`/learn/${id}`);
  await page.waitForSelector('[data-coach]');
}

/** The number of the choice that leads to the wanted answer. */
async function leading(page: Page): Promise<number> {
  const wanted = await page.locator('[data-coach]').getAttribute('data-wanted');
  const words = await page.locator(CHOICES).evaluateAll((all) => all.map((one) => one.getAttribute('data-words')));
  const found = words.findIndex((word) => word !== null && `${wanted} `.startsWith(`${word} `));
  if (found < 0) throw new Error(`nothing leads to "${wanted}": ${words.join('; ')}`);
  return found;
}

/** Does what the guide asks for: reads on, or takes the next word of the move. */
export async function lessonStep(page: Page, hand: LearnerHand): Promise<void> {
  const before = await page.evaluate(signature);
  const isTelling = (await page.locator('[data-coach="reader"]').count()) > 0;
  if (isTelling && hand === 'keys') await page.keyboard.press('Enter');
  else if (isTelling) await page.locator('[data-go="on"]').click();
  else {
    const nth = await leading(page);
    const key = KEYS[nth];
    if (hand === 'keys' && key !== undefined) await page.keyboard.press(key);
    else await page.locator(CHOICES).nth(nth).click();
  }
  for (const start = Date.now(); (await page.evaluate(signature)) === before; await page.waitForTimeout(8))
    if (Date.now() - start > PATIENCE_MS) throw new Error(`the lesson stands still at ${before}`);
}

/** Follows a lesson to its end, looking at the screen on the way. */
export async function followLesson(page: Page, hand: LearnerHand): Promise<{ steps: number; faults: string[] }> {
  const faults: string[] = [];
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (steps % LOOK_EVERY === 0) {
      const found = await faultsOf(page, { axe: false });
      faults.push(...found.map((fault) => `step ${steps}: ${fault}`));
    }
    if ((await page.locator('[data-coach="nobody"]').count()) > 0) return { steps, faults };
    await lessonStep(page, hand);
  }
  throw new Error(`no end after ${MOST_STEPS} steps`);
}
