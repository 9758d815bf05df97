import { useEffect, useLayoutEffect, useRef } from 'react';

/** Keys of the choices, in order: digits, then letters without a meaning of their own. */
const CHOICE_KEYS = '123456789abcdefgijkmnopqrstvwxyz';

/** The key shown on the choice with this index. */
export function keyLabel(index: number): string {
  return (CHOICE_KEYS[index] ?? '').toUpperCase();
}

interface Keys {
  choose?(index: number): void;
  enter?(): void;
  back?(): void;
  undo?(): void;
  why?(): void;
  log?(): void;
  hint?(): void;
}

/** The Latin letter of a key, independent of the keyboard layout. */
function letterOf(event: KeyboardEvent): string {
  return /^Key[A-Z]$/.test(event.code) ? event.code.slice(3).toLowerCase() : event.key.toLowerCase();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;
}

function act(keys: Keys, event: KeyboardEvent): boolean {
  if (event.key === '?') return keys.why !== undefined && (keys.why(), true);
  if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement))
    return keys.enter !== undefined && (keys.enter(), true);
  if (event.key === 'Backspace' || event.key === 'Escape') return keys.back !== undefined && (keys.back(), true);
  const letter = letterOf(event);
  if (letter === 'u') return keys.undo !== undefined && (keys.undo(), true);
  if (letter === 'l') return keys.log !== undefined && (keys.log(), true);
  if (letter === 'h') return keys.hint !== undefined && (keys.hint(), true);
  const index = CHOICE_KEYS.indexOf(letter);
  return letter.length === 1 && index >= 0 && keys.choose !== undefined && (keys.choose(index), true);
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
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
