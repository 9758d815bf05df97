import { type RefObject, useLayoutEffect, useState } from 'react';

/** The size of an element, in CSS pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The size of an element, followed as it changes; undefined before it is measured. */
export function useBox(element: RefObject<Element | null>): Box | undefined {
  const [box, setBox] = useState<Box>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = measured;
      setBox((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return box;
}
