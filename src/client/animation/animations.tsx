import { useEffect, useRef } from 'react';
import { symbolHref } from '../components/symbol.ts';
import type { LogLine } from '../table/messages.ts';
import { type PieceAnimation, type AnimationStep, stepsAfter } from './piece-animation.ts';
import css from './animations.module.css';

/** Duration of a step, in ms; the short one applies while more steps wait. */
const TRAVEL_MS = 220;
const FAST_TRAVEL_MS = 130;
const SIZE = 30;
const SVG = 'http://www.w3.org/2000/svg';

/** True when the reader or the device asks for no motion. */
export const prefersNoMotion = (): boolean => document.documentElement.dataset['calm'] === 'true';

function use(id: string, style: Readonly<Record<string, string>>, inset: number): SVGUseElement {
  const mark = document.createElementNS(SVG, 'use');
  mark.setAttribute('href', symbolHref(id));
  for (const side of ['x', 'y']) mark.setAttribute(side, String(inset));
  for (const side of ['width', 'height']) mark.setAttribute(side, String(24 - 2 * inset));
  for (const [name, value] of Object.entries(style)) mark.style.setProperty(name, value);
  return mark;
}

/** A moving piece, made without React because it exists for a fifth of a second. */
function ghostOf({ look: { frame, mark, fill, on, count } }: PieceAnimation): HTMLElement {
  const ghost = document.createElement('i');
  ghost.className = css.ghost ?? '';
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.append(use(frame, { color: fill, '--rim': on }, 0), use(mark, { color: on, '--cut': fill }, 5.3));
  ghost.append(svg);
  if (count > 1) ghost.dataset['count'] = String(count);
  return ghost;
}

/** The position of an anchor as a CSS translation; undefined when the anchor is not on the page. */
function transformOf(anchor: string | undefined): string | undefined {
  const box =
    anchor === undefined ? undefined : document.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect();
  if (!box) return undefined;
  return `translate(${box.x + box.width / 2 - SIZE / 2}px, ${box.y + box.height / 2 - SIZE / 2}px)`;
}

/** The keyframes of a piece; undefined when the board does not show its anchors. */
function keyframesOf({ from, via, to }: PieceAnimation): Keyframe[] | undefined {
  const [a, m, b] = [transformOf(from), transformOf(via), transformOf(to)];
  if (from !== undefined && to !== undefined) {
    if (a === undefined || b === undefined) return undefined;
    return [{ transform: a }, ...(m === undefined ? [] : [{ transform: m }]), { transform: b }];
  }
  if (b !== undefined)
    return [
      { transform: `${b} scale(1.7)`, opacity: 0 },
      { transform: b, opacity: 1 },
    ];
  if (a !== undefined)
    return [
      { transform: a, opacity: 1 },
      { transform: `${a} scale(0.5)`, opacity: 0 },
    ];
  return undefined;
}

/** Plays steps one after the other; any input of the reader skips the rest. */
class AnimationQueue {
  readonly #layer: HTMLElement;
  #waiting: AnimationStep[] = [];
  #running: Animation[] = [];
  #busy = false;

  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  show(steps: readonly AnimationStep[]): void {
    this.#waiting.push(...steps);
    if (!this.#busy) void this.#run();
  }

  skip(): void {
    this.#waiting = [];
    for (const animation of this.#running) animation.cancel();
  }

  async #run(): Promise<void> {
    this.#busy = true;
    for (let step = this.#waiting.shift(); step; step = this.#waiting.shift()) {
      const duration = this.#waiting.length > 1 ? FAST_TRAVEL_MS : TRAVEL_MS;
      const ghosts = step.flatMap((piece) => {
        const keyframes = keyframesOf(piece);
        return keyframes ? [{ ghost: ghostOf(piece), way: keyframes }] : [];
      });
      this.#layer.append(...ghosts.map(({ ghost }) => ghost));
      this.#running = ghosts.map(({ ghost, way: keyframes }) =>
        ghost.animate(keyframes, { duration, easing: 'ease-in-out' }),
      );
      // A cancelled animation rejects: it was skipped.
      await Promise.allSettled(this.#running.map(({ finished }) => finished));
      this.#layer.replaceChildren();
    }
    this.#running = [];
    this.#busy = false;
  }
}

interface MotionProps {
  readonly log: readonly LogLine[];
  readonly view: object;
  /** The pieces that an event moves. */
  animations(event: object, view: object): readonly PieceAnimation[];
}

/** Animates pieces as the log grows. Nothing waits for it; a touch or key skips it. */
export function Motion({ log, view, animations }: MotionProps) {
  const layer = useRef<HTMLDivElement>(null);
  const queue = useRef<AnimationQueue>(undefined);
  const seen = useRef(log.at(-1)?.n ?? -1);
  useEffect(() => {
    const made = new AnimationQueue(layer.current!);
    queue.current = made;
    const skip = (): void => made.skip();
    for (const input of ['pointerdown', 'keydown'] as const) document.addEventListener(input, skip, true);
    return () => {
      for (const input of ['pointerdown', 'keydown'] as const) document.removeEventListener(input, skip, true);
      skip();
    };
  }, []);
  useEffect(() => {
    const steps = stepsAfter(log, seen.current, (event) => animations(event, view));
    seen.current = log.at(-1)?.n ?? -1;
    if (steps.length > 0 && !prefersNoMotion() && !document.hidden) queue.current?.show(steps);
  }, [log, view, animations]);
  return <div ref={layer} className={css.layer} aria-hidden="true" data-motion />;
}
