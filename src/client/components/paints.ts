import { useEffect, useState } from 'react';
import { nextPaint } from './next-paint.ts';

/**
 * The number of paints since the component was mounted, up to `most`: for parts that are drawn one after another. Between them a
 * phone can answer its reader.
 */
export function usePaints(most: number): number {
  const [paints, setPaints] = useState(0);
  useEffect(() => {
    if (paints >= most) return undefined;
    let stale = false;
    void nextPaint().then(() => {
      if (!stale) setPaints(paints + 1);
    });
    return () => {
      stale = true;
    };
  }, [paints, most]);
  return paints;
}

/** A value as it was at the last paint: for what takes long to draw and may follow what a press changes. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => void nextPaint().then(() => setPainted(value)), [value]);
  return painted;
}
