import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useBox } from './box.ts';
import { lettersOf, shapeOf } from './hand-shape.ts';
import css from './hand.module.css';
import { useMedia } from './media.ts';
import { usePrefs } from '../state/prefs.ts';
import { softHyphens } from './soft-hyphens.ts';

/** A card of the hand, as it is drawn. */
export interface HandCard {
  readonly key: string;
  /** The colour of its band. */
  readonly tint: string;
  /** What stands in the band: the sign of its suit or terrain, its price. */
  readonly sign: ReactNode;
  /** What kind of card it is, in a word or a number. */
  readonly kind?: ReactNode;
  readonly name: string;
  /** What it does, where that fits on its face. */
  readonly text?: ReactNode;
  /** What it costs and gives, as signs. */
  readonly foot?: ReactNode;
  /** All that it says, for the preview. */
  readonly preview: ReactNode;
  /** `open`: it can be chosen now; `hint`: something can be done with it; `chosen`: it is part of the move. */
  readonly state: 'open' | 'hint' | 'chosen' | 'plain';
  /** Words of the move for tests and guides. */
  readonly to?: string | undefined;
  tap?: (() => void) | undefined;
  /** Asks why nothing can be done with it, where a tap does nothing. */
  ask?: (() => void) | undefined;
}

interface HandProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly tools?: ReactNode;
  /** What is said when there are no cards. */
  readonly empty?: string;
  readonly cards: readonly HandCard[];
  /** The faces say what the cards do: they may be wider. */
  readonly isWordy?: boolean;
}

/** A word that is too long for the usual letters of a card, and one that is too long for those of a narrow card. */
const LONG = /\S{10,}/u;
const LONGISH = /\S{7,}/u;
const HOVER_MS = 250;
const PRESS_MS = 450;
const PREVIEW_WIDTH = 264;

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The viewer's hand: every card at once, with a preview of the one that is looked at. */
export function Hand({ title, note, tools, empty, cards, isWordy = false }: HandProps) {
  const list = useRef<HTMLUListElement>(null);
  const box = useBox(list);
  const id = useId();
  const scale = usePrefs((prefs) => prefs.scale);
  const isWide = useMedia('(min-width: 1100px)');
  const [shown, setShown] = useState<string>();
  const [isByKeys, setByKeys] = useState(false);
  const [at, setAt] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLong = useRef(false);
  /** The card under a mouse that has moved there. */
  const over = useRef<string>(undefined);
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const shape = shapeOf(cards.length, box?.width ?? 0);
  const letters = lettersOf(box?.width ?? 0, shape.columns, isWordy, scale);
  const isTooLong = (name: string): boolean => name.split(/[\s-]/u).some((word) => word.length > letters);
  const preview = cards.find(({ key }) => key === shown);
  const current = Math.min(at, cards.length - 1);

  function look(key: string, after: number, byKeys = false): void {
    stop();
    setByKeys(byKeys);
    // Moving on from one card to the next swaps the preview at once.
    if (shown !== undefined || after === 0) setShown(key);
    else timer.current = setTimeout(() => setShown(key), after);
  }

  function leave(): void {
    stop();
    setShown(undefined);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && shown !== undefined) {
      event.stopPropagation();
      leave();
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = (current + step + cards.length) % cards.length;
    setAt(to);
    list.current?.querySelectorAll<HTMLElement>('button')[to]?.focus();
  }

  /** Where the preview stands: above its card, inside the window. */
  function placeOf(key: string): CSSProperties {
    const card = list.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(key)}"]`);
    const hand = list.current?.parentElement;
    if (!card || !hand) return {};
    const [own, all] = [card.getBoundingClientRect(), hand.getBoundingClientRect()];
    const left = Math.min(own.left, innerWidth - PREVIEW_WIDTH - 8) - all.left;
    return {
      left: Math.max(0, left),
      '--tip': `${own.left - all.left + own.width / 2 - Math.max(0, left) - 7}px`,
    } as CSSProperties;
  }

  return (
    <div
      className={css.hand}
      onPointerLeave={() => {
        over.current = undefined;
        leave();
      }}
    >
      <div className={css.head}>
        <h2>
          {title} <b>{cards.length}</b>
        </h2>
        {note !== undefined && <div>{note}</div>}
        {tools}
      </div>
      {cards.length === 0 && empty !== undefined && <p className={css.empty}>{empty}</p>}
      <ul
        ref={list}
        className={css.cards}
        data-face={isWide ? shape.face : 'whole'}
        data-wordy={isWordy || undefined}
        style={{ '--columns': shape.columns, '--rows': shape.rows } as CSSProperties}
        onKeyDown={onKeyDown}
      >
        {cards.map(({ key, tint, sign, kind, name, text, foot, state, to, tap, ask, preview: all }, index) => (
          <li key={key}>
            <button
              type="button"
              className={css.card}
              data-card={key}
              data-to={to}
              data-target={state === 'open' || undefined}
              data-hint={state === 'hint' || undefined}
              data-state={state}
              aria-pressed={state === 'chosen'}
              aria-disabled={tap === undefined && ask === undefined}
              aria-describedby={shown === key ? `${id}-preview` : undefined}
              tabIndex={index === current ? 0 : -1}
              style={{ '--tint': tint } as CSSProperties}
              onPointerMove={({ pointerType }) => {
                // A card that comes to lie under a resting mouse is not looked at.
                if (pointerType !== 'mouse' || over.current === key) return;
                over.current = key;
                look(key, HOVER_MS);
              }}
              onPointerDown={({ pointerType }) => {
                isLong.current = false;
                if (pointerType === 'mouse') return;
                timer.current = setTimeout(() => {
                  isLong.current = true;
                  setShown(key);
                }, PRESS_MS);
              }}
              onPointerUp={stop}
              onContextMenu={(event) => isLong.current && event.preventDefault()}
              onFocus={({ target, relatedTarget }) => {
                setAt(index);
                // Where the page moved the focus itself, a preview would cover the board.
                if (relatedTarget !== null && target.matches(':focus-visible')) look(key, 0, true);
              }}
              onBlur={leave}
              onClick={() => {
                if (isLong.current) return;
                const act = tap ?? ask;
                if (act) {
                  act();
                  leave();
                } else look(key, 0);
              }}
            >
              <span className={css.band}>
                {sign}
                {kind !== undefined && <small>{kind}</small>}
              </span>
              <strong
                data-long={LONG.test(name) || undefined}
                data-longish={LONGISH.test(name) || undefined}
                data-parted={(isWide && isTooLong(name)) || undefined}
              >
                {softHyphens(name, isWide ? letters : Infinity)}
              </strong>
              {isWide ? (
                text !== undefined && <span className={css.text}>{text}</span>
              ) : (
                <span className={css.text}>{all}</span>
              )}
              {foot !== undefined && <span className={css.foot}>{foot}</span>}
            </button>
          </li>
        ))}
      </ul>
      {isWide && preview && (
        <div
          id={`${id}-preview`}
          className={css.preview}
          role="tooltip"
          data-by={isByKeys ? 'keys' : undefined}
          style={{ ...(!isByKeys && placeOf(preview.key)), '--tint': preview.tint } as CSSProperties}
        >
          <span className={css.band}>
            {preview.sign}
            {preview.kind !== undefined && <small>{preview.kind}</small>}
          </span>
          <h3>{preview.name}</h3>
          {preview.foot !== undefined && <p className={css.foot}>{preview.foot}</p>}
          {preview.preview}
        </div>
      )}
    </div>
  );
}
