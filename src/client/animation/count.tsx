import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../state/messages.tsx';
import { prefersNoMotion } from './animations.tsx';

const COUNT_MS = 240;

/** A number that counts up or down to its new value. */
export function Count({ value }: { readonly value: number }) {
  const { number } = useMessages();
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    if (start === value) return undefined;
    if (prefersNoMotion() || document.hidden) {
      from.current = value;
      setShown(value);
      return undefined;
    }
    const begun = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - begun) / COUNT_MS);
      from.current = Math.round(start + (value - start) * part);
      setShown(from.current);
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return <>{number(shown)}</>;
}
