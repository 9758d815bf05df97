import { useEffect, useState } from 'react';
import { codeOf } from '../net/api.ts';

/** An answer of the server: still awaited, here, or refused with a code. */
export interface Loaded<T> {
  readonly value: T | undefined;
  readonly errorCode: string | undefined;
}

/** Asks the server whenever the key changes. */
export function useApi<T>(key: string, ask: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T> & { readonly key: string }>();
  useEffect(() => {
    let stale = false;
    ask().then(
      (value) => !stale && setLoaded({ key, value, errorCode: undefined }),
      (error: unknown) => !stale && setLoaded({ key, value: undefined, errorCode: codeOf(error) }),
    );
    return () => {
      stale = true;
    };
    // `ask` is a new function each time; the key says when to ask again.
  }, [key]);
  return loaded?.key === key ? loaded : { value: undefined, errorCode: undefined };
}
