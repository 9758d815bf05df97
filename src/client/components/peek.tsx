import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import css from './peek.module.css';

/** Title and lines of the preview of a card, a leader or another thing. */
export interface PreviewText {
  readonly title?: string | undefined;
  readonly lines: readonly string[];
  /** What it brings, as signs beside its name on a card in the prompt. */
  readonly signs?: readonly { readonly icon: string; readonly label: string }[];
  /** A shorter text, for a card in the prompt. */
  readonly brief?: string | undefined;
}

const GAP = 8;
/** How long a mouse rests on a thing, and a finger presses it, before its preview opens, in ms. */
const HOVER_MS = 250;
const PRESS_MS = 450;

interface PeekHandlers {
  onPointerMove(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onPointerDown(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onFocus(event: FocusEvent): void;
  onBlur(): void;
  onKeyDown(event: KeyboardEvent): void;
  onContextMenu(event: { preventDefault(): void }): void;
}

/**
 * Opens a preview while a mouse rests on a thing or the focus came to it by keys, and after a long press until the next touch.
 * `endedPress` is true during the click that ends a long press: such a click chooses nothing. `show` opens it for a tap.
 */
export function usePeek(set: (isOpen: boolean) => void): {
  readonly handlers: PeekHandlers;
  endedPress(): boolean;
  show(): void;
} {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  /** True while a mouse that has moved there is on the thing. */
  const isOver = useRef(false);
  const latest = useRef(set);
  latest.current = set;
  const stop = (): void => clearTimeout(timer.current);
  const close = (): void => {
    stop();
    latest.current(false);
  };
  const show = (): void => {
    latest.current(true);
    document.addEventListener('pointerdown', close, { once: true });
  };
  useEffect(() => stop, []);
  const handlers: PeekHandlers = {
    onPointerMove({ pointerType }) {
      // Not where the thing came to lie under a mouse that rests, after a click there: that would cover the board.
      if (pointerType !== 'mouse' || isOver.current) return;
      isOver.current = true;
      timer.current = setTimeout(() => latest.current(true), HOVER_MS);
    },
    onPointerLeave({ pointerType }) {
      isOver.current = false;
      if (pointerType === 'mouse') close();
      else stop();
    },
    onPointerDown({ pointerType }) {
      wasLong.current = false;
      if (pointerType === 'mouse') return;
      timer.current = setTimeout(() => {
        wasLong.current = true;
        show();
      }, PRESS_MS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onFocus({ target, relatedTarget }) {
      // Not where the page moved the focus itself, after the thing that had it was chosen: that would cover the board.
      if (relatedTarget !== null && target.matches(':focus-visible')) latest.current(true);
    },
    onBlur: close,
    onKeyDown(event) {
      if (event.key === 'Escape') close();
    },
    onContextMenu(event) {
      if (wasLong.current) event.preventDefault();
    },
  };
  return { handlers, endedPress: () => wasLong.current, show };
}

/** Shows what a thing says beside it, above everything; nothing while `about` is undefined. */
export function Preview({
  id,
  about,
  beside,
}: {
  readonly id: string;
  readonly about: PreviewText;
  /** The element of the thing. */
  readonly beside: () => Element | null;
}) {
  const card = useRef<HTMLDivElement>(null);
  const find = useRef(beside);
  useEffect(() => {
    const [element, thing] = [card.current!, find.current()];
    element.showPopover();
    if (!thing) return;
    const [own, at] = [element.getBoundingClientRect(), thing.getBoundingClientRect()];
    const top = at.top - own.height - GAP;
    element.style.top = `${top >= GAP ? top : Math.min(at.bottom + GAP, innerHeight - own.height - GAP)}px`;
    element.style.left = `${Math.max(GAP, Math.min(at.left, innerWidth - own.width - GAP))}px`;
  }, []);
  return (
    <div ref={card} id={id} role="tooltip" popover="manual" className={css.card} data-preview>
      {about.title !== undefined && <b>{about.title}</b>}
      {about.lines.map((line, at) => (
        <p key={`${at} ${line}`}>{line}</p>
      ))}
    </div>
  );
}

/** A thing that says more when it is pointed at, focused or tapped. What it says may be loaded at the first look. */
export function Peek({
  about,
  children,
}: {
  readonly about: PreviewText | (() => Promise<PreviewText | undefined>);
  readonly children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<PreviewText>();
  const load = useRef(about);
  load.current = about;
  useEffect(() => {
    if (!isOpen || typeof load.current !== 'function') return undefined;
    let stale = false;
    // Without a connection the file may not come: then there is nothing to show, and the next look asks again.
    load.current().then(
      (found) => stale || setLoaded(found),
      () => {},
    );
    return () => {
      stale = true;
      setLoaded(undefined);
    };
  }, [isOpen]);
  const shown = typeof about === 'function' ? loaded : about;
  const thing = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { handlers, show } = usePeek(setOpen);
  return (
    <button
      ref={thing}
      type="button"
      className={css.thing}
      aria-describedby={isOpen && shown ? id : undefined}
      {...handlers}
      onClick={show}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
      }}
      data-peek
    >
      {children}
      {isOpen && shown && <Preview id={id} about={shown} beside={() => thing.current} />}
    </button>
  );
}
