import { useLayoutEffect, useState } from 'react';

/** How often fonts have been loaded since the component was drawn: what was measured before has other widths now. */
export function useLoadedFonts(): number {
  const [times, setTimes] = useState(0);
  useLayoutEffect(() => {
    const count = (): void => setTimes((before) => before + 1);
    document.fonts.addEventListener('loadingdone', count);
    return () => document.fonts.removeEventListener('loadingdone', count);
  }, []);
  return times;
}
