import type { Page } from 'playwright-core';
import type { Random } from '../../src/kernel/index.ts';

/** What is played, and how far. */
export interface Haste {
  /** Most things that are done. */
  readonly steps: number;
  /** Nothing is begun any more at this version of the table: where others play too, everybody stops there. */
  readonly until?: number;
  /** What can be pressed on the board, beside the choices of the prompt. */
  readonly spots?: string | undefined;
  /** Looks in the page, before every step, for controls that are missing. */
  readonly missing?: (() => string[]) | undefined;
}

/** How that went. */
export interface HurryResult {
  readonly did: number;
  readonly over: boolean;
  /** Controls that are missing, or covered by something else. */
  readonly missing: string[];
}

/** The choices of the prompt. */
export const CHOICES = '[data-screen="game"] [data-prompt] [role="group"] button:has(> kbd)';

const PATIENCE_MS = 60_000;

/**
 * Plays from within the page, knowing no rules: the same controls as by hand, without the driver's way to the browser and back
 * for each. What is pressed must be seen and lie open under its middle, as for a pointer; then the screen must react.
 */
export async function hurry(page: Page, random: Random, haste: Haste): Promise<HurryResult> {
  const { steps, until = Number.MAX_SAFE_INTEGER, spots = '', missing } = haste;
  await page.evaluate(`globalThis.missingNow = ${missing?.toString() ?? '() => []'}`);
  const seed = 1 + random(2 ** 30);
  return await page.evaluate(
    async (order): Promise<HurryResult> => {
      const { missingNow } = globalThis as unknown as { missingNow: () => string[] };
      let chance = order.seed;
      const pick = <T>(list: readonly T[]): T => {
        chance ^= chance << 13;
        chance ^= chance >>> 17;
        chance ^= chance << 5;
        return list[(chance >>> 0) % list.length]!;
      };
      const screen = (): DOMStringMap => document.querySelector<HTMLElement>('[data-screen]')?.dataset ?? {};
      const said = (): string =>
        (document.querySelector('[data-prompt]') ?? document.querySelector('[data-screen]'))?.textContent ?? '';
      const now = (): string => `${screen()['screen']} ${screen()['version']} ${said()}`;
      const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
      const all = (selector: string): Element[] =>
        selector === '' ? [] : [...document.querySelectorAll(selector)].filter(isShown);
      /** Resolves when the page has changed, or soon anyway. */
      const change = (): Promise<void> =>
        new Promise((done) => {
          const observer = new MutationObserver(() => end());
          const timer = setTimeout(() => end(), 400);
          function end(): void {
            clearTimeout(timer);
            observer.disconnect();
            done();
          }
          observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        });
      const wait = async (done: () => boolean, what: string): Promise<void> => {
        for (const start = Date.now(); !done(); await change())
          if (Date.now() - start > order.patience) throw new Error(`${what}: ${now()}`);
      };

      /** What can be pressed now: the curtain's button, or the choices, or what is lit on the board. */
      function offered(onBoard: boolean): Element[] {
        if (screen()['screen'] === 'curtain') return all('[data-screen="curtain"] button').slice(0, 1);
        const choices = all(order.choices);
        const spots = onBoard && choices.length > 0 ? all(order.spots) : [];
        return spots.length > 0 ? spots : choices;
      }

      const news = (): HTMLElement | undefined =>
        all('[data-close-recap], [data-outcome] > button:last-of-type')[0] as HTMLElement | undefined;
      /** The class of what lies over the control that `isOpen` looked at. */
      let over = '';
      /** Brings a control into sight; false when something else lies over its middle wherever it is brought. */
      function isOpen(element: Element): boolean {
        return (['nearest', 'center', 'end', 'start'] as const).some((block) => {
          element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
          const { x, y, width, height } = element.getBoundingClientRect();
          const hit = document.elementFromPoint(x + width / 2, y + height / 2);
          over = hit?.closest('[class]')?.getAttribute('class') || 'something';
          return hit !== null && element.contains(hit);
        });
      }

      const isOver = (): boolean => screen()['screen'] === 'end';
      const isDone = (): boolean => isOver() || Number(screen()['version'] ?? 0) >= order.until;
      const wrong = new Set<string>();
      let did = 0;
      for (; did < order.steps; did++) {
        await wait(() => isDone() || offered(false).length > 0, 'nobody can go on');
        if (isDone()) break;
        for (const one of missingNow()) wrong.add(one);
        const onBoard = pick([true, false, false]);
        const control = pick(offered(onBoard));
        // News lie over the lower board of a phone until they are closed; a person closes them to reach what is below.
        for (let close = news(); close && !isOpen(control); close = news()) {
          close.click();
          await change();
        }
        // Meanwhile a clearing that was pointed at may have gone on into this question: other places are lit now.
        if (!offered(onBoard).includes(control)) continue;
        const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
        if (!isOpen(control)) wrong.add(`covered by ${over}: ${name}`);
        const before = now();
        control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        await wait(() => now() !== before, `the screen did not react to a press on ${name}`);
      }
      return { did, over: isOver(), missing: [...wrong] };
    },
    { steps, until, spots, seed, choices: CHOICES, patience: PATIENCE_MS },
  );
}
