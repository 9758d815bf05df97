import { useEffect, useRef } from 'react';
import sprite from '../assets/emblems.svg?url';
import type { LogLine } from '../table/messages.ts';
import { type PieceAnimation, type AnimationStep, stepsAfter } from './piece-animation.ts';
import css from './animations.module.css';

/** How long a wave takes; less when others wait behind it. */
const TRAVEL_MS = 220;
const HURRIED_MS = 130;
const SIZE = 30;
const SVG = 'http://www.w3.org/2000/svg';

/** True when the reader, or the device, wants nothing to move. */
export const prefersNoMotion = (): boolean => document.documentElement.dataset['calm'] === 'true';

function use(id: string, style: Readonly<Record<string, string>>, inset: number): SVGUseElement {
  const mark = document.createElementNS(SVG, 'use');
  mark.setAttribute('href', `${sprite}#${id}`);
  for (const side of ['x', 'y']) mark.setAttribute(side, String(inset));
  for (const side of ['width', 'height']) mark.setAttribute(side, String(24 - 2 * inset));
  for (const [name, value] of Object.entries(style)) mark.style.setProperty(name, value);
  return mark;
}

/** A piece as it travels: drawn by hand, because it lives for a fifth of a second. */
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

/** Where an anchor stands on the screen, as a translation; undefined: it is not there. */
function placeOf(anchor: string | undefined): string | undefined {
  const box =
    anchor === undefined ? undefined : document.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect();
  if (!box) return undefined;
  return `translate(${box.x + box.width / 2 - SIZE / 2}px, ${box.y + box.height / 2 - SIZE / 2}px)`;
}

/** The way of a flight as keyframes; undefined where the board does not show it. */
function wayOf({ from, via, to }: PieceAnimation): Keyframe[] | undefined {
  const [a, m, b] = [placeOf(from), placeOf(via), placeOf(to)];
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

/** One wave after the other, until the reader does something: then all is where it belongs at once. */
class Projector {
  readonly #layer: HTMLElement;
  #waiting: AnimationStep[] = [];
  #running: Animation[] = [];
  #busy = false;

  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  show(waves: readonly AnimationStep[]): void {
    this.#waiting.push(...waves);
    if (!this.#busy) void this.#run();
  }

  skip(): void {
    this.#waiting = [];
    for (const animation of this.#running) animation.cancel();
  }

  async #run(): Promise<void> {
    this.#busy = true;
    for (let wave = this.#waiting.shift(); wave; wave = this.#waiting.shift()) {
      const duration = this.#waiting.length > 1 ? HURRIED_MS : TRAVEL_MS;
      const ghosts = wave.flatMap((flight) => {
        const way = wayOf(flight);
        return way ? [{ ghost: ghostOf(flight), way }] : [];
      });
      this.#layer.append(...ghosts.map(({ ghost }) => ghost));
      this.#running = ghosts.map(({ ghost, way }) => ghost.animate(way, { duration, easing: 'ease-in-out' }));
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
  /** What an event moves on the board. */
  flights(event: object, view: object): readonly PieceAnimation[];
}

/** Lets pieces travel over the board as the log grows. Nothing waits for it, and any touch or key ends it. */
export function Motion({ log, view, flights }: MotionProps) {
  const layer = useRef<HTMLDivElement>(null);
  const projector = useRef<Projector>(undefined);
  const seen = useRef(log.at(-1)?.n ?? -1);
  useEffect(() => {
    const made = new Projector(layer.current!);
    projector.current = made;
    const skip = (): void => made.skip();
    for (const input of ['pointerdown', 'keydown'] as const) document.addEventListener(input, skip, true);
    return () => {
      for (const input of ['pointerdown', 'keydown'] as const) document.removeEventListener(input, skip, true);
      skip();
    };
  }, []);
  useEffect(() => {
    const waves = stepsAfter(log, seen.current, (event) => flights(event, view));
    seen.current = log.at(-1)?.n ?? -1;
    if (waves.length > 0 && !prefersNoMotion() && !document.hidden) projector.current?.show(waves);
  }, [log, view, flights]);
  return <div ref={layer} className={css.layer} aria-hidden="true" data-motion />;
}
