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
    // In the frame after the change: what is drawn for a new size may change the size again, which browsers report as an error
    // of the page when it happens within one frame.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(measured);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [element]);
  return box;
}
