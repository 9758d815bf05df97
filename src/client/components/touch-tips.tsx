import { useEffect, useId, useState } from 'react';
import { Preview } from './peek.tsx';

/** How long a finger presses a thing before its tooltip opens, in ms. */
const PRESS_MS = 450;

interface Tip {
  readonly text: string;
  readonly thing: Element;
}

/** The tooltip of the thing, or of what it is part of: a title attribute, or the title of a drawing. */
function tipOf(element: Element): Tip | undefined {
  const thing = element.closest('[title], svg :has(> title)');
  if (!thing) return undefined;
  const text = thing.getAttribute('title') ?? thing.querySelector(':scope > title')?.textContent ?? '';
  return text === '' ? undefined : { text, thing };
}

/** Shows tooltips to those who have no mouse: a long press opens one, the next touch closes it. */
export function TouchTips() {
  const [tip, setTip] = useState<Tip>();
  const id = useId();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => clearTimeout(timer);
    const begin = ({ pointerType, target }: PointerEvent): void => {
      stop();
      setTip(undefined);
      const found = pointerType !== 'mouse' && target instanceof Element ? tipOf(target) : undefined;
      if (found) timer = setTimeout(() => setTip(found), PRESS_MS);
    };
    document.addEventListener('pointerdown', begin);
    for (const end of ['pointerup', 'pointercancel', 'scroll'] as const) document.addEventListener(end, stop, true);
    return () => {
      stop();
      document.removeEventListener('pointerdown', begin);
      for (const end of ['pointerup', 'pointercancel', 'scroll'] as const)
        document.removeEventListener(end, stop, true);
    };
  }, []);
  return tip && <Preview key={tip.text} id={id} about={{ lines: [tip.text] }} beside={() => tip.thing} />;
}
