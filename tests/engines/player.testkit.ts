import { CHOICES } from '../e2e/quick.testkit.ts';
import type { EnginePage } from './engine.testkit.ts';

/** How long a page may take to show what is waited for, on a machine that others share. */
const PATIENCE_MS = 100_000;

/** Waits until a page shows what a selector names, and presses it if that is wanted. */
function find(page: EnginePage, selector: string, isPressed: boolean): Promise<void> {
  return page.evaluate(
    async (order): Promise<void> => {
      for (const start = Date.now(); ; await new Promise((later) => setTimeout(later, 30))) {
        const found = document.querySelector<HTMLElement>(order.selector);
        if (found && order.isPressed) found.click();
        if (found) return;
        if (Date.now() - start > order.patience)
          throw new Error(`there is no ${order.selector}; the page says: ${document.body.innerText.slice(0, 300)}`);
      }
    },
    { selector, isPressed, patience: PATIENCE_MS },
  );
}

/** Waits until a page shows what a selector names. */
export const shows = (page: EnginePage, selector: string): Promise<void> => find(page, selector, false);

/** Presses what a selector names as soon as it is there. */
export const press = (page: EnginePage, selector: string): Promise<void> => find(page, selector, true);

/**
 * Opens the curtain where there is one and presses what is offered, knowing no rules, until the table has a later version than
 * before the first press. Gives both versions.
 */
export function move(page: EnginePage): Promise<readonly [number, number]> {
  return page.evaluate(
    async ({ choices, patience }) => {
      const shown = (): DOMStringMap => document.querySelector<HTMLElement>('[data-screen]')?.dataset ?? {};
      const said = (): string => `${shown()['screen']} ${document.querySelector('[data-prompt]')?.textContent}`;
      let before: number | undefined;
      let pressed = '';
      for (const start = Date.now(); ; await new Promise((later) => setTimeout(later, 30))) {
        const { screen, version = '-1' } = shown();
        if (before !== undefined && Number(version) > before) return [before, Number(version)] as const;
        const button = document.querySelector<HTMLElement>(
          screen === 'curtain' ? '[data-screen="curtain"] button' : choices,
        );
        // One press for what is asked: the page takes a moment to ask the next thing.
        if (button && said() !== pressed) {
          if (screen === 'game') before ??= Number(version);
          pressed = said();
          button.click();
        }
        if (Date.now() - start > patience)
          throw new Error(`no move was taken; the page says: ${document.body.innerText.slice(0, 300)}`);
      }
    },
    { choices: CHOICES, patience: PATIENCE_MS },
  );
}
