import { useEffect, useState } from 'react';
import css from './guide-card.module.css';
import type { GuideStatus } from './guide-store.ts';

/** Areas of the frame by the names that notes use for them. */
const AREAS = ['board', 'seats', 'rail', 'tray', 'prompt'];

/** Interval between two measurements of the rings, in ms; boards scroll and pieces move. */
const MEASURE_MS = 200;

interface Ring {
  readonly kind: 'look' | 'wanted';
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];

/** The elements that a note highlights. */
function pointedAt(look: readonly string[]): Element[] {
  return look.flatMap((word) =>
    AREAS.includes(word) ? all(`[data-look="${word}"]`) : all(`[data-place="${word}"], [data-cell="${word}"]`),
  );
}

const begins = (say: string, words: string | undefined): boolean =>
  words !== undefined && words !== '' && `${say} `.startsWith(`${words} `);

/** The controls that lead to a wanted answer: choices of the prompt, and what stands on the board. */
function controlsLeadingTo(says: readonly string[]): Element[] {
  const leads = (words: string | undefined): boolean => says.some((say) => begins(say, words));
  const choices = all('[data-prompt] [data-words]').filter((one) => leads((one as HTMLElement).dataset['words']));
  const things = all('[data-to][data-target]').filter((one) => leads((one as HTMLElement).dataset['to']));
  const words = new Set(says.flatMap((say) => say.split(' ')));
  const places = all('[data-place][data-target], [data-cell][data-target]').filter((one) => {
    const { place, cell } = (one as SVGElement).dataset;
    return words.has(place ?? cell ?? '');
  });
  return [...choices, ...things, ...places];
}

/** True when nothing covers the middle of the element. */
function isVisible(element: Element, { left, top, width, height }: DOMRect): boolean {
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return over !== null && (element.contains(over) || over.contains(element));
}

function ringsOf(elements: readonly Element[], kind: Ring['kind']): Ring[] {
  return elements.flatMap((element) => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || getComputedStyle(element).visibility === 'hidden' || !isVisible(element, box)) return [];
    const { left, top, width, height } = box;
    return [{ kind, left, top, width, height }];
  });
}

/** Rings around the highlighted elements; they take no input. */
export function Spotlight({ status }: { readonly status: GuideStatus }) {
  const [rings, setRings] = useState<readonly Ring[]>([]);
  useEffect(() => {
    const { stop } = status;
    const look = stop.waits === 'nobody' ? [] : (stop.note?.look ?? []);
    const says = stop.waits === 'learner' ? stop.says : [];
    let shown: Element | undefined;
    const measure = (): void => {
      const wanted = controlsLeadingTo(says);
      // Scroll a wanted choice into view once.
      if (wanted[0] !== undefined && wanted[0] !== shown)
        wanted[0].scrollIntoView({ block: 'nearest', inline: 'nearest' });
      shown = wanted[0];
      const next = [...ringsOf(pointedAt(look), 'look'), ...ringsOf(wanted, 'wanted')];
      setRings((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const first = requestAnimationFrame(measure);
    const timer = setInterval(measure, MEASURE_MS);
    return () => {
      cancelAnimationFrame(first);
      clearInterval(timer);
    };
  }, [status]);
  return rings.map(({ kind, left, top, width, height }) => (
    <i
      key={`${kind} ${left} ${top}`}
      className={css.ring}
      data-kind={kind}
      aria-hidden="true"
      style={{ left, top, width, height }}
    />
  ));
}
