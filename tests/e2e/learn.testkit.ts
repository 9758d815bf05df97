import type { Page } from 'playwright-core';
import { faultsOf } from './check.testkit.ts';

/** How the learner works the screen: by pointer or finger, by keys alone, or as fast as the screen answers. */
export type LearnerHand = 'mouse' | 'touch' | 'keys' | 'quick';

const CHOICES = '[data-prompt] [data-words]';
const KEYS = '123456789abcdefghijkmnopqrstvwxyz';
const LOOK_EVERY = 9;
const MOST_STEPS = 200;

/** What tells one moment of a lesson from the next. */
function signature(): string {
  const coach = document.querySelector('[data-coach]')?.textContent;
  return `${coach} ${document.querySelector('[data-prompt]')?.textContent}`;
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

async function press(page: Page, selector: string, nth: number, hand: LearnerHand): Promise<void> {
  const button = page.locator(selector).nth(nth);
  if (hand === 'touch') await button.tap();
  else await button.click();
}

/** Does what the guide asks for: reads on, or takes the next word of the move. */
export async function lessonStep(page: Page, hand: LearnerHand): Promise<void> {
  const before = await page.evaluate(signature);
  const isTelling = (await page.locator('[data-coach="reader"]').count()) > 0;
  const nth = isTelling ? 0 : await leading(page);
  const key = isTelling ? 'Enter' : KEYS[nth];
  if (hand === 'keys' && key !== undefined) await page.keyboard.press(key);
  else await press(page, isTelling ? '[data-go="on"]' : CHOICES, nth, hand);
  await page.waitForFunction((was) => {
    const coach = document.querySelector('[data-coach]')?.textContent;
    return `${coach} ${document.querySelector('[data-prompt]')?.textContent}` !== was;
  }, before);
}

/** Presses the same buttons from within the page, as soon as they are there. */
async function hurry(page: Page, steps: number): Promise<void> {
  await page.evaluate(async (most) => {
    const coach = (): HTMLElement => document.querySelector<HTMLElement>('[data-coach]')!;
    const now = (): string => `${coach().textContent} ${document.querySelector('[data-prompt]')?.textContent}`;
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    for (let step = 0; step < most && coach().dataset['coach'] !== 'nobody'; step++) {
      const wanted = `${coach().dataset['wanted']} `;
      const choices = [...document.querySelectorAll<HTMLElement>('[data-prompt] [data-words]')];
      const button =
        coach().querySelector<HTMLElement>('[data-go="on"]') ??
        choices.find((one) => wanted.startsWith(`${one.dataset['words']} `));
      if (!button) throw new Error(`nothing leads to "${wanted}"`);
      const before = now();
      button.click();
      for (let frames = 0; now() === before; frames++) {
        if (frames > 600) throw new Error(`the lesson stands still at ${before}`);
        await frame();
      }
    }
  }, steps);
}

/** Follows a lesson to its end, looking at the screen on the way. */
export async function followLesson(page: Page, hand: LearnerHand): Promise<{ steps: number; errorText: string[] }> {
  const errorText: string[] = [];
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (steps % LOOK_EVERY === 0) {
      const found = await faultsOf(page, { axe: false });
      errorText.push(...found.map((errorCode) => `step ${steps}: ${errorCode}`));
    }
    if ((await page.locator('[data-coach="nobody"]').count()) > 0) return { steps, errorText };
    if (hand !== 'quick') await lessonStep(page, hand);
    else {
      await hurry(page, LOOK_EVERY);
      steps += LOOK_EVERY - 1;
    }
  }
  throw new Error(`no end after ${MOST_STEPS} steps`);
}
