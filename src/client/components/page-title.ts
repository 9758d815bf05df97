import { useLayoutEffect } from 'react';

/** Sets the title of the window. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
