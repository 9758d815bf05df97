import { options } from 'preact';

/** What a person does. Not the beginning of a press: effects may move what is pressed before the press ends. */
const INPUTS = ['click', 'keydown', 'input', 'submit'] as const;

/** When the very first effects run, in ms; later ones run when Preact itself runs them. */
const FIRST_EFFECTS_MS = 35;

/**
 * Runs the effects of all that is drawn before an input is handled, as React does. Preact runs effects after the next frame.
 * Until then a component does not follow its stores and does not listen at the document, so an early press would be lost, or
 * would act on values that have changed since.
 */
export function runEffectsBeforeInput(): void {
  // Preact schedules its effects with this function where there is one, and always passes the same `run`.
  options.requestAnimationFrame = (run) => {
    delete options.requestAnimationFrame;
    setTimeout(run, FIRST_EFFECTS_MS);
    for (const input of INPUTS) addEventListener(input, run, true);
  };
}
