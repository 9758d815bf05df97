import type { Die } from '../turns/turns.ts';
import css from './dice.module.css';

/** Rolled dice. The sentence beside them says what they show, so that they are hidden from screen readers. */
export function Dice({ dice }: { readonly dice: readonly Die[] | undefined }) {
  if (dice === undefined || dice.length === 0) return null;
  return (
    <span className={css.dice} aria-hidden="true" data-dice>
      {dice.map(({ face, fill, on }, k) => (
        <i key={`${k}`} style={{ background: fill, color: on }}>
          {face}
        </i>
      ))}
    </span>
  );
}
