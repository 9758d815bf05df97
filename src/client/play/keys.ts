import { useEffect, useLayoutEffect, useRef } from 'react';
import type { NextWord } from './move-draft.ts';

/** Keys of the choices, in order: digits, then letters without a meaning of their own. */
const CHOICE_KEYS = '123456789abcdefgijkmnopqrstvwxyz';

/**
 * The keys of choices, as they are shown. A choice that is a number of one digit has that number as its key, and the keys of the
 * others follow the largest number. Without such numbers, or with longer ones, the choices are counted through.
 */
export function choiceKeys(choices: readonly NextWord[]): readonly string[] {
  const words = choices.map(({ fresh }) => fresh[0] ?? '');
  const numbers = words.filter((word) => /^[0-9]+$/.test(word)).map(Number);
  const isNumbered = numbers.length > 0 && numbers.every((n) => n <= 9);
  let next = isNumbered ? Math.max(...numbers) : 0;
  return words.map((word) => (isNumbered && /^[0-9]$/.test(word) ? word : (CHOICE_KEYS[next++] ?? '').toUpperCase()));
}

interface Keys {
  /** Picks the choice with this key. */
  choose?(key: string): void;
  enter?(): void;
  back?(): void;
  undo?(): void;
  why?(): void;
  log?(): void;
  hint?(): void;
  /** Folds and unfolds the panel beside the board. */
  fold?(): void;
  /** Opens the field in which a move is typed. */
  type?(): void;
  /** Shows the table as text, or the board. */
  asText?(): void;
  nextBoard?(): void;
  lastBoard?(): void;
}

/** Signs with a meaning of their own, by their place on the keyboard; letters and digits choose. */
const SIGNS: Readonly<Record<string, 'fold' | 'asText' | 'nextBoard' | 'lastBoard'>> = {
  Backslash: 'fold',
  Quote: 'asText',
  BracketRight: 'nextBoard',
  BracketLeft: 'lastBoard',
};

/** The Latin letter of a key, independent of the keyboard layout. */
function letterOf(event: KeyboardEvent): string {
  return /^Key[A-Z]$/.test(event.code) ? event.code.slice(3).toLowerCase() : event.key.toLowerCase();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;
}

function act(keys: Keys, event: KeyboardEvent): boolean {
  if (event.key === '?') return keys.why !== undefined && (keys.why(), true);
  // Cyrillic layouts have a full stop on the key of the slash, and a slash on another one.
  if (event.key === '/' || (event.code === 'Slash' && !event.shiftKey))
    return keys.type !== undefined && (keys.type(), true);
  if (event.key === 'Backspace' || event.key === 'Escape') return keys.back !== undefined && (keys.back(), true);
  const sign = SIGNS[event.code];
  if (sign) return keys[sign] !== undefined && (keys[sign](), true);
  const letter = letterOf(event);
  if (letter === 'u') return keys.undo !== undefined && (keys.undo(), true);
  if (letter === 'l') return keys.log !== undefined && (keys.log(), true);
  if (letter === 'h') return keys.hint !== undefined && (keys.hint(), true);
  const isChoice = letter.length === 1 && (letter === '0' || CHOICE_KEYS.includes(letter));
  return isChoice && keys.choose !== undefined && (keys.choose(letter.toUpperCase()), true);
}

/** Where Enter presses what has the focus, and does not confirm the move: controls beside the game itself. */
const OWN_ENTER =
  '[data-prompt], [data-playback], header, aside, nav, dialog, [data-notices], [data-hint], [data-coach], [data-seat-board]';

/** The move of the hint that waits for its confirmation: pressing it once more would change nothing. */
const CHOSEN_HINT = '[data-hint] [aria-pressed="true"]';

/** True where Enter presses the control that has the focus, and neither confirms the move nor skips a playback. */
export function pressesItself(target: EventTarget | null): boolean {
  const control = target instanceof Element ? target.closest('button, a, summary, [role="button"]') : null;
  return control !== null && !control.matches(CHOSEN_HINT) && control.closest(OWN_ENTER) !== null;
}

/**
 * Enter confirms a move that waits for it, wherever the focus was left: on the map, a card, a stepper, a seat. It is heard before
 * they hear it.
 */
function confirms(keys: Keys, event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || keys.enter === undefined || event.repeat) return false;
  if (pressesItself(event.target)) return false;
  keys.enter();
  event.stopPropagation();
  return true;
}

/** Listens to the keyboard while the component is shown. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  // Layout effect: the keys must work as soon as the choices are painted.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      if (act(latest.current, event)) event.preventDefault();
    };
    const onKeyDownFirst = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      if (confirms(latest.current, event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDownFirst, true);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDownFirst, true);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
