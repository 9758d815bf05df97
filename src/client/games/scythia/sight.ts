import { type RefObject, useEffect } from 'react';
import { useBoardContext } from './board-context.tsx';

/** How much of a target must show. */
const SHOWN = 20;

/** What scrolls an element up and down. */
function scrollerOf(element: Element | null): Element | null {
  for (let box = element?.parentElement ?? null; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  return null;
}

/** When all that can be tapped in a part of the screen lies out of sight, the first of it is brought there. */
export function useTargetsInSight(part: RefObject<HTMLElement | null>): void {
  const { said } = useBoardContext();
  useEffect(() => {
    const around = scrollerOf(part.current)?.getBoundingClientRect();
    if (said === '' || !around) return;
    const targets = [...(part.current?.querySelectorAll('[data-target]') ?? [])].filter(
      (target) => target.getClientRects().length > 0,
    );
    const isSeen = ({ top, bottom }: DOMRect): boolean => bottom > around.top + SHOWN && top < around.bottom - SHOWN;
    if (!targets.some((target) => isSeen(target.getBoundingClientRect())))
      targets[0]?.scrollIntoView({ block: 'center' });
  }, [part, said]);
}

/** When another player begins a turn or a raid, the board is shown from its top: there stands the village or the raid's sheet. */
export function useOthersInSight(part: RefObject<HTMLElement | null>): void {
  const { view, own } = useBoardContext();
  const isRaid = view.raid !== undefined;
  useEffect(() => {
    if (view.active !== own) scrollerOf(part.current)?.scrollTo({ top: 0 });
  }, [part, view.turns, view.active, isRaid, own]);
}
