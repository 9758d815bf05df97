import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import css from './peek.module.css';

/** What a card, a leader or another thing says. */
export interface About {
  readonly title: string;
  readonly lines: readonly string[];
}

const GAP = 8;

/** Shows what a thing says beside it, above everything; nothing while `about` is undefined. */
export function Preview({
  id,
  about,
  beside,
}: {
  readonly id: string;
  readonly about: About;
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
      <b>{about.title}</b>
      {about.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** A thing that says more when it is pointed at, focused or tapped. */
export function Peek({ about, children }: { readonly about: About; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const thing = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <button
      ref={thing}
      type="button"
      className={css.thing}
      aria-describedby={isOpen ? id : undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
      onFocus={({ target }) => target.matches(':focus-visible') && setOpen(true)}
      onBlur={() => setOpen(false)}
      onClick={() => setOpen(true)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
      }}
      data-peek
    >
      {children}
      {isOpen && <Preview id={id} about={about} beside={() => thing.current} />}
    </button>
  );
}
