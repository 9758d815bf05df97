import type { Page } from 'playwright-core';
import { faultsOf } from './check.testkit.ts';

/** How the learner works the screen: by pointer or finger, by keys alone, or as fast as the screen answers. */
export type LearnerHand = 'mouse' | 'touch' | 'keys' | 'quick';

const CHOICES = '[data-prompt] [data-words]';
const LOOK_EVERY = 9;
const MOST_STEPS = 200;

/** A moment of a lesson. */
interface LessonMoment {
  /** Tells this moment from the next. */
  readonly text: string;
  /** True when the guide speaks, and is read on. */
  readonly isTelling: boolean;
  /** True when the lesson is over. */
  readonly isOver: boolean;
  readonly wanted: string;
  readonly words: readonly string[];
  /** The keys of these choices. */
  readonly keys: readonly string[];
}

/** Runs in the page. */
function momentNow(choices: string): LessonMoment {
  const coach = document.querySelector<HTMLElement>('[data-coach]');
  return {
    text: `${coach?.textContent} ${document.querySelector('[data-prompt]')?.textContent}`,
    isTelling: coach?.dataset['coach'] === 'reader',
    isOver: coach?.dataset['coach'] === 'nobody',
    wanted: coach?.dataset['wanted'] ?? '',
    words: [...document.querySelectorAll<HTMLElement>(choices)].map((one) => one.dataset['words'] ?? ''),
    keys: [...document.querySelectorAll<HTMLElement>(choices)].map((one) => one.dataset['key'] ?? ''),
  };
}

/** Opens a lesson at its beginning. */
export async function beginLesson(page: Page, id: string): Promise<void> {
  await page.goto(`/learn/${id}`);
  await page.waitForSelector('[data-coach]');
}

/** The number of the choice that leads to the wanted answer. */
function leading({ wanted, words }: LessonMoment): number {
  const found = words.findIndex((word) => word !== '' && `${wanted} `.startsWith(`${word} `));
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
  await stepFrom(page, hand, await page.evaluate(momentNow, CHOICES));
}

async function stepFrom(page: Page, hand: LearnerHand, now: LessonMoment): Promise<void> {
  const nth = now.isTelling ? 0 : leading(now);
  const key = now.isTelling ? 'Enter' : now.keys[nth]?.toLowerCase();
  if (hand === 'keys' && key !== undefined) await page.keyboard.press(key);
  else await press(page, now.isTelling ? '[data-go="on"]' : CHOICES, nth, hand);
  await page.waitForFunction((was) => {
    const coach = document.querySelector('[data-coach]')?.textContent;
    return `${coach} ${document.querySelector('[data-prompt]')?.textContent}` !== was;
  }, now.text);
}

/**
 * Presses the same buttons from within the page, as soon as they are there. Gives those that lie under something else, where no
 * pointer could press them.
 */
async function hurry(page: Page, steps: number): Promise<string[]> {
  return await page.evaluate(async (most) => {
    const covered: string[] = [];
    const isOpen = (element: HTMLElement): boolean =>
      (['nearest', 'center', 'end', 'start'] as const).some((block) => {
        element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return hit !== null && element.contains(hit);
      });
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
      if (!isOpen(button)) covered.push(`covered: ${button.textContent}`);
      const before = now();
      button.click();
      for (let frames = 0; now() === before; frames++) {
        if (frames > 600) throw new Error(`the lesson stands still at ${before}`);
        await frame();
      }
    }
    return covered;
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
    const now = await page.evaluate(momentNow, CHOICES);
    if (now.isOver) return { steps, errorText };
    if (hand !== 'quick') await stepFrom(page, hand, now);
    else {
      errorText.push(...(await hurry(page, LOOK_EVERY)).map((errorCode) => `step ${steps}: ${errorCode}`));
      steps += LOOK_EVERY - 1;
    }
  }
  throw new Error(`no end after ${MOST_STEPS} steps`);
}
