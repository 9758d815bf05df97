import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { nextPaint } from '../components/next-paint.ts';
import { useMessages } from '../state/messages.tsx';
import css from './stage.module.css';
import { panBy, ZOOM_STEP, UNZOOMED, type Zoom, zoomAt } from './zoom.ts';

/** A pointer that moved less than this, in CSS pixels, has pressed and not dragged. */
const SLACK = 6;
/** What a double click enlarges to. */
const NEAR = 2;

/** An enlarged board is a scaled picture at first; it is painted again when it has not changed for this long, in ms. */
const SHARP_MS = 800;

interface StageProps {
  /** True when the board is a map: its controls are always shown. */
  readonly isMap: boolean;
  readonly children: ReactNode;
}

/** The place of the board: it can be enlarged and moved with wheel, fingers, keys and buttons. */
export function Stage({ isMap, children }: StageProps) {
  const { t } = useMessages();
  const window = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(UNZOOMED);
  const pointers = useRef(new Map<number, readonly [x: number, y: number]>());
  const start = useRef<readonly [x: number, y: number]>(undefined);
  const wasDragged = useRef(false);

  const place = (): DOMRect => window.current!.getBoundingClientRect();
  /** A board that scrolls in its place is not enlarged. */
  const scrolls = (): boolean => {
    const board = window.current?.firstElementChild;
    return !board || board.scrollHeight > board.clientHeight + 1;
  };
  const change = (to: (zoom: Zoom, box: DOMRect) => Zoom): void => {
    if (!window.current) return;
    const box = place();
    if (!scrolls()) setZoom((now) => to(now, box));
  };
  /** A press: a sharp picture must be painted again to change, so the button is seen to be pressed before that. */
  const pressed = (to: (zoom: Zoom, box: DOMRect) => Zoom): void => {
    if (window.current!.dataset['sharp'] === undefined) change(to);
    else void nextPaint().then(() => change(to));
  };
  const by = (factor: number): void => pressed((now, box) => zoomAt(now, factor, [box.width / 2, box.height / 2], box));
  const reset = (): void => pressed(() => UNZOOMED);

  const latest = useRef({ change, by, reset });
  useEffect(() => {
    latest.current = { change, by, reset };
  });
  useEffect(() => {
    const stage = window.current!;
    // React's own listener could not keep the page from scrolling.
    const onWheel = (event: WheelEvent): void => {
      if (event.deltaY === 0) return;
      event.preventDefault();
      const factor = ZOOM_STEP ** (-Math.sign(event.deltaY) * Math.min(3, Math.max(1, Math.abs(event.deltaY) / 100)));
      latest.current.change((now, box) =>
        zoomAt(now, factor, [event.clientX - box.left, event.clientY - box.top], box),
      );
    };
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
      if (event.key === '+' || event.key === '=') latest.current.by(ZOOM_STEP);
      else if (event.key === '-' || event.key === '−') latest.current.by(1 / ZOOM_STEP);
      // A number that can be chosen keeps its key.
      else if (event.key === '0' && document.querySelector('[data-prompt] [data-key="0"]') === null)
        latest.current.reset();
    };
    stage.addEventListener('wheel', onWheel, { passive: false });
    document.addEventListener('keydown', onKeyDown);
    return () => {
      stage.removeEventListener('wheel', onWheel);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  function onPointerDown({ pointerId, clientX, clientY, button }: PointerEvent): void {
    if (button !== 0) return;
    if (pointers.current.size === 0) wasDragged.current = false;
    pointers.current.set(pointerId, [clientX, clientY]);
    start.current = [clientX, clientY];
  }

  function onPointerMove({ pointerId, clientX, clientY }: PointerEvent): void {
    const before = pointers.current.get(pointerId);
    if (!before) return;
    const now = [clientX, clientY] as const;
    const [other] = [...pointers.current].filter(([id]) => id !== pointerId).map(([, point]) => point);
    if (other) {
      wasDragged.current = true;
      const gap = (point: readonly [number, number]): number =>
        Math.hypot(point[0] - other[0], point[1] - other[1]) || 1;
      change((old, box) =>
        zoomAt(
          old,
          gap(now) / gap(before),
          [(clientX + other[0]) / 2 - box.left, (clientY + other[1]) / 2 - box.top],
          box,
        ),
      );
    } else {
      const [x, y] = start.current!;
      if (!wasDragged.current && Math.hypot(clientX - x, clientY - y) < SLACK) return;
      if (zoom.scale > 1) {
        wasDragged.current = true;
        change((old, box) => panBy(old, [clientX - before[0], clientY - before[1]], box));
      }
    }
    pointers.current.set(pointerId, now);
  }

  const onPointerEnd = ({ pointerId }: PointerEvent): void => void pointers.current.delete(pointerId);

  /** What ends a drag presses nothing. */
  function onClickCapture(event: MouseEvent): void {
    if (!wasDragged.current) return;
    wasDragged.current = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function onDoubleClick({ target, clientX, clientY }: MouseEvent): void {
    if (target instanceof Element && target.closest('button, [role="button"], a, input')) return;
    change((now, box) => (now.scale > 1 ? UNZOOMED : zoomAt(now, NEAR, [clientX - box.left, clientY - box.top], box)));
  }

  useEffect(() => {
    const { dataset } = window.current!;
    const timer = zoom === UNZOOMED ? undefined : setTimeout(() => (dataset['sharp'] = ''), SHARP_MS);
    return () => {
      clearTimeout(timer);
      delete dataset['sharp'];
    };
  }, [zoom]);
  const { scale, x, y } = zoom;
  const isZoomed = scale > 1;
  return (
    <>
      <div
        ref={window}
        className={css.window}
        role="region"
        aria-label={t('play.aria.board')}
        data-stage
        data-zoomed={isZoomed || undefined}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        onPointerLeave={onPointerEnd}
        onClickCapture={onClickCapture}
        onDoubleClick={onDoubleClick}
      >
        <div
          className={css.board}
          // A board that is no map may scroll in its place.
          tabIndex={isMap ? undefined : 0}
          style={isZoomed ? { transform: `translate(${x}px, ${y}px) scale(${scale})` } : undefined}
        >
          {children}
        </div>
      </div>
      {(isMap || isZoomed) && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a column of buttons
        <div className={css.zoom} role="group" aria-label={t('play.aria.zoom')} data-zoomed={isZoomed || undefined}>
          <button type="button" onClick={() => by(ZOOM_STEP ** 2)} aria-label={t('play.button.zoomIn')} title="+">
            <Icon id="u-plus" size={18} />
          </button>
          <button
            type="button"
            onClick={() => by(ZOOM_STEP ** -2)}
            aria-label={t('play.button.zoomOut')}
            title="−"
            aria-disabled={!isZoomed}
          >
            <Icon id="u-minus" size={18} />
          </button>
          <button
            type="button"
            onClick={reset}
            aria-label={t('play.button.zoomReset')}
            title={`${t('play.button.zoomReset')} (0)`}
            aria-disabled={!isZoomed}
          >
            <Icon id="u-fit" size={18} />
          </button>
        </div>
      )}
    </>
  );
}
